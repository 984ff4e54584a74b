// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A view as the picture shows it.
struct SVGFigure: Sendable {
  let frame: CGRect
  let kind: NodeKind
  let direction: LayoutDirection
  let type: String
  /// The id, or the type where there is none.
  let name: String
  /// Whether the name is an id.
  let isNamed: Bool
  /// What is shown for hovering: path, id and exact frame.
  let title: String
  let isLeaf: Bool
  let isBackground: Bool
  let colours: SVGColours

  /// Describes an item; nil where its frame is not finite.
  init?(
    _ items: [LayoutTree.Item], at index: Int, in scene: SceneTree, rounding: PixelRounding?
  ) {
    let item = items[index]
    let drawn = rounding?.rounded(item.frame) ?? item.frame
    let edges = [drawn.origin.x, drawn.origin.y, drawn.size.width, drawn.size.height]
    guard edges.allSatisfy(\.isFinite) else { return nil }
    let node = scene[item.entry.node]
    frame = drawn
    kind = node.kind
    direction = node.direction
    type = item.entry.type
    name = item.entry.id ?? item.entry.type
    isNamed = item.entry.id != nil
    let id = item.entry.id.map { " '\($0)'" } ?? ""
    title = "\(item.entry.path)\(id): \(LengthText.text(item.frame))"
    isLeaf = kind.isLeaf
    // A background may have modifiers around it that are named.
    isBackground = sequence(first: item, next: { $0.parent.map { items[$0] } })
      .prefix { $0.entry.path == item.entry.path }.contains { $0.role == .background }
    colours = SVGColours(
      type: item.entry.type, depth: item.depth, place: item.place, isBackground: isBackground)
  }
}
