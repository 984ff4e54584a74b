// SPDX-License-Identifier: GPL-3.0-or-later

/// The number of an element's description: elements with the same number are described alike.
package struct ElementVersion: Sendable, Hashable {
  /// The number; each change takes a new one.
  package var number: Int
  /// The number of modifiers that belong to the version; those added later do not.
  package var modifierCount: Int

  /// The number of nested levels of views, counted up to `SceneElement.countedLevels`.
  package var levels: Int

  /// Makes a version of an element as it is now.
  package init(number: Int, of element: SceneElement) {
    self.number = number
    modifierCount = element.modifiers.count
    levels = element.levels(atMost: SceneElement.countedLevels)
  }
}

extension SceneElement {
  /// More levels than these are not told apart: they take a stack of their own.
  static let countedLevels = DeepStack.shallow + 1
}
