// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A row as a layout; as a container of views it is an `HStack`.
public struct HStackLayout: NativeLayout, Sendable, Hashable {
  /// The guide that is put on one line.
  public var alignment: VerticalAlignment
  /// The gap in points; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a layout with SwiftUI's defaults: the centre, and the neighbours' spacing.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var nodeKind: NodeKind {
    .stack(Stack(axis: .horizontal, alignment: alignment.key, spacing: spacing))
  }
  var nodeType: String { "HStack" }

  private var rules: StackRules {
    StackRules(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// The horizontal axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  /// The size in points for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rules.plan(subviews, proposal: proposal).size
  }

  /// Places the children after each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rules.place(subviews, in: bounds, proposal: proposal)
  }

  /// The outer children's wishes along the axis, everybody's across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    rules.outerSpacing(subviews)
  }
}

/// A column as a layout; as a container of views it is a `VStack`.
public struct VStackLayout: NativeLayout, Sendable, Hashable {
  /// The guide that is put on one line.
  public var alignment: HorizontalAlignment
  /// The gap in points; nil for what the neighbours prefer.
  public var spacing: CGFloat?

  /// Makes a layout with SwiftUI's defaults: the centre, and the neighbours' spacing.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  var nodeKind: NodeKind {
    .stack(Stack(axis: .vertical, alignment: alignment.key, spacing: spacing))
  }
  var nodeType: String { "VStack" }

  private var rules: StackRules {
    StackRules(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// The vertical axis.
  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .vertical
    return properties
  }

  /// The size in points for a proposal.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    rules.plan(subviews, proposal: proposal).size
  }

  /// Places the children after each other.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    rules.place(subviews, in: bounds, proposal: proposal)
  }

  /// The outer children's wishes along the axis, everybody's across.
  public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    rules.outerSpacing(subviews)
  }
}
