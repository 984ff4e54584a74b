// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// Attaches a view outside of a view's edge, by a share of the attached view's own lengths.
private struct Attaching<Attached: View>: ViewModifier {
  let place: Alignment
  let share: CGFloat
  @ViewBuilder let attached: () -> Attached

  func body(content: Content) -> some View {
    content.overlay(alignment: place) {
      attached()
        .alignmentGuide(place.horizontal) { $0[place.horizontal] + $0.width * pull.x }
        .alignmentGuide(place.vertical) { $0[place.vertical] + $0.height * pull.y }
    }
  }

  /// How far the guides move into the attached view: out of the leading and top edges forwards.
  private var pull: CGPoint {
    let x: CGFloat =
      place.horizontal == .leading ? share : place.horizontal == .trailing ? -share : 0
    let y: CGFloat = place.vertical == .top ? share : place.vertical == .bottom ? -share : 0
    return CGPoint(x: x, y: y)
  }
}

private struct Base: View {
  var body: some View { Color.blue.frame(width: 100, height: 100).id("base") }
}

/// The attached view measures itself and moves by its own size, which is known one round later.
private struct MeasuredAttachment: View {
  @State private var size: CGSize?
  var measures = true

  var body: some View {
    Base().overlay(alignment: .bottomTrailing) {
      Color.red.opacity(0.2).frame(width: 100, height: 100)
        .background {
          GeometryReader { reader in
            Color.clear.onChange(of: reader.size, initial: true) {
              if measures { size = reader.size }
            }
          }
        }
        .id("attached")
        .offset(x: size?.width ?? 0, y: size?.height ?? 0)
    }
    .id("whole")
  }
}

private struct GuidedAttachment: View {
  let movesSideways: Bool

  var body: some View {
    if movesSideways {
      Base().overlay(alignment: .bottomTrailing) {
        Color.red.frame(width: 100, height: 100).id("attached")
          .alignmentGuide(.bottom) { $0[.bottom] - $0.height }
          .alignmentGuide(.trailing) { $0[.trailing] - $0.width }
      }
    } else {
      Base().overlay(alignment: .bottom) {
        Color.red.frame(width: 100, height: 100).id("attached")
          .alignmentGuide(.bottom) { $0[.bottom] - $0.height }
      }
    }
  }
}

private struct MatchedAttachment: View {
  @Namespace private var space

  var body: some View {
    Base()
      .matchedGeometryEffect(id: "corner", in: space, anchor: .bottomTrailing)
      .overlay {
        Color.red.frame(width: 100, height: 100).id("attached")
          .matchedGeometryEffect(
            id: "corner", in: space, properties: .position, anchor: .topLeading, isSource: false)
      }
  }
}

/// The follower stands beside its source in a stack, which does not notice where it is drawn.
private struct MatchedSibling: View {
  @Namespace private var space

  var body: some View {
    VStack(spacing: 0) {
      Base().matchedGeometryEffect(id: "corner", in: space, anchor: .bottomTrailing)
      Color.red.frame(width: 100, height: 100).id("attached")
        .matchedGeometryEffect(
          id: "corner", in: space, properties: .position, anchor: .topLeading, isSource: false)
    }
  }
}

/// One of the nine directions, with where its edges lie: 0 leading or top, 1 middle, 2 far.
private struct Direction: CustomStringConvertible, Sendable {
  var name: String
  var alignment: Alignment
  var column: Int
  var row: Int
  var description: String { name }

  static let all: [Direction] = [
    Direction(name: "topLeading", alignment: .topLeading, column: 0, row: 0),
    Direction(name: "top", alignment: .top, column: 1, row: 0),
    Direction(name: "topTrailing", alignment: .topTrailing, column: 2, row: 0),
    Direction(name: "leading", alignment: .leading, column: 0, row: 1),
    Direction(name: "center", alignment: .center, column: 1, row: 1),
    Direction(name: "trailing", alignment: .trailing, column: 2, row: 1),
    Direction(name: "bottomLeading", alignment: .bottomLeading, column: 0, row: 2),
    Direction(name: "bottom", alignment: .bottom, column: 1, row: 2),
    Direction(name: "bottomTrailing", alignment: .bottomTrailing, column: 2, row: 2),
  ]
}

extension Direction {
  /// The point of the base, in shares.
  fileprivate var target: UnitPoint {
    UnitPoint(x: CGFloat(column) / 2, y: CGFloat(row) / 2)
  }

  /// The point of the attached view that lies on it, in shares.
  fileprivate func source(_ share: CGFloat) -> UnitPoint {
    let points = [share, 0.5, 1 - share]
    return UnitPoint(x: points[column], y: points[row])
  }
}

private struct MatchedDirection: View {
  let direction: Direction
  let share: CGFloat
  @Namespace private var space

  var body: some View {
    Base()
      .matchedGeometryEffect(id: "point", in: space, anchor: direction.target)
      .overlay {
        Color.red.frame(width: 40, height: 16).id("attached")
          .matchedGeometryEffect(
            id: "point", in: space, properties: .position, anchor: direction.source(share),
            isSource: false)
      }
  }
}

private struct ConstrainedDirection: View {
  let direction: Direction
  let share: CGFloat

  var body: some View {
    ConstraintLayout {
      Base()
      Color.red.frame(width: 40, height: 16).id("attached")
    } constraints: { items in
      let base = items["base"]
      let attached = items["attached"]
      base.leading.equal(to: items.container.leading)
      base.top.equal(to: items.container.top)
      switch direction.column {
      case 0: attached.leading.equal(to: base.leading, plus: -40 * share)
      case 1: attached.centerX.equal(to: base.centerX)
      default: attached.trailing.equal(to: base.trailing, plus: 40 * share)
      }
      switch direction.row {
      case 0: attached.top.equal(to: base.top, plus: -16 * share)
      case 1: attached.centerY.equal(to: base.centerY)
      default: attached.bottom.equal(to: base.bottom, plus: 16 * share)
      }
    }
    .frame(width: 100, height: 100)
  }
}

/// A row of the article's tables: the three coordinates that an attached square can have.
private struct Offsets: Sendable {
  var side: CGFloat
  var share: CGFloat
  var coordinates: [CGFloat]

  static let all: [Offsets] = [
    Offsets(side: 100, share: 0, coordinates: [0, 0, 0]),
    Offsets(side: 100, share: 0.5, coordinates: [-50, 0, 50]),
    Offsets(side: 100, share: 1, coordinates: [-100, 0, 100]),
    Offsets(side: 20, share: 0, coordinates: [0, 40, 80]),
    Offsets(side: 20, share: 0.5, coordinates: [-10, 40, 90]),
    Offsets(side: 20, share: 1, coordinates: [-20, 40, 100]),
  ]
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct AttachmentTests {
  private func attached(_ direction: Direction, side: CGFloat, share: CGFloat) -> some View {
    Base().modifier(
      Attaching(place: direction.alignment, share: share) {
        Color.red.frame(width: side, height: side).id("attached")
      })
  }

  /// S3-01, S3-05, S3-06: nine directions, two sizes and three shares.
  @Test(arguments: Direction.all, Offsets.all)
  fileprivate func viewsAttachInAllDirections(direction: Direction, offsets: Offsets) throws {
    let side = offsets.side
    let view = attached(direction, side: side, share: offsets.share)
    let laidOut = try BothEngines(view)
    laidOut.expectSize(100, 100)
    laidOut.expect("base", 0, 0, 100, 100)
    laidOut.expect(
      "attached", offsets.coordinates[direction.column], offsets.coordinates[direction.row],
      side, side)
  }

  /// From right to left leading and trailing swap.
  @Test(arguments: Direction.all, Offsets.all)
  fileprivate func directionsSwapFromRightToLeft(
    direction: Direction, offsets: Offsets
  ) throws {
    let side = offsets.side
    let view = attached(direction, side: side, share: offsets.share)
    let laidOut = try BothEngines(view, direction: .rightToLeft)
    laidOut.expect("base", 0, 0, 100, 100)
    laidOut.expect(
      "attached", offsets.coordinates[2 - direction.column], offsets.coordinates[direction.row],
      side, side)
  }

  /// The general formula, with lengths that differ: leading -w * m, trailing W - w + w * m.
  @Test(arguments: Direction.all)
  fileprivate func oblongsFollowTheFormula(direction: Direction) throws {
    let view = Color.blue.frame(width: 90, height: 50).id("base").modifier(
      Attaching(place: direction.alignment, share: 0.25) {
        Color.red.frame(width: 40, height: 16).id("attached")
      })
    let laidOut = try BothEngines(view)
    laidOut.expectSize(90, 50)
    let x = [CGFloat(-10), 25, 60][direction.column]
    let y = [CGFloat(-4), 17, 38][direction.row]
    laidOut.expect("attached", x, y, 40, 16)
  }

  /// Overlay and guides, matched geometry, attachment and constraints put the view in one place.
  @Test(arguments: Direction.all, [0, 0.25, 1.0])
  fileprivate func allMethodsAgree(direction: Direction, share: Double) throws {
    let share = CGFloat(share)
    let x = [CGFloat(0) - 40 * share, 30, 60 + 40 * share][direction.column]
    let y = [CGFloat(0) - 16 * share, 42, 84 + 16 * share][direction.row]
    let views: [AnyView] = [
      AnyView(
        Base().modifier(
          Attaching(place: direction.alignment, share: share) {
            Color.red.frame(width: 40, height: 16).id("attached")
          })),
      AnyView(MatchedDirection(direction: direction, share: share)),
      AnyView(
        Base().attach(
          Color.red.frame(width: 40, height: 16).id("attached"),
          at: .guides(direction.alignment), by: .unitPoint(direction.source(share)))),
      AnyView(ConstrainedDirection(direction: direction, share: share)),
    ]
    for view in views {
      let laidOut = try BothEngines(view)
      laidOut.expect("base", 0, 0, 100, 100)
      laidOut.expect("attached", x, y, 40, 16)
    }
  }

  /// S3-02: without the measure the squares coincide, with it one round later they touch.
  @Test func measuringNeedsASecondRound() throws {
    let first = try BothEngines(MeasuredAttachment(measures: false))
    first.expect("attached", 0, 0, 100, 100)
    #expect(first.rounds == 1)
    let second = try BothEngines(MeasuredAttachment())
    second.expectSize(100, 100)
    second.expect("base", 0, 0, 100, 100)
    second.expect("attached", 100, 100, 100, 100)
    #expect(second.rounds == 2)
  }

  /// S3-03.
  @Test func guidesGiveTheSamePictureInOneRound() throws {
    let laidOut = try BothEngines(GuidedAttachment(movesSideways: true))
    laidOut.expectSize(100, 100)
    laidOut.expect("base", 0, 0, 100, 100)
    laidOut.expect("attached", 100, 100, 100, 100)
    #expect(laidOut.rounds == 1)
  }

  /// S3-04.
  @Test func oneGuideMovesInOneDirection() throws {
    let laidOut = try BothEngines(GuidedAttachment(movesSideways: false))
    laidOut.expectSize(100, 100)
    laidOut.expect("attached", 0, 100, 100, 100)
  }

  /// S3-07, S3-08: the anchors of the source and of the follower coincide.
  @Test func aFollowerHangsOnItsSourcesCorner() throws {
    let laidOut = try BothEngines(MatchedAttachment())
    laidOut.expectSize(100, 100)
    laidOut.expect("base", 0, 0, 100, 100)
    laidOut.expect("attached", 100, 100, 100, 100)
  }

  /// S3-01, S3-07: in a stack the follower keeps its room.
  @Test func aFollowerInAStackKeepsItsRoom() throws {
    let laidOut = try BothEngines(MatchedSibling())
    laidOut.expectSize(100, 200)
    laidOut.expect("base", 0, 0, 100, 100)
    laidOut.expect("attached", 100, 100, 100, 100)
  }
}
