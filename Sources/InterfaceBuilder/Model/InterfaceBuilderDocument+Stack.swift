// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension InterfaceBuilderDocument {
  /// The arrangement of a stack view of either platform.
  public struct Stack: Sendable, Hashable {
    /// How arranged views share the main axis.
    public enum Distribution: String, Sendable, Hashable, CaseIterable {
      /// They fill it by their priorities.
      case fill
      /// They fill it with equal lengths.
      case fillEqually
      /// They fill it in proportion to their intrinsic lengths.
      case fillProportionally
      /// The gaps between them are equal.
      case equalSpacing
      /// The distances between their centres are equal.
      case equalCentering
      /// They are gathered at the start, in the middle and at the end (macOS only).
      case gravityAreas
    }

    /// How arranged views are placed across the main axis.
    public enum Alignment: String, Sendable, Hashable, CaseIterable {
      /// Both edges at the stack's.
      case fill
      /// At the leading edge.
      case leading
      /// At the upper edge.
      case top
      /// At the centre of the width.
      case centerX
      /// At the centre of the height.
      case centerY
      /// At the trailing edge.
      case trailing
      /// At the lower edge.
      case bottom
      /// With the first baselines in a line.
      case firstBaseline
      /// With the last baselines in a line.
      case lastBaseline
      /// At the stack's width (macOS).
      case width
      /// At the stack's height (macOS).
      case height
    }

    /// The axis along which views are arranged; horizontal where absent.
    public var axis: Axis = .horizontal
    /// The distribution: where absent fill on iOS, gravity areas on macOS.
    public var distribution: Distribution = .fill
    /// The alignment: where absent fill on iOS, the centre across the axis on macOS.
    public var alignment: Alignment = .fill
    /// The gap between arranged views in points: where absent 0 on iOS (8 for the standard
    /// spacing), 8 on macOS.
    public var spacing: CGFloat = 0
    /// The gaps after single arranged views in points, in their order; nil is ``spacing``.
    public var customSpacing: [CGFloat?] = []
    /// How firmly each arranged view stays visible, in their order; empty where absent.
    public var visibilityPriorities: [Double] = []
    /// Whether gaps of a vertical stack are measured between baselines.
    public var isBaselineRelative = false
    /// The stack's own hugging priorities (macOS); 250 where absent.
    public var stackHugging = Priorities(horizontal: 250, vertical: 250)
    /// Whether hidden views take no room; true on iOS and where macOS files say so.
    public var detachesHiddenViews = true
    /// The insets around the arranged views in points (macOS).
    public var edgeInsets: InterfaceBuilderInsets = .zero
    /// The positions of the arranged views in ``InterfaceBuilderDocument/views``, in order.
    public var arranged: [Int] = []

    /// Makes a stack with the defaults of iOS.
    public init() {}
  }
}
