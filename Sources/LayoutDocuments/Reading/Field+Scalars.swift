// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension Field {
  /// A finite number that an expectation allows.
  func number(_ expected: DocumentIssue.Expectation = .number) -> CGFloat? {
    guard case .number(let number) = value.kind, expected.allows(number) else {
      reportUnexpected(expected)
      return nil
    }
    return CGFloat(number)
  }

  /// A number or infinity.
  func length(_ expected: DocumentIssue.Expectation = .length) -> CGFloat? {
    if case .string("infinity") = value.kind { return .infinity }
    return number(expected)
  }

  /// A whole number above 0.
  func wholeNumber() -> Int? {
    guard case .number(let number) = value.kind, number >= 1, let whole = Int(exactly: number)
    else {
      reportUnexpected(.wholeNumber)
      return nil
    }
    return whole
  }

  /// Any string.
  func string() -> String? {
    guard case .string(let text) = value.kind else {
      reportUnexpected(.string)
      return nil
    }
    return text
  }

  /// A string that is not empty.
  func nonEmptyString() -> String? {
    guard case .string(let text) = value.kind, !text.isEmpty else {
      reportUnexpected(.name)
      return nil
    }
    return text
  }

  /// Either truth value.
  func bool() -> Bool? {
    guard case .bool(let bool) = value.kind else {
      reportUnexpected(.bool)
      return nil
    }
    return bool
  }

  /// What a name of a table means.
  func named<Value>(_ table: NameTable<Value>) -> Value? {
    guard let name = string() else { return nil }
    guard let value = table[name] else {
      report(.unknownName(name, table.noun, known: table.names))
      return nil
    }
    return value
  }

  /// What the names of a list mean, each given once.
  func names<Value>(
    _ table: NameTable<Value>, _ expected: DocumentIssue.Expectation = .list
  ) -> [Value]? {
    guard let elements = elements(expected, shape: shape(of: table)) else { return nil }
    var seen: [String] = []
    var values: [Value] = []
    for element in elements {
      guard let name = element.string() else { continue }
      if seen.contains(name) {
        element.report(.repeatedName(name))
      } else if let value = element.named(table) {
        // Only known names are remembered, so that a list is never longer than the table.
        seen.append(name)
        values.append(value)
      }
    }
    return values
  }

  /// A list of the one name that was found, or of the first name of a table.
  private func shape<Value>(of table: NameTable<Value>) -> ValueShape {
    if case .string(let name) = value.kind, table[name] != nil {
      return ValueShape("[\"\(name)\"]")
    }
    return ValueShape("[\"\(table.names.first ?? "")\"]")
  }

  /// A set of axes from their names.
  func axes() -> Axis.Set? { names(Names.axes).map { Axis.Set($0.map { Axis.Set($0) }) } }
}

extension DocumentIssue.Expectation {
  /// Whether a number is in the range.
  fileprivate func allows(_ number: Double) -> Bool {
    switch self {
    case .notNegative, .notNegativeLength, .proposal, .side: number >= 0
    case .positive: number > 0
    case .priority, .priorities: SceneRelation.priorities.contains(number)
    case .share: (0...1).contains(number)
    default: true
    }
  }
}
