// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

@MainActor @Suite struct ConstraintFrontTests {
  /// The domain of the outermost modifier with relations.
  static func domain(_ view: some View) throws -> RelationDomain {
    for modifier in element(view).modifiers.reversed() {
      if case .node(.relations(let domain)) = modifier.kind { return domain }
    }
    throw Unexpected()
  }

  /// What constraints stand for, as text.
  static func texts(
    @ConstraintBuilder _ constraints: (ConstraintItems) -> [ConstraintPart]
  ) throws -> [String] {
    try domain(Color.red.constraints(constraints)).relations.map(\.description)
  }

  @Test func aConstraintLayoutIsAContainerWithRelationsAroundIt() throws {
    let layout = ConstraintLayout {
      Circle().id("avatar")
      Text("Ada").id("name")
    } constraints: { items in
      let (avatar, name) = (items["avatar"], items["name"])
      avatar.leading.equal(to: items.container.leading, plus: 8)
      name.leading.equal(to: avatar.trailing, plus: 8).priority(.high)
    }
    #expect(element(layout).outline == "ConstraintLayout(Circle.id Text.id).relations")
    let domain = try Self.domain(layout)
    #expect(
      domain.relations.map(\.description) == [
        "avatar.leading == self.leading + 8", "name.leading == avatar.trailing + 8 @750",
      ])
    #expect(domain.margins == RelationDomain().margins)
    #expect(domain.guides.isEmpty)
  }

  @Test func horizontalPlacesRelateToTheirOwnSort() throws {
    let texts = try Self.texts { items in
      let (a, b) = (items["a"], items["b"])
      a.leading.equal(to: b.leading)
      a.trailing.atLeast(b.centerX, plus: 2)
      a.centerX.atMost(b.trailing, plus: -2)
      a.left.equal(to: b.right)
      a.right.atLeast(b.centerX)
      a.centerX.atMost(b.left)
      a.centerX.equal(to: b.centerX, plus: 1)
      a.centerX.atLeast(b.centerX)
      a.centerX.atMost(b.centerX)
    }
    #expect(
      texts == [
        "a.leading == b.leading", "a.trailing >= b.centerX + 2", "a.centerX <= b.trailing - 2",
        "a.left == b.right", "a.right >= b.centerX", "a.centerX <= b.left",
        "a.centerX == b.centerX + 1", "a.centerX >= b.centerX", "a.centerX <= b.centerX",
      ])
  }

  @Test func verticalPlacesAndLengthsAreRelated() throws {
    let texts = try Self.texts { items in
      let (a, b) = (items["a"], items["b"])
      a.top.equal(to: b.bottom, plus: 4)
      a.firstBaseline.atLeast(b.lastBaseline)
      a.centerY.atMost(b.centerY, plus: 0.5)
      a.width.equal(to: b.width, times: 2, plus: 8)
      a.width.atLeast(80)
      a.height.atMost(b.width, times: 0.5)
      a.height.atLeast(b.height)
      a.height.atMost(44)
      a.height.equal(to: 40)
      a.width.ratio(1.5, to: a.height)
      b.aspectRatio(2)
    }
    #expect(
      texts == [
        "a.top == b.bottom + 4", "a.firstBaseline >= b.lastBaseline",
        "a.centerY <= b.centerY + 0.5", "a.width == 2 * b.width + 8", "a.width >= 80",
        "a.height <= 0.5 * b.width", "a.height >= b.height", "a.height <= 44", "a.height == 40",
        "a.width == 1.5 * a.height", "b.width == 2 * b.height",
      ])
  }

  @Test func compositesStandForSeveralRelations() throws {
    let texts = try Self.texts { items in
      let a = items["a"]
      a.edges.equal(to: items["b"], inset: 8)
      a.edges.inside(items.container.layoutMargins)
      a.size.equal(to: items.container)
      a.size.equal(to: CGSize(width: 3, height: 4))
      a.center.equal(to: items.container, offset: CGPoint(x: 0, y: -1))
      a.horizontalBias(0.25, in: items.container)
      a.verticalBias(0, in: items["b"])
    }
    #expect(
      texts == [
        "a.leading == b.leading + 8", "a.trailing == b.trailing - 8", "a.top == b.top + 8",
        "a.bottom == b.bottom - 8",
        "a.leading >= self.leadingMargin", "a.trailing <= self.trailingMargin",
        "a.top >= self.topMargin", "a.bottom <= self.bottomMargin",
        "a.width == self.width", "a.height == self.height", "a.width == 3", "a.height == 4",
        "a.centerX == self.centerX", "a.centerY == self.centerY - 1",
        "0.75 * a.leading - 0.75 * self.leading == 0.25 * self.trailing - 0.25 * a.trailing",
        "a.top - b.top == 0",
      ])
  }

  @Test func prioritiesNamesAndActivityBelongToConstraints() throws {
    let domain = try Self.domain(
      Color.red.constraints { items in
        let a = items["a"]
        a.width.equal(to: 3).priority(.low).named("width").active(false)
        a.edges.equal(to: items.container).named("edges").priority(751)
        a.height.equal(to: 3).priority(12.5)
      })
    #expect(domain.relations.map(\.priority) == [250, 751, 751, 751, 751, 12.5])
    #expect(
      domain.relations.map(\.name) == [
        "width", "edges.leading", "edges.trailing", "edges.top", "edges.bottom", nil,
      ])
    #expect(domain.relations.map(\.isActive) == [false, true, true, true, true, true])
  }

  nonisolated static let priorities: [(ConstraintPriority, Double)] = [
    (.required, 1000), (.high, 750), (.low, 250), (.fittingSize, 50), (-1, 0), (2000, 1000),
    (ConstraintPriority(.nan), 1000), (0.5, 0.5),
  ]

  @Test(arguments: priorities)
  func prioritiesStayOnTheScale(_ priority: ConstraintPriority, _ value: Double) {
    #expect(priority.rawValue == value)
  }

  @Test func relationsRememberTheLineOfCode() throws {
    let line = #line + 2
    let domain = try Self.domain(
      Color.red.constraints { $0["a"].edges.equal(to: $0.container) })
    for relation in domain.relations {
      #expect(relation.origin.description == "LayoutViewsTests/ConstraintFrontTests.swift:\(line)")
      #expect(relation.origin.line == line)
    }
  }

  @Test func conditionsAndLoopsAreAllowed() throws {
    let (isWide, isNarrow) = (true, false)
    let texts = try Self.texts { items in
      for name in ["a", "b"] { items[name].width.equal(to: 3) }
      if isWide { items["a"].height.equal(to: 4) }
      if isNarrow { items["a"].height.equal(to: 5) } else { items["b"].height.equal(to: 6) }
      ["c", "d"].map { items[$0].height.equal(to: 7) }
    }
    #expect(
      texts == [
        "a.width == 3", "b.width == 3", "a.height == 4", "b.height == 6", "c.height == 7",
        "d.height == 7",
      ])
    #expect(try Self.texts { _ in }.isEmpty)
  }

  @Test func guidesNeedNoDeclarationAndTheSafeAreaIsOne() throws {
    let domain = try Self.domain(
      Color.red.constraints(
        margins: EdgeInsets(.all, 4), safeAreaInsets: EdgeInsets(top: 59, bottom: 34)
      ) { items in
        items["a"].top.equal(to: items.container.safeArea.top)
        items["a"].bottom.equal(to: items.guide("line").top)
        items["b"].top.equal(to: items.guide("line").bottom)
      })
    #expect(domain.guides.map(\.name) == ["safeArea", "line"])
    #expect(domain.margins == EdgeInsets(.all, 4))
    #expect(
      domain.relations.dropFirst(3).map(\.description) == [
        "safeArea.leading == self.leading", "safeArea.trailing == self.trailing",
        "safeArea.top == self.top + 59", "safeArea.bottom == self.bottom - 34",
      ])
  }

  @Test func linesAndChainsAreExpanded() throws {
    let domain = try Self.domain(
      Color.red.constraints { items in
        let both = [items["a"], items["b"]]
        items.barrier("labels", edge: .trailing, of: both, margin: 8)
        items.guideline("third", axis: .horizontal, at: .fraction(0.25))
        items.horizontalChain(
          both, style: .packed, bias: 0, spacing: 2, from: items.guide("third").leading)
        items.verticalChain(both, weights: [1, 2], to: items.container.layoutMargins.bottom)
        items["b"].gone()
      })
    #expect(domain.guides.map(\.name) == ["labels", "third"])
    #expect(domain.goneViews == ["b"])
    #expect(
      domain.relations.dropFirst(10).map(\.description) == [
        "b.leading == a.trailing + 2", "a.leading == third.leading", "a.leading >= third.leading",
        "b.trailing <= self.trailing", "a.top == self.top", "b.top == a.bottom",
        "b.bottom == self.bottomMargin", "2 * a.height == b.height",
      ])
  }

  @Test func visualFormatsAreExpandedWhenTheSceneIsResolved() throws {
    let view = HStack {
      Color.red.id("a")
      Color.blue.id("b")
    }.constraints { items in
      VisualFormat("H:[a]-gap-[line]", metrics: ["gap": 12])
      items["b"].leading.equal(to: items.guide("line").trailing)
    }
    let scene = try SceneTree(root: element(view), request: .proposal(.unspecified))
    guard let root = scene.root, case .relations(let domain) = scene[root].kind else {
      throw Unexpected()
    }
    #expect(
      domain.relations.map(\.grammar) == [
        "b.leading == line.trailing", "line.leading == a.trailing + 12",
      ])
    #expect(domain.relations[1].left.terms[0].item == .guide("line"))
  }

  @Test func itemsThatAreNowhereAreErrorsWithTheirLine() {
    let line = #line + 4
    let view = HStack {
      Color.red.id("avatar")
    }.constraints { items in
      items["avatra"].width.equal(to: 3)
    }
    let error = #expect(throws: SceneError.self) {
      try SceneTree(root: element(view), request: .proposal(.unspecified))
    }
    #expect(error?.origin.description == "LayoutViewsTests/ConstraintFrontTests.swift:\(line)")
    #expect(
      error?.description == "'avatra' is the id of no view and the name of no guide; did you mean "
        + "'avatar'?")
  }

  @Test func constraintsOnSeveralViewsAreAnError() {
    let view = VStack {
      Group {
        Color.red
        Color.blue
      }.constraints { _ in }
    }
    let error = #expect(throws: SceneError.self) {
      try SceneTree(root: element(view), request: .proposal(.unspecified))
    }
    guard case .modifierNeedsOneView(views: 2, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func contentPrioritiesAreModifiers() throws {
    let view = Text("a").contentHuggingPriority(.high, for: .horizontal)
      .contentCompressionResistancePriority(.required)
    let priorities = element(view).modifiers.compactMap { modifier -> ContentPriorities? in
      if case .node(.contentPriorities(let priorities)) = modifier.kind { priorities } else { nil }
    }
    #expect(
      priorities == [
        ContentPriorities(horizontalHugging: 750),
        ContentPriorities(
          horizontalCompressionResistance: 1000, verticalCompressionResistance: 1000),
      ])
  }

  @Test func viewsAreAttachedByPoints() throws {
    let view = Color.red.attach(Circle()).attach(
      at: .unitPoint(x: 0, y: 0.5), by: .bottom, offset: CGPoint(x: 1, y: 2)
    ) {
      Color.blue
      Color.green
    }
    let modifiers = element(view).modifiers
    guard modifiers.count == 2, case .attachment(let first, let circle) = modifiers[0].kind,
      case .attachment(let second, let colours) = modifiers[1].kind
    else { throw Unexpected() }
    #expect(first == Attachment())
    #expect(circle.map(\.type) == ["Circle"])
    #expect(
      second
        == Attachment(
          at: .unitPoint(UnitPoint(x: 0, y: 0.5)), by: .guides(.bottom),
          offset: CGPoint(x: 1, y: 2)))
    #expect(colours.count == 2)
  }

  @Test func idsNameTheLevelThatTheyStandOn() throws {
    let view = ConstraintLayout {
      Text("Ada").id("text").padding(4).id("padded")
      VStack { Color.red.id(7) }
    } constraints: { items in
      items["text"].top.equal(to: items["padded"].top)
      items[7].width.equal(to: 3)
    }
    let scene = try SceneTree(root: element(view), request: .proposal(.unspecified))
    #expect(scene.entries.compactMap(\.id) == ["padded", "text", "7"])
  }
}
