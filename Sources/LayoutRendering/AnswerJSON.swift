// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes frames as the answer that programs read: exact numbers, one view a line.
///
/// Numbers are the shortest texts that read back as the same `Double`; infinite ones are
/// `"infinity"`.
public enum AnswerJSON {
  /// The version of the answer's form.
  public static let version = 1

  /// The answer for a report, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - report: what is answered.
  ///   - includesRounded: whether each view has a second frame, rounded to pixels; off by default.
  public static func text(of report: LayoutReport, includesRounded: Bool = false) -> String {
    let views = report.scene.entries.compactMap { entry in
      report.frames[entry.node].map { frame in
        view(entry, frame, rounded: includesRounded ? report.rounding.rounded(frame) : nil)
      }
    }
    let size = report.frames.size
    var members = [
      ("version", JSONWriter.text(of: .integer(version))),
      ("engine", JSONWriter.text(of: .string(report.engine))),
      (
        "size",
        JSONWriter.text(
          of: [
            "width": .number(Double(size.width)), "height": .number(Double(size.height)),
          ])
      ), ("views", lines(of: views)),
    ]
    if let check = report.check { members.append(("check", JSONWriter.text(of: content(check)))) }
    members.append(("warnings", lines(of: report.warnings.map(content))))
    let texts = members.map { "  \"\($0.0)\": \($0.1)" }
    return "{\n" + texts.joined(separator: ",\n") + "\n}\n"
  }

  /// An array with one element a line.
  private static func lines(of elements: [JSONContent]) -> String {
    guard !elements.isEmpty else { return "[]" }
    let texts = elements.map { "    " + JSONWriter.text(of: $0) }
    return "[\n" + texts.joined(separator: ",\n") + "\n  ]"
  }

  private static func view(_ entry: SceneTree.Entry, _ frame: CGRect, rounded: CGRect?)
    -> JSONContent
  {
    var members = [JSONContent.Member("path", .string(entry.path))]
    if let id = entry.id { members.append(.init("id", .string(id))) }
    members.append(.init("type", .string(entry.type)))
    members.append(.init("frame", content(frame)))
    if let rounded { members.append(.init("rounded", content(rounded))) }
    return .object(members)
  }

  static func content(_ frame: CGRect) -> JSONContent {
    [
      "x": .number(Double(frame.origin.x)), "y": .number(Double(frame.origin.y)),
      "width": .number(Double(frame.size.width)), "height": .number(Double(frame.size.height)),
    ]
  }

  private static func content(_ check: CheckSummary) -> JSONContent {
    [
      "engines": .array(check.engines.map { .string($0) }), "agree": .bool(check.agree),
      "largestDifference": .number(Double(check.largestDifference)),
      "compared": .integer(check.compared),
    ]
  }

  /// A warning with the parts of its place that are known.
  private static func content(_ warning: SceneWarning) -> JSONContent {
    var members = [JSONContent.Member("message", .string(warning.message))]
    let origin = warning.origin
    if !origin.path.isEmpty { members.append(.init("path", .string(origin.path))) }
    if let line = origin.line { members.append(.init("line", .integer(line))) }
    if let column = origin.column { members.append(.init("column", .integer(column))) }
    return .object(members)
  }
}
