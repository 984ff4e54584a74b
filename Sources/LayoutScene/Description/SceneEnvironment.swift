// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What flows down a view tree and matters for layout.
public struct SceneEnvironment: Sendable {
  /// The direction in which containers place their children.
  public var layoutDirection: LayoutDirection
  /// The pixels a point.
  public var displayScale: CGFloat
  /// The measurer of texts.
  public var measurer: any TextMeasurer
  /// The font of texts that name none.
  public var font: Font

  /// Tells measurers apart, which cannot be compared; 0 for the root's.
  var measurerNumber = 0

  /// SwiftUI's padding where no length is given, in points.
  public static let defaultPadding: CGFloat = 16

  /// Makes an environment: left to right, one pixel a point, the fixed measurer, body.
  ///
  /// - Precondition: the display scale is positive and finite.
  public init(
    layoutDirection: LayoutDirection = .leftToRight, displayScale: CGFloat = 1,
    measurer: any TextMeasurer = FixedTextMeasurer(), font: Font = .body
  ) {
    precondition(displayScale > 0 && displayScale.isFinite)
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.measurer = measurer
    self.font = font
  }

  /// A change for a subtree; nil leaves a value as it is.
  public struct Change: Sendable {
    /// The new layout direction.
    public var layoutDirection: LayoutDirection?
    /// The new display scale, in pixels a point.
    public var displayScale: CGFloat?
    /// The new measurer.
    public var measurer: (any TextMeasurer)?
    /// The new font.
    public var font: Font?

    /// Makes a change.
    public init(
      layoutDirection: LayoutDirection? = nil, displayScale: CGFloat? = nil,
      measurer: (any TextMeasurer)? = nil, font: Font? = nil
    ) {
      self.layoutDirection = layoutDirection
      self.displayScale = displayScale
      self.measurer = measurer
      self.font = font
    }
  }

  /// The environment inside a change.
  func applying(_ change: Change) -> SceneEnvironment {
    var inner = SceneEnvironment(
      layoutDirection: change.layoutDirection ?? layoutDirection,
      displayScale: change.displayScale ?? displayScale, measurer: change.measurer ?? measurer,
      font: change.font ?? font)
    inner.measurerNumber = measurerNumber
    return inner
  }
}
