// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ModifierType {
  /// The modifier that custom layouts read.
  static let layoutValue = ModifierType("layoutValue", keys: ["key", "value"]) { fields in
    let key = fields.required("key")?.nonEmptyString()
    let value = fields.required("value")?.layoutValue()
    guard let key, let value else { return nil }
    var values = LayoutValues()
    values[name: key] = value
    return .layoutValues(values)
  }
}

extension Field {
  /// A value for a layout: a `Double`, a `String` or a `Bool`.
  fileprivate func layoutValue() -> (any Sendable)? {
    switch value.kind {
    case .number(let number): return number
    case .string(let text): return text
    case .bool(let bool): return bool
    case .null, .array, .object:
      reportUnexpected(.layoutValue)
      return nil
    }
  }
}
