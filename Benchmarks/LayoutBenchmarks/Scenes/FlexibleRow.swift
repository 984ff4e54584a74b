// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// W10: an `HStack` of colours, each with its own least width, so that order and shares differ.
struct FlexibleRow: Workload {
  let identifier = "W10"
  let title = "flexible children"
  let sizeMeaning = "children"

  func sizes(quick: Bool) -> [Int] { quick ? [10, 100] : [1, 10, 100, 1_000] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let scene = try Self.scene(size)
    return [
      Case(
        phase: "first layout",
        entrants: [
          .direct(scene), .constraints(scene),
          .constraints(scene, start: .cold, name: "constraints cold"),
          .constraints(
            scene, start: .cold, method: .dualSimplex, name: "constraints dual"),
          .constraints(
            scene, start: .cold, method: .interiorPoint, name: "constraints interior"),
          .constraints(scene, method: .exact, name: "constraints exact"),
        ])
    ]
  }

  static func scene(_ count: Int) throws -> SceneTree {
    let children = (0..<count).map { index in
      let frame = FlexibleFrame(width: .init(minimum: CGFloat(index % 7)))
      return SceneElement(
        .node(.flexible), type: "Color", modifiers: [SceneModifier(.node(.flexibleFrame(frame)))])
    }
    return try SceneTree(
      root: Elements.stack(.horizontal, spacing: 1, children),
      request: .container(CGSize(width: 10 * Double(count), height: 100)))
  }
}
