// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A layout as a function of one of the lengths offered to its root.
///
/// The function consists of regimes, in each of which every coordinate is an affine function.
public struct LayoutSweep: Sendable {
  /// An affine function of the length.
  public struct Formula: Sendable, Hashable {
    /// How much the value grows where the length grows by one.
    public var slope: CGFloat
    /// The value that belongs to the length 0, in points.
    public var constant: CGFloat

    /// Makes a formula.
    public init(slope: CGFloat, constant: CGFloat) {
      self.slope = slope
      self.constant = constant
    }

    /// The value for a length, in points.
    public func value(at length: CGFloat) -> CGFloat { slope * length + constant }
  }

  /// A view that is laid out in a regime.
  public struct View: Sendable {
    /// The view, as answers have it.
    public var entry: SceneTree.Entry
    /// The left edge.
    public var x: Formula
    /// The upper edge.
    public var y: Formula
    /// The width.
    public var width: Formula
    /// The height.
    public var height: Formula

    /// Makes a view of its formulas.
    public init(
      entry: SceneTree.Entry, x: Formula, y: Formula, width: Formula, height: Formula
    ) {
      self.entry = entry
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// The frame for a length, in points from the container's top left corner.
    public func frame(at length: CGFloat) -> CGRect {
      CGRect(
        x: x.value(at: length), y: y.value(at: length), width: width.value(at: length),
        height: height.value(at: length))
    }
  }

  /// What differs from the regime before.
  public struct Change: Sendable, Hashable {
    /// What changes, in words.
    public var text: String
    /// Where what changes was written.
    public var place: SceneOrigin

    /// Makes a change.
    public init(text: String, place: SceneOrigin) {
      self.text = text
      self.place = place
    }
  }

  /// A range of lengths in which one set of formulas holds.
  public struct Regime: Sendable {
    /// The lower end, in points.
    public var from: CGFloat
    /// The upper end, in points.
    public var to: CGFloat
    /// Whether the formulas hold at the lower end.
    public var includesFrom: Bool
    /// Whether the formulas hold at the upper end.
    public var includesTo: Bool
    /// The views that are laid out, in tree order.
    public var views: [View]
    /// What differs from the regime before; empty for the first one.
    public var changes: [Change]

    /// Makes a regime, without changes unless given.
    public init(
      from: CGFloat, to: CGFloat, includesFrom: Bool, includesTo: Bool, views: [View],
      changes: [Change] = []
    ) {
      self.from = from
      self.to = to
      self.includesFrom = includesFrom
      self.includesTo = includesTo
      self.views = views
      self.changes = changes
    }

    /// Whether the formulas hold for a length.
    public func contains(_ length: CGFloat) -> Bool {
      (includesFrom ? length >= from : length > from) && (includesTo ? length <= to : length < to)
    }
  }

  /// The scene, with the request it was made with.
  public var scene: SceneTree
  /// The axis of the length.
  public var axis: Axis
  /// The lengths that were looked at, in points.
  public var range: ClosedRange<CGFloat>
  /// The regimes in the order of their lengths; neighbours differ.
  public var regimes: [Regime]
  /// How many layouts were computed.
  public var layouts: Int

  /// Makes a sweep.
  public init(
    scene: SceneTree, axis: Axis, range: ClosedRange<CGFloat>, regimes: [Regime], layouts: Int
  ) {
    self.scene = scene
    self.axis = axis
    self.range = range
    self.regimes = regimes
    self.layouts = layouts
  }

  /// The regime of a length, or nil outside of the range.
  public func regime(at length: CGFloat) -> Regime? { regimes.first { $0.contains(length) } }
}

extension SceneTree.Request {
  /// The request with another length along an axis.
  public func replacing(_ axis: Axis, by length: CGFloat) -> SceneTree.Request {
    switch self {
    case .container(var size):
      if axis == .horizontal { size.width = length } else { size.height = length }
      return .container(size)
    case .proposal(var proposal):
      if axis == .horizontal { proposal.width = length } else { proposal.height = length }
      return .proposal(proposal)
    }
  }

  /// What is offered along an axis: finite, infinite, or nil where nothing is.
  public func length(_ axis: Axis) -> CGFloat? {
    axis == .horizontal ? proposal.width : proposal.height
  }
}
