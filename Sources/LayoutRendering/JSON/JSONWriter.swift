// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes JSON texts: the same content always as the same bytes.
///
/// Numbers are written as the shortest text that reads back as the same `Double`, whole ones without
/// a fraction, negative zero as 0. Infinity is written as the string `"infinity"`, its opposite as
/// `"-infinity"`, and what is not a number as `"nan"`, since JSON has no numbers for them.
public struct JSONWriter: Sendable {
  /// How a text is laid out.
  public enum Style: Hashable, Sendable {
    /// On one line, without any white space.
    case compact
    /// One element or member a line, indented by two spaces a level.
    case pretty
  }

  private let style: Style
  private var output = ""
  private var depth = 0

  private init(style: Style) {
    self.style = style
  }

  /// The text of a content, compact unless said otherwise, without a line feed at the end.
  ///
  /// Nesting takes stack: contents may be nested some thousands of levels deep, not more.
  public static func text(of content: JSONContent, style: Style = .compact) -> String {
    var writer = JSONWriter(style: style)
    writer.write(content)
    return writer.output
  }

  private mutating func write(_ content: JSONContent) {
    switch content {
    case .null: output += "null"
    case .bool(let value): output += value ? "true" : "false"
    case .number(let value): write(value)
    case .integer(let value): output += value.description
    case .string(let value): writeString(value)
    case .array(let elements):
      writeList(elements, from: "[", to: "]") { writer, element in writer.write(element) }
    case .object(let members):
      writeList(members, from: "{", to: "}") { writer, member in
        writer.writeString(member.key)
        writer.output += writer.style == .pretty ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write(_ value: Double) {
    if value.isNaN {
      output += "\"nan\""
    } else if value.isInfinite {
      output += value < 0 ? "\"-infinity\"" : "\"infinity\""
    } else if value == 0 {
      output += "0"
    } else {
      let text = value.description
      output += text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
  }

  private mutating func writeList<Item>(
    _ items: [Item], from opening: String, to closing: String,
    each writeItem: (inout JSONWriter, Item) -> Void
  ) {
    output += opening
    depth += 1
    for (position, item) in items.enumerated() {
      if position > 0 {
        output += ","
      }
      breakLine()
      writeItem(&self, item)
    }
    depth -= 1
    if !items.isEmpty {
      breakLine()
    }
    output += closing
  }

  private mutating func breakLine() {
    guard style == .pretty else { return }
    output += "\n"
    for _ in 0..<depth {
      output += "  "
    }
  }

  private mutating func writeString(_ text: String) {
    output += "\""
    if text.utf8.contains(where: Self.needsEscape) {
      for scalar in text.unicodeScalars {
        writeEscaped(scalar)
      }
    } else {
      output += text
    }
    output += "\""
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  private mutating func writeEscaped(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "\"": output += "\\\""
    case "\\": output += "\\\\"
    case "\u{8}": output += "\\b"
    case "\u{C}": output += "\\f"
    case "\n": output += "\\n"
    case "\r": output += "\\r"
    case "\t": output += "\\t"
    case "\u{0}"..."\u{1F}":
      output += (scalar.value < 0x10 ? "\\u000" : "\\u00") + String(scalar.value, radix: 16)
    default: output.unicodeScalars.append(scalar)
    }
  }
}
