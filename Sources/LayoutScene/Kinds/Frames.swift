// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// `frame(width:height:alignment:)`.
public struct FixedFrame: Sendable, Hashable {
  /// The width in points, or nil for the view's own.
  public var width: CGFloat?
  /// The height in points, or nil for the view's own.
  public var height: CGFloat?
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Makes a frame; negative and non-finite lengths count as nil, as in SwiftUI.
  public init(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) {
    self.width = width.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.height = height.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    self.alignment = alignment
    ignoresLengths = self.width != width || self.height != height
  }

  /// Whether a length was given that does not count.
  public let ignoresLengths: Bool

  /// The length along an axis.
  public subscript(axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
public struct FlexibleFrame: Sendable, Hashable {
  /// The limits of an axis, in points, as SwiftUI stores them.
  public struct Limits: Sendable, Hashable {
    /// The smallest length, at least 0.
    public var minimum: CGFloat?
    /// The length without a proposal, at least the minimum.
    public var ideal: CGFloat?
    /// The largest length, at least the ideal one; may be infinite or below the minimum.
    public var maximum: CGFloat?

    /// Makes limits; a NaN counts as nil.
    public init(minimum: CGFloat? = nil, ideal: CGFloat? = nil, maximum: CGFloat? = nil) {
      let given = { (length: CGFloat?) in length.flatMap { $0.isNaN ? nil : $0 } }
      self.minimum = given(minimum).map { max($0, 0) }
      self.ideal = given(ideal).map { max($0, self.minimum ?? 0) }
      self.maximum = given(maximum).map { max($0, self.ideal ?? 0) }
    }

    /// Whether the axis is limited at all.
    public var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
  }

  /// The limits of the width.
  public var width: Limits
  /// The limits of the height.
  public var height: Limits
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Makes a frame.
  public init(
    width: Limits = Limits(), height: Limits = Limits(), alignment: Alignment = .center
  ) {
    self.width = width
    self.height = height
    self.alignment = alignment
  }

  /// The limits of an axis.
  public subscript(axis: Axis) -> Limits { axis == .horizontal ? width : height }
}

/// A frame as long as the longest ideal length of all views of a group, wherever they stand.
public struct EqualLengths: Sendable, Hashable {
  /// The name of the group.
  public var group: String
  /// The axes on which the lengths are equal.
  public var axes: Axis.Set
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Makes a member of a group.
  public init(group: String, axes: Axis.Set, alignment: Alignment = .center) {
    self.group = group
    self.axes = axes
    self.alignment = alignment
  }
}

/// `containerRelativeFrame`: a share of the nearest container's length.
public struct ContainerRelativeFrame: Sendable, Hashable {
  /// The axes that are framed.
  public var axes: Axis.Set
  /// The number of parts into which the container is divided.
  public var count: Int
  /// The number of parts that the frame takes.
  public var span: Int
  /// The gap between parts in points.
  public var spacing: CGFloat
  /// Where the view stands in the frame.
  public var alignment: Alignment

  /// Makes a frame; without a count it is as long as the container.
  public init(
    axes: Axis.Set, count: Int = 1, span: Int = 1, spacing: CGFloat = 0,
    alignment: Alignment = .center
  ) {
    self.axes = axes
    self.count = max(count, 1)
    self.span = max(span, 1)
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The frame's length as a share of the container's plus points.
  public var share: (factor: CGFloat, constant: CGFloat) {
    let (count, span) = (CGFloat(count), CGFloat(span))
    return (span / count, spacing * (span - 1) - spacing * (count - 1) / count * span)
  }
}
