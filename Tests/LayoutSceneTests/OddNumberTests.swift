// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@Suite struct OddNumberTests {
  private func scene(_ kind: NodeKind) throws -> SceneTree {
    let color = SceneElement(
      .node(.flexible), type: "Color", modifiers: [SceneModifier(.node(kind))])
    return try SceneTree(root: color, request: .proposal(.unspecified))
  }

  @Test func aPriorityThatIsNoneIsZero() throws {
    let scene = try scene(.layoutPriority(.nan))
    let root = try #require(scene.root)
    #expect(scene[root].priority == 0)
    #expect(scene.warnings.count == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func insetsAndPlacesThatAreNoneAreIgnoredWithAWarning(length: CGFloat) throws {
    for kind in [
      NodeKind.padding(EdgeInsets(.all, length)), .offset(CGPoint(x: length, y: 0)),
      .position(CGPoint(x: 0, y: length)),
    ] {
      let scene = try scene(kind)
      #expect(
        scene.warnings.map(\.message) == [
          "a length that is undefined or infinite where none may be is ignored"
        ])
    }
  }

  @Test func spacingAndFontsThatAreNoneAreTheDefaults() throws {
    let color = SceneElement(.node(.flexible), type: "Color")
    let text = SceneElement(
      .text("a", font: Font(size: -4), lineLimit: nil), type: "Text")
    let scene = try SceneTree(
      root: SceneElement(
        .node(.stack(Stack(axis: .vertical, spacing: .nan))), type: "VStack",
        children: [color, color, text]), request: .proposal(.unspecified))
    let root = try #require(scene.root)
    guard case .stack(let stack) = scene[root].kind else {
      Issue.record("the root is no stack")
      return
    }
    #expect(stack.gaps == [8, 8])
    #expect(scene.warnings.count == 2)
    guard case .text(let leaf)? = scene.children(of: root).last.map({ scene[$0].kind }) else {
      Issue.record("the last child is no text")
      return
    }
    #expect(leaf.font.size == 17)
  }
}
