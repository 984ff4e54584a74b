// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@testable import LayoutScene

@Suite struct VisualFormatTests {
  static let metrics: [String: Double] = ["gap": 12, "low": 250, "wide": 300]

  static func relations(
    _ text: String, _ options: VisualFormatOptions = []
  ) throws -> [SceneRelation] {
    try VisualFormat(text, metrics: metrics, options: options, origin: SceneOrigin()).relations()
  }

  static let formats: [(String, [String])] = [
    ("[a]", []),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("H:[a]-4-[b]", ["b.leading == a.trailing + 4"]),
    ("V:[a]-4.5-[b]", ["b.top == a.bottom + 4.5"]),
    ("|[a]|", ["a.leading == self.leading", "self.trailing == a.trailing"]),
    (
      "H:|-[a]-gap-[b]-|",
      [
        "a.leading == self.leading + 20", "b.leading == a.trailing + 12",
        "self.trailing == b.trailing + 20",
      ]
    ),
    (
      "V:|-(>=8,<=20@500)-[a]",
      ["a.top >= self.top + 8", "a.top <= self.top + 20 @500"]
    ),
    ("[a]-(-3)-[b]", ["b.leading == a.trailing - 3"]),
    ("[a]-(gap@low)-[b]", ["b.leading == a.trailing + 12 @250"]),
    ("[a(80)]", ["a.width == 80"]),
    ("V:[a(wide)]", ["a.height == 300"]),
    ("[a(==b@250,>=80)]", ["a.width == b.width @250", "a.width >= 80"]),
    (
      "V:[a(<=b)]-[b(==0.5@999.5)]",
      [
        "a.height <= b.height", "b.top == a.bottom + 8", "b.height == 0.5 @999.5",
      ]
    ),
    (
      "[my-view]-[\"a view\"(\"my-view\")]",
      [
        "\"a view\".leading == \"my-view\".trailing + 8", "\"a view\".width == \"my-view\".width",
      ]
    ),
    (
      " H : | - [ a ( >= 3 , <= 4 ) ] - 2 - | ",
      [
        "a.leading == self.leading + 20", "a.width >= 3", "a.width <= 4",
        "self.trailing == a.trailing + 2",
      ]
    ),
  ]

  @Test(arguments: formats)
  func formatsStandForRelations(_ text: String, _ expected: [String]) throws {
    #expect(try Self.relations(text).map(\.grammar) == expected)
  }

  @Test func eachRelationNamesItsFragment() throws {
    let relations = try Self.relations("V:|-[a(>=8, <=9@250)]-(>=gap,<=20)-[b]", .alignAllLeft)
    #expect(
      relations.map(\.description) == [
        "V:|-[a]", "V:[a(>=8)]", "V:[a(<=9@250)]", "V:[a]-(>=gap)-[b]", "V:[a]-(<=20)-[b]",
        "V:[a][b] alignAllLeft",
      ])
    for relation in relations.dropLast() {
      #expect(try Self.relations(relation.description) == [relation])
    }
  }

  @Test func optionsAlignAcrossAndSetTheDirection() throws {
    #expect(
      try Self.relations(
        "|-[a]-[b]-3-|", [.alignAllTop, .alignAllLastBaseline, .directionRightToLeft]
      )
      .map(\.grammar) == [
        "self.right == a.right + 20", "a.left == b.right + 8", "b.left == self.left + 3",
        "b.top == a.top", "b.lastBaseline == a.lastBaseline",
      ])
    #expect(
      try Self.relations("|-[a]-[b]|", .directionLeftToRight).map(\.grammar) == [
        "a.left == self.left + 20", "b.left == a.right + 8", "self.right == b.right",
      ])
    #expect(
      try Self.relations("V:[a][b]", [.alignAllCenterX, .directionRightToLeft]).map(\.grammar) == [
        "b.top == a.bottom", "b.centerX == a.centerX",
      ])
    #expect(Set(VisualFormatOptions.named.map(\.name)).count == 13)
  }

  static let refused: [(String, Int, String)] = [
    ("", 0, "the format is empty; write a format such as H:|-[name]-8-[value]-|"),
    ("  ", 0, "the format is empty; write a format such as H:|-[name]-8-[value]-|"),
    ("H[a]", 1, "found '[' where : after the orientation was expected"),
    ("H:", 2, "the format ends where | or a view in [ ] was expected"),
    ("H:a", 2, "found 'a' where | or a view in [ ] was expected"),
    (
      "[a", 2,
      "the format ends where ( or ] after the view's name was expected; names with other signs than "
        + "letters, digits, _ and - stand in double quotes"
    ),
    (
      "[a b]", 3,
      "found 'b' where ( or ] after the view's name was expected; names with other signs than "
        + "letters, digits, _ and - stand in double quotes"
    ),
    (
      "[]", 1,
      "found ']' where a view's name was expected; names with other signs than letters, digits, _ "
        + "and - stand in double quotes"
    ),
    ("[\"a]", 1, "the name that begins here has no closing quote"),
    ("[a(8]", 4, "found ']' where , or ) after the predicate was expected"),
    ("[a(8)", 5, "the format ends where ] after the predicates was expected"),
    ("[a()]", 3, "found ')' where a number, a metric's name or a view's name was expected"),
    ("[a(8,)]", 5, "found ')' where a number, a metric's name or a view's name was expected"),
    ("[a(8@)]", 5, "found ')' where a number or a metric's name was expected"),
    ("[a(8.)]", 3, "\"8.\" is no number"),
    ("[a(8pt)]", 3, "\"8pt\" is no number"),
    (
      "[a(8@1001)]", 5,
      "the priority 1001 is outside of 0 to 1000; write a number from 0 to 1000"
    ),
    ("[a(8@lo)]", 5, "\"lo\" is no metric of the format; did you mean \"low\"?"),
    ("[a(c)]", 3, "\"c\" is neither a metric nor a view; known are gap, low, wide, a, b"),
    ("[a]-[c]", 5, "\"c\" is the id of no view and the name of no guide; known are a, b"),
    (
      "[a]-", 4,
      "the format ends where a gap, a view in [ ] or | was expected; a gap is written -, -8- or "
        + "-(>=8)-"
    ),
    (
      "[a]-8[b]", 5,
      "found '[' where - after the gap was expected; a gap is written -, -8- or -(>=8)-"
    ),
    ("[a]-b-[b]", 4, "\"b\" is no metric of the format; known are gap, low, wide"),
    (
      "[a]--3-[b]", 4,
      "found '-' where a gap, a view in [ ] or | was expected; a gap is written -, -8- or -(>=8)-"
    ),
    ("[a]8", 3, "found '8' where -, a view in [ ], | or the end was expected"),
    ("[a]|[b]", 4, "found '[' where the end of the format was expected"),
    ("|-8-|", 0, "the format has no view; write a format such as H:|-[name]-8-[value]-|"),
    ("V:|", 2, "the format has no view; write a format such as H:|-[name]-8-[value]-|"),
    ("[a]-4-x", 6, "found 'x' where a view in [ ] or | was expected"),
    ("[a]\u{7}", 3, "found U+0007 where -, a view in [ ], | or the end was expected"),
  ]

  @Test(arguments: refused)
  func errorsPointIntoTheFormat(_ text: String, _ offset: Int, _ message: String) {
    let format = VisualFormat(text, metrics: Self.metrics, origin: SceneOrigin())
    let error = #expect(throws: VisualFormatError.self) {
      try format.relations(known: ["a", "b"]) { ["a", "b"].contains($0) ? .view($0) : nil }
    }
    #expect(error?.offset == offset)
    #expect(error?.description == message)
  }

  @Test func alignmentsAlongTheAxisAreErrors() {
    let error = #expect(throws: VisualFormatError.self) {
      try Self.relations("[a][b]", .alignAllLeading)
    }
    #expect(
      error?.description == "alignAllLeading aligns along the axis of a horizontal format; choose "
        + "top, bottom, centerY or a baseline")
  }

  @Test func formatsOfADomainAreExpandedWhenTheSceneIsResolved() throws {
    let format = VisualFormat(
      "H:[a]-[line]", origin: SceneOrigin(path: "App/Card.swift:12", line: 12))
    let domain = RelationDomain(guides: [.init("line")], formats: [format])
    let root = SceneElement(
      .node(.flexible), type: "Color", id: "a",
      modifiers: [SceneModifier(.node(.relations(domain)))])
    let scene = try SceneTree(root: root, request: .proposal(.unspecified))
    guard case .relations(let expanded) = scene.nodes[1].kind else { throw CancellationError() }
    #expect(expanded.formats == [])
    #expect(expanded.relations.map(\.grammar) == ["line.leading == a.trailing + 8"])
    #expect(expanded.relations[0].left.terms[0].item == .guide("line"))
  }

  @Test func formatsOfADomainThatCannotBeUsedAreErrorsWithTheirPlace() {
    let format = VisualFormat("[a", origin: SceneOrigin(path: "App/Card.swift:12", line: 12))
    let root = SceneElement(
      .node(.flexible), type: "Color",
      modifiers: [SceneModifier(.node(.relations(RelationDomain(formats: [format]))))])
    let error = #expect(throws: SceneError.self) {
      try SceneTree(root: root, request: .proposal(.unspecified))
    }
    #expect(error?.origin.description == "App/Card.swift:12")
    #expect(
      error?.description.hasPrefix("the format '[a' cannot be used, at sign 3: the format ends")
        == true)
  }

  /// A small generator, so that each run breaks the same strings.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test func threeHundredMutatedFormatsAreReadOrRefusedWithAPlace() {
    let bases = [
      "H:|-[name(>=80@250,<=other)]-(>=gap,<=20@low)-[value]-|", "V:|[a][\"b c\"(wide)]-8-|",
    ]
    let signs = Array("[]()|-@,=<>.:HV\"\\ 0a9_é\u{0}")
    var generator = Generator(state: 7)
    var refusedCount = 0
    for number in 0..<300 {
      var text = Array(bases[number % bases.count])
      for _ in 0...(number % 3) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.remove(at: place)
        case 1: text.insert(signs.randomElement(using: &generator) ?? "-", at: place)
        default: text[place] = signs.randomElement(using: &generator) ?? "-"
        }
      }
      do {
        _ = try Self.relations(String(text))
      } catch let error as VisualFormatError {
        refusedCount += 1
        #expect((0...String(text).unicodeScalars.count).contains(error.offset))
        #expect(!error.description.isEmpty)
      } catch {
        Issue.record("\(error)")
      }
    }
    #expect(refusedCount > 150 && refusedCount < 300)
  }
}
