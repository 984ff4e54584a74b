// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// Views related by constraints, with frames derived by hand.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct RelationTests {
  // MARK: Describing

  private typealias Expression = RelationExpression

  private func view(_ id: String, _ attribute: RelationAttribute, _ factor: Double = 1)
    -> Expression
  { Expression(.view(id), attribute, factor: factor) }

  private func own(_ attribute: RelationAttribute, plus constant: Double = 0) -> Expression {
    Expression(.container, attribute, plus: constant)
  }

  private func number(_ constant: Double) -> Expression { Expression(constant: constant) }

  private func color(_ id: String, _ modifiers: [NodeKind] = []) -> SceneElement {
    SceneElement(
      .node(.flexible), type: "Color", id: id,
      modifiers: modifiers.map { SceneModifier(.node($0)) })
  }

  private func box(_ id: String, _ width: CGFloat, _ height: CGFloat) -> SceneElement {
    let box = Box(width: .init(fixed: width), height: .init(fixed: height))
    return SceneElement(.node(.box(box)), type: "Box", id: id)
  }

  private func text(_ text: String, id: String) -> SceneElement {
    SceneElement(.text(text, font: nil, lineLimit: nil), type: "Text", id: id)
  }

  private func constrained(
    _ children: [SceneElement], _ domain: RelationDomain
  ) -> SceneElement {
    SceneElement(
      .node(.constraintLayout), type: "ConstraintLayout", id: "all", children: children,
      modifiers: [SceneModifier(.node(.relations(domain)))])
  }

  private func layout(
    _ root: SceneElement, width: CGFloat = 300, height: CGFloat = 200, recovers: Bool = false
  ) throws -> LayoutAnswer {
    let scene = try SceneTree(
      root: root, request: .container(CGSize(width: width, height: height)))
    return try SceneHost(
      solver: GLPKSolver(), options: .init(checks: true, recovers: recovers)
    ).layout(scene)
  }

  private func pinned(_ id: String, inset: Double = 0) -> [SceneRelation] {
    [
      SceneRelation(view(id, .leading), .equal, own(.leading, plus: inset)),
      SceneRelation(view(id, .top), .equal, own(.top, plus: inset)),
    ]
  }

  // MARK: Constrained views

  @Test func edgesAndLengthsPlaceViews() throws {
    let answer = try layout(
      constrained(
        [color("a"), color("b")],
        RelationDomain(
          relations: pinned("a", inset: 8) + [
            SceneRelation(view("a", .width), .equal, number(100)),
            SceneRelation(view("a", .height), .equal, number(40)),
            SceneRelation(view("b", .leading), .equal, Expression(.view("a"), .trailing, plus: 8)),
            SceneRelation(view("b", .trailing), .equal, own(.trailing, plus: -8)),
            SceneRelation(view("b", .centerY), .equal, view("a", .centerY)),
            SceneRelation(view("b", .height), .equal, view("a", .height, 0.5)),
          ])))
    #expect(answer.frame(of: "all") == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(answer.frame(of: "a") == CGRect(x: 8, y: 8, width: 100, height: 40))
    #expect(answer.frame(of: "b") == CGRect(x: 116, y: 18, width: 176, height: 20))
    #expect(answer.check?.agree == true)
  }

  @Test func aStrongerWishWinsOverManyWeakerOnes() throws {
    var relations =
      pinned("a") + [
        SceneRelation(view("a", .height), .equal, number(10)),
        SceneRelation(view("a", .width), .equal, number(100), priority: 500),
      ]
    for index in 0..<100 {
      relations.append(
        SceneRelation(view("a", .width), .equal, number(Double(200 + index)), priority: 499))
    }
    let answer = try layout(constrained([color("a")], RelationDomain(relations: relations)))
    #expect(answer.frame(of: "a") == CGRect(x: 0, y: 0, width: 100, height: 10))
  }

  @Test func aTextIsAsHighAsItsLinesAtTheWidthItGets() throws {
    // The fixed measurer: 10 points a character, lines 20 high unless the document says otherwise.
    let words = "aaaa bbbb cccc"
    let free = try layout(
      constrained([text(words, id: "t")], RelationDomain(relations: pinned("t"))))
    let line = try #require(free.frame(of: "t"))
    let narrow = try layout(
      constrained(
        [text(words, id: "t")],
        RelationDomain(
          relations: pinned("t") + [
            SceneRelation(view("t", .width), .atMost, number(Double(line.width) * 0.5))
          ])))
    let wrapped = try #require(narrow.frame(of: "t"))
    #expect(wrapped.width == line.width * 0.5)
    #expect(wrapped.height > line.height * 1.5)
    let rounds = try #require(narrow.relations?.layouts.map(\.layout.rounds).max())
    #expect(rounds <= 3)
  }

  @Test func withoutAProposalTheContainerIsAsSmallAsItsConstraintsAllow() throws {
    let domain = RelationDomain(
      relations: pinned("a", inset: 10) + [
        SceneRelation(own(.trailing), .atLeast, Expression(.view("a"), .trailing, plus: 10)),
        SceneRelation(own(.bottom), .atLeast, Expression(.view("a"), .bottom, plus: 10)),
      ])
    let scene = try SceneTree(
      root: constrained([box("a", 50, 30)], domain), request: .proposal(.unspecified))
    let answer = try SceneHost(solver: GLPKSolver()).layout(scene)
    #expect(answer.size == CGSize(width: 70, height: 50))
    #expect(answer.frame(of: "a") == CGRect(x: 10, y: 10, width: 50, height: 30))
  }

  @Test func rightToLeftMirrorsLeadingButNotLeft() throws {
    let domain = RelationDomain(relations: [
      SceneRelation(view("a", .leading), .equal, own(.leading, plus: 8)),
      SceneRelation(view("b", .left), .equal, own(.left, plus: 8)),
    ])
    var root = constrained([box("a", 50, 30), box("b", 50, 30)], domain)
    root.modifiers.append(
      SceneModifier(.environment(SceneEnvironment.Change(layoutDirection: .rightToLeft))))
    let answer = try layout(root)
    #expect(answer.frame(of: "a")?.minX == 242)
    #expect(answer.frame(of: "b")?.minX == 8)
  }

  @Test func centresKeepTheirConstantsFromRightToLeft() throws {
    let domain = RelationDomain(relations: [
      SceneRelation(view("a", .left), .equal, own(.left, plus: 100)),
      SceneRelation(view("b", .centerX), .equal, Expression(.view("a"), .centerX, plus: 30)),
      SceneRelation(view("c", .centerX), .equal, Expression(.view("a"), .leading, plus: 10)),
    ])
    var root = constrained([box("a", 50, 30), box("b", 20, 30), box("c", 20, 30)], domain)
    root.modifiers.append(
      SceneModifier(.environment(SceneEnvironment.Change(layoutDirection: .rightToLeft))))
    let answer = try layout(root)
    // a covers 100 to 150. b's centre is 30 to the right of 125; c's is 10 before its right edge.
    #expect(answer.frame(of: "b")?.midX == 155)
    #expect(answer.frame(of: "c")?.midX == 140)
  }

  @Test func viewsThatAreGoneGiveUpTheirPlaceAndMargins() throws {
    let relations = [
      SceneRelation(view("a", .leading), .equal, own(.leading, plus: 8)),
      SceneRelation(view("b", .leading), .equal, Expression(.view("a"), .trailing, plus: 12)),
    ]
    let shown = try layout(
      constrained([box("a", 50, 30), box("b", 40, 30)], RelationDomain(relations: relations)))
    #expect(shown.frame(of: "b")?.minX == 70)
    let gone = try layout(
      constrained(
        [box("a", 50, 30), box("b", 40, 30)],
        RelationDomain(relations: relations, goneViews: ["a"])))
    #expect(gone.frame(of: "a")?.width == 0)
    #expect(gone.frame(of: "b")?.minX == 0)
  }

  @Test func aViewOfAStackCannotBeGoneAndAWarningSaysSo() throws {
    var row = stack("h", [box("a", 50, 30), box("b", 40, 30)])
    row.modifiers = [SceneModifier(.node(.relations(RelationDomain(goneViews: ["a"]))))]
    let answer = try layout(row)
    #expect(answer.frame(of: "a")?.width == 50)
    #expect(
      answer.warnings.map(\.message) == [
        "'a' keeps its place: only children of a ConstraintLayout can be gone"
      ])
  }

  @Test func baselinesOfTextsAlign() throws {
    let domain = RelationDomain(
      relations: pinned("a") + [
        SceneRelation(view("b", .leading), .equal, view("a", .trailing)),
        SceneRelation(view("b", .firstBaseline), .equal, view("a", .firstBaseline)),
      ])
    let small = SceneElement(
      .text("b", font: Font(size: 8), lineLimit: nil), type: "Text", id: "b")
    let answer = try layout(constrained([text("a", id: "a"), small], domain))
    let a = try #require(answer.frame(of: "a"))
    let b = try #require(answer.frame(of: "b"))
    #expect(a.minY == 0)
    // The fixed measurer's ascent is 0.95 of the font's size: 17 * 0.95 - 8 * 0.95 = 8.55.
    #expect(b.minX == a.maxX)
    #expect(abs(b.minY - 8.55) < 1e-9)
  }

  // MARK: Relations around containers

  @Test func relationsAboveContainersMoveTheirGoals() throws {
    // Three colours share 300 - 2 * 0; the first is to be twice the second.
    let stack = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack",
      children: [color("a"), color("b"), color("c")],
      modifiers: [
        SceneModifier(
          .node(
            .relations(
              RelationDomain(relations: [
                SceneRelation(view("a", .width), .equal, view("b", .width, 2), priority: 900),
                SceneRelation(view("b", .width), .equal, number(60), priority: 800),
              ]))))
      ])
    let answer = try layout(stack)
    #expect(answer.frame(of: "b")?.width == 60)
    #expect(answer.frame(of: "a")?.width == 120)
    #expect(answer.frame(of: "c")?.width == 120)
    #expect(answer.frame(of: "c")?.minX == 180)
  }

  @Test func relationsBelowContainersDoNotMoveThem() throws {
    let stack = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack",
      children: [color("a"), color("b")],
      modifiers: [
        SceneModifier(
          .node(
            .relations(
              RelationDomain(relations: [
                SceneRelation(view("a", .width), .equal, number(10), priority: 700)
              ]))))
      ])
    let answer = try layout(stack)
    #expect(answer.frame(of: "a")?.width == 150)
  }

  private func stack(_ id: String, _ children: [SceneElement]) -> SceneElement {
    SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack", id: id,
      children: children)
  }

  private var spacer: SceneElement { SceneElement(.spacer(minLength: nil), type: "Spacer") }

  @Test func aStackOfTextsAmongConstraintsHasItsIdealSize() throws {
    let answer = try layout(
      constrained(
        [stack("h", [text("Hello", id: "t"), spacer, box("b", 30, 20)])],
        RelationDomain(relations: pinned("h", inset: 10))))
    // Five characters of 8.5 and the spacer's least 8; the text's line is 21.25, up to the pixel.
    #expect(answer.frame(of: "h") == CGRect(x: 10, y: 10, width: 81, height: 22))
    #expect(answer.frame(of: "b")?.minX == 61)
    #expect(answer.frame(of: "all")?.width == 300)
  }

  @Test func aStackPinnedToBothEdgesSharesItsRoomAndDoesNotShrinkTheContainer() throws {
    let answer = try layout(
      constrained(
        [stack("h", [box("a", 30, 20), spacer, box("b", 30, 20)])],
        RelationDomain(
          relations: pinned("h", inset: 10) + [
            SceneRelation(view("h", .trailing), .equal, own(.trailing, plus: -10))
          ])))
    #expect(answer.frame(of: "all")?.width == 300)
    #expect(answer.frame(of: "h")?.width == 280)
    #expect(answer.frame(of: "b")?.minX == 260)
  }

  @Test func textsGrowMoreReadilyThanTheyShrink() throws {
    let column = SceneElement(
      .node(.stack(Stack(axis: .vertical, spacing: 0))), type: "VStack",
      children: [text("Hi", id: "a"), text("Hello there", id: "b")],
      modifiers: [
        SceneModifier(
          .node(
            .relations(
              RelationDomain(relations: [
                SceneRelation(view("a", .width), .equal, view("b", .width))
              ]))))
      ])
    let answer = try layout(column)
    // Eleven characters of 8.5 are 93.5, up to the pixel.
    #expect(answer.frame(of: "a")?.width == 94)
    #expect(answer.frame(of: "b") == CGRect(x: 103, y: 100, width: 94, height: 22))
  }

  @Test func aCircleIsRoundWhateverItsBox() throws {
    let circle = SceneElement(.node(.circle), type: "Circle", id: "c")
    let free = try layout(constrained([circle], RelationDomain(relations: pinned("c"))))
    #expect(free.frame(of: "c")?.size == .zero)
    #expect(free.warnings.contains { $0.message.contains("of 'c' is ambiguous") })
    let sized = try layout(
      constrained(
        [circle],
        RelationDomain(
          relations: pinned("c") + [SceneRelation(view("c", .width), .equal, number(40))])))
    #expect(sized.frame(of: "c")?.size == CGSize(width: 40, height: 40))
    // Squeezed between both edges, it gives way as a whole.
    let squeezed = try layout(
      constrained(
        [circle],
        RelationDomain(
          relations: pinned("c") + [
            SceneRelation(view("c", .height), .equal, number(40)),
            SceneRelation(view("c", .trailing), .equal, own(.trailing)),
          ])), width: 30)
    #expect(squeezed.frame(of: "c")?.size == CGSize(width: 40, height: 40))
    #expect(squeezed.size.width == 40)
  }

  @Test func aFittingViewAmongConstraintsSettles() throws {
    let image = { (id: String) in
      SceneElement(
        .node(.image(ImageLeaf(size: CGSize(width: 20, height: 20)))), type: "Image", id: id)
    }
    let fitting = SceneElement(
      .node(.viewThatFits(.both)), type: "ViewThatFits", id: "v",
      children: [stack("wide", [image("i"), text("Save", id: "s")]), image("narrow")])
    let answer = try layout(
      constrained(
        [fitting, text("Hello", id: "t")],
        RelationDomain(relations: [
          SceneRelation(view("t", .leading), .equal, own(.leading)),
          SceneRelation(view("v", .leading), .atLeast, Expression(.view("t"), .trailing, plus: 8)),
          SceneRelation(view("v", .trailing), .equal, own(.trailing)),
          SceneRelation(view("v", .top), .equal, own(.top)),
          SceneRelation(view("t", .top), .equal, own(.top)),
        ])), width: 110)
    #expect(answer.frame(of: "v")?.maxX == 110)
    #expect(answer.check?.agree == true)
  }

  @Test func relationsOfPriorityZeroDoNotCount() throws {
    let answer = try layout(
      constrained(
        [box("a", 50, 30)],
        RelationDomain(
          relations: pinned("a") + [
            SceneRelation(view("a", .width), .equal, number(10), priority: 0)
          ])))
    #expect(answer.frame(of: "a")?.width == 50)
  }

  // MARK: Ambiguity

  @Test func whatNothingDecidesIsAWarningWithACure() throws {
    let answer = try layout(
      constrained(
        [box("a", 50, 30)],
        RelationDomain(relations: [
          SceneRelation(view("a", .leading), .equal, own(.leading)),
          SceneRelation(view("a", .top), .atLeast, own(.top, plus: 5)),
          SceneRelation(view("a", .bottom), .atMost, own(.bottom)),
        ])))
    #expect(
      answer.warnings.map(\.message) == [
        "the y of 'a' is ambiguous: anything from 5 to 170 is as good as 5; 'a.top == 5' would "
          + "settle it"
      ])
  }

  // MARK: Conflicts

  @Test func aConflictNamesItsMembersAndNothingElse() throws {
    let domain = RelationDomain(
      relations: pinned("a") + [
        SceneRelation(view("a", .width), .equal, number(400), text: "a.width == 400"),
        SceneRelation(
          view("a", .trailing), .atMost, own(.trailing), text: "a.trailing <= self.trailing"),
        SceneRelation(own(.width), .equal, number(300), text: "self.width == 300"),
        SceneRelation(view("a", .height), .equal, number(10), text: "a.height == 10"),
      ])
    do {
      _ = try layout(constrained([color("a")], domain))
      Issue.record("the conflict was not found")
    } catch LayoutError.relations(.conflict(let conflicts)) {
      #expect(conflicts.count == 1)
      let texts = conflicts[0].members.map(\.text)
      #expect(texts.contains("a.width == 400"))
      #expect(texts.contains("a.trailing <= self.trailing"))
      #expect(texts.contains("self.width == 300"))
      #expect(!texts.contains("a.height == 10"))
      #expect(conflicts[0].members.compactMap(\.relaxation).min() == 100)
    }
  }

  @Test func recoveryGoesOnWithoutOneMember() throws {
    let domain = RelationDomain(
      relations: pinned("a") + [
        SceneRelation(view("a", .width), .equal, number(400)),
        SceneRelation(view("a", .width), .equal, number(100)),
        SceneRelation(view("a", .height), .equal, number(10)),
      ])
    let answer = try layout(constrained([color("a")], domain), recovers: true)
    let width = try #require(answer.frame(of: "a")?.width)
    #expect([100, 400].contains(width))
    #expect(answer.warnings.contains { $0.message.hasPrefix("given up") })
  }

  // MARK: Order

  @Test func theOrderOfChildrenAndRelationsDoesNotMatter() throws {
    let children = (0..<6).map { color("v\($0)") }
    var relations: [SceneRelation] = []
    for index in 0..<6 {
      relations += [
        SceneRelation(view("v\(index)", .height), .equal, number(7.3 * Double(index + 1))),
        SceneRelation(
          view("v\(index)", .width), .equal, view("v\((index + 1) % 6)", .height, 1.7),
          priority: 600),
        SceneRelation(
          view("v\(index)", .leading), .atLeast,
          index == 0 ? own(.leading) : view("v\(index - 1)", .trailing)),
        SceneRelation(view("v\(index)", .width), .equal, own(.width), priority: 300),
      ]
    }
    let first = try layout(constrained(children, RelationDomain(relations: relations)))
    let second = try layout(
      constrained(children.reversed(), RelationDomain(relations: relations.reversed())))
    for index in 0..<6 {
      #expect(first.frame(of: "v\(index)") == second.frame(of: "v\(index)"))
    }
  }
}
