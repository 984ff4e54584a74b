// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// What lint says of ties, of scroll views, beside conflicts, and of what is left out.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct LintRuleTests {
  private func findings(
    _ children: [String], _ constraints: [String]
  ) throws -> [InterfaceBuilderFinding] {
    let root = Sheet.view(
      "root", "view", [0, 0, 375, 667], managed: false, children: children,
      constraints: constraints)
    return InterfaceBuilderLint(try Sheet.phone(root), solver: Sheet.solver).findings
  }

  @Test func whatHangsTogetherWithAConflictIsNotCalledAmbiguous() throws {
    // The width of a is 10 or 20; b follows a. The height of c is open, which has nothing to do with it.
    let found = try findings(
      [
        Sheet.view("a", "view", [8, 8, 10, 10]), Sheet.view("b", "view", [18, 8, 10, 10]),
        Sheet.view("c", "view", [8, 50, 10, 30]),
      ],
      Sheet.constraints(
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 10", "a.width > 20",
        "a.height = 10", "b.leading = a.trailing", "b.top = a.top", "b.width = a.width",
        "b.height = 10", "c.leading = root.leading + 8", "c.top = root.top + 50", "c.width = 10"))
    #expect(
      found.map(\.rule) == [.conflict, .ambiguous] || found.map(\.rule) == [.ambiguous, .conflict])
    #expect(found.first { $0.rule == .ambiguous }?.id == "c")
  }

  @Test func aScrollViewWithoutContentSizeIsNamed() throws {
    let content = Sheet.view("content", "view", [0, 0, 375, 100])
    let scroll = Sheet.view(
      "list", "scrollView", [0, 0, 375, 667], children: [content],
      constraints: Sheet.constraints(
        "content.leading = list.leading", "content.top = list.top",
        "list.trailing = content.trailing", "list.bottom = content.bottom",
        "content.height = 100"))
    let around = Sheet.constraints(
      "list.leading = root.leading", "list.top = root.top", "list.trailing = root.trailing",
      "list.bottom = root.bottom")
    let found = try findings([scroll], around)
    #expect(found.map(\.rule) == [.ambiguous])
    #expect(found.first?.id == "list")
    #expect(
      found.first?.text.hasPrefix("the scrollable content of list has no certain width") == true)
    let settled = try findings([scroll], around + [Sheet.constraint("content.width = list.width")])
    #expect(settled.isEmpty)
  }

  @Test func equalPrioritiesAreNamedWhereTheyLeaveOpenWhoGrows() throws {
    // 375 points for two labels of 50 and 60: one of them has to grow by 265.
    let hugging = "horizontalHuggingPriority=\"251\""
    let found = try findings(
      [
        Sheet.view("a", "label", [0, 8, 50, 20], hugging),
        Sheet.view("b", "label", [50, 8, 60, 20], hugging),
      ],
      Sheet.constraints(
        "a.leading = root.leading", "a.top = root.top + 8", "b.leading = a.trailing",
        "b.top = root.top + 8", "b.trailing = root.trailing"))
    let open = found.filter { $0.rule == .ambiguous }
    #expect(
      open.map(\.text) == [
        "'a' and 'b' have equal hugging 251: which one grows is not decided"
      ])
  }

  @Test func equalNamesAreToldApartByTheirIds() throws {
    let found = try findings(
      [
        Sheet.view("a", "view", [0, 8, 50, 20]).replacing("userLabel=\"a\"", with: ""),
        Sheet.view("b", "view", [8, 8, 50, 20]).replacing("userLabel=\"b\"", with: ""),
      ],
      Sheet.constraints(
        "a.leading = root.leading", "a.top = root.top", "a.width = 50", "a.height = 20",
        "b.leading = root.leading + 8", "b.width = 50", "b.height = 20"))
    #expect(
      found.first { $0.rule == .ambiguous }?.text
        == "nothing decides the vertical place of View (b); View (b).top = Superview.top + 8 would")
  }

  @Test func constraintsThatAreLeftOutAreWarnings() throws {
    let found = try findings(
      [Sheet.view("a", "view", [8, 8, 10, 10])],
      Sheet.constraints(
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 10", "a.height = 10",
        "a.top = root.leading"))
    #expect(found.map(\.level) == [.warning])
    #expect(
      found.first?.text
        == "constraint: top and leading have nothing in common; left out")
  }

  @Test func viewsInHiddenArrangedViewsAreNotCalledAmbiguous() throws {
    let hidden = Sheet.view(
      "h", "view", [58, 0, 50, 40], "hidden=\"YES\"",
      children: [
        Sheet.view("inner", "view", [0, 0, 5, 5])
      ], constraints: Sheet.constraints("inner.leading = h.leading", "inner.width = 5"))
    let stack = Sheet.view(
      "stack", "stackView", [0, 0, 50, 40],
      children: [
        Sheet.view(
          "a", "view", [0, 0, 50, 40],
          constraints: Sheet.constraints("a.width = 50", "a.height = 40")),
        hidden,
      ])
    let found = try findings(
      [stack], Sheet.constraints("stack.leading = root.leading", "stack.top = root.top"))
    #expect(found.isEmpty)
  }

  @Test func partsThatAreNotMeantAsTheyAreReadAreNotes() throws {
    let found = try findings(
      [
        Sheet.view(
          "a", "view", [8, 8, 10, 10], "placeholderIntrinsicWidth=\"-7\"",
          inside: "<rect key=\"frame\" x=\"1\" y=\"1\" width=\"1\" height=\"1\"/>"
            + "<affineTransform key=\"transform\" a=\"2\" d=\"2\"/>"
            + "<autoresizingMask key=\"autoresizingMask\" bananaSizable=\"YES\"/>"),
        Sheet.view("b", "hologramView", [8, 8, 10, 10]),
      ],
      Sheet.constraints(
        "a.leading = root.leading + 8", "a.top = root.top + 8", "a.width = 10", "a.height = 10",
        "b.leading = root.leading + 8", "b.top = root.top + 8", "b.width = 10", "b.height = 10"))
    #expect(found.map(\.level) == [.note, .note, .note, .note, .note])
    #expect(Set(found.map(\.rule)) == [.unsupported])
  }

  // MARK: Another size

  /// A view pinned to the margins of a root, with its safe area.
  private func margins(_ device: String, _ size: [Double]) throws -> InterfaceBuilderDocument {
    let root = Sheet.view(
      "root", "view", [0, 0, size[0], size[1]], managed: false,
      children: [Sheet.view("a", "view", [16, 64, size[0] - 32, 10])],
      constraints: Sheet.constraints(
        "a.leading = root.leadingMargin", "a.trailing = root.trailingMargin", "a.top = safe.top",
        "a.height = 10"), inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    return try Sheet.phone(root, device: device)
  }

  @Test func marginsFollowTheAskedWidth() throws {
    // From 400 points of width margins have 20 points, not 16.
    let document = try margins("retina4_7", [375, 667])
    #expect(try Sheet.frames(document)["a"] == [16, 0, 343, 10])
    let wide = try Sheet.frames(document, .init(rootSize: .init(width: 400, height: 667)))
    #expect(wide["a"] == [20, 0, 360, 10])
  }

  @Test func insetsAreThoseOfTheDeviceAtEverySize() throws {
    // With build 17701 this phone has 44 points above upright, and 44 at both sides across.
    let document = try margins("retina6_1", [414, 896])
    let upright = InterfaceBuilderLayout.Options(rootSize: .init(width: 414, height: 847))
    #expect(try Sheet.frames(document, upright)["a"] == [20, 44, 374, 10])
    let across = InterfaceBuilderLayout.Options(rootSize: .init(width: 896, height: 414))
    #expect(try Sheet.frames(document, across)["a"] == [64, 0, 768, 10])
  }
}

extension String {
  fileprivate func replacing(_ text: String, with other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
