// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

private func color(_ modifiers: SceneModifier.Kind..., id: String? = nil) -> SceneElement {
  SceneElement(
    .node(.flexible), type: "Color", id: id, modifiers: modifiers.map { SceneModifier($0) })
}

private func stack(
  _ axis: Axis, spacing: CGFloat? = nil, _ children: [SceneElement]
) -> SceneElement {
  SceneElement(
    .node(.stack(Stack(axis: axis, spacing: spacing))),
    type: axis == .horizontal ? "HStack" : "VStack", children: children)
}

private func scene(_ root: SceneElement) throws(SceneError) -> SceneTree {
  try SceneTree(root: root, request: .proposal(.unspecified))
}

private func gaps(_ scene: SceneTree) -> [CGFloat] {
  guard let root = scene.root, case .stack(let stack) = scene[root].kind else { return [] }
  return stack.gaps
}

@Suite struct SceneResolvingTests {
  @Test func groupsAreFlattenedAndTheirModifiersGoToEachView() throws {
    let group = SceneElement(
      .group, type: "Group", children: [color(), SceneElement(.empty, type: "EmptyView"), color()],
      modifiers: [SceneModifier(.node(.padding(EdgeInsets(.all, 4))))])
    let scene = try scene(stack(.horizontal, [group, color()]))
    let root = try #require(scene.root)
    let children = scene.children(of: root)
    #expect(children.count == 3)
    let padded = children.map { if case .padding = scene[$0].kind { true } else { false } }
    #expect(padded == [true, true, false])
    #expect(scene.entries.map(\.path) == ["HStack", "HStack/0/0", "HStack/0/2", "HStack/1"])
  }

  @Test func severalRootViewsStandInAVStack() throws {
    let scene = try scene(SceneElement(.group, type: "Group", children: [color(), color()]))
    let root = try #require(scene.root)
    guard case .stack(let stack) = scene[root].kind else {
      Issue.record("the root is no stack")
      return
    }
    #expect(stack.axis == .vertical)
    #expect(scene.entries.map(\.path) == ["Group/0", "Group/1"])
  }

  @Test func spacersTouchTheirNeighboursAndPassThatOutwards() throws {
    let spacer = SceneElement(.spacer(minLength: nil), type: "Spacer")
    let inner = stack(.horizontal, [color(), spacer])
    #expect(gaps(try scene(inner)) == [0])
    #expect(gaps(try scene(stack(.horizontal, [inner, color()]))) == [0])
    #expect(gaps(try scene(stack(.horizontal, [color(), inner]))) == [8])
  }

  @Test func framesAndPaddingForgetWishesOnTheirEdges() throws {
    let spacer = SceneElement(.spacer(minLength: nil), type: "Spacer")
    var framed = stack(.horizontal, [color(), spacer])
    framed.modifiers = [SceneModifier(.node(.fixedFrame(FixedFrame(width: 50))))]
    #expect(gaps(try scene(stack(.horizontal, [framed, color()]))) == [8])
    var padded = stack(.horizontal, [color(), spacer])
    padded.modifiers = [SceneModifier(.node(.padding(EdgeInsets(.leading, 3))))]
    #expect(gaps(try scene(stack(.horizontal, [padded, color()]))) == [0])
  }

  @Test(arguments: [
    (NodeKind.fixedSize(.both), 1.0), (.offset(CGPoint(x: 1, y: 0)), 1.0),
    (.fixedFrame(FixedFrame(height: 20)), 0.0), (.padding(EdgeInsets()), 0.0),
    (.aspectRatio(AspectRatio(ratio: 1, contentMode: .fit)), 0.0), (.position(.zero), 0.0),
  ])
  func theOutermostModifierDecidesThePriority(modifier: NodeKind, priority: Double) throws {
    let scene = try scene(color(.node(.layoutPriority(1)), .node(modifier)))
    let root = try #require(scene.root)
    #expect(scene[root].priority == priority)
  }

  @Test func anEmptyStackHasTheLeastPriorityAndNoSpacing() throws {
    let scene = try scene(stack(.horizontal, [color(), stack(.vertical, [])]))
    let root = try #require(scene.root)
    #expect(scene.children(of: root).map { scene[$0].priority } == [0, -.infinity])
    #expect(gaps(scene) == [0])
  }

  @Test func namedLevelsComeBeforeTheirView() throws {
    let view = color(.id("inner"), .node(.padding(EdgeInsets(.all, 1))), .id("outer"), id: "bare")
    let scene = try scene(view)
    #expect(scene.entries.map(\.id) == ["outer", "inner", "bare"])
    #expect(scene.entries.map(\.path) == ["Color", "Color", "Color"])
  }

  @Test func contentsAreNumberedInTheirPaths() throws {
    let view = color(
      .overlay(.center, content: [color()]), .background(.center, content: [color()]),
      .overlay(.top, content: [color(), color()]))
    let paths = try scene(view).entries.map(\.path)
    #expect(
      paths == [
        "Color", "Color/overlay/0", "Color/background/0", "Color/overlay2/0", "Color/overlay2/1",
      ])
  }

  @Test func anIDStandsOnce() {
    let root = stack(.horizontal, [color(id: "a"), color(.id("a"))])
    #expect(throws: SceneError.duplicateID("a", first: SceneOrigin(), second: SceneOrigin())) {
      try scene(root)
    }
  }

  @Test func aGroupOfSeveralViewsTakesNoID() {
    let group = SceneElement(
      .group, type: "Group", children: [color(), color()], modifiers: [SceneModifier(.id("a"))])
    #expect(throws: SceneError.modifierNeedsOneView(views: 2, SceneOrigin())) { try scene(group) }
  }

  @Test func nestingHasALimit() {
    var element = color()
    for _ in 0..<1_000 { element = stack(.vertical, [element]) }
    #expect(throws: SceneError.tooDeep(limit: 1_000, SceneOrigin())) { try scene(element) }
    let padding = SceneModifier(.node(.padding(EdgeInsets())))
    var padded = color()
    padded.modifiers = [SceneModifier](repeating: padding, count: 100_000)
    #expect(throws: SceneError.tooDeep(limit: 1_000, SceneOrigin())) { try scene(padded) }
  }

  @Test func aGridHasALimitedNumberOfColumns() {
    let row = SceneElement(
      .gridRow(alignment: nil), type: "GridRow", children: [color(.gridCellColumns(.max)), color()])
    let grid = SceneElement(.node(.grid(GridContainer())), type: "Grid", children: [row])
    #expect(
      throws: SceneError.tooManyColumns(count: .max, limit: 10_000, SceneOrigin())
    ) { try scene(grid) }
  }

  @Test func dividersRunAcrossTheirStack() throws {
    let divider = SceneElement(.divider, type: "Divider")
    let padded = SceneElement(
      .divider, type: "Divider", modifiers: [SceneModifier(.node(.padding(EdgeInsets(.all, 1))))])
    let overlay = color(.overlay(.center, content: [divider]))
    let scene = try scene(stack(.horizontal, [padded, overlay]))
    let axes = scene.nodes.compactMap { node -> Axis? in
      guard case .divider(let divider) = node.kind else { return nil }
      return divider.lineAxis
    }
    #expect(axes == [.vertical, .horizontal])
  }

  @Test func gridsKnowTheirColumnsAndGaps() throws {
    // The boundary inside the span of two has no pair of neighbours and costs nothing.
    let row = SceneElement(
      .gridRow(alignment: nil), type: "GridRow",
      children: [color(), color(), color(.gridCellColumns(2))])
    let plain = color()
    let scene = try scene(
      SceneElement(.node(.grid(GridContainer())), type: "Grid", children: [row, plain]))
    let root = try #require(scene.root)
    guard case .grid(let grid) = scene[root].kind else {
      Issue.record("the root is no grid")
      return
    }
    #expect(grid.columnCount == 4)
    #expect(grid.columnGaps == [8, 8, 0])
    #expect(grid.rowGaps == [8])
    #expect(grid.rows.map { $0.cells.map(\.span) } == [[1, 1, 2], [4]])
  }

  @Test func contradictionsAreWarnings() throws {
    let view = color(
      .node(.flexibleFrame(FlexibleFrame(width: .init(minimum: 50, maximum: 20)))),
      .node(.fixedFrame(FixedFrame(width: -1))))
    #expect(
      try scene(view).warnings.map(\.message) == [
        "minWidth 50.0 is above maxWidth 20.0; the minimum wins",
        "a frame's length must be finite and not negative; it is ignored",
      ])
  }
}
