// SPDX-License-Identifier: GPL-3.0-or-later

/// An array or object whose closing bracket has not been read yet.
struct OpenContainer {
  enum Shape {
    case array
    case object
  }

  let shape: Shape

  /// The offset of the opening bracket or brace.
  let offset: Int

  /// The elements read so far, of an array.
  var elements: [JSONValue] = []

  /// The members read so far, of an object.
  var object = JSONObject()

  /// The key whose value is being read, of an object.
  var key = ""
  var keyOffset = 0

  /// Whether an element or a member's value is being read.
  var isInsideElement = false

  init(shape: Shape, offset: Int) {
    self.shape = shape
    self.offset = offset
  }

  var isEmpty: Bool {
    switch shape {
    case .array: elements.isEmpty
    case .object: object.members.isEmpty
    }
  }

  /// The container as a value, once its closing bracket has been read.
  var value: JSONValue {
    switch shape {
    case .array: JSONValue(kind: .array(elements), offset: offset)
    case .object: JSONValue(kind: .object(object), offset: offset)
    }
  }

  /// The step to the element that is being read, if one is.
  var component: JSONPath.Component? {
    guard isInsideElement else { return nil }
    return switch shape {
    case .array: .index(elements.count)
    case .object: .key(key)
    }
  }

  /// Takes in the value that was being read.
  mutating func append(_ value: JSONValue) {
    switch shape {
    case .array: elements.append(value)
    case .object: object.append(JSONMember(key: key, keyOffset: keyOffset, value: value))
    }
    isInsideElement = false
  }
}
