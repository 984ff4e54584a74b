// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension NodeType {
  static let grids = [
    NodeType(
      "Grid", .container, parameters: ["alignment", "horizontalSpacing", "verticalSpacing"]
    ) { fields in
      .node(
        .grid(
          GridContainer(
            alignment: fields["alignment"]?.alignment() ?? .center,
            horizontalSpacing: fields["horizontalSpacing"]?.number(),
            verticalSpacing: fields["verticalSpacing"]?.number())))
    },
    NodeType("GridRow", [.children, .isRow], parameters: ["alignment"]) {
      .gridRow(alignment: $0["alignment"]?.guide(along: .vertical))
    },
    NodeType("LazyVGrid", .container, parameters: ["columns", "alignment", "spacing"]) {
      lazyGrid($0, .horizontal, items: "columns")
    },
    NodeType("LazyHGrid", .container, parameters: ["rows", "alignment", "spacing"]) {
      lazyGrid($0, .vertical, items: "rows")
    },
  ]

  /// A lazy grid; its own alignment moves nothing, but its name is checked.
  private static func lazyGrid(
    _ fields: Fields, _ axis: Axis, items key: String
  ) -> SceneElement.Kind? {
    _ = fields["alignment"]?.guide(along: axis)
    let spacing = fields["spacing"]?.number()
    guard let field = fields.required(key), let elements = field.elements(.items, shape: .gridItems)
    else {
      return nil
    }
    guard !elements.isEmpty else {
      field.reportUnexpected(.items, .gridItems)
      return nil
    }
    let items = elements.compactMap { item($0) }
    return .node(.lazyGrid(LazyGrid(axis: axis, items: items, spacing: spacing)))
  }

  private static let sizes = ["fixed", "flexible", "adaptive"]

  private static func item(_ field: Field) -> LazyGridItem? {
    guard
      let fields = field.members(
        of: "a grid item", keys: sizes + ["spacing", "alignment"], shape: .gridItem)
    else { return nil }
    let spacing = fields["spacing"]?.number()
    let alignment = fields["alignment"]?.alignment() ?? .center
    let given = sizes.filter(fields.contains)
    guard given.count == 1, let kind = given.first, let value = fields[kind] else {
      field.report(.notOneKey(count: given.count, .itemSize))
      return nil
    }
    let size: LazyGridItem.Size?
    switch kind {
    case "fixed": size = value.number(.notNegative).map { .fixed($0) }
    case "flexible":
      size = limits(value, kind).map { .flexible(minimum: $0 ?? 10, maximum: $1) }
    default:
      size = limits(value, kind, needsMinimum: true).map {
        .adaptive(minimum: $0 ?? 10, maximum: $1)
      }
    }
    return size.map { LazyGridItem($0, spacing: spacing, alignment: alignment) }
  }

  /// The limits of a flexible or adaptive item; SwiftUI's default of the maximum is infinity.
  private static func limits(
    _ field: Field, _ kind: String, needsMinimum: Bool = false
  ) -> (CGFloat?, CGFloat)? {
    guard
      let fields = field.members(
        of: "the size \"\(kind)\"", keys: ["minimum", "maximum"], shape: .limits)
    else { return nil }
    let given = needsMinimum ? fields.required("minimum") : fields["minimum"]
    let minimum = given?.number(.notNegative)
    let maximum = fields["maximum"]?.length(.notNegativeLength) ?? .infinity
    if maximum < minimum ?? 10 {
      let lower = minimum == nil ? "the default minimum of 10" : "the minimum"
      field.report(.contradiction(lower: lower, upper: "the maximum"))
    }
    return (minimum, maximum)
  }
}
