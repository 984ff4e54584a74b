// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import LayoutRendering
import SolveLayout

/// The comparisons of several files, as text and as JSON.
struct VerificationReport {
  typealias Verification = InterfaceBuilderVerification

  /// Whether the sizes of labels were measured.
  let measuresText: Bool
  private var files: [(path: String, verification: Verification)] = []
  private var totals: [InterfaceBuilderPlatform: Verification.Totals] = [:]

  init(measuresText: Bool) {
    self.measuresText = measuresText
  }

  mutating func add(_ verification: Verification, of path: String) {
    files.append((path, verification))
    let before = totals[verification.platform] ?? Verification.Totals()
    totals[verification.platform] = before + verification.totals
  }

  /// The totals of all platforms.
  var total: Verification.Totals {
    InterfaceBuilderPlatform.allCases.reduce(Verification.Totals()) { $0 + (totals[$1] ?? .init()) }
  }

  // MARK: Text

  /// A line a platform, after the views that do not match where they are asked for.
  func text(isVerbose: Bool) -> String {
    var lines: [String] = []
    if isVerbose {
      for (path, verification) in files {
        for view in verification.views where view.exclusion == nil && !view.matches {
          lines.append(Self.line(view, path))
        }
      }
    }
    for platform in InterfaceBuilderPlatform.allCases {
      guard let totals = totals[platform], totals.counted > 0 else { continue }
      lines.append(Self.line(totals, platform.rawValue))
    }
    lines.append(Self.line(total, "all \(files.count) files"))
    lines.append(
      measuresText
        ? "labels have the sizes that the fixed measurer finds; other controls the saved ones"
        : "texts and controls have their saved sizes")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ view: Verification.View, _ path: String) -> String {
    let cause = view.cause.map { "\($0.kind.rawValue): \($0.text)" } ?? ""
    return "\(path): \(view.element) \(view.id) (\(view.label)) saved \(rectangle(view.saved)), "
      + "solved \(rectangle(view.solved)); \(cause)"
  }

  private static func rectangle(_ frame: CGRect?) -> String {
    guard let frame else { return "nothing" }
    return numbers(frame).map { InterfaceBuilderText.number($0) }.joined(separator: " ")
  }

  private static func line(_ totals: Verification.Totals, _ name: String) -> String {
    guard totals.counted > 0 else { return "\(name): no view that constraints place" }
    let percent = (totals.score * 1000).rounded() / 10
    return "\(name): \(totals.matched) of \(totals.counted) views match (\(percent) %), "
      + "\(totals.independent) of them whatever sizes text and controls have"
  }

  // MARK: JSON

  /// Every view, and the totals.
  var json: String {
    var views: [JSONContent] = []
    for (path, verification) in files {
      views += verification.views.map { Self.content($0, path) }
    }
    let issues = files.flatMap { path, verification in
      verification.issues.map { Self.content($0, path) }
    }
    let platforms = InterfaceBuilderPlatform.allCases.compactMap { platform in
      totals[platform].map { JSONContent.Member(platform.rawValue, Self.content($0)) }
    }
    let content = JSONContent.object([
      .init("text", .string(measuresText ? "fixed" : "saved")),
      .init("views", .array(views)),
      .init("issues", .array(issues)),
      .init("totals", .object(platforms + [.init("all", Self.content(total))])),
    ])
    return JSONWriter.text(of: content, style: .compact) + "\n"
  }

  private static func content(_ issue: InterfaceBuilderIssue, _ path: String) -> JSONContent {
    .object([
      .init("file", .string(path)), .init("line", .integer(issue.place.line)),
      .init("column", .integer(issue.place.column)), .init("element", .string(issue.element)),
      .init("id", issue.id.map { .string($0) } ?? .null),
      .init("reason", .string(issue.reason.rawValue)), .init("text", .string(issue.detail)),
    ])
  }

  private static func content(_ totals: Verification.Totals) -> JSONContent {
    .object([
      .init("counted", .integer(totals.counted)), .init("matched", .integer(totals.matched)),
      .init("independent", .integer(totals.independent)),
      .init("score", .number((totals.score * 10_000).rounded() / 100)),
    ])
  }

  private static func content(_ view: Verification.View, _ path: String) -> JSONContent {
    .object([
      .init("file", .string(path)), .init("root", .string(view.root)),
      .init("id", .string(view.id)), .init("element", .string(view.element)),
      .init("label", .string(view.label)), .init("saved", content(view.saved)),
      .init("solved", content(view.solved)),
      .init("unique", .array(view.unique.map { .bool($0) })),
      .init("counted", .bool(view.exclusion == nil)),
      .init("excluded", view.exclusion.map { .string($0.rawValue) } ?? .null),
      .init("independent", .array(view.independent.map { .bool($0) })),
      .init("matches", .bool(view.matches)),
      .init(
        "cause",
        view.cause.map { cause in
          .object([
            .init("kind", .string(cause.kind.rawValue)), .init("text", .string(cause.text)),
          ])
        } ?? .null),
    ])
  }

  private static func content(_ frame: CGRect?) -> JSONContent {
    guard let frame else { return .null }
    return .array(numbers(frame).map { .number(($0 * 1000).rounded() / 1000) })
  }

  private static func numbers(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map { Double($0) }
  }
}
