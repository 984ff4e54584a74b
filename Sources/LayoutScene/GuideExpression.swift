// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The value of an alignment guide as a linear expression of the view's own size and guides.
///
/// Lengths are in points, measured from the view's top leading corner.
public struct GuideExpression: Sendable, Hashable {
  /// The part that does not depend on the view.
  public var constant: CGFloat
  /// The factor of the view's width.
  public var width: CGFloat
  /// The factor of the view's height.
  public var height: CGFloat
  /// The factors of other guides of the view.
  public var guides: [Term]

  /// A guide with its factor.
  public struct Term: Sendable, Hashable {
    /// The guide that is read.
    public var key: AlignmentKey
    /// Its factor.
    public var factor: CGFloat

    /// Makes a term.
    public init(key: AlignmentKey, factor: CGFloat) {
      self.key = key
      self.factor = factor
    }
  }

  /// Makes an expression from its parts; each is absent by default.
  public init(
    constant: CGFloat = 0, width: CGFloat = 0, height: CGFloat = 0, guides: [Term] = []
  ) {
    self.constant = constant
    self.width = width
    self.height = height
    self.guides = guides
  }

  /// Whether a value needs a length of the given axis or a guide along it.
  public func reads(_ axis: Axis) -> Bool {
    (axis == .horizontal ? width : height) != 0 || guides.contains { $0.key.axis == axis }
  }
}
