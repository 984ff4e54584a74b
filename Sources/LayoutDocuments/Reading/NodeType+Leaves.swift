// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension NodeType {
  static let leaves =
    [
      NodeType("EmptyView", []) { _ in .empty },
      NodeType("Divider", .leaf) { _ in .divider },
      NodeType("Spacer", .leaf, parameters: ["minLength"]) {
        .spacer(minLength: $0["minLength"]?.number(.notNegative))
      },
    ] + shapes + [
      NodeType("Text", .leaf, parameters: ["text", "font", "lineLimit"], read: text),
      NodeType(
        "Image", .leaf, parameters: ["width", "height", "resizable", "capInsets"], read: image),
      NodeType(
        "Box", .leaf, parameters: ["width", "height", "firstTextBaseline", "lastTextBaseline"],
        read: box),
    ]

  /// The types that take whatever they are offered.
  static let flexibleNames = ["Color", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse"]

  private static let shapes =
    flexibleNames.map { NodeType($0, .leaf) { _ in .node(.flexible) } } + [
      NodeType("Circle", .leaf) { _ in .node(.circle) }
    ]

  private static let text: @Sendable (Fields) -> SceneElement.Kind? = { fields in
    let text = fields.required("text")?.string()
    let font = fields["font"]?.font()
    let lineLimit = fields["lineLimit"]?.wholeNumber()
    return text.map { .text($0, font: font, lineLimit: lineLimit) }
  }

  private static let image: @Sendable (Fields) -> SceneElement.Kind? = { fields in
    let width = fields.required("width")?.number(.notNegative)
    let height = fields.required("height")?.number(.notNegative)
    let isResizable = fields["resizable"]?.bool() ?? false
    let capInsets =
      fields["capInsets"]?.sides(of: "the cap insets", .notNegative) ?? EdgeInsets()
    guard let width, let height else { return nil }
    let size = CGSize(width: width, height: height)
    return .node(.image(ImageLeaf(size: size, isResizable: isResizable, capInsets: capInsets)))
  }

  private static let box: @Sendable (Fields) -> SceneElement.Kind? = { fields in
    .node(
      .box(
        Box(
          width: fields["width"]?.range() ?? .flexible,
          height: fields["height"]?.range() ?? .flexible,
          firstTextBaseline: fields["firstTextBaseline"]?.number(),
          lastTextBaseline: fields["lastTextBaseline"]?.number())))
  }
}

extension Field {
  /// A font: a text style's name, or its parts.
  fileprivate func font() -> Font? {
    switch value.kind {
    case .string: return named(Names.textStyles)
    case .object:
      guard let fields = members(of: "a font", keys: ["size", "weight", "design"]) else {
        return nil
      }
      let size = fields.required("size")?.number(.positive)
      let weight = fields["weight"]?.named(Names.weights) ?? "regular"
      let design = fields["design"]?.named(Names.designs) ?? "default"
      return size.map { Font(size: $0, weight: weight, design: design) }
    default:
      reportUnexpected(.font, .font)
      return nil
    }
  }

  /// A box's side: one length, or limits of which each has a default.
  fileprivate func range() -> Box.Range? {
    guard case .object = value.kind else {
      return number(.side).map { Box.Range(fixed: $0) }
    }
    guard let fields = members(of: "a side", keys: ["minimum", "ideal", "maximum"]) else {
      return nil
    }
    let minimum = fields["minimum"]?.number(.notNegative)
    let ideal = fields["ideal"]?.number(.notNegative)
    let maximum = fields["maximum"]?.length(.notNegativeLength)
    let limits = [("minimum", minimum), ("ideal", ideal), ("maximum", maximum)].compactMap {
      name, length in length.map { (name: name, length: $0) }
    }
    for (lower, upper) in zip(limits, limits.dropFirst()) where lower.length > upper.length {
      report(.contradiction(lower: "the \(lower.name)", upper: "the \(upper.name)"))
    }
    return Box.Range(
      minimum: minimum ?? 0, ideal: ideal ?? minimum ?? 10, maximum: maximum ?? .infinity)
  }
}
