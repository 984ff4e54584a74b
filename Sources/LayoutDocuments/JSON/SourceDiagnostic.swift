// SPDX-License-Identifier: GPL-3.0-or-later

/// A message about a place in a document, in the one form in which all of them are shown.
public struct SourceDiagnostic: Hashable, Sendable {
  /// How much a message matters.
  public enum Severity: String, Hashable, Sendable {
    /// The document cannot be used.
    case error
    /// The document can be used, but hardly as it was meant.
    case warning
  }

  /// How much the message matters.
  public var severity: Severity

  /// What happened and what was expected, in one line without a full stop.
  public var message: String

  /// What to do about it, in one line without a full stop; nil where the message says enough.
  public var hint: String?

  /// Where it happened in the text.
  public var location: SourceLocation

  /// Where it happened in the tree of values.
  public var path: JSONPath

  /// Makes a message about a place; an error without a hint unless said otherwise.
  public init(
    severity: Severity = .error, message: String, hint: String? = nil, location: SourceLocation,
    path: JSONPath
  ) {
    self.severity = severity
    self.message = message
    self.hint = hint
    self.location = location
    self.path = path
  }

  /// The message as `file:line:column: error: message`, a line with the path and one with the hint.
  ///
  /// Without a file's name the text begins with the line. There is no line feed at the end.
  public func rendered(file: String? = nil) -> String {
    let place = (file.map { $0 + ":" } ?? "") + location.description
    var text = "\(place): \(severity.rawValue): \(message)\n  at \(path)"
    if let hint {
      text += "\n  hint: \(hint)"
    }
    return text
  }
}
