// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension NodeType {
  static let containers = [
    NodeType("ViewThatFits", .container, parameters: ["axes"]) {
      .node(.viewThatFits($0["axes"]?.axes() ?? .both))
    },
    NodeType("ScrollView", .container, parameters: ["axes"]) {
      .node(.scrollView($0["axes"]?.axes() ?? .vertical))
    },
    NodeType("Group", .children) { _ in .group },
    NodeType("ConstraintLayout", .container) { _ in .node(.constraintLayout) },
    NodeType("GeometryReader", .container) { _ in .node(.geometryReader) },
  ]
}
