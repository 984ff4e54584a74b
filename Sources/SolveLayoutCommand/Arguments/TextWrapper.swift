// SPDX-License-Identifier: GPL-3.0-or-later

/// Breaks text into lines of at most 80 characters.
enum TextWrapper {
  static let lineWidth = 80

  /// The words of a text as lines that begin with some spaces; a word too long for a line overflows.
  static func wrapped(_ text: String, indentation: Int = 0) -> String {
    let margin = String(repeating: " ", count: indentation)
    var lines: [String] = []
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if line.isEmpty {
        line = margin + word
      } else if line.count + 1 + word.count <= lineWidth {
        line += " " + word
      } else {
        lines.append(line)
        line = margin + word
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }

  /// Paragraphs, separated by an empty line, each wrapped by itself.
  static func wrappedParagraphs(_ text: String) -> String {
    let paragraphs = text.split(separator: "\n\n").map { wrapped(String($0)) }
    return paragraphs.joined(separator: "\n\n")
  }
}
