// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension NodeType {
  static let stacks = [
    NodeType("HStack", .container, parameters: stackParameters) {
      stack($0, .horizontal).map { .node(.stack($0)) }
    },
    NodeType("VStack", .container, parameters: stackParameters) {
      stack($0, .vertical).map { .node(.stack($0)) }
    },
    NodeType("LazyHStack", .container, parameters: stackParameters) {
      stack($0, .horizontal).map { .node(.lazyStack($0)) }
    },
    NodeType("LazyVStack", .container, parameters: stackParameters) {
      stack($0, .vertical).map { .node(.lazyStack($0)) }
    },
    NodeType("ZStack", .container, parameters: ["alignment"]) {
      .node(.zStack($0["alignment"]?.alignment() ?? .center))
    },
  ]

  private static let stackParameters = ["alignment", "spacing"]

  private static func stack(_ fields: Fields, _ axis: Axis) -> Stack? {
    Stack(
      axis: axis, alignment: fields["alignment"]?.guide(along: axis.cross),
      spacing: fields["spacing"]?.number())
  }
}
