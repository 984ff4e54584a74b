// SPDX-License-Identifier: GPL-3.0-or-later

/// A value of a JSON text together with the place where it begins.
package struct JSONValue: Sendable {
  /// What a value is.
  package enum Kind: Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object(JSONObject)
  }

  /// What the value is.
  package let kind: Kind

  /// The offset of the value's first byte in the text.
  package let offset: Int

  package init(kind: Kind, offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What the value is, as messages name it: "a number".
  package var kindName: String {
    switch kind {
    case .null: "null"
    case .bool(let value): value ? "true" : "false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}
