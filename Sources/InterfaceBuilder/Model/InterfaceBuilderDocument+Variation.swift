// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension InterfaceBuilderDocument {
  /// The traits to which a variation applies; nil where any will do.
  public struct TraitQuery: Sendable, Hashable {
    /// The size class of the width.
    public var widthClass: InterfaceBuilderTraits.SizeClass?
    /// The size class of the height.
    public var heightClass: InterfaceBuilderTraits.SizeClass?
    /// The kind of device.
    public var idiom: InterfaceBuilderTraits.Idiom?

    /// Makes a query; one without conditions is the default variation, which always applies.
    public init(
      widthClass: InterfaceBuilderTraits.SizeClass? = nil,
      heightClass: InterfaceBuilderTraits.SizeClass? = nil,
      idiom: InterfaceBuilderTraits.Idiom? = nil
    ) {
      self.widthClass = widthClass
      self.heightClass = heightClass
      self.idiom = idiom
    }

    /// Whether this is the default variation.
    public var isDefault: Bool { conditionCount == 0 }

    /// The number of conditions: the variations with fewer apply first.
    public var conditionCount: Int {
      (widthClass == nil ? 0 : 1) + (heightClass == nil ? 0 : 1) + (idiom == nil ? 0 : 1)
    }

    /// Whether traits meet every condition; without traits only the default variation applies.
    public func matches(_ traits: InterfaceBuilderTraits?) -> Bool {
      guard let traits else { return isDefault }
      return (widthClass ?? traits.widthClass) == traits.widthClass
        && (heightClass ?? traits.heightClass) == traits.heightClass
        && (idiom ?? traits.idiom) == traits.idiom
    }
  }

  /// What changes in a view for some traits.
  public struct ViewVariation: Sendable {
    /// The traits for which it does.
    public var query: TraitQuery
    /// The ids of subviews that are not there.
    public var excludedSubviews: [String] = []
    /// The ids of subviews that are there although the default leaves them out.
    public var includedSubviews: [String] = []
    /// The ids of constraints of this view that do not hold.
    public var excludedConstraints: [String] = []
    /// The ids of constraints of this view that hold although the default leaves them out.
    public var includedConstraints: [String] = []
    /// The axis of the stack view.
    public var axis: Axis?
    /// The gap of the stack view in points.
    public var spacing: CGFloat?
    /// The distribution of the stack view.
    public var distribution: Stack.Distribution?
    /// The alignment of the stack view.
    public var alignment: Stack.Alignment?
    /// The layout margins in points.
    public var layoutMargins: InterfaceBuilderInsets?
    /// The insets of the stack view in points (macOS).
    public var edgeInsets: InterfaceBuilderInsets?
    /// Whether the view is hidden.
    public var isHidden: Bool?
    /// The font.
    public var font: Font?
  }

  /// What changes in a constraint for some traits.
  public struct ConstraintVariation: Sendable, Hashable {
    /// The traits for which it does.
    public var query: TraitQuery
    /// The distance in points.
    public var constant: CGFloat?
    /// The priority from 0 to 1000.
    public var priority: Double?
  }
}
