// SPDX-License-Identifier: GPL-3.0-or-later

/// The members of an object that is put together, where defaults are left out.
struct WrittenMembers {
  private(set) var members: [WrittenValue.Member] = []

  var value: WrittenValue { .object(members) }

  mutating func add(_ key: String, _ value: WrittenValue) {
    members.append(WrittenValue.Member(key: key, value: value))
  }

  /// Adds what a value is written as, unless it is absent.
  mutating func add<Value>(
    _ key: String, _ value: Value?,
    _ write: (Value) throws(DocumentWritingError) -> WrittenValue
  ) throws(DocumentWritingError) {
    if let value { add(key, try write(value)) }
  }

  /// Adds what a value is written as, unless it is the default.
  mutating func add<Value: Equatable>(
    _ key: String, _ value: Value, unless standard: Value,
    _ write: (Value) throws(DocumentWritingError) -> WrittenValue
  ) throws(DocumentWritingError) {
    if value != standard { add(key, try write(value)) }
  }
}
