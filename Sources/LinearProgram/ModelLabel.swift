// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of a row or a column, put together only when somebody reads it.
///
/// Programs of layouts number thousands of rows and columns whose names few ever see.
struct ModelLabel: Hashable, Sendable {
  private let word: String
  private let number: Int
  private let part: Int

  /// A name as it is.
  init(_ text: String) { self.init(word: text, number: -1, part: -1) }

  /// A word with a number, such as `clamp12`.
  init(_ word: String, number: Int) { self.init(word: word, number: number, part: -1) }

  private init(word: String, number: Int, part: Int) {
    self.word = word
    self.number = number
    self.part = part
  }

  /// A part of what has this name, such as `largest3.1`.
  func numbered(_ part: Int) -> ModelLabel {
    ModelLabel(word: word, number: number, part: part)
  }

  /// The name.
  var text: String {
    var text = word
    if number >= 0 { text += String(number) }
    if part >= 0 { text += "." + String(part) }
    return text
  }

  static func == (left: ModelLabel, right: ModelLabel) -> Bool { left.text == right.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }
}
