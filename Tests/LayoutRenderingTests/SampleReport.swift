// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

@testable import LayoutRendering

/// Scenes with frames that were set by hand, so that no engine takes part.
enum SampleReport {
  /// A report whose frames are found by id, else by path; what is not named is not laid out.
  static func report(
    _ root: SceneElement, container: CGSize = CGSize(width: 100, height: 60),
    environment: SceneEnvironment = SceneEnvironment(displayScale: 2),
    frames named: [String: CGRect], check: CheckSummary? = nil, warnings: [SceneWarning] = []
  ) throws -> LayoutReport {
    let scene = try SceneTree(root: root, request: .container(container), environment: environment)
    var frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    for entry in scene.entries {
      if let frame = named[entry.id ?? entry.path] { frames[entry.node.index] = frame }
    }
    let size = scene.root.flatMap { frames[$0.index]?.size } ?? .zero
    return LayoutReport(
      scene: scene, frames: LayoutFrames(frames: frames, size: size, warnings: warnings),
      engine: "direct", check: check)
  }

  static func color(_ id: String? = nil, _ modifiers: [SceneModifier] = []) -> SceneElement {
    SceneElement(.node(.flexible), type: "Color", id: id, modifiers: modifiers)
  }

  static func row(_ children: [SceneElement], _ modifiers: [SceneModifier] = []) -> SceneElement {
    SceneElement(
      .node(.stack(Stack(axis: .horizontal))), type: "HStack", children: children,
      modifiers: modifiers)
  }

  /// A row of a padded colour with an overlay and a background, a spacer, and a text.
  static func card() throws -> LayoutReport {
    let padded = color(
      "fill",
      [
        SceneModifier(.overlay(.center, content: [color("badge")])),
        SceneModifier(.background(.center, content: [color("shade")])),
        SceneModifier(.node(.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)))),
        SceneModifier(.id("padded")),
      ])
    let text = SceneElement(.text("Hi <you>", font: nil, lineLimit: nil), type: "Text", id: "t")
    let spacer = SceneElement(.spacer(minLength: nil), type: "Spacer")
    return try report(
      row([padded, spacer, text]),
      frames: [
        "HStack": CGRect(x: 0, y: 10, width: 100, height: 40),
        "padded": CGRect(x: 0, y: 10, width: 40, height: 40),
        "fill": CGRect(x: 4, y: 14, width: 32, height: 32),
        "badge": CGRect(x: 4, y: 14, width: 10.0 / 3, height: 8),
        "shade": CGRect(x: 4, y: 14, width: 32, height: 32),
        "HStack/1": CGRect(x: 40, y: 30, width: 20, height: 0),
        "t": CGRect(x: 60, y: 19, width: 40, height: 22),
      ],
      check: CheckSummary(agree: true, largestDifference: 0.25, compared: 7))
  }
}
