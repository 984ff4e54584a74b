// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension NodeKind {
  /// Whether the node is a view without children of its own.
  var isLeaf: Bool {
    switch self {
    case .flexible, .circle, .box, .image, .text, .spacer, .divider: true
    default: false
    }
  }

  /// The modifier's name in documents; nil for leaves and containers.
  var modifierName: String? {
    switch self {
    case .flexible, .circle, .box, .image, .text, .spacer, .divider, .stack, .lazyStack, .zStack,
      .grid, .lazyGrid, .viewThatFits, .scrollView, .geometryReader, .layout,
      .constraintLayout:
      nil
    case .fixedFrame, .flexibleFrame: "frame"
    case .containerRelativeFrame: "containerRelativeFrame"
    case .equalLengths(let lengths): lengths.axes == .vertical ? "equalHeights" : "equalWidths"
    case .padding: "padding"
    case .fixedSize: "fixedSize"
    case .aspectRatio: "aspectRatio"
    case .offset: "offset"
    case .position: "position"
    case .layoutPriority: "layoutPriority"
    case .alignmentGuide, .computedGuide: "alignmentGuide"
    case .overlay: "overlay"
    case .background: "background"
    case .attachment: "attach"
    case .safeAreaInset: "safeAreaInset"
    case .relations: "constraints"
    case .contentPriorities: "contentPriorities"
    case .matchedGeometry: "matchedGeometryEffect"
    }
  }

  /// What the second view of the modifier is to the first; nil where there is no second view.
  var contentRole: LayoutTree.Role? {
    switch self {
    case .overlay: .overlay
    case .background: .background
    case .attachment: .attach
    case .safeAreaInset: .safeAreaInset
    default: nil
    }
  }
}
