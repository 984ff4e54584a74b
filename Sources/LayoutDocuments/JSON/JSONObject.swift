// SPDX-License-Identifier: GPL-3.0-or-later

/// A member of a JSON object: a key, where it stands, and its value.
package struct JSONMember: Sendable {
  package let key: String

  /// The offset of the key's opening quote in the text.
  package let keyOffset: Int

  package let value: JSONValue
}

/// The members of a JSON object in the order of the text, each key once.
///
/// Keys are compared as Swift compares strings: two spellings of the same accented letter are one key.
package struct JSONObject: Sendable {
  /// Above this many members a lookup goes through a table instead of along the members.
  private static let longestScannedList = 8

  package private(set) var members: [JSONMember] = []
  private var positions: [String: Int] = [:]

  /// The value of a key, or nil where the object has no such key.
  package subscript(key: String) -> JSONValue? {
    member(key)?.value
  }

  /// The member with a key, or nil where the object has no such key.
  package func member(_ key: String) -> JSONMember? {
    if members.count <= Self.longestScannedList {
      return members.first { $0.key == key }
    }
    return positions[key].map { members[$0] }
  }

  /// Adds a member after the others; its key must be new.
  mutating func append(_ member: JSONMember) {
    members.append(member)
    if members.count == Self.longestScannedList + 1 {
      for (position, member) in members.enumerated() {
        positions[member.key] = position
      }
    } else if members.count > Self.longestScannedList {
      positions[member.key] = members.count - 1
    }
  }
}
