// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A view's size and guides in its own coordinate space, in points.
public struct ViewDimensions: Equatable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat
  private let guide: (AlignmentKey) -> CGFloat
  private let explicitGuide: (AlignmentKey) -> CGFloat?

  /// Makes dimensions whose guides are found when they are asked for.
  public init(
    size: CGSize, guide: @escaping (AlignmentKey) -> CGFloat,
    explicitGuide: @escaping (AlignmentKey) -> CGFloat?
  ) {
    width = size.width
    height = size.height
    self.guide = guide
    self.explicitGuide = explicitGuide
  }

  /// The value of a horizontal guide: the explicit one, else the guide's default.
  public subscript(guide: HorizontalAlignment) -> CGFloat { self.guide(guide.key) }

  /// The value of a vertical guide: the explicit one, else the guide's default.
  public subscript(guide: VerticalAlignment) -> CGFloat { self.guide(guide.key) }

  /// The explicit value of a horizontal guide, or nil.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// The explicit value of a vertical guide, or nil.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitGuide(guide.key) }

  /// Whether two views have one size and the same built-in guides.
  public static func == (a: ViewDimensions, b: ViewDimensions) -> Bool {
    a.width == b.width && a.height == b.height
      && AlignmentKey.builtIn.allSatisfy { a.guide($0) == b.guide($0) }
  }
}
