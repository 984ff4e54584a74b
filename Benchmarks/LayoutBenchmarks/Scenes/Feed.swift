// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// W9: cells of a feed, each with an avatar, a name, a time, a text that wraps, a badge and three
/// buttons: both engines against the same frames worked out by hand.
struct Feed: Workload {
  let identifier = "W9"
  let title = "feed"
  let sizeMeaning = "cells"

  func sizes(quick: Bool) -> [Int] { quick ? [10] : [10, 100] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let scene = try Self.scene(size)
    let cells = (0..<size).map(FeedCell.init)
    let byHand = FeedArithmetic(cells: cells, scene: scene)
    let entrants: [Entrant] = [
      .direct(scene),
      Entrant(
        engine: "by hand", answer: { Answer(frames: byHand.coordinates(byHand.frames())) },
        trial: .plain { _ = byHand.frames() }), .constraints(scene),
      .constraints(scene, start: .cold, name: "constraints cold"),
    ]
    return [Case(phase: "first layout", entrants: entrants)]
  }

  static let size = CGSize(width: 390, height: 844)

  static func scene(_ count: Int) throws -> SceneTree {
    let cells = (0..<count).map { FeedCell($0).element }
    var root = Elements.stack(.vertical, spacing: FeedCell.cellGap, cells)
    root.modifiers = [SceneModifier(.node(.fixedSize(.vertical)))]
    return try SceneTree(root: root, request: .container(size))
  }
}

/// What a cell shows, and its measures.
struct FeedCell {
  static let cellGap: CGFloat = 12
  static let gap: CGFloat = 8
  static let lineGap: CGFloat = 4
  static let avatar: CGFloat = 40
  static let badge: CGFloat = 24
  static let button = CGSize(width: 80, height: 32)

  let name: String
  let time: String
  let words: String

  init(_ index: Int) {
    name = "Name \(index)"
    time = "\(index) min"
    words = [String](repeating: "word", count: 5 + index % 20).joined(separator: " ")
  }

  var element: SceneElement {
    let head = Elements.stack(
      .horizontal, spacing: Self.gap, [Elements.text(name), Elements.spacer, Elements.text(time)])
    let buttons = (0..<3).map { _ in Elements.box(Self.button.width, Self.button.height) }
    let foot = Elements.stack(
      .horizontal, spacing: Self.gap, [Elements.box(Self.badge, Self.badge)] + buttons)
    let column = Elements.stack(
      .vertical, alignment: .leading, spacing: Self.lineGap, [head, Elements.text(words), foot])
    return Elements.stack(
      .horizontal, alignment: .top, spacing: Self.gap,
      [Elements.box(Self.avatar, Self.avatar), column])
  }
}
