// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A coordinate or a length of a view, in points from the container's top left corner.
public enum LayoutCoordinate: String, Sendable, Hashable, CaseIterable {
  /// The edge where the view begins: left, or right in a layout from right to left.
  case leading
  /// The edge where the view ends.
  case trailing
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal centre.
  case centerX
  /// The vertical centre.
  case centerY

  /// The axis along which it is measured.
  public var axis: Axis {
    switch self {
    case .leading, .trailing, .left, .right, .width, .centerX: .horizontal
    case .top, .bottom, .height, .centerY: .vertical
    }
  }

  /// What it adds up to: so many times the origin and the length of the frame along the axis.
  public func factors(_ direction: LayoutDirection) -> (origin: CGFloat, length: CGFloat) {
    switch self {
    case .left, .top: (1, 0)
    case .right, .bottom: (1, 1)
    case .width, .height: (0, 1)
    case .centerX, .centerY: (1, 0.5)
    case .leading: direction == .rightToLeft ? (1, 1) : (1, 0)
    case .trailing: direction == .rightToLeft ? (1, 0) : (1, 1)
    }
  }

  /// The coordinate of a frame.
  public func value(of frame: CGRect, _ direction: LayoutDirection) -> CGFloat {
    let factors = factors(direction)
    return axis == .horizontal
      ? factors.origin * frame.origin.x + factors.length * frame.size.width
      : factors.origin * frame.origin.y + factors.length * frame.size.height
  }
}

/// Why a coordinate of a view has its value.
public struct LayoutExplanation: Sendable, Hashable {
  /// One reason, in words.
  public struct Reason: Sendable, Hashable {
    /// What a reason is about.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// Where the root stands in its container.
      case container
      /// How a container shared its length among its children.
      case share
      /// Where a container or a modifier puts a view.
      case place
      /// What a view answers to what it is offered.
      case length
      /// A limit or a choice among lengths that decides.
      case limit
      /// A measurement or a choice whose numbers stay the same until it is made anew.
      case decision
      /// What relations among views decide.
      case relation
    }

    /// What the reason is about.
    public var kind: Kind
    /// The reason, in words.
    public var text: String
    /// The view or modifier that it is about, as the text calls it.
    public var view: String
    /// Where that was written.
    public var place: SceneOrigin
    /// What the reason comes to, in points: a place in the container or a length.
    public var value: CGFloat

    /// Makes a reason.
    public init(kind: Kind, text: String, view: String, place: SceneOrigin, value: CGFloat) {
      self.kind = kind
      self.text = text
      self.view = view
      self.place = place
      self.value = value
    }
  }

  /// How the coordinate moves with a length that is offered to the root.
  public struct Sensitivity: Sendable, Hashable {
    /// The axis of the length.
    public var axis: Axis
    /// The length that is offered, in points.
    public var length: CGFloat
    /// How much the coordinate grows where the length grows by one.
    public var derivative: CGFloat
    /// The lengths for which the same reasons hold, in points, the other length staying.
    public var reasons: ClosedRange<CGFloat>
    /// The lengths for which the same formula holds, for whatever reasons.
    public var formula: ClosedRange<CGFloat>

    /// Makes a sensitivity.
    public init(
      axis: Axis, length: CGFloat, derivative: CGFloat, reasons: ClosedRange<CGFloat>,
      formula: ClosedRange<CGFloat>
    ) {
      self.axis = axis
      self.length = length
      self.derivative = derivative
      self.reasons = reasons
      self.formula = formula
    }
  }

  /// The view, as answers have it.
  public var entry: SceneTree.Entry
  /// The coordinate.
  public var coordinate: LayoutCoordinate
  /// Its value, in points.
  public var value: CGFloat
  /// How it moves with the width and the height that are offered, where they are finite.
  public var sensitivities: [Sensitivity]
  /// The reasons, from the container to the view.
  public var reasons: [Reason]

  /// Makes an explanation.
  public init(
    entry: SceneTree.Entry, coordinate: LayoutCoordinate, value: CGFloat,
    sensitivities: [Sensitivity], reasons: [Reason]
  ) {
    self.entry = entry
    self.coordinate = coordinate
    self.value = value
    self.sensitivities = sensitivities
    self.reasons = reasons
  }
}
