// SPDX-License-Identifier: GPL-3.0-or-later

import DirectEngine
import Foundation
import GLPKSolver
import LayoutDocuments
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

@Suite struct SceneHostTests {
  private func scene(_ root: String) throws -> SceneTree {
    let text = #"{"version":1,"container":{"width":100,"height":100},"root":\#(root)}"#
    return try LayoutDocument.read(Array(text.utf8)).scene
  }

  @Test func withoutASolverTheConstraintEngineIsAnError() throws {
    let host = SceneHost(solver: nil, options: .init(engine: .constraints))
    #expect {
      try host.layout(try scene(#"{"type":"Color"}"#))
    } throws: { error in
      "\(error)".contains("build with the trait GLPK")
    }
  }

  @Test func ratiosAroundRatiosEndAtALimit() throws {
    // Ideal and given ratios in turn: the different proposals of a level double every two levels.
    var element = SceneElement(.node(.flexible), type: "Color")
    for level in 0..<40 {
      let ratio: CGFloat? = level.isMultiple(of: 2) ? nil : 2
      element.modifiers = [
        SceneModifier(.node(.aspectRatio(AspectRatio(ratio: ratio, contentMode: .fit))))
      ]
      let color = SceneElement(.node(.flexible), type: "Color")
      element = SceneElement(
        .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack",
        children: [element, color])
    }
    let scene = try SceneTree(
      root: element, request: .container(CGSize(width: 1_000, height: 1_000)))
    for engine in [EngineChoice.direct, .constraints] where GLPKSolver.isAvailable {
      let host = SceneHost(solver: GLPKSolver(), options: .init(engine: engine))
      #expect {
        try host.layout(scene)
      } throws: { error in
        "\(error)".contains("more than 2000 different sizes")
      }
    }
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func bothEnginesWarnOfTheSame() throws {
    let root = #"""
      {"type":"HStack","spacing":-50,"children":[
        {"type":"Box","width":10,"height":10},
        {"type":"Color","modifiers":[
          {"matchedGeometryEffect":{"id":"m","isSource":true}},
          {"matchedGeometryEffect":{"id":"m","isSource":false}}]},
        {"type":"Box","width":10,"height":10}],
       "modifiers":[{"fixedSize":{"horizontal":true}}]}
      """#
    let scene = try scene(root)
    let warnings = try [EngineChoice.direct, .constraints].map { engine in
      let host = SceneHost(solver: GLPKSolver(), options: .init(engine: engine))
      return try host.layout(scene).warnings.map(\.message)
    }
    #expect(warnings[0] == warnings[1])
    #expect(
      warnings[0] == [
        "negative spacing makes the width negative; it is 0",
        "'m' follows a source that follows it; it stays unmatched",
      ])
  }
}
