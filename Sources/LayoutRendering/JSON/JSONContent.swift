// SPDX-License-Identifier: GPL-3.0-or-later

/// What is written as a JSON text: a value, with the members of objects in the order to write them.
public enum JSONContent: Hashable, Sendable {
  /// A member of an object.
  public struct Member: Hashable, Sendable {
    /// The member's key; keys of an object must differ, which is not checked.
    public var key: String

    /// The member's value.
    public var value: JSONContent

    /// Makes a member of a key and a value.
    public init(_ key: String, _ value: JSONContent) {
      self.key = key
      self.value = value
    }
  }

  /// The value null.
  case null
  /// A truth value.
  case bool(Bool)
  /// A number; what is infinite or not a number is written as the string that names it.
  case number(Double)
  /// A whole number, written exactly.
  case integer(Int)
  /// A string.
  case string(String)
  /// An array of values.
  case array([JSONContent])
  /// An object of members, in this order.
  case object([Member])
}

extension JSONContent: ExpressibleByNilLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  /// The value null.
  public init(nilLiteral: ()) { self = .null }

  /// A truth value.
  public init(booleanLiteral value: Bool) { self = .bool(value) }

  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }

  /// A whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A string.
  public init(stringLiteral value: String) { self = .string(value) }

  /// An array of the given values.
  public init(arrayLiteral elements: JSONContent...) { self = .array(elements) }

  /// An object of the given members in the given order.
  public init(dictionaryLiteral elements: (String, JSONContent)...) {
    self = .object(elements.map { Member($0.0, $0.1) })
  }
}
