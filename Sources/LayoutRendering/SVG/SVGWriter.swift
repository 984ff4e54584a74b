// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Writes SVG elements, one a line, with everything escaped.
struct SVGWriter {
  typealias Attributes = KeyValuePairs<String, String>

  private var text = ""
  private var depth = 0
  private var clipCount = 0

  /// Begins the picture; `finished` ends it.
  mutating func begin(viewBox: CGRect, title: String, description: String?) {
    let width = LengthText.text(viewBox.size.width)
    let height = LengthText.text(viewBox.size.height)
    let left = LengthText.text(viewBox.origin.x)
    let top = LengthText.text(viewBox.origin.y)
    text += "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
    text += " viewBox=\"\(left) \(top) \(width) \(height)\" role=\"img\">\n"
    depth = 1
    line("<title>\(Self.escaped(title))</title>")
    if let description { line("<desc>\(Self.escaped(description))</desc>") }
  }

  /// The whole picture.
  consuming func finished() -> String {
    text + "</svg>\n"
  }

  /// Elements that share attributes; nothing where there are none.
  mutating func group(_ attributes: Attributes, _ write: (inout SVGWriter) -> Void) {
    let opening = indented("<g\(Self.list(attributes))>")
    text += opening
    let length = text.utf8.count
    depth += 1
    write(&self)
    depth -= 1
    if text.utf8.count == length {
      text.removeLast(opening.count)
    } else {
      line("</g>")
    }
  }

  /// A group that shows a title for hovering.
  mutating func group(
    title: String, _ attributes: Attributes = [:], _ write: (inout SVGWriter) -> Void
  ) {
    group(attributes) { writer in
      writer.line("<title>\(Self.escaped(title))</title>")
      write(&writer)
    }
  }

  /// An element without content but an optional title.
  mutating func element(_ name: String, _ attributes: Attributes, title: String? = nil) {
    element(name, list: Self.list(attributes), title: title)
  }

  /// A rectangular element with a frame.
  mutating func element(
    _ name: String, frame: CGRect, _ attributes: Attributes, title: String? = nil
  ) {
    element(name, list: Self.list(of: frame) + Self.list(attributes), title: title)
  }

  /// A text.
  mutating func text(_ content: String, _ attributes: Attributes) {
    line("<text\(Self.list(attributes))>\(Self.escaped(content))</text>")
  }

  /// Defines a rectangle to clip by and answers the reference to it.
  mutating func clip(to frame: CGRect) -> String {
    clipCount += 1
    line("<clipPath id=\"clip\(clipCount)\"><rect\(Self.list(of: frame))/></clipPath>")
    return "url(#clip\(clipCount))"
  }

  private mutating func element(_ name: String, list: String, title: String?) {
    if let title {
      line("<\(name)\(list)><title>\(Self.escaped(title))</title></\(name)>")
    } else {
      line("<\(name)\(list)/>")
    }
  }

  private mutating func line(_ line: String) {
    text += indented(line)
  }

  private func indented(_ line: String) -> String {
    String(repeating: " ", count: 2 * depth) + line + "\n"
  }

  private static func list(of frame: CGRect) -> String {
    list([
      "x": LengthText.text(frame.origin.x), "y": LengthText.text(frame.origin.y),
      "width": LengthText.text(frame.size.width), "height": LengthText.text(frame.size.height),
    ])
  }

  private static func list(_ attributes: Attributes) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// A text for XML: markup as entities, what XML 1.0 does not allow as the replacement character.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
