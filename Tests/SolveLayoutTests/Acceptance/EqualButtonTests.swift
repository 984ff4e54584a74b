// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

@testable import LayoutScene

/// Children in a line, all as large as the largest of them.
private struct EqualLine: Layout {
  let axis: Axis

  private func largest(_ subviews: Subviews) -> CGSize {
    subviews.reduce(into: CGSize.zero) { largest, subview in
      let size = subview.sizeThatFits(.unspecified)
      largest = CGSize(
        width: max(largest.width, size.width), height: max(largest.height, size.height))
    }
  }

  /// One gap after each child, none after the last.
  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    subviews.indices.map { index in
      guard index + 1 < subviews.count else { return 0 }
      return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: axis)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let largest = largest(subviews)
    let gaps = gaps(subviews).reduce(0, +)
    let count = CGFloat(subviews.count)
    return axis == .horizontal
      ? CGSize(width: largest.width * count + gaps, height: largest.height)
      : CGSize(width: largest.width, height: largest.height * count + gaps)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let largest = largest(subviews)
    let isRow = axis == .horizontal
    var centre =
      isRow
      ? CGPoint(x: bounds.minX + largest.width / 2, y: bounds.midY)
      : CGPoint(x: bounds.midX, y: bounds.minY + largest.height / 2)
    for (subview, gap) in zip(subviews, gaps(subviews)) {
      subview.place(
        at: centre, anchor: .center,
        proposal: ProposedViewSize(width: largest.width, height: largest.height))
      if isRow { centre.x += largest.width + gap } else { centre.y += largest.height + gap }
    }
  }
}

/// Keeps a distance to what stands behind it.
private struct Distant: Layout {
  var distance: CGFloat

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    ViewSpacing([ViewSpacing.Key(category: nil, edge: .right): .distance(distance)])
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
}

/// A button whose label is as wide as it may be: 48 or 88 points of text, 30 high.
private struct Choice: View {
  let title: String
  var stretches = true

  var body: some View {
    Button {
    } label: {
      Text(title).frame(maxWidth: stretches ? .infinity : nil).frame(height: 30)
    }
    .buttonStyle(.plain)
    .id(title)
  }

  static let titles = ["Kitten", "Gold fishes", "Puppys"]
}

private struct Choices: View {
  var stretches = true

  var body: some View {
    ForEach(Choice.titles, id: \.self) { Choice(title: $0, stretches: stretches) }
  }
}

@MainActor private func line<Content: View>(
  _ axis: Axis, _ origin: RuleOrigin, @ViewBuilder content: () -> Content
) -> some View {
  let layout =
    switch (origin, axis) {
    case (.test, _): AnyLayout(EqualLine(axis: axis))
    case (.library, .horizontal): AnyLayout(EqualWidthHStack())
    case (.library, .vertical): AnyLayout(EqualWidthVStack())
    }
  return layout { content() }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct EqualButtonTests {
  private func expect(
    _ laidOut: BothEngines, _ frames: [[CGFloat]],
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    for (title, frame) in zip(Choice.titles, frames) {
      laidOut.expect(title, frame[0], frame[1], frame[2], frame[3], location: location)
    }
  }

  /// S4-05 to S4-08: three times the widest button and two gaps, in any room.
  @Test(arguments: RuleOrigin.allCases, [CGFloat?.none, 0, 280, 1_000])
  func buttonsAreAsWideAsTheWidest(origin: RuleOrigin, width: CGFloat?) throws {
    let laidOut = try BothEngines(line(.horizontal, origin) { Choices() }, .proposal(width, nil))
    laidOut.expectSize(280, 30)
    expect(laidOut, [[0, 0, 88, 30], [96, 0, 88, 30], [192, 0, 88, 30]])
  }

  /// S4-09: the row's corner need not be the container's.
  @Test(arguments: RuleOrigin.allCases) func aMovedRowMovesItsButtons(origin: RuleOrigin) throws {
    let view = line(.horizontal, origin) { Choices() }.id("line")
      .padding(EdgeInsets(top: 100, leading: 20, bottom: 0, trailing: 0))
    let laidOut = try BothEngines(view)
    laidOut.expect("line", 20, 100, 280, 30)
    expect(laidOut, [[20, 100, 88, 30], [116, 100, 88, 30], [212, 100, 88, 30]])
  }

  /// S4-08: the row is as high as its highest child, the others stand in the middle.
  @Test(arguments: RuleOrigin.allCases) func lowerButtonsStandInTheMiddle(
    origin: RuleOrigin
  ) throws {
    let view = line(.horizontal, origin) {
      Choice(title: "Kitten")
      Color.red.frame(width: 88, height: 50).id("high")
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(184, 50)
    laidOut.expect("Kitten", 0, 10, 88, 30)
    laidOut.expect("high", 96, 0, 88, 50)
  }

  /// S4-07: gaps of 4 and 12, as the children wish.
  @Test(arguments: RuleOrigin.allCases) func gapsAreThoseThatTheChildrenPrefer(
    origin: RuleOrigin
  ) throws {
    let view = line(.horizontal, origin) {
      Distant(distance: 4) { Choice(title: Choice.titles[0]) }
      Distant(distance: 12) { Choice(title: Choice.titles[1]) }
      Distant(distance: 0) { Choice(title: Choice.titles[2]) }
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(280, 30)
    expect(laidOut, [[0, 0, 88, 30], [92, 0, 88, 30], [192, 0, 88, 30]])
  }

  /// S4-06: nobody, and one.
  @Test(arguments: RuleOrigin.allCases, [Axis.horizontal, .vertical])
  func emptyAndLoneLinesHaveSizes(origin: RuleOrigin, axis: Axis) throws {
    try BothEngines(line(axis, origin) { EmptyView() }).expectSize(0, 0)
    let lone = try BothEngines(line(axis, origin) { Choice(title: "Kitten") })
    lone.expectSize(48, 30)
    lone.expect("Kitten", 0, 0, 48, 30)
  }

  /// S4-10: a plain row gives each its own width, and flexible labels all there is.
  @Test func plainRowsDoNotEqualise() throws {
    let plain = try BothEngines(HStack { Choices(stretches: false) })
    plain.expectSize(200, 30)
    expect(plain, [[0, 0, 48, 30], [56, 0, 88, 30], [152, 0, 48, 30]])
    let flexible = try BothEngines(HStack { Choices() }, .proposal(616, nil))
    flexible.expectSize(616, 30)
    expect(flexible, [[0, 0, 200, 30], [208, 0, 200, 30], [416, 0, 200, 30]])
  }

  /// The same buttons under each other.
  @Test(arguments: RuleOrigin.allCases) func columnsAreAsWideAsTheWidest(
    origin: RuleOrigin
  ) throws {
    let laidOut = try BothEngines(line(.vertical, origin) { Choices() }, .proposal(300, nil))
    laidOut.expectSize(88, 106)
    expect(laidOut, [[0, 0, 88, 30], [0, 38, 88, 30], [0, 76, 88, 30]])
  }

  /// S4-12: the row where it fits, at 280, else the column; the last one even if it does not fit.
  @Test(
    arguments: RuleOrigin.allCases,
    [(CGFloat(280), CGFloat(200), true), (400, 200, true), (279, 106, false), (279, 50, false)])
  func theRowIsTakenWhereItFits(
    origin: RuleOrigin, room: (width: CGFloat, height: CGFloat, isRow: Bool)
  ) throws {
    let view = ViewThatFits {
      line(.horizontal, origin) { Choices() }.id("row")
      line(.vertical, origin) { Choices() }.id("column")
    }
    let laidOut = try BothEngines(view, .proposal(room.width, room.height))
    #expect((laidOut.frame("row") != nil) == room.isRow)
    #expect((laidOut.frame("column") != nil) == !room.isRow)
    laidOut.expectSize(room.isRow ? 280 : 88, room.isRow ? 30 : 106)
  }
}
