// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// What counts, what is certain, what is independent, and what lint says of it.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct JudgingTests {
  private func root(_ children: [String], _ constraints: [String]) -> String {
    Sheet.view(
      "root", "view", [0, 0, 375, 667], managed: false, children: children,
      constraints: constraints)
  }

  private func views(
    _ children: [String], _ constraints: [String]
  ) throws -> [String: InterfaceBuilderVerification.View] {
    let verification = InterfaceBuilderVerification(
      try Sheet.phone(root(children, constraints)), solver: Sheet.solver)
    return Dictionary(uniqueKeysWithValues: verification.views.map { ($0.id, $0) })
  }

  private func findings(
    _ children: [String], _ constraints: [String]
  ) throws -> [InterfaceBuilderFinding] {
    InterfaceBuilderLint(
      try Sheet.phone(root(children, constraints)), solver: Sheet.solver
    ).findings
  }

  private let corner = Sheet.constraints("a.leading = root.leading + 8", "a.top = root.top + 8")

  @Test func onlyConstrainedViewsCount() throws {
    let views = try views(
      [
        Sheet.view("a", "view", [8, 8, 10, 10]),
        Sheet.view("fixed", "view", [1, 2, 3, 4], "fixedFrame=\"YES\""),
        Sheet.view(
          "alone", "view", [5, 6, 7, 8], constraints: Sheet.constraints("alone.width = 7")),
        Sheet.view("old", "view", [9, 9, 9, 9], managed: false),
        Sheet.view("moved", "view", [0, 0, 1, 1], "misplaced=\"YES\""),
      ],
      corner
        + Sheet.constraints(
          "a.width = 10", "a.height = 10", "moved.leading = a.leading", "moved.top = a.top",
          "moved.width = 5", "moved.height = 5"))
    #expect(views["a"]?.exclusion == nil)
    #expect(views["a"]?.matches == true)
    #expect(views["fixed"]?.exclusion == .fixedFrame)
    #expect(views["fixed"]?.solved.map { Sheet.rounded($0) } == [1, 2, 3, 4])
    #expect(views["alone"]?.exclusion == .unconstrained)
    #expect(views["alone"]?.solved.map { Sheet.rounded($0) } == [5, 6, 7, 8])
    #expect(views["old"]?.exclusion == .autoresized)
    #expect(views["moved"]?.exclusion == .misplaced)
  }

  @Test func matchingNeedsCertaintyAndCloseness() throws {
    let sized = Sheet.constraints("a.width = 10", "a.height = 10")
    let near = try views([Sheet.view("a", "view", [9, 8, 10, 10])], corner + sized)
    #expect(near["a"]?.matches == true)
    let far = try views([Sheet.view("a", "view", [9.1, 8, 10, 10])], corner + sized)
    #expect(far["a"]?.matches == false)
    #expect(far["a"]?.cause?.kind == .stale)
    #expect(far["a"]?.cause?.text.contains("a.leading = Superview.leading + 8") == true)
    // The height is 0 either way, but nothing says so.
    let open = try views(
      [Sheet.view("a", "view", [8, 8, 10, 0])], corner + Sheet.constraints("a.width = 10"))
    #expect(open["a"]?.unique == [true, true, true, false])
    #expect(open["a"]?.cause?.kind == .ambiguous)
  }

  @Test func aSavedSizeThatStandsInIsToldApart() throws {
    let views = try views(
      [
        Sheet.view("a", "label", [8, 8, 100, 20], "text=\"x\""),
        Sheet.view("b", "view", [108, 8, 30, 30]),
      ],
      corner
        + Sheet.constraints(
          "b.leading = a.trailing", "b.top = a.top", "b.width = 30", "b.height = 30"))
    #expect(views["a"]?.independent == [true, true, false, false])
    #expect(views["b"]?.independent == [false, true, true, true])
    #expect(views["b"]?.matches == true)
  }

  @Test func imagesAndPlaceholdersAreNoStandIns() throws {
    let document = try Sheet.phone(
      root(
        [
          Sheet.view("a", "imageView", [8, 8, 24, 16], "image=\"star\""),
          Sheet.view(
            "b", "view", [0, 0, 1, 1],
            "placeholderIntrinsicWidth=\"40\" placeholderIntrinsicHeight=\"infinite\""),
        ],
        corner
          + Sheet.constraints(
            "b.leading = a.trailing", "b.top = a.top", "b.height = 12")),
      after: "<resources><image name=\"star\" width=\"24\" height=\"16\"/></resources>")
    let moved = try Sheet.frames(document, .init(movesStandIns: true))
    #expect(moved["a"] == [8, 8, 24, 16])
    #expect(moved["b"] == [32, 8, 40, 12])
  }

  @Test func aStrongerWishWinsWhateverTheNumberOfWeakerOnes() throws {
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("a")],
          corner
            + Sheet.constraints(
              "a.height = 10", "a.width = 50 @ 600", "a.width = 90 @ 599", "a.width > 95 @ 598"))))
    #expect(frames["a"] == [8, 8, 50, 10])
  }

  @Test func variationsAreForTheirSizeClass() throws {
    let varied =
      "<constraint id=\"v\" firstItem=\"a\" firstAttribute=\"width\" constant=\"10\">"
      + "<variation key=\"widthClass=compact\" constant=\"30\"/>"
      + "<variation key=\"widthClass=regular\" constant=\"70\"/></constraint>"
    let file = { (device: String) in
      try Sheet.phone(
        root(
          [Sheet.view("a")],
          corner + Sheet.constraints("a.height = 10") + [varied]), device: device)
    }
    #expect(try Sheet.frames(file("retina4_7"))["a"] == [8, 8, 30, 10])
    #expect(try Sheet.frames(file("ipad9_7"))["a"] == [8, 8, 70, 10])
  }

  @Test func placeholderConstraintsHold() throws {
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("a")],
          corner + Sheet.constraints("a.height = 10")
            + [Sheet.constraint("a.width = 33", "placeholder=\"YES\"")])))
    #expect(frames["a"] == [8, 8, 33, 10])
  }

  @Test func aRootMayBeLaidOutOnAnotherScreen() throws {
    let document = try Sheet.phone(
      root(
        [Sheet.view("a")],
        Sheet.constraints(
          "a.leading = root.leading", "a.trailing = root.trailing", "a.bottom = root.bottom",
          "a.height = 10")))
    let wide = try Sheet.frames(
      document, .init(canvas: .init(id: "retina6_1", orientation: .landscape)))
    #expect(wide["a"] == [0, 404, 896, 10])
  }

  // MARK: Lint

  @Test func conflictsAreMinimalAndInXcodesWords() throws {
    let found = try findings(
      [Sheet.view("a", "view", [8, 8, 10, 10]), Sheet.view("b", "view", [8, 8, 10, 10])],
      corner
        + Sheet.constraints(
          "a.width = 10", "a.height = 10", "b.leading = a.trailing + 8",
          "b.trailing = a.leading - 8", "b.top = a.top", "b.height = 5"))
    let conflict = try #require(found.first { $0.rule == .conflict })
    #expect(conflict.level == .error)
    let texts = Set(conflict.related.map(\.text))
    #expect(texts.contains("b.leading = a.trailing + 8"))
    #expect(texts.contains("b.trailing = a.leading - 8"))
    #expect(!texts.contains("a.height = 10"))
    #expect(conflict.related.contains { $0.line != nil })
  }

  @Test func openPlacesComeWithAConstraintThatSettlesThem() throws {
    let found = try findings(
      [Sheet.view("a", "view", [8, 30, 10, 10])],
      Sheet.constraints("a.leading = root.leading + 8", "a.width = 10", "a.height = 10"))
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(
      found.first?.text
        == "nothing decides the vertical place of a; a.top = Superview.top + 30 would")
    #expect(found.first?.id == "a")
  }

  @Test func staleFramesNameWhatTheyContradict() throws {
    let found = try findings(
      [Sheet.view("a", "view", [8, 20, 10, 10])],
      corner + Sheet.constraints("a.width = 10", "a.height = 10"))
    #expect(found.map(\.rule) == [.stale])
    #expect(
      found.first?.text
        == "a was saved at 8, 20, 10 × 10, but constraints lead to 8, 8, 10 × 10; "
        + "the saved frame contradicts a.top = Superview.top + 8")
  }

  @Test func aSoundFileHasNoFindings() throws {
    let found = try findings(
      [Sheet.view("a", "view", [8, 8, 10, 10])],
      corner + Sheet.constraints("a.width = 10", "a.height = 10"))
    #expect(found.isEmpty)
  }
}
