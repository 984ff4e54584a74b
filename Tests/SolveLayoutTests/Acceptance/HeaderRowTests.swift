// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// Both ends and a middle that stays in the middle.
private struct ThreePlaces: Layout {
  var line = VerticalAlignment.center
  var leastGap: CGFloat = 10
  var usualGap: CGFloat = 30

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let parts = measured(subviews, proposal)
    let sides = 2 * max(parts[0].width, parts[2].width) + parts[1].width
    let bottom = max(0, parts.map { $0.height - $0[line] }.max() ?? 0)
    let width = proposal.width.map { max($0, sides + 2 * leastGap) } ?? (sides + 2 * usualGap)
    return CGSize(width: width, height: above(parts) + bottom)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let parts = measured(subviews, proposal)
    let spots: [(CGFloat, UnitPoint)] = [
      (bounds.minX, .topLeading), (bounds.midX, .top), (bounds.maxX, .topTrailing),
    ]
    for (index, spot) in spots.enumerated() {
      let y = bounds.minY + above(parts) - parts[index][line]
      subviews[index].place(
        at: CGPoint(x: spot.0, y: y), anchor: spot.1,
        proposal: ProposedViewSize(width: proposal.width, height: nil))
    }
  }

  private func measured(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> [ViewDimensions] {
    subviews.map { $0.dimensions(in: ProposedViewSize(width: proposal.width, height: nil)) }
  }

  private func above(_ parts: [ViewDimensions]) -> CGFloat {
    max(0, parts.map { $0[line] }.max() ?? 0)
  }
}

/// A view with three builders, as the article's wrapper has.
private struct TitleRow<Left: View, Middle: View, Right: View>: View {
  var origin = RuleOrigin.test
  var line = VerticalAlignment.lastTextBaseline
  @ViewBuilder let left: () -> Left
  @ViewBuilder let middle: () -> Middle
  @ViewBuilder let right: () -> Right

  var body: some View {
    let layout =
      origin == .test
      ? AnyLayout(ThreePlaces(line: line)) : AnyLayout(HeaderLayout(alignment: line))
    layout {
      left()
      middle()
      right()
    }
  }
}

/// The three parts of a header, with the sizes and baselines of its texts.
private enum Part {
  static var left: some View {
    Color.pink.frame(width: 64, height: 20).alignmentGuide(.lastTextBaseline) { _ in 16 }
      .id("left")
  }
  static var middle: some View {
    Color.blue.frame(width: 60, height: 28).alignmentGuide(.lastTextBaseline) { _ in 22 }
      .id("middle")
  }
  static var right: some View {
    Color.green.frame(width: 24, height: 24).alignmentGuide(.lastTextBaseline) { _ in 19 }
      .id("right")
  }
}

@MainActor private func header(
  _ origin: RuleOrigin = .test, line: VerticalAlignment = .lastTextBaseline
) -> some View {
  TitleRow(origin: origin, line: line) {
    Part.left
  } middle: {
    Part.middle
  } right: {
    Part.right
  }
}

private struct WideningRow: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: .zero) {
      Part.left
      Part.middle.frame(maxWidth: .infinity).id("middle frame")
      Part.right
    }
    .id("widening")
  }
}

private struct OverlaidRow: View {
  var body: some View {
    HStack(alignment: .lastTextBaseline, spacing: .zero) {
      Part.left
      Spacer()
      Part.right
    }
    .overlay { Part.middle }
    .id("overlaid")
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct HeaderRowTests {
  /// S0-02 to S0-09: width, gaps of 10 at least and 30 ideally, and what balances the sides.
  @Test(
    arguments: RuleOrigin.allCases,
    [(CGFloat?(360), CGFloat(360)), (150, 208), (nil, 248), (208, 208), (0, 208)])
  func theMiddleStaysInTheMiddle(
    origin: RuleOrigin, widths: (proposed: CGFloat?, answered: CGFloat)
  ) throws {
    let laidOut = try BothEngines(header(origin), .proposal(widths.proposed, nil))
    let width = widths.answered
    laidOut.expectSize(width, 28)
    laidOut.expect("left", 0, 6, 64, 20)
    laidOut.expect("middle", (width - 60) / 2, 0, 60, 28)
    laidOut.expect("right", width - 24, 3, 24, 24)
  }

  /// S0-01: the library's header is centred, with gaps of 10 and 30.
  @Test func headersAreCentredByDefault() {
    let layout = HeaderLayout()
    #expect(layout.alignment == .center)
    #expect(layout.minSpacing == 10)
    #expect(layout.idealSpacing == 30)
  }

  /// S0-06, S0-07 with other lines.
  @Test(
    arguments: RuleOrigin.allCases,
    [
      (VerticalAlignment.center, [CGFloat(4), 0, 2]), (.top, [0, 0, 0]), (.bottom, [8, 0, 4]),
      (.lastTextBaseline, [6, 0, 3]),
    ])
  func partsStandOnTheLineThatIsAskedFor(
    origin: RuleOrigin, line: (alignment: VerticalAlignment, tops: [CGFloat])
  ) throws {
    let laidOut = try BothEngines(
      header(origin, line: line.alignment), .proposal(360, nil))
    laidOut.expectSize(360, 28)
    laidOut.expect("left", 0, line.tops[0], 64, 20)
    laidOut.expect("middle", 150, line.tops[1], 60, 28)
    laidOut.expect("right", 336, line.tops[2], 24, 24)
  }

  /// S0-11: a header tells ViewThatFits how wide it wants to be, 248.
  @Test(arguments: RuleOrigin.allCases) func theFirstHeaderThatFitsIsTaken(
    origin: RuleOrigin
  ) throws {
    func fitting() -> some View {
      ViewThatFits(in: .horizontal) {
        header(origin)
        Color.gray.frame(width: 10, height: 10).id("narrow")
      }
    }
    let wide = try BothEngines(fitting(), .container(248, 100))
    wide.expect("middle", 94, 36, 60, 28)
    #expect(wide.frame("narrow") == nil)
    let narrow = try BothEngines(fitting(), .container(247, 100))
    #expect(narrow.frame("middle") == nil)
    narrow.expect("narrow", 118.5, 45, 10, 10)
  }

  /// S0-10: off the middle by half of what the sides differ in, 20.
  @Test func aWideningMiddleIsNotCentred() throws {
    let laidOut = try BothEngines(WideningRow(), .proposal(360, nil))
    laidOut.expectSize(360, 28)
    laidOut.expect("left", 0, 6, 64, 20)
    laidOut.expect("middle frame", 64, 0, 272, 28)
    laidOut.expect("middle", 170, 0, 60, 28)
    laidOut.expect("right", 336, 3, 24, 24)
  }

  /// S0-11: an overlaid middle neither aligns nor enlarges the row.
  @Test func anOverlaidMiddleOverhangs() throws {
    let laidOut = try BothEngines(OverlaidRow(), .proposal(360, nil))
    laidOut.expectSize(360, 24)
    laidOut.expect("left", 0, 3, 64, 20)
    laidOut.expect("right", 336, 0, 24, 24)
    laidOut.expect("middle", 150, -2, 60, 28)
  }

  /// Both rows under each other.
  @Test func rowsStandFortyApart() throws {
    let view = VStack(spacing: 40) {
      WideningRow()
      OverlaidRow()
    }
    let laidOut = try BothEngines(view, .proposal(360, nil))
    laidOut.expectSize(360, 92)
    laidOut.expect("widening", 0, 0, 360, 28)
    laidOut.expect("overlaid", 0, 68, 360, 24)
  }

  /// A page of 390 x 700 with insets of 16: header, square picture, the rest.
  @Test(arguments: RuleOrigin.allCases) func thePageIsFilledDownwards(origin: RuleOrigin) throws {
    let view = VStack(spacing: .zero) {
      header(origin).id("header")
      Color.gray.aspectRatio(1, contentMode: .fit).scaleEffect(0.75).id("picture")
      Spacer().id("rest")
    }
    .padding()
    let laidOut = try BothEngines(view, .container(390, 700))
    laidOut.expect("header", 16, 16, 358, 28)
    laidOut.expect("picture", 16, 44, 358, 358)
    let rest = try #require(laidOut.frame("rest"))
    #expect(rest.minY == 402)
    #expect(rest.width == 0)
    #expect(rest.height == 282)
  }
}
