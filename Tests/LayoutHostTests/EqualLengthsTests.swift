// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct EqualLengthsTests {
  private func cell(_ width: CGFloat, id: String, alignment: Alignment = .center) -> SceneElement {
    let box = Box(width: .init(fixed: width), height: .init(fixed: 10))
    let lengths = EqualLengths(group: "g", axes: .horizontal, alignment: alignment)
    return SceneElement(
      .node(.box(box)), type: "Box", id: id,
      modifiers: [SceneModifier(.node(.equalLengths(lengths))), SceneModifier(.id(id + "Cell"))])
  }

  private func stack(_ axis: Axis, _ children: [SceneElement]) -> SceneElement {
    SceneElement(
      .node(.stack(Stack(axis: axis, spacing: 0))), type: "Stack", children: children)
  }

  @Test func viewsOfSeveralRowsAreAsWideAsTheWidest() throws {
    let rows = [
      stack(.horizontal, [cell(30, id: "a"), cell(116, id: "b", alignment: .trailing)]),
      stack(.horizontal, [cell(20, id: "c", alignment: .trailing)]),
    ]
    let scene = try SceneTree(
      root: stack(.vertical, rows), request: .container(CGSize(width: 232, height: 20)))
    let host = SceneHost(
      solver: GLPKSolver(), options: .init(engine: .constraints, checks: true))
    let answer = try host.layout(scene)
    #expect(answer.check?.agree == true)
    #expect(answer.frame(of: "aCell") == CGRect(x: 0, y: 0, width: 116, height: 10))
    #expect(answer.frame(of: "a") == CGRect(x: 43, y: 0, width: 30, height: 10))
    #expect(answer.frame(of: "bCell") == CGRect(x: 116, y: 0, width: 116, height: 10))
    // The second row is 116 wide and stands in the middle.
    #expect(answer.frame(of: "cCell") == CGRect(x: 58, y: 10, width: 116, height: 10))
    #expect(answer.frame(of: "c") == CGRect(x: 154, y: 10, width: 20, height: 10))
  }

  @Test func aViewInsideAnotherOneOfItsGroupIsAnError() {
    var outer = stack(.horizontal, [cell(30, id: "a")])
    outer.modifiers = [
      SceneModifier(.node(.equalLengths(EqualLengths(group: "g", axes: .horizontal))))
    ]
    #expect(throws: SceneError.nestedEqualLengths(group: "g", SceneOrigin())) {
      try SceneTree(root: outer, request: .proposal(.unspecified))
    }
  }
}
