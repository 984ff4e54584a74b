// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What an `HStack`, a `VStack` or their lazy forms ask of their children.
public struct Stack: Sendable, Hashable {
  /// The axis along which the children follow each other.
  public var axis: Axis
  /// The guide across that axis which is put on one line.
  public var alignment: AlignmentKey
  /// The gap between neighbours in points, or nil for what the neighbours prefer.
  public var spacing: CGFloat?
  /// The gap after each child but the last, in points; filled in when the scene is resolved.
  public internal(set) var gaps: [CGFloat] = []

  /// Makes a stack; the default alignment is the centre across.
  public init(axis: Axis, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.axis = axis
    self.alignment = alignment ?? (axis == .horizontal ? .centerY : .centerX)
    self.spacing = spacing
  }
}
