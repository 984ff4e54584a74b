// SPDX-License-Identifier: GPL-3.0-or-later

/// Everything that keeps a document from being used, in the order of the text.
public struct DocumentError: Error, Hashable, Sendable {
  /// What is wrong, sorted by place; never empty.
  public let issues: [DocumentIssue]

  /// How many further ones were found after those.
  public let omittedCount: Int

  /// Makes an error of one issue or several.
  public init(issues: [DocumentIssue], omittedCount: Int = 0) {
    self.issues = issues
    self.omittedCount = omittedCount
  }

  /// The issues as messages; a long list of known names stands in the first of them that needs it.
  public var diagnostics: [SourceDiagnostic] {
    var listed: Set<[String]> = []
    return issues.map { issue in
      var diagnostic = issue.diagnostic
      if let list = issue.kind.longList, !listed.insert(list.names).inserted {
        diagnostic.hint = list.reference
      }
      return diagnostic
    }
  }

  /// All messages as text, one after the other, without a line feed at the end.
  ///
  /// Without a file's name each message begins with its line. Where issues are left out, a last
  /// line counts them, followed by a remark in parentheses if one is given: where to see them.
  public func rendered(file: String? = nil, omissionRemark: String? = nil) -> String {
    var texts = diagnostics.map { $0.rendered(file: file) }
    if omittedCount > 0 {
      texts.append("and \(omittedCount) more" + (omissionRemark.map { " (\($0))" } ?? ""))
    }
    return texts.joined(separator: "\n")
  }
}

extension DocumentError: CustomStringConvertible {
  /// The messages as they are shown for a text without a file's name.
  public var description: String { rendered() }
}
