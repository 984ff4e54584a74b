// SPDX-License-Identifier: GPL-3.0-or-later

/// The members of an object of a document.
struct Fields {
  let object: JSONObject
  /// The object itself.
  let field: Field
  /// How messages call the object.
  let owner: String
  /// Whether what the object is was guessed from a mistyped name: then nothing is missed in it.
  var isGuess = false

  var isEmpty: Bool { object.members.isEmpty }

  func contains(_ key: String) -> Bool { object.member(key) != nil }

  /// The value of a key, where the object has it.
  subscript(key: String) -> Field? {
    object[key].map { Field(value: $0, trail: field.trail.key(key), reader: field.reader) }
  }

  /// The value of a key that the object needs.
  func required(_ key: String) -> Field? {
    if let field = self[key] { return field }
    if !isGuess { field.report(.missingKey(key, owner: owner)) }
    return nil
  }

  /// Notes every key that is not among some.
  func checkKeys(
    _ known: [String], remedy: (String) -> DocumentIssue.Remedy? = { _ in nil }
  ) {
    for member in object.members where !known.contains(member.key) {
      report(
        .unknownKey(member.key, owner: owner, known: known, remedy: remedy(member.key)),
        atKey: member)
    }
  }

  /// Notes an issue with a key.
  func report(_ kind: @autoclosure () -> DocumentIssue.Kind, atKey member: JSONMember) {
    field.reader.report(kind(), at: member.keyOffset, field.trail.key(member.key))
  }

  /// Notes that the object has a key of one list and one of another.
  func checkConflict(_ first: [String], _ second: [String]) {
    guard let one = first.first(where: contains),
      let other = object.members.first(where: { second.contains($0.key) })
    else { return }
    report(.conflictingKeys(one, other.key, owner: owner), atKey: other)
  }
}
