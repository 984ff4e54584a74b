// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

private struct Place: LayoutValueKey {
  static let defaultValue = 1
}

extension View {
  fileprivate func rank(_ rank: Int) -> some View { layoutValue(key: Place.self, value: rank) }
}

/// How far to turn a circle of three, so that whoever leads stands higher.
private enum Turning {
  static func degrees(_ ranks: [Int]) -> CGFloat {
    guard ranks.count == 3, Set(ranks).count > 1, let leader = ranks.firstIndex(of: 1) else {
      return 0
    }
    let thirds: [CGFloat] = [0, -1, 1]
    let rivals = [(1, 2), (2, 0), (0, 1)][leader]
    return 120 * (thirds[leader] + residual(ranks[rivals.0], ranks[rivals.1]))
  }

  private static func residual(_ first: Int, _ second: Int) -> CGFloat {
    if first == second { return 0 }
    if first == 1 { return -0.5 }
    if second == 1 { return 0.5 }
    return first < second ? -0.25 : 0.25
  }
}

/// Children around a centre, the first one on top.
private struct Ring: Layout {
  /// Degrees clockwise; nil is as the ranks say.
  var turned: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let start = turned ?? Turning.degrees(subviews.map { $0[Place.self] })
    for (index, subview) in subviews.enumerated() {
      let degrees = start + 360 * CGFloat(index) / CGFloat(subviews.count)
      let arm = CGPoint(x: 0, y: -radius)
        .applying(CGAffineTransform(rotationAngle: Angle.degrees(Double(degrees)).radians))
      subview.place(
        at: CGPoint(x: bounds.midX + arm.x, y: bounds.midY + arm.y), anchor: .center,
        proposal: .unspecified)
    }
  }
}

private struct Avatars: View {
  var ranks: [Int] = []
  var count = 3

  var body: some View {
    ForEach(Array(0..<count), id: \.self) { index in
      let avatar = Color.red.frame(width: 40, height: 40).id("avatar \(index)")
      if ranks.isEmpty { avatar } else { avatar.rank(ranks[index]) }
    }
  }
}

private struct Arranged: Sendable, CustomStringConvertible {
  var name: String
  var bounds: CGSize
  var turned: CGFloat = 0
  var centres: [CGPoint]
  var description: String { name }

  private static let square = CGSize(width: 300, height: 300)

  static let all: [Arranged] = [
    Arranged(
      name: "three", bounds: square,
      centres: [
        CGPoint(x: 150, y: 50), CGPoint(x: 236.6025, y: 200), CGPoint(x: 63.3975, y: 200),
      ]),
    Arranged(
      name: "four", bounds: square,
      centres: [
        CGPoint(x: 150, y: 50), CGPoint(x: 250, y: 150), CGPoint(x: 150, y: 250),
        CGPoint(x: 50, y: 150),
      ]),
    Arranged(name: "one", bounds: square, centres: [CGPoint(x: 150, y: 50)]),
    Arranged(
      name: "two", bounds: square, centres: [CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 250)]),
    Arranged(
      name: "oblong", bounds: CGSize(width: 300, height: 240),
      centres: [
        CGPoint(x: 150, y: 40), CGPoint(x: 219.282, y: 160), CGPoint(x: 80.718, y: 160),
      ]),
    Arranged(
      name: "turned by 30 degrees", bounds: square, turned: 30,
      centres: [
        CGPoint(x: 200, y: 63.3975), CGPoint(x: 200, y: 236.6025), CGPoint(x: 50, y: 150),
      ]),
  ]
}

/// How far ranks turn a circle.
private struct Ranking: Sendable {
  var ranks: [Int]
  var degrees: CGFloat

  init(_ ranks: [Int], _ degrees: CGFloat) { (self.ranks, self.degrees) = (ranks, degrees) }

  static let all: [Ranking] = [
    Ranking([1, 2, 3], -30), Ranking([1, 1, 1], 0), Ranking([1, 3, 2], 30),
    Ranking([1, 2, 2], 0), Ranking([1, 1, 2], -60), Ranking([1, 2, 1], 60),
    Ranking([2, 1, 3], -90), Ranking([3, 1, 2], -150), Ranking([2, 1, 2], -120),
    Ranking([2, 3, 1], 90), Ranking([3, 2, 1], 150), Ranking([2, 2, 1], 120),
    Ranking([1, 2], 0),
  ]
}

/// A podium with the avatars above: in a row where all share a place, else around a circle.
private struct Profile: View {
  @State private var isTie = false

  var body: some View {
    let layout = isTie ? AnyLayout(HStackLayout()) : AnyLayout(Ring())
    Color.gray.frame(width: 300, height: 300).id("podium")
      .overlay(alignment: .top) {
        layout { Avatars(ranks: isTie ? [1, 1, 1] : [1, 2, 3]) }.id("group")
      }
      .overlay(alignment: .bottom) {
        Button("Tie") { isTie.toggle() }.id("tie")
      }
      .animation(.default, value: isTie)
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct CircleTests {
  /// S4-13: a third of the smaller side, equal steps, each by its centre.
  @Test(arguments: RuleOrigin.allCases, Arranged.all)
  fileprivate func childrenStandAroundTheCentre(origin: RuleOrigin, arranged: Arranged) throws {
    let layout =
      origin == .test
      ? AnyLayout(Ring(turned: arranged.turned))
      : AnyLayout(RadialLayout(offset: .degrees(Double(arranged.turned))))
    let view = layout { Avatars(count: arranged.centres.count) }
    let bounds = arranged.bounds
    let laidOut = try BothEngines(view, .proposal(bounds.width, bounds.height))
    laidOut.expectSize(bounds.width, bounds.height)
    for (index, centre) in arranged.centres.enumerated() {
      laidOut.expect("avatar \(index)", centre.x - 20, centre.y - 20, 40, 40)
    }
    // S4-09: the corner need not be the container's.
    let moved = view.frame(width: bounds.width, height: bounds.height)
      .padding(EdgeInsets(top: 20, leading: 10, bottom: 0, trailing: 0))
    let again = try BothEngines(moved)
    for (index, centre) in arranged.centres.enumerated() {
      again.expect("avatar \(index)", centre.x - 10, centre.y, 40, 40)
    }
  }

  /// S4-15: the talk gives no formula, its sample does.
  @Test(arguments: Ranking.all) fileprivate func ranksTurnTheCircle(ranking: Ranking) throws {
    let (ranks, degrees) = (ranking.ranks, ranking.degrees)
    #expect(Turning.degrees(ranks) == degrees)
    let ranked = try BothEngines(
      Ring { Avatars(ranks: ranks, count: ranks.count) }, .proposal(300, 300))
    let turned = try BothEngines(
      Ring(turned: degrees) { Avatars(count: ranks.count) }, .proposal(300, 300))
    for index in ranks.indices {
      #expect(ranked.frame("avatar \(index)") == turned.frame("avatar \(index)"))
    }
  }

  /// S4-14: who tells no rank has the first.
  @Test func ranksAreOneByDefault() throws {
    let view = Ring {
      Avatars(count: 2)
      Color.blue.frame(width: 40, height: 40).rank(2).id("second")
    }
    // Ranks 1, 1 and 2 turn by -60 degrees: the last one is at 180, which is below.
    let laidOut = try BothEngines(view, .proposal(300, 300))
    laidOut.expect("second", 130, 230, 40, 40)
  }

  /// S4-17: a row of three in the middle of the podium's top.
  @Test(arguments: [CGFloat(136), 300, 390]) func aTieIsARowOnTopOfThePodium(
    width: CGFloat
  ) throws {
    let view = Color.gray.frame(width: width, height: 200).overlay(alignment: .top) {
      HStackLayout() { Avatars() }.id("row")
    }
    let laidOut = try BothEngines(view)
    let x = (width - 136) / 2
    laidOut.expect("row", x, 0, 136, 40)
    laidOut.expect("avatar 0", x, 0, 40, 40)
    laidOut.expect("avatar 1", x + 48, 0, 40, 40)
    laidOut.expect("avatar 2", x + 96, 0, 40, 40)
  }

  /// S4-16, S4-19: views stay the same when the layout around them changes.
  @Test func switchingMovesTheSameViews() throws {
    let host = LayoutHost(rootView: Profile())
    host.environment.textMeasurer = eightPointText
    let circle = try BothEngines(host, .proposal(300, 300))
    // Turned by -30 degrees around (150, 150).
    circle.expect("avatar 0", 80, 43.397_5, 40, 40)
    circle.expect("avatar 1", 230, 130, 40, 40)
    circle.expect("avatar 2", 80, 216.602_5, 40, 40)
    try host.perform("tie")
    let row = try BothEngines(host, .proposal(300, 300))
    row.expect("avatar 0", 82, 0, 40, 40)
    row.expect("avatar 2", 178, 0, 40, 40)
    let changes = circle.results[0].changes(to: row.results[0])
    #expect(changes.allSatisfy { $0.before != nil && $0.after != nil })
    for index in 0..<3 {
      let moved = changes.filter { $0.after?.id == "avatar \(index)" }
      #expect(moved.count == 1)
      #expect(moved.first?.before?.identity == moved.first?.after?.identity)
    }
    // Halfway, a quarter and all of the way.
    let ways: [(progress: Double, x: CGFloat, y: CGFloat)] = [
      (0, 230, 130), (0.25, 205, 97.5), (0.5, 180, 65), (1, 130, 0),
    ]
    for way in ways {
      let between = circle.results[0].interpolated(to: row.results[0], progress: way.progress)
      let frame = try #require(between.frame(of: "avatar 1"))
      #expect(abs(frame.minX - way.x) < 0.001 && abs(frame.minY - way.y) < 0.001)
      #expect(between.frame(of: "podium") == CGRect(x: 0, y: 0, width: 300, height: 300))
    }
  }
}
