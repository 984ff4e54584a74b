// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers that propose other lengths than they are proposed.
  static let frames = [
    ModifierType("frame", keys: lengths + limits + ["alignment"]) { fields in
      fields.checkConflict(lengths, limits)
      let alignment = fields["alignment"]?.alignment() ?? .center
      return .node(
        lengths.contains(where: fields.contains)
          ? fixedFrame(fields, alignment) : flexibleFrame(fields, alignment))
    },
    ModifierType("padding", objectKeys: Names.edges.names + uniform, read: padding),
    ModifierType("fixedSize", keys: ["horizontal", "vertical"]) { fields in
      let horizontal = fields["horizontal"]?.bool() ?? fields.isEmpty
      let vertical = fields["vertical"]?.bool() ?? fields.isEmpty
      return .node(
        .fixedSize((horizontal ? .horizontal : Axis.Set()).union(vertical ? .vertical : [])))
    },
    ModifierType("aspectRatio", keys: ["ratio", "contentMode"]) { fields in
      let ratio = fields["ratio"]?.number(.positive)
      return fields.required("contentMode")?.named(Names.contentModes).map {
        .node(.aspectRatio(AspectRatio(ratio: ratio, contentMode: $0)))
      }
    },
    ModifierType(
      "containerRelativeFrame", keys: ["axes", "count", "span", "spacing", "alignment"]
    ) { fields in
      let axes = fields.required("axes")?.axes()
      let count = fields["count"]?.wholeNumber() ?? 1
      let span = fields["span"]?.wholeNumber() ?? 1
      let spacing = fields["spacing"]?.number() ?? 0
      let alignment = fields["alignment"]?.alignment() ?? .center
      return axes.map {
        .node(
          .containerRelativeFrame(
            ContainerRelativeFrame(
              axes: $0, count: count, span: span, spacing: spacing, alignment: alignment)))
      }
    },
  ]

  private static let lengths = ["width", "height"]

  private static let limits = [
    "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight",
  ]

  /// A frame of fixed lengths; those that SwiftUI ignores become a warning of the scene.
  private static func fixedFrame(_ fields: Fields, _ alignment: Alignment) -> NodeKind {
    .fixedFrame(
      FixedFrame(
        width: fields["width"]?.length(), height: fields["height"]?.length(),
        alignment: alignment))
  }

  private static func flexibleFrame(_ fields: Fields, _ alignment: Alignment) -> NodeKind {
    let limits = { (axis: String) in
      FlexibleFrame.Limits(
        minimum: fields["min" + axis]?.length(), ideal: fields["ideal" + axis]?.length(),
        maximum: fields["max" + axis]?.length())
    }
    return .flexibleFrame(
      FlexibleFrame(width: limits("Width"), height: limits("Height"), alignment: alignment))
  }

  /// The keys of one amount for several edges.
  private static let uniform = ["edges", "length"]

  private static let padding: @Sendable (Field) -> SceneModifier.Kind? = { field in
    if case .number = field.value.kind {
      return field.number().map { .node(.padding(EdgeInsets(.all, $0))) }
    }
    let sides = Names.edges.names
    guard
      let fields = field.members(
        of: "the modifier \"padding\"", keys: sides + uniform, .padding, shape: .padding)
    else { return nil }
    fields.checkConflict(sides, uniform)
    if sides.contains(where: fields.contains) { return .node(.padding(fields.sides())) }
    let edges = fields["edges"]?.names(Names.edgeSets).map { Edge.Set($0) } ?? .all
    let length = fields["length"]?.number() ?? SceneEnvironment.defaultPadding
    return .node(.padding(EdgeInsets(edges, length)))
  }
}
