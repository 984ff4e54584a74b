// SPDX-License-Identifier: GPL-3.0-or-later

/// A proposed size in points, given as `390xnil` or `infinityx20`; a side is nil where unspecified.
struct ProposalArgument: Hashable, Sendable {
  let width: Double?
  let height: Double?

  init(width: Double?, height: Double?) {
    self.width = width
    self.height = height
  }

  /// Reads a proposal; nil where a side is missing, negative or none of a number and the two names.
  init?(_ text: String) {
    guard let sides = ArgumentNumber.sides(text),
      let width = Self.side(sides.width), let height = Self.side(sides.height)
    else { return nil }
    self.init(width: width.length, height: height.length)
  }

  private struct Side {
    let length: Double?
  }

  private static func side(_ text: Substring) -> Side? {
    switch text {
    case "nil": Side(length: nil)
    case "infinity": Side(length: .infinity)
    default: ArgumentNumber.length(text).map(Side.init)
    }
  }
}
