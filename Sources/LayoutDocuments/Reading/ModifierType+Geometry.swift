// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers that move a view or tell its parent something.
  static let geometry = [
    ModifierType("offset", keys: ["x", "y"]) { .node(.offset($0.point())) },
    ModifierType("position", keys: ["x", "y"]) { .node(.position($0.point())) },
    ModifierType("layoutPriority") { field in
      field.number().map { .node(.layoutPriority(Double($0))) }
    },
    ModifierType("alignmentGuide", keys: ["guide", "value"]) { fields in
      let key = fields.required("guide")?.guide()
      guard let field = fields.required("value") else { return nil }
      // Without its axis the value is read all the same, for what is wrong with it.
      let value = field.guideExpression(along: key?.axis ?? .horizontal)
      guard let key, let value else { return nil }
      return .node(.alignmentGuide(AlignmentGuide(key: key, value: value)))
    },
    ModifierType(
      "matchedGeometryEffect", keys: ["id", "properties", "anchor", "isSource"]
    ) { fields in
      let id = fields.required("id")?.nonEmptyString()
      let properties = fields["properties"]?.names(Names.matchedProperties, .properties)
      let anchor = fields["anchor"]?.unitPoint() ?? .center
      let isSource = fields["isSource"]?.bool() ?? true
      return id.map {
        .node(
          .matchedGeometry(
            MatchedGeometry(
              id: $0, properties: properties.map { MatchedGeometry.Properties($0) } ?? .frame,
              anchor: anchor, isSource: isSource)))
      }
    },
  ]

  /// Modifiers that a grid reads from its cells.
  static let cellTraits = [
    ModifierType("gridCellColumns") { field in
      field.wholeNumber().map { .gridCellColumns($0) }
    },
    ModifierType("gridCellUnsizedAxes") { field in
      field.axes().map { .gridCellUnsizedAxes($0) }
    },
    ModifierType("gridCellAnchor") { field in field.unitPoint().map { .gridCellAnchor($0) } },
    ModifierType("gridColumnAlignment") { field in
      field.guide(along: .horizontal).map { .gridColumnAlignment($0) }
    },
  ]
}
