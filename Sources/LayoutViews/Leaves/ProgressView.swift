// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Shows progress: a wheel of 20 x 20 points, or with a value a bar of 4 points as wide as proposed.
nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View {
  let isLinear: Bool
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(isLinear: Bool, label: Label, currentValueLabel: CurrentValueLabel) {
    self.isLinear = isLinear
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  /// Makes a wheel.
  public init() where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(isLinear: false, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a wheel above a label.
  public init(@ViewBuilder label: () -> Label) where CurrentValueLabel == EmptyView {
    self.init(isLinear: false, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a wheel above a title.
  public init<Title: StringProtocol>(
    _ title: Title
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(isLinear: false, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a bar that is filled by a share of the total; a wheel where the value is nil.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1
  ) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(isLinear: value != nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Makes a bar below a title.
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) where Label == Text, CurrentValueLabel == EmptyView {
    self.init(isLinear: value != nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Makes a bar below a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == EmptyView {
    self.init(isLinear: value != nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Makes a bar between two labels.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      isLinear: value != nil, label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let kind =
      isLinear
      ? ControlMetrics.growing(height: ControlMetrics.progressBarHeight)
      : ControlMetrics.fixed(ControlMetrics.progressWheel)
    let own = SceneElement(.node(kind), type: "ProgressView")
    let above = context.elements(of: label, at: "label")
    let below = context.elements(of: currentValueLabel, at: "currentValueLabel")
    if above.isEmpty && below.isEmpty { return [own] }
    let stack = Stack(
      axis: .vertical, alignment: isLinear ? .leading : .centerX,
      spacing: ControlMetrics.labelSpacing)
    let children = isLinear ? above + [own] + below : [own] + above + below
    return [SceneElement(.node(.stack(stack)), type: "VStack", children: children)]
  }
}
