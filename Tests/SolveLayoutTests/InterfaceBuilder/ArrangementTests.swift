// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// Stack views of both platforms and grids, with frames derived by hand.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct ArrangementTests {
  private func root(_ children: [String], _ constraints: [String]) -> String {
    Sheet.view(
      "root", "view", [0, 0, 375, 667], managed: false, children: children,
      constraints: constraints)
  }

  /// A view of fixed size.
  private func box(_ id: String, _ width: Double, _ height: Double, _ more: String = "") -> String {
    Sheet.view(
      id, "customView", [0, 0, width, height], more,
      constraints: Sheet.constraints("\(id).width = \(width)", "\(id).height = \(height)"))
  }

  private func label(_ id: String, _ width: Double, _ more: String = "") -> String {
    Sheet.view(id, "label", [0, 0, width, 20], "text=\"x\" \(more)")
  }

  // MARK: iOS

  private func stack(
    _ attributes: String, _ children: [String], size: [String]
  ) throws -> [String: [Double]] {
    try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("stack", "stackView", [0, 0, 300, 100], attributes, children: children)],
          Sheet.constraints("stack.leading = root.leading", "stack.top = root.top")
            + size.map { Sheet.constraint($0) })))
  }

  @Test func fillStretchesTheViewThatHugsLeast() throws {
    let frames = try stack(
      "spacing=\"10\"", [label("a", 50, "horizontalHuggingPriority=\"251\""), label("b", 60)],
      size: ["stack.width = 300", "stack.height = 40"])
    #expect(frames["a"] == [0, 0, 50, 40])
    #expect(frames["b"] == [60, 0, 240, 40])
  }

  @Test func fillEquallyMakesLengthsEqual() throws {
    let frames = try stack(
      "distribution=\"fillEqually\" spacing=\"12\"", [label("a", 50), label("b", 60)],
      size: ["stack.width = 300", "stack.height = 40"])
    #expect(frames["a"] == [0, 0, 144, 40])
    #expect(frames["b"] == [156, 0, 144, 40])
  }

  @Test func fillProportionallyKeepsTheShares() throws {
    let frames = try stack(
      "distribution=\"fillProportionally\"", [label("a", 50), label("b", 100)],
      size: ["stack.width = 300", "stack.height = 40"])
    #expect(frames["a"] == [0, 0, 100, 40])
    #expect(frames["b"] == [100, 0, 200, 40])
  }

  @Test func equalSpacingSharesWhatIsLeft() throws {
    let frames = try stack(
      "distribution=\"equalSpacing\" alignment=\"top\"",
      [box("a", 50, 10), box("b", 70, 20), box("c", 60, 30)], size: ["stack.width = 300"])
    // 300 - 180 = 120, 60 a gap; as high as the highest.
    #expect(frames["a"] == [0, 0, 50, 10])
    #expect(frames["b"] == [110, 0, 70, 20])
    #expect(frames["c"] == [240, 0, 60, 30])
    #expect(frames["stack"] == [0, 0, 300, 30])
  }

  @Test func equalCenteringSpacesCentres() throws {
    let frames = try stack(
      "distribution=\"equalCentering\" alignment=\"bottom\"",
      [box("a", 40, 10), box("b", 80, 20), box("c", 60, 30)], size: ["stack.width = 300"])
    // Centres at 20 and 270, so the middle one is at 145.
    #expect(frames["b"] == [105, 10, 80, 20])
    #expect(frames["c"] == [240, 0, 60, 30])
  }

  @Test func aStackIsAsLargeAsItsViewsAndMarginsNeed() throws {
    let insets = "<edgeInsets key=\"layoutMargins\" top=\"1\" left=\"2\" bottom=\"3\" right=\"4\"/>"
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [
            Sheet.view(
              "stack", "stackView", [0, 0, 1, 1], "axis=\"vertical\" alignment=\"center\"",
              children: [box("a", 40, 10), box("b", 80, 20)], inside: insets)
          ], Sheet.constraints("stack.leading = root.leading", "stack.top = root.top + 300"))))
    #expect(frames["stack"] == [0, 300, 86, 34])
    #expect(frames["a"] == [22, 1, 40, 10])
    #expect(frames["b"] == [2, 11, 80, 20])
  }

  @Test func hiddenViewsTakeNoRoomAndDoNotCount() throws {
    let document = try Sheet.phone(
      root(
        [
          Sheet.view(
            "stack", "stackView", [0, 0, 90, 10], "spacing=\"10\"",
            children: [
              box("a", 40, 10), box("h", 70, 10, "hidden=\"YES\""),
              Sheet.view("s", "switch", [0, 0, 42, 10], "hidden=\"YES\""), box("b", 40, 10),
            ])
        ], Sheet.constraints("stack.leading = root.leading", "stack.top = root.top")))
    let verification = InterfaceBuilderVerification(document, solver: Sheet.solver)
    let exclusions = Dictionary(
      uniqueKeysWithValues: verification.views.map { ($0.id, $0.exclusion) })
    #expect(exclusions["h"] == .hidden)
    #expect(exclusions["s"] == .hidden)
    #expect(exclusions["b"] == .some(nil))
    let frames = try Sheet.frames(document)
    #expect(frames["b"] == [50, 0, 40, 10])
    #expect(frames["stack"] == [0, 0, 90, 10])
  }

  // MARK: macOS

  private func macStack(
    _ attributes: String, _ children: [String], _ constraints: [String] = [], size: [String] = []
  ) throws -> [String: [Double]] {
    let priorities =
      "horizontalStackHuggingPriority=\"249.9\" verticalStackHuggingPriority=\"249.9\" "
      + "detachesHiddenViews=\"YES\""
    return try Sheet.frames(
      Sheet.mac(
        root(
          [
            Sheet.view(
              "stack", "stackView", [0, 0, 300, 100], "\(priorities) \(attributes)",
              children: children, constraints: constraints)
          ],
          Sheet.constraints("stack.leading = root.leading", "stack.top = root.top")
            + size.map { Sheet.constraint($0) })))
  }

  @Test func gravityGathersAtTheStartAndHugs() throws {
    let frames = try macStack(
      "orientation=\"horizontal\" alignment=\"top\"", [box("a", 40, 10), box("b", 60, 30)])
    #expect(frames["a"] == [0, 0, 40, 10])
    #expect(frames["b"] == [48, 0, 60, 30])
    #expect(frames["stack"] == [0, 0, 108, 30])
  }

  @Test func aConstraintOnAnArrangedViewGoesBeforeItsAlignment() throws {
    let frames = try macStack(
      "distribution=\"fill\" orientation=\"vertical\" alignment=\"leading\" spacing=\"6\"",
      [box("a", 100, 10), box("b", 60, 10)],
      Sheet.constraints("b.leading = stack.leading + 20"))
    #expect(frames["a"] == [0, 0, 100, 10])
    #expect(frames["b"] == [20, 16, 60, 10])
    #expect(frames["stack"] == [0, 0, 100, 26])
  }

  @Test func equalLengthsEndWhereAViewWouldBeTooShort() throws {
    let wide = Sheet.view(
      "b", "textField", [0, 0, 104, 16], inside: "<textFieldCell key=\"cell\" title=\"x\"/>")
    let narrow = Sheet.view(
      "a", "customView", [0, 0, 20, 16],
      constraints: Sheet.constraints("a.width = 20", "a.height = 16"))
    let frames = try macStack(
      "distribution=\"fillEqually\" orientation=\"horizontal\" alignment=\"top\"", [narrow, wide])
    // The label keeps its 100 points within outsets of 2.
    #expect(frames["a"] == [0, 0, 20, 16])
    #expect(frames["b"] == [26, 0, 104, 16])
  }

  @Test func baselineRowsHugTheirHighestView() throws {
    let field = Sheet.view(
      "f", "textField", [0, 0, 80, 21],
      inside: "<textFieldCell key=\"cell\" editable=\"YES\" borderStyle=\"bezel\" title=\"x\">"
        + "<font key=\"font\" metaFont=\"system\"/></textFieldCell>")
    let name = Sheet.view(
      "l", "textField", [0, 0, 54, 16],
      inside: "<textFieldCell key=\"cell\" title=\"x\"><font key=\"font\" metaFont=\"system\"/>"
        + "</textFieldCell>")
    let frames = try macStack(
      "distribution=\"fill\" orientation=\"horizontal\" alignment=\"firstBaseline\"",
      [name, field],
      size: ["f.width = 80"])
    // The field's baseline is 6 above its end, the label's 3: the label ends 3 above the field.
    #expect(frames["stack"] == [0, 0, 138, 21])
    #expect(frames["l"] == [-2, 2, 54, 16])
    #expect(frames["f"] == [58, 0, 80, 21])
  }

  @Test func gridsAlignTheirCells() throws {
    let cell = { (row: String, column: String, more: String, content: String) in
      "<gridCell row=\"\(row)\" column=\"\(column)\" id=\"\(row)\(column)\" \(more)>"
        + content.replacingOccurrences(of: "<customView ", with: "<customView key=\"contentView\" ")
        + "</gridCell>"
    }
    let grid = Sheet.view(
      "grid", "gridView", [0, 0, 300, 100], "rowSpacing=\"5\" columnSpacing=\"7\"",
      inside: "<rows><gridRow id=\"r1\"/><gridRow id=\"r2\" height=\"40\"/></rows>"
        + "<columns><gridColumn id=\"k1\"/><gridColumn id=\"k2\" xPlacement=\"trailing\"/></columns>"
        + "<gridCells>" + cell("r1", "k1", "", box("a", 30, 10))
        + cell("r1", "k2", "yPlacement=\"top\"", box("b", 60, 20))
        + cell("r2", "k1", "yPlacement=\"center\"", box("c", 50, 10))
        + cell("r2", "k2", "", box("d", 20, 10)) + "</gridCells>")
    let frames = try Sheet.frames(
      Sheet.mac(
        root([grid], Sheet.constraints("grid.leading = root.leading", "grid.top = root.top"))))
    // Columns of 50 and 60, rows of 20 and 40.
    #expect(frames["grid"] == [0, 0, 117, 65])
    #expect(frames["a"] == [0, 10, 30, 10])
    #expect(frames["b"] == [57, 0, 60, 20])
    #expect(frames["c"] == [0, 40, 50, 10])
    #expect(frames["d"] == [97, 55, 20, 10])
  }
}
