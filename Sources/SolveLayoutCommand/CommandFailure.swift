// SPDX-License-Identifier: GPL-3.0-or-later

/// Why the command ends without what was asked for: a status and the text that says why.
struct CommandFailure: Error, Hashable {
  let status: ExitStatus

  /// The text for standard error, without a line feed at the end.
  let text: String

  /// What happened, without a place.
  let message: String

  /// Where it happened; nil where that is only in the text.
  let place: Place?

  /// A file, and a place in it where that is known.
  struct Place: Hashable {
    var file: String
    var line: Int?
    var column: Int?
  }

  /// A failure whose text is complete.
  init(_ status: ExitStatus, text: String) {
    self.status = status
    self.text = text
    message = text
    place = nil
  }

  /// A failure about a file, or about the command where there is none.
  init(
    _ status: ExitStatus, file: String? = nil, line: Int? = nil, column: Int? = nil,
    message: String, hint: String? = nil
  ) {
    self.status = status
    self.message = message
    place = file.map { Place(file: $0, line: line, column: column) }
    let numbers = [line, column].compactMap { $0.map { ":\($0)" } }.joined()
    text =
      (file ?? CommandSpecification.solveLayout.name) + numbers + ": error: \(message)"
      + (hint.map { "\n  hint: \($0)" } ?? "")
  }
}
