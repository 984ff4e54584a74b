// SPDX-License-Identifier: GPL-3.0-or-later

/// Which levels of a layout are meant: one by its number, or all of them.
enum LevelArgument: Hashable, Sendable {
  case number(Int)
  case all

  /// Reads a number or `all`; nil where the text is neither.
  init?(_ text: String) {
    if text == "all" {
      self = .all
    } else if let number = ArgumentNumber.integer(text) {
      self = .number(number)
    } else {
      return nil
    }
  }
}
