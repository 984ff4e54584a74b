// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The scenes that are timed.
enum Scenes {
  /// A stack of `count` colours, each with its own least width so that order and shares differ.
  static func flat(_ count: Int) throws -> SceneTree {
    let children = (0..<count).map { index in
      let frame = FlexibleFrame(width: .init(minimum: CGFloat(index % 7)))
      return SceneElement(
        .node(.flexible), type: "Color", modifiers: [SceneModifier(.node(.flexibleFrame(frame)))])
    }
    let root = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 1))), type: "HStack", children: children)
    return try SceneTree(
      root: root, request: .container(CGSize(width: 10 * Double(count), height: 100)))
  }

  /// Stacks of ten in stacks of ten, axes in turn, of 11, 111, 1,111 and so on nodes.
  static func nested(levels: Int) throws -> SceneTree {
    try SceneTree(
      root: nested(levels, .vertical), request: .container(CGSize(width: 1_000, height: 1_000)))
  }

  private static func nested(_ levels: Int, _ axis: Axis) -> SceneElement {
    guard levels > 0 else { return SceneElement(.node(.flexible), type: "Color") }
    let children = (0..<10).map { _ in nested(levels - 1, axis.cross) }
    return SceneElement(
      .node(.stack(Stack(axis: axis, spacing: 0))), type: axis == .horizontal ? "HStack" : "VStack",
      children: children)
  }

  /// `count` cells of a feed: an avatar, a name, a time and a text that wraps.
  static func feed(_ count: Int) throws -> SceneTree {
    let cells = (0..<count).map { index in
      let avatar = SceneElement(
        .node(.circle), type: "Circle",
        modifiers: [SceneModifier(.node(.fixedFrame(FixedFrame(width: 40, height: 40))))])
      let head = SceneElement(
        .node(.stack(Stack(axis: .horizontal))), type: "HStack",
        children: [text("Name \(index)"), spacer, text("\(index) min")])
      let words = [String](repeating: "word", count: 5 + index % 20).joined(separator: " ")
      let column = SceneElement(
        .node(.stack(Stack(axis: .vertical, alignment: .leading))), type: "VStack",
        children: [head, text(words)])
      return SceneElement(
        .node(.stack(Stack(axis: .horizontal, alignment: .top))), type: "HStack",
        children: [avatar, column])
    }
    let root = SceneElement(
      .node(.stack(Stack(axis: .vertical))), type: "VStack", children: cells,
      modifiers: [SceneModifier(.node(.fixedSize(.vertical)))])
    return try SceneTree(root: root, request: .container(CGSize(width: 390, height: 844)))
  }

  private static let spacer = SceneElement(.spacer(minLength: nil), type: "Spacer")

  private static func text(_ text: String) -> SceneElement {
    SceneElement(.text(text, font: nil, lineLimit: nil), type: "Text")
  }
}
