// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes a sweep for programs: exact numbers, one view a line.
public enum SweepJSON {
  /// The version of the sweep's form.
  public static let version = 1

  /// The text of a sweep, with a line feed at the end.
  public static func text(of sweep: LayoutSweep) -> String {
    let members = [
      ("version", "\(version)"),
      ("axis", sweep.axis == .horizontal ? "\"horizontal\"" : "\"vertical\""),
      ("from", number(sweep.range.lowerBound)), ("to", number(sweep.range.upperBound)),
      ("regimes", list(sweep.regimes.map { text(of: $0) }, indent: "  ")),
    ]
    return "{\n" + members.map { "  \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n}\n"
  }

  private static func text(of regime: LayoutSweep.Regime) -> String {
    let members = [
      ("from", number(regime.from)), ("to", number(regime.to)),
      ("fromIncluded", "\(regime.includesFrom)"), ("toIncluded", "\(regime.includesTo)"),
      ("views", list(regime.views.map { JSONWriter.text(of: content($0)) }, indent: "      ")),
      (
        "changes", list(regime.changes.map { JSONWriter.text(of: content($0)) }, indent: "      ")
      ),
    ]
    return "{\n" + members.map { "      \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n    }"
  }

  private static func number(_ value: CGFloat) -> String {
    JSONWriter.text(of: .number(Double(value)))
  }

  private static func list(_ texts: [String], indent: String) -> String {
    guard !texts.isEmpty else { return "[]" }
    return "[\n" + texts.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)]"
  }

  private static func content(_ view: LayoutSweep.View) -> JSONContent {
    var members = [JSONContent.Member("path", .string(view.entry.path))]
    if let id = view.entry.id { members.append(.init("id", .string(id))) }
    members += [
      .init("type", .string(view.entry.type)), .init("x", content(view.x)),
      .init("y", content(view.y)), .init("width", content(view.width)),
      .init("height", content(view.height)),
    ]
    return .object(members)
  }

  private static func content(_ formula: LayoutSweep.Formula) -> JSONContent {
    [
      "slope": .number(Double(formula.slope)), "constant": .number(Double(formula.constant)),
    ]
  }

  private static func content(_ change: LayoutSweep.Change) -> JSONContent {
    .object([.init("text", .string(change.text))] + PlaceJSON.members(change.place))
  }
}
