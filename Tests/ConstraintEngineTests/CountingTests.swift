// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutScene
import LinearProgram
import Testing

/// The size of the programs: what a stack of n children costs.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct CountingTests {
  /// The counts of a stack of colours.
  struct Expected: Sendable {
    var children: Int
    var clamps: Int
    var definitions: Int
    var rows: Int
    var columns: Int
    var levels: Int
  }

  private func statistics(
    _ scene: SceneTree, start: SequentialOptions.Start = .crash
  ) throws -> SequentialStatistics {
    let options = SequentialOptions(start: start)
    return try ConstraintEngine(solver: GLPKSolver(), options: options).layout(scene).program
      .statistics
  }

  private func row(_ count: Int, _ modifiers: [SceneModifier] = []) throws -> SceneTree {
    let child = SceneElement(.node(.flexible), type: "Color", modifiers: modifiers)
    let root = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack",
      children: [SceneElement](repeating: child, count: count))
    return try SceneTree(root: root, request: .container(CGSize(width: 1_000, height: 100)))
  }

  /// A share is one row.
  ///
  /// Across, the alignment line takes two. Long sums (what is left, the length,
  /// the places) are cut at eight terms, which takes a row for each six or seven children, and the
  /// middle of the container two. Columns are those variables and the two sides of the container;
  /// a second level repeats what it reads of the first.
  @Test(arguments: [
    Expected(children: 1, clamps: 1, definitions: 2, rows: 5, columns: 7, levels: 1),
    Expected(children: 10, clamps: 10, definitions: 6, rows: 18, columns: 20, levels: 1),
    Expected(children: 100, clamps: 100, definitions: 50, rows: 152, columns: 154, levels: 1),
    Expected(
      children: 1_000, clamps: 1_000, definitions: 499, rows: 1_501, columns: 2_499, levels: 2),
  ])
  func aStackOfColoursTakesARowAShareAndAFewSums(expected: Expected) throws {
    let counts = try statistics(try row(expected.children))
    #expect(counts.clamps == expected.clamps)
    #expect(counts.largests == 2)
    #expect(counts.definitions == expected.definitions)
    #expect(counts.rows == expected.rows)
    #expect(counts.columns == expected.columns)
    #expect(counts.levels == expected.levels)
    #expect(counts.pivots == 0)
  }

  @Test func fixedChildrenTakeNoRowAlong() throws {
    let frame = SceneModifier(.node(.fixedFrame(FixedFrame(width: 3, height: 4))))
    let counts = try statistics(try row(1_000, [frame]))
    // The shares of views that do not ask for them stay without a row that reads them.
    #expect(counts.largests == 0)
    #expect(counts.definitions == 2)
  }

  @Test func aColdStartPivotsToTheSameFrames() throws {
    let scene = try row(50)
    let crash = try ConstraintEngine(solver: GLPKSolver()).layout(scene)
    let cold = try ConstraintEngine(
      solver: GLPKSolver(), options: SequentialOptions(start: .cold)
    ).layout(scene)
    #expect(cold.program.statistics.pivots > 50)
    for (a, b) in zip(crash.frames.frames, cold.frames.frames) {
      let (first, second) = (try #require(a), try #require(b))
      #expect(abs(first.origin.x - second.origin.x) < 1e-9)
      #expect(abs(first.size.width - second.size.width) < 1e-9)
    }
  }

  @Test(arguments: SolverMethod.allCases)
  func everyMethodAnswersTheSameFrames(method: SolverMethod) throws {
    let scene = try row(7)
    let answer = try ConstraintEngine(
      solver: GLPKSolver(), options: SequentialOptions(method: method)
    ).layout(scene)
    for node in scene.children(of: try #require(scene.root)) {
      let frame = try #require(answer.frames[node])
      // One millionth of the container; the interior point method ends near the optimum.
      #expect(abs(frame.size.width - 1_000 / 7) < 1e-3)
    }
  }

  /// 1,000 shares; of the least widths 0 to 6 in turn, each that is not 0 (857 of them) needs one
  /// clamp more, and none is repeated for what stands inside the frame.
  @Test func aLeastWidthTakesOneRule() throws {
    let children = (0..<1_000).map { index in
      let frame = FlexibleFrame(width: .init(minimum: CGFloat(index % 7)))
      return SceneElement(
        .node(.flexible), type: "Color", modifiers: [SceneModifier(.node(.flexibleFrame(frame)))])
    }
    let root = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 1))), type: "HStack", children: children)
    let counts = try statistics(
      try SceneTree(root: root, request: .container(CGSize(width: 10_000, height: 100))))
    #expect(counts.clamps == 1_000 + 857)
    #expect(counts.largests == 2)
    #expect(counts.pivots == 0)
  }
}
