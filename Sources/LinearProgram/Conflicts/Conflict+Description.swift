// SPDX-License-Identifier: GPL-3.0-or-later

extension Conflict {
  /// Amounts are told to a millionth of a point, finer than any pixel, to hide rounding.
  private static let amountsPerPoint = 1e6

  /// The members as they were written, each on a line with its place, and what would cure it.
  public func description(naming name: (Variable) -> String) -> String {
    var lines = [
      members.count == 1
        ? "This requirement cannot hold:" : "These \(members.count) requirements cannot all hold:"
    ]
    for member in members {
      let text = member.text(naming: name)
      let source = member.source(naming: name)
      lines.append("  \(text)" + (source.map { " (\($0))" } ?? ""))
    }
    if let cheapest, cheapest.amount.isFinite {
      let text = cheapest.member.text(naming: name)
      lines.append("'\(text)' would have to give way by \(Self.text(of: cheapest.amount)).")
    }
    return lines.joined(separator: "\n")
  }

  private static func text(of amount: Double) -> String {
    let rounded = (amount * amountsPerPoint).rounded() / amountsPerPoint
    return shortestText(rounded > 0 && rounded.isFinite ? rounded : amount)
  }
}
