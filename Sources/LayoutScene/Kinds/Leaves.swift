// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A stand-in for any leaf: a range of lengths an axis and, where given, text baselines.
public struct Box: Sendable, Hashable {
  /// The lengths that a view answers to the proposals 0, nil and infinity.
  public struct Range: Sendable, Hashable {
    /// The smallest length in points.
    public var minimum: CGFloat
    /// The length without a proposal.
    public var ideal: CGFloat
    /// The largest length; may be infinite.
    public var maximum: CGFloat

    /// Makes a range; limits that contradict each other are raised to the smaller one.
    public init(minimum: CGFloat = 0, ideal: CGFloat = 10, maximum: CGFloat = .infinity) {
      self.minimum = minimum
      self.maximum = max(maximum, minimum)
      self.ideal = min(max(ideal, minimum), self.maximum)
    }

    /// Makes a range of one length.
    public init(fixed length: CGFloat) {
      self.init(minimum: length, ideal: length, maximum: length)
    }

    /// The range of a side without a limit: SwiftUI's colours.
    public static let flexible = Range()
  }

  /// The widths.
  public var width: Range
  /// The heights.
  public var height: Range
  /// The explicit first baseline below the top, in points.
  public var firstTextBaseline: CGFloat?
  /// The explicit last baseline below the top, in points.
  public var lastTextBaseline: CGFloat?

  /// Makes a box, flexible on sides that are not given.
  public init(
    width: Range = .flexible, height: Range = .flexible, firstTextBaseline: CGFloat? = nil,
    lastTextBaseline: CGFloat? = nil
  ) {
    self.width = width
    self.height = height
    self.firstTextBaseline = firstTextBaseline
    self.lastTextBaseline = lastTextBaseline
  }

  /// The range along an axis.
  public subscript(axis: Axis) -> Range { axis == .horizontal ? width : height }
}

/// An image of known size.
public struct ImageLeaf: Sendable, Hashable {
  /// The image's own size in points.
  public var size: CGSize
  /// Whether the image takes what is proposed.
  public var isResizable: Bool
  /// The insets that are never stretched; a resizable image is at least as long as their sum.
  public var capInsets: EdgeInsets

  /// Makes an image, not resizable by default.
  public init(size: CGSize, isResizable: Bool = false, capInsets: EdgeInsets = EdgeInsets()) {
    self.size = size
    self.isResizable = isResizable
    self.capInsets = capInsets
  }
}

/// A space that pushes its neighbours apart.
public struct SpacerLeaf: Sendable, Hashable {
  /// The smallest length in points.
  public var minLength: CGFloat
  /// The axis of the stack around it, or nil where it grows along both.
  public internal(set) var axis: Axis?

  /// SwiftUI's smallest length where none is given, in points.
  public static let defaultMinLength: CGFloat = 8

  /// Makes a spacer; 8 points by default.
  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength ?? Self.defaultMinLength
  }
}

/// A line across the axis of the stack around it.
public struct DividerLeaf: Sendable, Hashable {
  /// The axis along which the line runs.
  public internal(set) var lineAxis: Axis
  /// The line's thickness in points: one pixel.
  public internal(set) var thickness: CGFloat
}
