// SPDX-License-Identifier: GPL-3.0-or-later

/// A JSON value that is about to be written.
enum WrittenValue {
  case null
  case bool(Bool)
  /// A finite number.
  case number(Double)
  case string(String)
  case array([WrittenValue])
  case object([Member])

  /// A key with its value.
  struct Member {
    let key: String
    let value: WrittenValue
  }

  /// An object of a few keys.
  static func object(_ members: KeyValuePairs<String, WrittenValue>) -> WrittenValue {
    .object(members.map { Member(key: $0.key, value: $0.value) })
  }

  /// What does not make its line longer than this stands on one line.
  private static let longestLine = 100

  /// The value as text, two spaces a level, without a line feed at the end.
  var text: String {
    var text = ""
    append(to: &text, indentation: 0, before: 0)
    return text
  }

  /// Appends the value to a line that has some bytes already.
  private func append(to text: inout String, indentation: Int, before: Int) {
    // A comma may follow.
    if let short = short(within: Self.longestLine - before - 1) {
      text += short
      return
    }
    let inner = String(repeating: " ", count: indentation + 2)
    let outer = String(repeating: " ", count: indentation)
    switch self {
    case .array(let elements):
      var separator = "[\n"
      for element in elements {
        text += separator + inner
        element.append(to: &text, indentation: indentation + 2, before: indentation + 2)
        separator = ",\n"
      }
      text += "\n" + outer + "]"
    case .object(let members):
      var separator = "{\n"
      for member in members {
        let key = Self.quoted(member.key) + ": "
        text += separator + inner + key
        member.value.append(
          to: &text, indentation: indentation + 2, before: indentation + 2 + key.utf8.count)
        separator = ",\n"
      }
      text += "\n" + outer + "}"
    case .null, .bool, .number, .string: text += scalarText
    }
  }

  /// The value on one line if that takes no more than some bytes; longer ones are given up early.
  private func short(within limit: Int) -> String? {
    var text: String
    switch self {
    case .array(let elements):
      text = "["
      for (index, element) in elements.enumerated() {
        guard let short = element.short(within: limit - text.utf8.count) else { return nil }
        text += (index == 0 ? "" : ", ") + short
      }
      text += "]"
    case .object(let members):
      text = "{"
      for (index, member) in members.enumerated() {
        guard let short = member.value.short(within: limit - text.utf8.count) else { return nil }
        text += (index == 0 ? "" : ", ") + Self.quoted(member.key) + ": " + short
      }
      text += "}"
    case .null, .bool, .number, .string: text = scalarText
    }
    return text.utf8.count <= limit ? text : nil
  }

  private var scalarText: String {
    switch self {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number(let value): NumberText.shown(value)
    case .string(let value): Self.quoted(value)
    case .array, .object: ""
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      case "\u{0}"..<" ": quoted += "\\u" + MessageText.hexadecimal(scalar.value)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
