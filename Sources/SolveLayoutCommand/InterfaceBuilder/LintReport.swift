// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutRendering
import SolveLayout

/// The findings in several files, as text, as JSON and as SARIF 2.1.0.
struct LintReport {
  typealias Finding = InterfaceBuilderFinding

  private var findings: [(path: String, finding: Finding)] = []
  /// All findings as a baseline that accepts them.
  private(set) var baseline = LintBaseline()
  private var acceptedCount = 0
  /// Why files could not be looked at.
  private var failures: [CommandFailure] = []
  /// How a file is named where reports are compared: from the working directory.
  private let shortestPath: (String) -> String

  init(shortestPath: @escaping (String) -> String) {
    self.shortestPath = shortestPath
  }

  /// Adds the reason why something could not be looked at.
  mutating func add(_ failure: CommandFailure) { failures.append(failure) }

  /// Adds the findings in a file, without those that were accepted.
  mutating func add(_ found: [Finding], of path: String, without accepted: LintBaseline) {
    let key = shortestPath(path)
    for finding in found {
      baseline.insert(finding, of: key)
      if accepted.contains(finding, of: key) {
        acceptedCount += 1
      } else {
        findings.append((path, finding))
      }
    }
  }

  /// Whether there is nothing to tell.
  var isEmpty: Bool { findings.isEmpty }

  // MARK: Text

  /// A line a finding and one for each place that has to do with it; the last line counts.
  var text: String {
    var lines: [String] = []
    for (path, finding) in findings {
      lines.append(
        "\(path):\(finding.line):\(finding.column): \(finding.level.rawValue): \(finding.text) "
          + "[\(finding.rule.rawValue)]")
      for related in finding.related {
        guard let line = related.line else { continue }
        let column = related.column.map { ":\($0)" } ?? ""
        lines.append("  \(path):\(line)\(column): \(related.text)")
      }
    }
    let accepted = acceptedCount > 0 ? ", \(acceptedCount) accepted" : ""
    lines.append("\(findings.count) finding\(findings.count == 1 ? "" : "s")\(accepted)")
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: JSON

  /// Every finding as an object.
  var json: String {
    let list = findings.map { path, finding in
      JSONContent.object([
        .init("file", .string(path)), .init("line", .integer(finding.line)),
        .init("column", .integer(finding.column)), .init("rule", .string(finding.rule.rawValue)),
        .init("level", .string(finding.level.rawValue)),
        .init("id", finding.id.map { .string($0) } ?? .null), .init("text", .string(finding.text)),
        .init("related", .array(finding.related.map { Self.content($0) })),
      ])
    }
    let content = JSONContent.object([
      .init("findings", .array(list)), .init("accepted", .integer(acceptedCount)),
    ])
    return JSONWriter.text(of: content, style: .pretty) + "\n"
  }

  private static func content(_ related: Finding.Related) -> JSONContent {
    .object([
      .init("text", .string(related.text)),
      .init("line", related.line.map { .integer($0) } ?? .null),
      .init("column", related.column.map { .integer($0) } ?? .null),
    ])
  }

  // MARK: SARIF

  /// The findings in the form that code reviews read.
  var sarif: String {
    let rules = Finding.Rule.allCases.map { rule in
      JSONContent.object([
        .init("id", .string(rule.rawValue)),
        .init("shortDescription", .object([.init("text", .string(rule.summary))])),
      ])
    }
    let driver = JSONContent.object([
      .init("name", .string("solve-layout")), .init("version", .string(CommandVersion.current)),
      .init("rules", .array(rules)),
    ])
    let run = JSONContent.object([
      .init("tool", .object([.init("driver", driver)])),
      .init("invocations", .array([invocation])),
      .init("columnKind", .string("unicodeCodePoints")),
      .init("results", .array(findings.map { result($0.finding, $0.path) })),
    ])
    let log = JSONContent.object([
      .init("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      .init("version", .string("2.1.0")), .init("runs", .array([run])),
    ])
    return JSONWriter.text(of: log, style: .pretty) + "\n"
  }

  /// Whether everything could be looked at, and what could not.
  private var invocation: JSONContent {
    let notifications = failures.map { failure in
      var members: [JSONContent.Member] = [
        .init("level", .string("error")),
        .init("message", .object([.init("text", .string(failure.message))])),
      ]
      if let place = failure.place {
        members.append(
          .init(
            "locations",
            .array([location(place.file, line: place.line, column: place.column, text: nil)])))
      }
      return JSONContent.object(members)
    }
    return .object([
      .init("executionSuccessful", .bool(failures.isEmpty)),
      .init("toolExecutionNotifications", .array(notifications)),
    ])
  }

  private func result(_ finding: Finding, _ path: String) -> JSONContent {
    let related = finding.related.compactMap { related in
      related.line.map { line in
        location(path, line: line, column: related.column, text: related.text)
      }
    }
    return .object([
      .init("ruleId", .string(finding.rule.rawValue)),
      .init("level", .string(finding.level.rawValue)),
      .init("message", .object([.init("text", .string(finding.text))])),
      .init(
        "locations",
        .array([location(path, line: finding.line, column: finding.column, text: nil)])),
      .init("relatedLocations", .array(related)),
      .init(
        "partialFingerprints",
        .object([.init("finding/v1", .string(finding.fingerprint))])),
    ])
  }

  private func location(
    _ path: String, line: Int?, column: Int?, text: String?
  ) -> JSONContent {
    let file = shortestPath(path)
    let address = (file.hasPrefix("/") ? "file://" : "") + Self.uri(file)
    var place: [JSONContent.Member] = [
      .init("artifactLocation", .object([.init("uri", .string(address))]))
    ]
    if let line {
      var region: [JSONContent.Member] = [.init("startLine", .integer(max(line, 1)))]
      if let column { region.append(.init("startColumn", .integer(max(column, 1)))) }
      place.append(.init("region", .object(region)))
    }
    var members: [JSONContent.Member] = [.init("physicalLocation", .object(place))]
    if let text { members.append(.init("message", .object([.init("text", .string(text))]))) }
    return .object(members)
  }

  /// A path as a reference: what has a meaning of its own in addresses is escaped.
  private static func uri(_ path: String) -> String {
    var text = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      let isPlain =
        ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
        || ("0"..."9").contains(scalar) || "/-._~+".unicodeScalars.contains(scalar)
      let digits = String(byte, radix: 16, uppercase: true)
      text += isPlain ? String(scalar) : "%" + (digits.count < 2 ? "0" : "") + digits
    }
    return text
  }
}
