// SPDX-License-Identifier: GPL-3.0-or-later

/// A size in points, given as `390x844`.
struct SizeArgument: Hashable, Sendable {
  let width: Double
  let height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads a size; nil where a side is missing, infinite, negative or no number.
  init?(_ text: String) {
    guard let sides = ArgumentNumber.sides(text),
      let width = ArgumentNumber.length(sides.width),
      let height = ArgumentNumber.length(sides.height)
    else { return nil }
    self.init(width: width, height: height)
  }
}
