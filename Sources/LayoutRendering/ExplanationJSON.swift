// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes explanations for programs: exact numbers, one reason a line.
public enum ExplanationJSON {
  /// The version of the explanations' form.
  public static let version = 1

  /// The text of some explanations, with a line feed at the end.
  public static func text(of explanations: [LayoutExplanation]) -> String {
    let texts = explanations.map { text(of: $0) }
    return "{\n  \"version\": \(version),\n  \"coordinates\": \(list(texts, indent: "  "))\n}\n"
  }

  private static func text(of explanation: LayoutExplanation) -> String {
    let entry = explanation.entry
    var members = [("path", JSONWriter.text(of: .string(entry.path)))]
    if let id = entry.id { members.append(("id", JSONWriter.text(of: .string(id)))) }
    members += [
      ("type", JSONWriter.text(of: .string(entry.type))),
      ("coordinate", JSONWriter.text(of: .string(explanation.coordinate.rawValue))),
      ("value", JSONWriter.text(of: .number(Double(explanation.value)))),
      (
        "sensitivities",
        list(
          explanation.sensitivities.map { JSONWriter.text(of: content($0)) }, indent: "      ")
      ),
      (
        "reasons",
        list(explanation.reasons.map { JSONWriter.text(of: content($0)) }, indent: "      ")
      ),
    ]
    return "{\n" + members.map { "      \"\($0.0)\": \($0.1)" }.joined(separator: ",\n") + "\n    }"
  }

  private static func list(_ texts: [String], indent: String) -> String {
    guard !texts.isEmpty else { return "[]" }
    return "[\n" + texts.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)]"
  }

  private static func content(_ sensitivity: LayoutExplanation.Sensitivity) -> JSONContent {
    [
      "axis": .string(sensitivity.axis == .horizontal ? "horizontal" : "vertical"),
      "length": .number(Double(sensitivity.length)),
      "derivative": .number(Double(sensitivity.derivative)),
      "reasons": content(sensitivity.reasons), "formula": content(sensitivity.formula),
    ]
  }

  private static func content(_ range: ClosedRange<CGFloat>) -> JSONContent {
    ["from": .number(Double(range.lowerBound)), "to": .number(Double(range.upperBound))]
  }

  private static func content(_ reason: LayoutExplanation.Reason) -> JSONContent {
    var members: [JSONContent.Member] = [
      .init("kind", .string(reason.kind.rawValue)), .init("view", .string(reason.view)),
      .init("value", .number(Double(reason.value))), .init("text", .string(reason.text)),
    ]
    members += PlaceJSON.members(reason.place)
    return .object(members)
  }
}

/// The parts of a place that are known, as members of an object.
enum PlaceJSON {
  static func members(_ place: SceneOrigin) -> [JSONContent.Member] {
    var members: [JSONContent.Member] = []
    if !place.path.isEmpty { members.append(.init("place", .string(place.path))) }
    if let line = place.line { members.append(.init("line", .integer(line))) }
    if let column = place.column { members.append(.init("column", .integer(column))) }
    return members
  }
}
