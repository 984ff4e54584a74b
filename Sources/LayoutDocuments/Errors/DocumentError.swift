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

  /// The issues as messages.
  public var diagnostics: [SourceDiagnostic] { issues.map(\.diagnostic) }

  /// All messages as text, one after the other, without a line feed at the end.
  ///
  /// Without a file's name each message begins with its line.
  public func rendered(file: String? = nil) -> String {
    var texts = diagnostics.map { $0.rendered(file: file) }
    if omittedCount > 0 { texts.append("and \(omittedCount) more") }
    return texts.joined(separator: "\n")
  }
}

extension DocumentError: CustomStringConvertible {
  /// The messages as they are shown for a text without a file's name.
  public var description: String { rendered() }
}
