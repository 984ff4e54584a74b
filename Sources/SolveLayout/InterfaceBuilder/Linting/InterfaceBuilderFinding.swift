// SPDX-License-Identifier: GPL-3.0-or-later

/// Something about the layout of an Interface Builder file that somebody may want to change.
public struct InterfaceBuilderFinding: Sendable, Hashable {
  /// The kinds of findings; the raw values are stable names for reports.
  public enum Rule: String, Sendable, Hashable, CaseIterable {
    /// Required constraints cannot hold together.
    case conflict
    /// Constraints leave a place or a length open.
    case ambiguous
    /// The saved frame is not the one that constraints lead to.
    case stale
    /// The file has something that was not understood or is left out.
    case unsupported

    /// What the rule finds, in one sentence.
    public var summary: String {
      switch self {
      case .conflict: "Required constraints cannot hold together."
      case .ambiguous: "Constraints leave the place or the size of a view open."
      case .stale: "The saved frame of a view is not the one that its constraints lead to."
      case .unsupported: "A part of the file was not understood or is left out."
      }
    }
  }

  /// How much a finding matters.
  public enum Level: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Good to know.
    case note
    /// Probably not meant.
    case warning
    /// Wrong on every device.
    case error

    /// Whether one level matters less than another.
    public static func < (left: Level, right: Level) -> Bool { left.rank < right.rank }

    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  /// A place in the file that has to do with a finding.
  public struct Related: Sendable, Hashable {
    /// What stands there.
    public var text: String
    /// The line, counted from 1; nil where none is known.
    public var line: Int?
    /// The column in characters, counted from 1; nil where none is known.
    public var column: Int?
  }

  /// The kind.
  public var rule: Rule
  /// How much it matters.
  public var level: Level
  /// The id of the view or element; nil where there is none.
  public var id: String?
  /// What was found, in words.
  public var text: String
  /// The line of the element, counted from 1.
  public var line: Int
  /// The column of the element in characters, counted from 1.
  public var column: Int
  /// Other places that have to do with it.
  public var related: [Related] = []

  /// What tells the finding from others in its file, and stays when lines are added above.
  public var fingerprint: String { [rule.rawValue, id ?? "", text].joined(separator: "\t") }
}
