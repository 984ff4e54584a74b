// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension Field {
  /// Four insets, 0 where nothing is given.
  func sides(of owner: String, _ expected: DocumentIssue.Expectation) -> EdgeInsets? {
    members(of: owner, keys: Names.edges.names, shape: .sides).map { $0.sides(expected) }
  }
}

extension Fields {
  /// The four insets among the members.
  func sides(_ expected: DocumentIssue.Expectation = .number) -> EdgeInsets {
    EdgeInsets(
      top: self["top"]?.number(expected) ?? 0, leading: self["leading"]?.number(expected) ?? 0,
      bottom: self["bottom"]?.number(expected) ?? 0,
      trailing: self["trailing"]?.number(expected) ?? 0)
  }

  /// The point of the members `x` and `y`, 0 where nothing is given.
  func point() -> CGPoint {
    CGPoint(x: self["x"]?.number() ?? 0, y: self["y"]?.number() ?? 0)
  }
}
