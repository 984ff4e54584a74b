// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// Three boxes on one line that is the top of each, moved: two of them do not even touch it.
private struct MovedTops: View {
  var body: some View {
    HStack(alignment: .top, spacing: .zero) {
      Rectangle().frame(width: 100, height: 50).id("pink")
      Rectangle().frame(width: 100, height: 50).alignmentGuide(.top) { _ in -200 }.id("blue")
      Rectangle().frame(width: 100, height: 50).alignmentGuide(.top) { _ in 200 }.id("orange")
    }
    .background { Ruler(rows: 9, height: 50, step: 1) }
    .id("row")
  }
}

/// Four boxes on a baseline; the first has none of its own.
private struct MovedBaselines: View {
  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: .zero) {
      Rectangle().frame(width: 40, height: 80).id("pink")
      Rectangle().frame(width: 40, height: 90).alignmentGuide(.firstTextBaseline) { _ in 50 }
        .id("blue")
      Rectangle().frame(width: 40, height: 90).alignmentGuide(.firstTextBaseline) { _ in 70 }
        .id("orange")
      Rectangle().frame(width: 40, height: 100).alignmentGuide(.firstTextBaseline) { _ in 40 }
        .id("green")
    }
    .overlay { Ruler(rows: 14, height: 10, step: 2) }
    .id("row")
  }
}

/// Rows of one height with labels at every so many of them, and one at the end.
private struct Ruler: View {
  let rows: Int
  let height: CGFloat
  let step: Int

  var body: some View {
    VStack(spacing: .zero) {
      ForEach(0..<rows, id: \.self) { row in
        Rectangle().opacity(0.1).frame(height: height)
          .overlay(alignment: .topLeading) {
            if row.isMultiple(of: step) { label("label \(row)", y: -13) }
          }
          .overlay(alignment: .bottomLeading) {
            if row == rows - 1 { label("last label", y: 13) }
          }
          .id("line \(row)")
      }
    }
  }

  private func label(_ name: String, y: CGFloat) -> some View {
    Color.gray.frame(width: 32, height: 26).id(name).offset(x: -40, y: y)
  }
}

private struct EitherRow: View {
  @State private var showsBaselines = false

  var body: some View {
    Group {
      if showsBaselines { MovedBaselines() } else { MovedTops() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: .bottom) {
      Button {
        showsBaselines.toggle()
      } label: {
        Color.blue.frame(width: 60, height: 20)
      }
      .buttonStyle(.plain).id("switch")
    }
    .id("screen")
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct BaselineRowTests {
  /// S0-14, S0-18, S0-21 and the derived frames.
  @Test func rowsReachFromTheHighestTopToTheLowestBottom() throws {
    let laidOut = try BothEngines(MovedTops())
    laidOut.expectSize(300, 450)
    laidOut.expect("pink", 0, 200, 100, 50)
    laidOut.expect("blue", 100, 400, 100, 50)
    laidOut.expect("orange", 200, 0, 100, 50)
    for row in 0..<9 {
      let y = CGFloat(row) * 50
      laidOut.expect("line \(row)", 0, y, 300, 50)
      laidOut.expect("label \(row)", -40, y - 13, 32, 26)
    }
    laidOut.expect("last label", -40, 437, 32, 26)
  }

  /// S0-15, S0-16, S0-19, S0-21 and the derived frames.
  @Test func boxesWithoutABaselineStandOnTheLine() throws {
    let laidOut = try BothEngines(MovedBaselines())
    laidOut.expectSize(160, 140)
    laidOut.expect("pink", 0, 0, 40, 80)
    laidOut.expect("blue", 40, 30, 40, 90)
    laidOut.expect("orange", 80, 10, 40, 90)
    laidOut.expect("green", 120, 40, 40, 100)
    for row in 0..<14 {
      let y = CGFloat(row) * 10
      laidOut.expect("line \(row)", 0, y, 160, 10)
      if row.isMultiple(of: 2) {
        laidOut.expect("label \(row)", -40, y - 13, 32, 26)
      } else {
        #expect(laidOut.frame("label \(row)") == nil)
      }
    }
    laidOut.expect("last label", -40, 127, 32, 26)
  }

  /// S0-23 and the frames centred in a screen of 390 x 844.
  @Test func aButtonExchangesTheRowAndTheScreenStays() throws {
    let host = LayoutHost(rootView: EitherRow())
    let tops = try BothEngines(host, .container(390, 844))
    tops.expect("screen", 0, 0, 390, 844)
    tops.expect("pink", 45, 397, 100, 50)
    tops.expect("blue", 145, 597, 100, 50)
    tops.expect("orange", 245, 197, 100, 50)
    tops.expect("switch", 165, 824, 60, 20)
    try host.perform("switch")
    let baselines = try BothEngines(host, .container(390, 844))
    baselines.expect("screen", 0, 0, 390, 844)
    baselines.expect("pink", 115, 352, 40, 80)
    baselines.expect("blue", 155, 382, 40, 90)
    baselines.expect("orange", 195, 362, 40, 90)
    baselines.expect("green", 235, 392, 40, 100)
    baselines.expect("switch", 165, 824, 60, 20)
    try host.perform("switch")
    try BothEngines(host, .container(390, 844)).expect("pink", 45, 397, 100, 50)
  }

  /// S0-20: what is drawn larger or smaller takes the same room.
  @Test(arguments: [CGFloat(1.5), 0.75]) func scalingChangesNoFrame(scale: CGFloat) throws {
    let view = VStack(spacing: 0) {
      MovedBaselines().scaleEffect(scale).id("scaled")
      Color.red.frame(width: 10, height: 10).id("below")
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(160, 150)
    laidOut.expect("scaled", 0, 0, 160, 140)
    laidOut.expect("below", 75, 140, 10, 10)
  }

  /// S0-06, S0-07, S0-12: the line itself counts as content of a row.
  @Test func theLineIsPartOfTheRowEvenIfNoBoxReachesIt() throws {
    let view = HStack(alignment: .top, spacing: 0) {
      Color.red.frame(width: 50, height: 50).alignmentGuide(.top) { _ in -200 }.id("a")
      Color.blue.frame(width: 50, height: 50).alignmentGuide(.top) { _ in -300 }.id("b")
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(100, 350)
    laidOut.expect("a", 0, 200, 50, 50)
    laidOut.expect("b", 50, 300, 50, 50)
  }

  /// S0-13.
  @Test func centredSquaresShareTheirMiddle() throws {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 100, height: 100).id("a")
      Color.green.frame(width: 50, height: 50).id("b")
      Color.blue.frame(width: 200, height: 200).id("c")
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(350, 200)
    laidOut.expect("a", 0, 50, 100, 100)
    laidOut.expect("b", 100, 75, 50, 50)
    laidOut.expect("c", 150, 0, 200, 200)
  }
}
