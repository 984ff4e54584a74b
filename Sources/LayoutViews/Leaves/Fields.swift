// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A field for a line of text; it grows along x and is 22 points high.
nonisolated public struct TextField<Label: View>: View {
  /// Makes a field with a title, which takes no room.
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil, axis: Axis = .horizontal
  ) where Label == Text {}

  /// Makes a field with a label, which takes no room.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension TextField: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let kind = ControlMetrics.growing(height: ControlMetrics.textFieldHeight)
    return [SceneElement(.node(kind), type: "TextField")]
  }
}

/// A field for a secret; it grows along x and is 22 points high.
nonisolated public struct SecureField<Label: View>: View {
  /// Makes a field with a title, which takes no room.
  public init<Title: StringProtocol>(
    _ title: Title, text: Binding<String>, prompt: Text? = nil
  ) where Label == Text {}

  /// Makes a field with a label, which takes no room.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {}
}

extension SecureField: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let kind = ControlMetrics.growing(height: ControlMetrics.textFieldHeight)
    return [SceneElement(.node(kind), type: "SecureField")]
  }
}

/// A knob on a line; it grows along x and is 31 points high.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View {
  /// Makes a slider for a value in a range, from 0 to 1 by default.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}

  /// Makes a slider with steps.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, Label == EmptyView, ValueLabel == EmptyView {}

  /// Makes a slider with a label, which takes no room.
  public init<Value: BinaryFloatingPoint>(
    value: Binding<Value>, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Value.Stride: BinaryFloatingPoint, ValueLabel == EmptyView {}
}

extension Slider: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let kind = ControlMetrics.growing(height: ControlMetrics.sliderHeight)
    return [SceneElement(.node(kind), type: "Slider")]
  }
}
