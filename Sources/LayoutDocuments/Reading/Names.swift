// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// The names of values, as SwiftUI has them.
enum Names {
  static let axes = NameTable<Axis>(
    .axis, [("horizontal", .horizontal), ("vertical", .vertical)])

  static let edges = NameTable<Edge>(
    .edge,
    [("top", .top), ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing)])

  static let edgeSets = NameTable<Edge.Set>(
    .edge,
    [
      ("all", .all), ("horizontal", .horizontal), ("vertical", .vertical), ("top", .top),
      ("leading", .leading), ("bottom", .bottom), ("trailing", .trailing),
    ])

  static let layoutDirections = NameTable<LayoutDirection>(
    .layoutDirection, [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)])

  static let contentModes = NameTable<ContentMode>(
    .contentMode, [("fit", .fit), ("fill", .fill)])

  static let alignments = NameTable<Alignment>(
    .alignment, Alignment.named.map { ($0.name, $0.alignment) })

  static let unitPoints = NameTable<UnitPoint>(
    .anchor,
    [
      ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing),
      ("leading", .leading), ("center", .center), ("trailing", .trailing),
      ("bottomLeading", .bottomLeading), ("bottom", .bottom), ("bottomTrailing", .bottomTrailing),
    ])

  static let textStyles = NameTable<Font>(.textStyle, Font.styles.map { ($0.name, $0.font) })

  static let weights = NameTable<String>(
    .weight,
    [
      "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
    ].map { ($0, $0) })

  static let designs = NameTable<String>(
    .design, ["default", "serif", "rounded", "monospaced"].map { ($0, $0) })

  static let priorities = NameTable<Double>(
    .priority, SceneRelation.namedPriorities.map { ($0.name, $0.priority) })

  static let chainStyles = NameTable<RelationChain.Style>(
    .chainStyle, RelationChain.Style.allCases.map { ($0.rawValue, $0) })

  static let formatOptions = NameTable<VisualFormatOptions>(
    .formatOption, VisualFormatOptions.named.map { ($0.name, $0.option) })

  static let matchedProperties = NameTable<MatchedGeometry.Properties>(
    .property, [("position", .position), ("size", .size), ("frame", .frame)])
}
