// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// Slots of one width in rows; the first child takes two of them where there are two.
private struct SlotGrid: Layout {
  private let least: CGFloat = 96
  private let gap: CGFloat = 8

  /// The cells for a width: nil is at most four slots, infinite all in one row.
  private func cells(_ subviews: Subviews, _ width: CGFloat?) -> (size: CGSize, cells: [CGRect]) {
    guard !subviews.isEmpty else { return (.zero, []) }
    let slots = subviews.count == 1 ? 1 : subviews.count + 1
    let slotCount: Int
    let slotWidth: CGFloat
    if let width, width.isFinite {
      slotCount = max(1, Int((width + gap) / (least + gap)))
      slotWidth = max(least, (width - CGFloat(slotCount - 1) * gap) / CGFloat(slotCount))
    } else {
      slotCount = width == nil ? min(4, slots) : slots
      slotWidth = least
    }
    var cells: [CGRect] = []
    var (slot, y, rowHeight) = (0, CGFloat.zero, CGFloat.zero)
    for (index, subview) in subviews.enumerated() {
      let span = index == 0 ? min(2, slotCount) : 1
      if slot + span > slotCount {
        y += rowHeight + gap
        (slot, rowHeight) = (0, 0)
      }
      let cellWidth = slotWidth * CGFloat(span) + gap * CGFloat(span - 1)
      let height = subview.sizeThatFits(ProposedViewSize(width: cellWidth, height: nil)).height
      cells.append(
        CGRect(x: CGFloat(slot) * (slotWidth + gap), y: y, width: cellWidth, height: height))
      slot += span
      rowHeight = max(rowHeight, height)
    }
    let total = slotWidth * CGFloat(slotCount) + gap * CGFloat(slotCount - 1)
    return (CGSize(width: total, height: y + rowHeight), cells)
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { cells(subviews, proposal.width).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (subview, cell) in zip(subviews, cells(subviews, bounds.width).cells) {
      subview.place(
        at: CGPoint(x: bounds.minX + cell.minX, y: bounds.minY + cell.minY), anchor: .topLeading,
        proposal: ProposedViewSize(width: cell.width, height: nil))
    }
  }
}

/// An introduction and tiles, which may be higher than usual.
private struct Tiles: View {
  var origin = RuleOrigin.test
  /// Six words of five letters: six lines in a cell of 96, two in one of 200.
  var intro: String? = "first plate shows every other board"
  var count = 11
  var heights: [Int: CGFloat] = [:]

  var body: some View {
    let layout = origin == .test ? AnyLayout(SlotGrid()) : AnyLayout(WideFirstGrid())
    layout {
      if let intro {
        Text(intro).padding(12).frame(maxWidth: .infinity, minHeight: 64, alignment: .leading)
          .background(Color.blue.opacity(0.2), in: RoundedRectangle(cornerRadius: 10))
          .id("intro")
      }
      ForEach(Array(0..<count), id: \.self) { index in
        let number = index + 1
        Button {
        } label: {
          Text("\(number)").frame(maxWidth: .infinity, minHeight: heights[number] ?? 64)
        }
        .buttonStyle(.plain)
        .id("tile \(number)")
      }
    }
    .id("grid")
  }
}

/// What the article's table says about a width.
private struct Expected {
  var proposed: CGFloat?
  var columns: Int
  var first: CGRect
  var second: CGRect
  var last: CGRect
  var size: CGSize

  static let all: [Expected] = [
    narrow(0), narrow(50), narrow(96),
    Expected(
      proposed: 200, columns: 2, first: box(0, 0, 200), second: box(0, 72, 96),
      last: box(0, 432, 96), size: CGSize(width: 200, height: 496)),
    Expected(
      proposed: 208, columns: 2, first: box(0, 0, 208), second: box(0, 72, 100),
      last: box(0, 432, 100), size: CGSize(width: 208, height: 496)),
    Expected(
      proposed: 304, columns: 3, first: box(0, 0, 200), second: box(208, 0, 96),
      last: box(0, 288, 96), size: CGSize(width: 304, height: 352)),
    four(408), four(nil),
    Expected(
      proposed: .infinity, columns: 13, first: box(0, 0, 200), second: box(208, 0, 96),
      last: box(1248, 0, 96), size: CGSize(width: 1344, height: 64)),
    Expected(
      proposed: 1448, columns: 13, first: box(0, 0, 200), second: box(208, 0, 96),
      last: box(1248, 0, 96), size: CGSize(width: 1448, height: 64)),
  ]

  private static func box(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat = 64
  ) -> CGRect { CGRect(x: x, y: y, width: width, height: height) }

  private static func narrow(_ proposed: CGFloat) -> Expected {
    Expected(
      proposed: proposed, columns: 1, first: box(0, 0, 96, 120), second: box(0, 128, 96),
      last: box(0, 848, 96), size: CGSize(width: 96, height: 912))
  }

  private static func four(_ proposed: CGFloat?) -> Expected {
    Expected(
      proposed: proposed, columns: 4, first: box(0, 0, 200), second: box(208, 0, 96),
      last: box(0, 216, 96), size: CGSize(width: 408, height: 280))
  }
}

extension BothEngines {
  fileprivate func expect(
    _ id: String, _ frame: CGRect, location: Testing.SourceLocation = #_sourceLocation
  ) {
    expect(id, frame.minX, frame.minY, frame.width, frame.height, location: location)
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct SlotGridTests {
  /// S1-01 to S1-10, S1-12: columns, spans, rows and sizes for every width of the article.
  @Test(arguments: RuleOrigin.allCases, Expected.all)
  fileprivate func twelveChildrenFillTheRows(origin: RuleOrigin, expected: Expected) throws {
    let laidOut = try BothEngines(Tiles(origin: origin), .proposal(expected.proposed, nil))
    laidOut.expectSize(expected.size.width, expected.size.height)
    laidOut.expect("intro", expected.first)
    laidOut.expect("tile 1", expected.second)
    laidOut.expect("tile 11", expected.last)
    // S1-07: how many rows there are; S1-20: no cell overlaps another or leaves the grid.
    let names = ["intro"] + (1...11).map { "tile \($0)" }
    let cells = try names.map { try #require(laidOut.frame($0)) }
    let rows = (13 + expected.columns - 1) / expected.columns
    #expect(Set(cells.map(\.minY)).count == (expected.columns == 1 ? 12 : rows))
    for (index, cell) in cells.enumerated() {
      #expect(cell.minX >= 0 && cell.maxX <= expected.size.width)
      #expect(!cells[..<index].contains { $0.intersects(cell) })
    }
  }

  /// S1-08: the third tile of the second row and the middle of the first.
  @Test(arguments: RuleOrigin.allCases) func twoTilesStandBesideTheFirst(
    origin: RuleOrigin
  ) throws {
    let laidOut = try BothEngines(Tiles(origin: origin), .proposal(408, nil))
    laidOut.expect("tile 2", 312, 0, 96, 64)
    laidOut.expect("tile 3", 0, 72, 96, 64)
    laidOut.expect("tile 6", 312, 72, 96, 64)
    let narrower = try BothEngines(Tiles(origin: origin), .proposal(208, nil))
    narrower.expect("tile 2", 108, 72, 100, 64)
  }

  /// S1-05, S1-16: a taller tile makes its row taller, not its neighbours.
  @Test(arguments: RuleOrigin.allCases) func aTallTileMovesLaterRowsDown(
    origin: RuleOrigin
  ) throws {
    let laidOut = try BothEngines(
      Tiles(origin: origin, heights: [3: 100]), .proposal(408, nil))
    laidOut.expectSize(408, 316)
    laidOut.expect("intro", 0, 0, 200, 64)
    laidOut.expect("tile 3", 0, 72, 96, 100)
    laidOut.expect("tile 4", 104, 72, 96, 64)
    laidOut.expect("tile 7", 0, 180, 96, 64)
    laidOut.expect("tile 11", 0, 252, 96, 64)
  }

  /// S1-10, S1-11, S1-20: nobody, and the first alone.
  @Test(arguments: RuleOrigin.allCases) func emptyAndLoneGridsHaveSizes(
    origin: RuleOrigin
  ) throws {
    for width in [CGFloat?.none, 0, 200, .infinity] {
      let empty = try BothEngines(
        Tiles(origin: origin, intro: nil, count: 0), .proposal(width, nil))
      empty.expectSize(0, 0)
    }
    let lone = Tiles(origin: origin, count: 0)
    let wide = try BothEngines(lone, .proposal(200, nil))
    wide.expect("intro", 0, 0, 200, 64)
    for width in [CGFloat?.none, .infinity] {
      try BothEngines(lone, .proposal(width, nil)).expectSize(96, 120)
    }
  }

  /// S1-20: the longer the introduction, the higher the first row.
  @Test(arguments: RuleOrigin.allCases) func aLongerIntroductionMakesItsRowTaller(
    origin: RuleOrigin
  ) throws {
    // Twelve words in lines of three are four lines: 64 + 24.
    let words = Array(repeating: "plate", count: 12).joined(separator: " ")
    let laidOut = try BothEngines(Tiles(origin: origin, intro: words), .proposal(408, nil))
    laidOut.expect("intro", 0, 0, 200, 88)
    laidOut.expect("tile 1", 208, 0, 96, 64)
    laidOut.expect("tile 3", 0, 96, 96, 64)
  }

  /// S1-13: the grid's corner need not be the container's.
  @Test(arguments: RuleOrigin.allCases) func aMovedGridMovesEveryCell(origin: RuleOrigin) throws {
    let view = Tiles(origin: origin).padding(
      EdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 0))
    let laidOut = try BothEngines(view, .proposal(428, nil))
    laidOut.expect("grid", 20, 30, 408, 280)
    laidOut.expect("intro", 20, 30, 200, 64)
    laidOut.expect("tile 1", 228, 30, 96, 64)
    laidOut.expect("tile 11", 20, 246, 96, 64)
  }

  /// S1-14, S1-15: answers depend on the width only, whatever was asked before.
  @Test(arguments: RuleOrigin.allCases) func rowsAreNeverSqueezed(origin: RuleOrigin) throws {
    let host = LayoutHost(rootView: Tiles(origin: origin))
    host.environment.textMeasurer = eightPointText
    for (width, height) in [(CGFloat(408), CGFloat(280)), (200, 496), (96, 912), (408, 280)] {
      for proposed in [CGFloat?.none, 0, 100, 2_000, .infinity] {
        try BothEngines(host, .proposal(width, proposed)).expectSize(width, height)
      }
    }
  }

  /// S1-21 and S1-15: the smallest window leaves 208 for the grid, which scrolls.
  @Test(arguments: RuleOrigin.allCases) func theSmallestWindowHasTwoColumns(
    origin: RuleOrigin
  ) throws {
    let view = ScrollView { Tiles(origin: origin).padding(16) }
      .frame(minWidth: 240, minHeight: 260).id("window")
    let laidOut = try BothEngines(view, .container(240, 260))
    laidOut.expect("window", 0, 0, 240, 260)
    laidOut.expect("grid", 16, 16, 208, 496)
    laidOut.expect("intro", 16, 16, 208, 64)
    laidOut.expect("tile 1", 16, 88, 100, 64)
    laidOut.expect("tile 2", 124, 88, 100, 64)
  }

  /// S1-17: who insists on a width overlaps the neighbour.
  @Test(arguments: RuleOrigin.allCases) func aStubbornTileOverlapsItsNeighbour(
    origin: RuleOrigin
  ) throws {
    let layout = origin == .test ? AnyLayout(SlotGrid()) : AnyLayout(WideFirstGrid())
    let view = layout {
      Color.red.frame(width: 250, height: 20).id("a")
      Color.green.frame(width: 40, height: 20).id("b")
    }
    let laidOut = try BothEngines(view, .proposal(408, nil))
    laidOut.expectSize(408, 20)
    laidOut.expect("a", 0, 0, 250, 20)
    laidOut.expect("b", 208, 0, 40, 20)
  }

  /// S1-18: the layout's own code does not mirror; the system does it, as for every layout.
  @Test(arguments: RuleOrigin.allCases) func codeThatKnowsNoDirectionIsMirroredAsAWhole(
    origin: RuleOrigin
  ) throws {
    let laidOut = try BothEngines(
      Tiles(origin: origin), .proposal(408, nil), direction: .rightToLeft)
    laidOut.expect("intro", 208, 0, 200, 64)
    laidOut.expect("tile 1", 104, 0, 96, 64)
    laidOut.expect("tile 11", 312, 216, 96, 64)
  }

  /// S1-19: what Grid does with spans and with a view outside of its rows.
  @Test func gridsSpanColumnsWhereTheyAreTold() throws {
    let view = Grid(horizontalSpacing: 8, verticalSpacing: 8) {
      Color.gray.frame(height: 10).id("outside")
      GridRow {
        Color.red.frame(height: 20).gridCellColumns(2).id("two")
        Color.red.frame(width: 96, height: 20).id("one")
      }
      GridRow {
        Color.blue.frame(width: 96, height: 20).id("a")
        Color.blue.frame(width: 96, height: 20).id("b")
        Color.blue.frame(width: 96, height: 20).id("c")
      }
    }
    let laidOut = try BothEngines(view, .proposal(304, nil))
    laidOut.expectSize(304, 66)
    laidOut.expect("outside", 0, 0, 304, 10)
    laidOut.expect("two", 0, 18, 200, 20)
    laidOut.expect("one", 208, 18, 96, 20)
    laidOut.expect("c", 208, 46, 96, 20)
  }

  /// S1-19: lazy grids fill their rows by themselves.
  @Test func lazyGridsFillRowsInOrder() throws {
    let columns = Array(repeating: GridItem(.fixed(96), spacing: 8), count: 3)
    let view = LazyVGrid(columns: columns, spacing: 8) {
      ForEach(Array(0..<5), id: \.self) { Color.red.frame(height: 20).id("cell \($0)") }
    }
    let laidOut = try BothEngines(view, .proposal(304, nil))
    laidOut.expect("cell 0", 0, 0, 96, 20)
    laidOut.expect("cell 2", 208, 0, 96, 20)
    laidOut.expect("cell 3", 0, 28, 96, 20)
    laidOut.expect("cell 4", 104, 28, 96, 20)
  }
}
