// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import LayoutScene

@Suite struct RelationResolvingTests {
  static func leaf(_ id: String?, _ modifiers: SceneModifier.Kind...) -> SceneElement {
    SceneElement(
      .node(.flexible), type: "Color", id: id, modifiers: modifiers.map { SceneModifier($0) })
  }

  static func stack(
    _ children: [SceneElement], _ modifiers: SceneModifier.Kind...
  ) -> SceneElement {
    SceneElement(
      .node(.stack(Stack(axis: .horizontal))), type: "HStack", children: children,
      modifiers: modifiers.map {
        SceneModifier($0, origin: SceneOrigin(path: "modifier", line: 7, column: 3))
      })
  }

  static func scene(_ root: SceneElement) throws -> SceneTree {
    try SceneTree(root: root, request: .proposal(.unspecified))
  }

  static func width(_ item: RelationItem, name: String? = nil, line: Int = 1) -> SceneRelation {
    SceneRelation(
      RelationExpression(item, .width), .equal, RelationExpression(constant: 3), name: name,
      origin: SceneOrigin(path: "", line: line, column: 9))
  }

  static func relations(
    _ relations: SceneRelation..., guides: [String] = [], gone: Set<String> = []
  ) -> SceneModifier.Kind {
    .node(
      .relations(
        RelationDomain(
          relations: relations, guides: guides.map { RelationDomain.Guide($0) }, goneViews: gone)))
  }

  static let refused: [(SceneElement, String)] = [
    (
      stack([leaf("avatar"), leaf("title")], relations(width(.view("avatra")))),
      "'avatra' is the id of no view and the name of no guide; did you mean 'avatar'?"
    ),
    (
      stack([leaf("avatar"), leaf("title")], relations(width(.view("nothing")))),
      "'nothing' is the id of no view and the name of no guide; known are 'avatar', 'title'"
    ),
    (
      stack([leaf(nil)], relations(width(.view("a")))),
      "'a' is the id of no view and the name of no guide; no view inside has an id"
    ),
    (
      stack([leaf("a")], relations(width(.guide("lime")), guides: ["line"])),
      "'lime' is the id of no view and the name of no guide; did you mean 'line'?"
    ),
    (
      stack([stack([leaf("a")], relations(width(.view("b")))), leaf("b")]),
      "the view 'b' stands outside of the view that carries the constraint; put the constraint on "
        + "a view around both"
    ),
    (
      stack([leaf("b"), stack([leaf("a")], relations(width(.view("b"))))]),
      "the view 'b' stands outside of the view that carries the constraint; put the constraint on "
        + "a view around both"
    ),
    (
      stack([leaf("a")], relations(width(.view("a")), gone: ["a", "c"])),
      "'c' is the id of no view and the name of no guide; known are 'a'"
    ),
    (
      stack(
        [leaf("a")],
        relations(width(.view("a"), name: "one"), width(.container, name: "one", line: 2))),
      "the name 'one' is taken already, at 1:9; names of constraints and guides are unique, rename "
        + "one of them"
    ),
    (
      stack([leaf("a")], relations(guides: ["g", "g"])),
      "the name 'g' is taken already; names of constraints and guides are unique, rename one "
        + "of them"
    ),
    (
      stack([leaf("a"), leaf("b")], .equalLengths(ids: ["a", "c"], axes: .horizontal)),
      "'c' is the id of no view and the name of no guide; known are 'a', 'b'"
    ),
    (
      stack([stack([leaf("a")], .equalLengths(ids: ["b"], axes: .vertical)), leaf("b")]),
      "the view 'b' stands outside of the view that carries the constraint; put the constraint on "
        + "a view around both"
    ),
  ]

  @Test(arguments: refused)
  func itemsThatAreNotInsideAreErrors(_ root: SceneElement, _ text: String) {
    let error = #expect(throws: SceneError.self) { try Self.scene(root) }
    #expect(error?.description == text)
  }

  @Test func theErrorStandsWhereTheRelationDoes() {
    let root = Self.stack([], Self.relations(Self.width(.view("a"), line: 4)))
    let error = #expect(throws: SceneError.self) { try Self.scene(root) }
    #expect(error?.origin == SceneOrigin(path: "", line: 4, column: 9))
  }

  static let mixed: [(RelationAttribute, RelationAttribute, Bool)] = [
    (.leading, .top, true), (.leading, .height, true), (.left, .trailing, true),
    (.leftMargin, .leadingMargin, true), (.width, .height, false), (.centerX, .left, false),
    (.centerX, .leading, false), (.top, .height, false),
  ]

  @Test(arguments: mixed)
  func placesOfDifferentSortsAreNotRelated(
    _ one: RelationAttribute, _ other: RelationAttribute, _ isError: Bool
  ) throws {
    let relation = SceneRelation(
      RelationExpression(.container, one), .equal, RelationExpression(.container, other))
    let root = Self.leaf("a", Self.relations(relation))
    guard isError else {
      #expect(try Self.scene(root).nodes.count == 2)
      return
    }
    let error = #expect(throws: SceneError.self) { try Self.scene(root) }
    let text = "self.\(one.rawValue) == self.\(other.rawValue)"
    #expect(
      error?.description == "the constraint '\(text)' mixes places of both axes, or leading and "
        + "trailing with left and right; relate places of one sort")
  }

  @Test func numbersThatCannotBeMeantAreIgnoredWithAWarning() throws {
    var odd = [Self.width(.container, line: 1), Self.width(.container, line: 2)]
    odd[0].right.constant = .nan
    odd[1].left.terms[0].factor = .infinity
    var strong = Self.width(.container, line: 3)
    strong.priority = 2000
    var weak = Self.width(.container, line: 4)
    weak.priority = -.infinity
    let domain = RelationDomain(
      relations: odd + [strong, weak], margins: EdgeInsets(.all, .infinity))
    let scene = try Self.scene(Self.leaf("a", .node(.relations(domain))))
    guard case .relations(let meant) = scene.nodes[1].kind else { throw CancellationError() }
    #expect(meant.relations.map(\.priority) == [1000, 0])
    #expect(meant.margins == RelationDomain().margins)
    #expect(
      scene.warnings.map(\.message) == [
        "a constraint with an undefined or infinite number is ignored",
        "a constraint with an undefined or infinite number is ignored",
        "the priority 2000.0 of a constraint is outside of 0 to 1000; 1000 counts",
        "the priority -inf of a constraint is outside of 0 to 1000; 0 counts",
        "margins that are undefined or infinite are ignored",
      ])
    #expect(scene.warnings.compactMap(\.origin.line) == [1, 2, 3, 4])
  }

  @Test func viewsInsideAtAnyLevelAndGuidesAreKnown() throws {
    let inner = Self.leaf(
      "a", .id("b"), .overlay(.center, content: [Self.leaf("c")]), .id("d"))
    let root = Self.stack(
      [Self.stack([inner])],
      .id("root"),
      Self.relations(
        Self.width(.view("a")), Self.width(.view("b")), Self.width(.view("c")),
        Self.width(.view("d")), Self.width(.view("root")), Self.width(.guide("g")),
        Self.width(.container), guides: ["g"], gone: ["c"]))
    #expect(try Self.scene(root).nodes.count == 6)
  }

  @Test func groupsOfSeveralViewsCarryNoRelations() {
    let group = SceneElement(
      .group, type: "Group", children: [Self.leaf("a"), Self.leaf("b")],
      modifiers: [SceneModifier(Self.relations())])
    let error = #expect(throws: SceneError.self) { try Self.scene(group) }
    #expect(error == .modifierNeedsOneView(views: 2, SceneOrigin()))
  }

  @Test func equalLengthsFrameTheNamedLevels() throws {
    let root = Self.stack(
      [
        Self.leaf("a", .node(.padding(EdgeInsets(.all, 1)))),
        Self.leaf(nil, .node(.padding(EdgeInsets(.all, 2))), .id("b"), .node(.offset(.zero))),
        Self.leaf("c"),
      ], .equalLengths(ids: ["a", "b"], axes: .horizontal),
      .equalLengths(ids: ["a"], axes: .vertical))
    let scene = try Self.scene(root)
    // a: colour 0, two frames 1 and 2, padding 3; b: colour 4, padding 5, frame 6, offset 7; c: 8.
    let kinds = scene.nodes.map { String("\($0.kind)".prefix { $0 != "(" }) }
    #expect(
      kinds == [
        "flexible", "equalLengths", "equalLengths", "padding", "flexible", "padding",
        "equalLengths", "offset", "flexible", "stack",
      ])
    #expect(
      scene.equalLengthGroups == [
        "equal widths 2 of a, b": [NodeID(0), NodeID(5)], "equal heights 1 of a": [NodeID(1)],
      ])
    #expect(scene.entries.map(\.id) == [nil, "a", "b", nil, "c"])
    #expect(scene.entries[1].node == NodeID(0))
    #expect(scene.nodes[6].origin == SceneOrigin(path: "modifier", line: 7, column: 3))
  }
}
