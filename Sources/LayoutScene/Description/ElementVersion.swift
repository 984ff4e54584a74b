// SPDX-License-Identifier: GPL-3.0-or-later

/// The number of an element's description: elements with the same number are described alike.
package struct ElementVersion: Sendable, Hashable {
  /// The number; each change takes a new one.
  package var number: Int
  /// The number of modifiers that belong to the version; those added later do not.
  package var modifierCount: Int

  /// Makes a version.
  package init(number: Int, modifierCount: Int) {
    self.number = number
    self.modifierCount = modifierCount
  }
}
