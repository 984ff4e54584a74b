// SPDX-License-Identifier: GPL-3.0-or-later

/// Why the command ends without what was asked for: a status and the text that says why.
struct CommandFailure: Error, Hashable {
  let status: ExitStatus

  /// The text for standard error, without a line feed at the end.
  let text: String

  /// A failure whose text is complete.
  init(_ status: ExitStatus, text: String) {
    self.status = status
    self.text = text
  }

  /// A failure about a file, or about the command where there is none.
  init(_ status: ExitStatus, file: String? = nil, message: String, hint: String? = nil) {
    self.status = status
    let place = file ?? CommandSpecification.solveLayout.name
    text = "\(place): error: \(message)" + (hint.map { "\n  hint: \($0)" } ?? "")
  }
}
