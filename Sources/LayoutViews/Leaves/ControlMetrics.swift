// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// The sizes of controls, in points: iOS's at the default type size, rounded to whole numbers.
///
/// Toggle, TextField, Slider and a linear ProgressView grow along x and hug along y; Button, Label,
/// Stepper and a circular ProgressView hug both ways, as in SwiftUI. Platforms differ in the
/// numbers, so frame a control where they matter.
enum ControlMetrics {
  /// The switch of a toggle.
  static let toggleSwitch = CGSize(width: 51, height: 31)
  /// The buttons of a stepper.
  static let stepperButtons = CGSize(width: 94, height: 32)
  /// A field for text: a line of body with SwiftUI's rounding.
  static let textFieldHeight: CGFloat = 22
  /// A slider: the height of its knob.
  static let sliderHeight: CGFloat = 31
  /// A bar of progress.
  static let progressBarHeight: CGFloat = 4
  /// A wheel of progress.
  static let progressWheel = CGSize(width: 20, height: 20)
  /// The gap between a label's picture and its text, and between a control's parts.
  static let labelSpacing: CGFloat = 8
  /// The insets of a bordered button.
  static let borderedVertical: CGFloat = 7
  /// The insets of a bordered button.
  static let borderedHorizontal: CGFloat = 12

  /// A leaf of one size.
  static func fixed(_ size: CGSize) -> NodeKind {
    .box(Box(width: .init(fixed: size.width), height: .init(fixed: size.height)))
  }

  /// A leaf that grows along x.
  static func growing(height: CGFloat) -> NodeKind {
    .box(Box(width: .flexible, height: .init(fixed: height)))
  }
}

/// A control's part without content.
nonisolated struct ControlPart: View {
  let kind: NodeKind
  let type: String
}

extension ControlPart: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(kind), type: type)]
  }
}
