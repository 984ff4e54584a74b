// SPDX-License-Identifier: GPL-3.0-or-later

/// A size in points, given as `390x844`.
struct SizeArgument: Hashable, Sendable {
  let width: Double
  let height: Double

  /// From this length on, in points, layouts take a length for infinite.
  static let unlimitedLength: Double = 500_000

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Reads a size; nil where a side is missing, infinite or as good as that, negative or no number.
  init?(_ text: String) {
    guard let sides = ArgumentNumber.sides(text),
      let width = ArgumentNumber.length(sides.width),
      let height = ArgumentNumber.length(sides.height),
      max(width, height) < Self.unlimitedLength
    else { return nil }
    self.init(width: width, height: height)
  }
}
