// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What a comparison of engines came to, in the numbers that answers show.
public struct CheckSummary: Hashable, Sendable {
  /// The engines that were compared.
  public var engines: [String]
  /// Whether no difference is larger than what counts as equal.
  public var agree: Bool
  /// The greatest distance of two values, in points.
  public var largestDifference: CGFloat
  /// The number of views that were compared.
  public var compared: Int

  /// Makes a summary; the engines are the direct one and the one of constraints unless given.
  public init(
    engines: [String] = ["direct", "constraints"], agree: Bool, largestDifference: CGFloat,
    compared: Int
  ) {
    self.engines = engines
    self.agree = agree
    self.largestDifference = largestDifference
    self.compared = compared
  }
}
