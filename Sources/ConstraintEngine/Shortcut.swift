// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// An answer that follows from a node's kind alone, without a rule and without another view.
enum Shortcut {
  case none
  /// A view that takes what it is offered.
  case leaf
  /// What is offered; views stand inside.
  case reader
  /// Constants; nil along an axis without one.
  case constants(width: Double?, height: Double?)

  init(_ kind: NodeKind) {
    switch kind {
    case .flexible: self = .leaf
    case .geometryReader: self = .reader
    case .fixedFrame(let frame):
      self = .constants(
        width: frame.width.map(Double.init), height: frame.height.map(Double.init))
    case .image(let image) where !image.isResizable:
      self = .constants(width: Double(image.size.width), height: Double(image.size.height))
    default: self = .none
    }
  }

  /// Whether nothing stands inside.
  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  /// The length along an axis; nil where it takes more to find it.
  func length(_ axis: Axis, _ offer: Offer) -> Length? {
    switch self {
    case .none: nil
    case .leaf, .reader: offer[axis] ?? Compiler.unspecifiedLength
    case .constants(let width, let height):
      (axis == .horizontal ? width : height).map { Length($0) }
    }
  }
}
