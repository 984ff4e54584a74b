// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A switch behind a label; it grows along x.
nonisolated public struct Toggle<Label: View>: View {
  let isOn: Binding<Bool>
  let label: Label

  /// Makes a switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a switch with a title.
  public init<Title: StringProtocol>(_ title: Title, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let isOn = isOn
    context.makePerformable { isOn.wrappedValue.toggle() }
    let content = TupleView((), views: [label, Spacer(), Self.control])
    return context.container(.stack(Stack(axis: .horizontal)), type: "Toggle", of: content)
  }

  private static var control: ControlPart {
    ControlPart(kind: ControlMetrics.fixed(ControlMetrics.toggleSwitch), type: "Switch")
  }
}

/// Two buttons that count, behind a label; it hugs both ways.
nonisolated public struct Stepper<Label: View>: View {
  let label: Label

  /// Makes a stepper with functions.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper for a value.
  public init<Value: Strideable>(
    value: Binding<Value>, step: Value.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper for a value in a range.
  public init<Value: Strideable>(
    value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
  }

  /// Makes a stepper with a title for a value.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(title)
  }

  /// Makes a stepper with a title for a value in a range.
  public init<Title: StringProtocol, Value: Strideable>(
    _ title: Title, value: Binding<Value>, in bounds: ClosedRange<Value>, step: Value.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(title)
  }

  /// Makes a stepper with a title and functions.
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where Label == Text {
    label = Text(title)
  }
}

extension Stepper: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let control = ControlPart(
      kind: ControlMetrics.fixed(ControlMetrics.stepperButtons), type: "StepperButtons")
    let content = TupleView((), views: [label, control])
    return context.container(.stack(Stack(axis: .horizontal)), type: "Stepper", of: content)
  }
}
