// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// An alignment guide of a document's own.
public struct CustomGuide: Sendable, Hashable {
  /// The name by which alignments and expressions call it.
  public var name: String
  /// The axis along which it is measured.
  public var axis: Axis
  /// Its value for views that set none, in points from the top leading corner.
  public var defaultValue: GuideExpression

  /// Makes a guide.
  public init(name: String, axis: Axis, defaultValue: GuideExpression) {
    self.name = name
    self.axis = axis
    self.defaultValue = defaultValue
  }
}
