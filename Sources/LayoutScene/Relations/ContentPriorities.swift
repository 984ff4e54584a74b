// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How strongly a view among constraints keeps to its intrinsic size: UIKit's content hugging and
/// compression resistance; nil for UIKit's default.
public struct ContentPriorities: Sendable, Hashable {
  /// UIKit's default hugging priority of a view.
  public static let defaultHugging: Double = 250
  /// UIKit's default compression resistance of a view.
  public static let defaultCompressionResistance: Double = 750

  /// How strongly the view keeps from growing wider than its intrinsic width.
  public var horizontalHugging: Double?
  /// How strongly the view keeps from growing higher than its intrinsic height.
  public var verticalHugging: Double?
  /// How strongly the view keeps from becoming narrower than its intrinsic width.
  public var horizontalCompressionResistance: Double?
  /// How strongly the view keeps from becoming lower than its intrinsic height.
  public var verticalCompressionResistance: Double?

  /// Makes priorities that are all UIKit's defaults unless given.
  public init(
    horizontalHugging: Double? = nil, verticalHugging: Double? = nil,
    horizontalCompressionResistance: Double? = nil, verticalCompressionResistance: Double? = nil
  ) {
    self.horizontalHugging = horizontalHugging
    self.verticalHugging = verticalHugging
    self.horizontalCompressionResistance = horizontalCompressionResistance
    self.verticalCompressionResistance = verticalCompressionResistance
  }

  /// The hugging priority along an axis.
  public func hugging(_ axis: Axis) -> Double {
    (axis == .horizontal ? horizontalHugging : verticalHugging) ?? Self.defaultHugging
  }

  /// The compression resistance along an axis.
  public func compressionResistance(_ axis: Axis) -> Double {
    (axis == .horizontal ? horizontalCompressionResistance : verticalCompressionResistance)
      ?? Self.defaultCompressionResistance
  }
}
