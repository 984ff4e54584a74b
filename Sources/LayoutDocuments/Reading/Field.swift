// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A value of a document and the way to it.
///
/// Each reader answers nil after noting what is wrong, so that reading goes on.
struct Field {
  let value: JSONValue
  let trail: Trail
  let reader: DocumentReader

  /// Notes an issue with the value.
  func report(_ kind: @autoclosure () -> DocumentIssue.Kind) {
    reader.report(kind(), at: value.offset, trail)
  }

  /// Notes that the value is not what can stand here; numbers and strings are shown.
  func reportUnexpected(_ expected: DocumentIssue.Expectation, _ shape: ValueShape? = nil) {
    let found: String
    switch value.kind {
    case .number(let number) where expected.isNumeric: found = NumberText.shown(number)
    case .string(let text) where expected.isNumeric || expected == .name:
      found = text.isEmpty ? "an empty string" : "the string \(MessageText.quoted(text))"
    case .array(let elements): found = elements.isEmpty ? "an empty list" : "a list"
    default: found = value.kindName
    }
    report(
      .unexpected(found: found, expected: expected, write: correction(expected, shape)))
  }

  // MARK: Containers

  /// The elements of a list.
  func elements(
    _ expected: DocumentIssue.Expectation = .list, shape: ValueShape? = nil
  ) -> [Field]? {
    guard case .array(let elements) = value.kind else {
      reportUnexpected(expected, shape)
      return nil
    }
    return elements.enumerated().map { index, element in
      Field(value: element, trail: trail.index(index), reader: reader)
    }
  }

  /// The members of an object whose keys must be among some.
  func members(
    of owner: String, keys: [String], _ expected: DocumentIssue.Expectation = .object,
    shape: ValueShape? = nil
  ) -> Fields? {
    guard case .object(let object) = value.kind else {
      reportUnexpected(expected, shape)
      return nil
    }
    let fields = Fields(object: object, field: self, owner: owner)
    fields.checkKeys(keys)
    return fields
  }
}

extension DocumentIssue.Expectation {
  /// Whether a number that does not fit, or a string in its place, is worth showing.
  fileprivate var isNumeric: Bool {
    switch self {
    case .number, .notNegative, .positive, .wholeNumber, .length, .notNegativeLength, .proposal,
      .side, .priority, .priorities, .share:
      true
    default: false
    }
  }
}
