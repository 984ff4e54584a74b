// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Required relations that cannot hold together; without any one of them they can.
public struct RelationConflict: Sendable, Hashable, CustomStringConvertible {
  /// One of the relations, or a rule of the structure around them.
  public struct Member: Sendable, Hashable {
    /// The relation as its author wrote it, or the rule in words.
    public var text: String
    /// Where it was written, when that is known.
    public var place: String?
    /// Whether somebody wrote it, rather than a container demanding it.
    public var isRelation: Bool
    /// How far the member would have to give way, alone, in points; nil where that is no help.
    public var relaxation: Double?
  }

  /// The members, in an order that does not depend on the order in which they were written.
  public var members: [Member]
  /// The member that has to give way least; one that somebody wrote, where there is one.
  public var cheapest: Int?
  /// The member that was given up so that the rest could be laid out; nil where none was.
  public var givenUp: Int?

  /// The members, a line each, and the cheapest way out.
  public var description: String {
    var lines = ["these cannot hold together; without any one of them they can:"]
    for member in members {
      let place = member.place.map { " (\($0))" } ?? ""
      lines.append("  \(member.text)\(place)")
    }
    if let cheapest, let amount = members[cheapest].relaxation {
      lines.append(
        "the least change: let '\(members[cheapest].text)' give way by \(LinearExpression(amount))")
    }
    return lines.joined(separator: "\n")
  }
}
