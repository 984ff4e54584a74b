// SPDX-License-Identifier: GPL-3.0-or-later

/// Names that can stand at a place and what they mean.
struct NameTable<Value: Sendable>: Sendable {
  let noun: DocumentIssue.Noun
  let entries: [(name: String, value: Value)]

  init(_ noun: DocumentIssue.Noun, _ entries: [(name: String, value: Value)]) {
    self.noun = noun
    self.entries = entries
  }

  subscript(name: String) -> Value? { entries.first { $0.name == name }?.value }

  var names: [String] { entries.map(\.name) }
}
