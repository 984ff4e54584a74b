// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Synchronization
import Testing

/// Does what a test says.
private struct Told: Layout {
  var size: @Sendable (ProposedViewSize) -> CGSize = { _ in CGSize(width: 100, height: 50) }
  var place: (CGRect, Layout.Subviews) -> Void = { _, _ in }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize { size(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) { place(bounds, subviews) }
}

/// Keeps the children of one container, to place them when it is too late.
private final class Kept: Sendable {
  private struct Children: @unchecked Sendable { var subviews: Layout.Subviews? }
  private let children = Mutex(Children())

  func keep(_ subviews: Layout.Subviews) { children.withLock { $0.subviews = subviews } }
  var subviews: Layout.Subviews? { children.withLock { $0 }.subviews }
}

/// A number that is one higher whenever it is asked for.
private final class Counter: Sendable {
  private let count = Mutex(0)
  var next: Int {
    count.withLock { count in
      count += 1; return count
    }
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct LayoutMisuseTests {
  private func block(_ id: String) -> some View {
    Color.red.frame(width: 20, height: 10).id(id)
  }

  private func told(_ layout: Told) -> some View { layout { block("child") }.id("layout") }

  /// What the direct engine found strange.
  private func warnings(_ laidOut: BothEngines) -> [String] {
    laidOut.results[1].warnings.map(\.message)
  }

  @Test func aPlaceOutsideOfTheBoundsIsKept() throws {
    let laidOut = try BothEngines(
      told(
        Told(place: { bounds, subviews in
          subviews[0].place(
            at: CGPoint(x: bounds.maxX + 500, y: -70), proposal: .unspecified)
        })), .proposal(100, 50))
    laidOut.expectSize(100, 50)
    laidOut.expect("child", 600, -70, 20, 10)
  }

  @Test func theLastOfTwoPlacesCounts() throws {
    let laidOut = try BothEngines(
      told(
        Told(place: { _, subviews in
          subviews[0].place(at: CGPoint(x: 1, y: 2), proposal: .unspecified)
          subviews[0].place(at: CGPoint(x: 30, y: 40), proposal: .unspecified)
        })))
    laidOut.expect("child", 30, 40, 20, 10)
  }

  @Test func whoIsNeverPlacedStandsInTheMiddle() throws {
    try BothEngines(told(Told())).expect("child", 40, 20, 20, 10)
  }

  /// Only `placeSubviews` places: what other methods do there is ignored.
  @Test func placingWhileMeasuringIsIgnored() throws {
    struct Early: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize {
        subviews[0].place(at: CGPoint(x: 77, y: 77), proposal: .unspecified)
        return CGSize(width: 100, height: 50)
      }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    try BothEngines(Early { block("child") }).expect("child", 40, 20, 20, 10)
  }

  /// Children that outlive their layout are harmless: they have no size and no place.
  @Test func childrenThatAreKeptAreHarmless() throws {
    let kept = Kept()
    let laidOut = try BothEngines(told(Told(place: { _, subviews in kept.keep(subviews) })))
    laidOut.expect("child", 40, 20, 20, 10)
    let child = try #require(kept.subviews?.first)
    child.place(at: .zero, proposal: .unspecified)
    #expect(child.sizeThatFits(.unspecified) == .zero)
    laidOut.expect("child", 40, 20, 20, 10)
  }

  @Test(arguments: [CGFloat.nan, -5, -CGFloat.infinity])
  func lengthsThatAreNoneCountAsZeroAndAreNamed(length: CGFloat) throws {
    let laidOut = try BothEngines(
      told(
        Told(
          size: { _ in CGSize(width: length, height: length) },
          place: { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
          })), .container(200, 100))
    laidOut.expect("layout", 100, 50, 0, 0)
    laidOut.expect("child", 100, 50, 20, 10)
    for result in laidOut.results {
      #expect(
        result.warnings.map(\.message) == [
          "Told answers \(length) as its width; lengths are not negative, so it counts as 0",
          "Told answers \(length) as its height; lengths are not negative, so it counts as 0",
        ])
    }
  }

  /// An infinite answer to a finite proposal: the size is infinite, and both engines say so.
  @Test func infiniteLengthsAreKept() throws {
    let laidOut = try BothEngines(
      told(
        Told(
          size: { _ in CGSize(width: CGFloat.infinity, height: 50) },
          place: { bounds, subviews in
            subviews[0].place(at: bounds.origin, proposal: .unspecified)
          })), .proposal(200, 50))
    #expect(laidOut.size.width == .infinity)
    #expect(laidOut.size.height == 50)
    #expect(warnings(laidOut).isEmpty)
  }

  /// Coordinates that are not finite count as the leading edge; the other one is kept.
  @Test(arguments: [CGFloat.nan, CGFloat.infinity, -CGFloat.infinity])
  func coordinatesThatAreNotFiniteCountAsTheEdge(coordinate: CGFloat) throws {
    let view = HStack(spacing: 0) {
      told(
        Told(place: { _, subviews in
          subviews[0].place(at: CGPoint(x: coordinate, y: 7), proposal: .unspecified)
        }))
      block("neighbour")
    }
    let laidOut = try BothEngines(view)
    laidOut.expectSize(120, 50)
    laidOut.expect("neighbour", 100, 20, 20, 10)
    laidOut.expect("child", 0, 7, 20, 10)
  }

  /// Proposals that are no lengths are none: negative and undefined ones count as 0.
  @Test(arguments: [CGFloat.nan, -8])
  func proposalsThatAreNoLengthsCountAsZero(length: CGFloat) throws {
    let view = Told(place: { bounds, subviews in
      subviews[0].place(
        at: bounds.origin, proposal: ProposedViewSize(width: length, height: length))
    }).callAsFunction { Color.red.id("child") }
    let laidOut = try BothEngines(view)
    laidOut.expect("child", 0, 0, 0, 0)
  }

  /// An answer that changes between calls makes no single layout: the check finds it.
  @Test func answersThatChangeAreFoundByTheCheck() throws {
    let counter = Counter()
    let view = Told(size: { _ in CGSize(width: CGFloat(counter.next), height: 50) })
      .callAsFunction { block("child") }.id("layout")
    let result = try LayoutHost(rootView: view).layout(
      proposal: .unspecified, options: .init(checks: true))
    let check = try #require(result.check)
    #expect(!check.agree)
    let difference = try #require(check.firstDifference)
    #expect(difference.entry.id == "layout")
    #expect(difference.coordinate == "width")
    #expect("\(difference)".contains("by constraints"))
  }

  /// Places that change between calls are found as well, at the child.
  @Test func placesThatChangeAreFoundByTheCheck() throws {
    let counter = Counter()
    let view = told(
      Told(place: { _, subviews in
        subviews[0].place(at: CGPoint(x: counter.next * 10, y: 0), proposal: .unspecified)
      }))
    let result = try LayoutHost(rootView: view).layout(
      proposal: .unspecified, options: .init(checks: true))
    let difference = try #require(result.check?.firstDifference)
    #expect(difference.entry.id == "child")
    #expect(difference.coordinate == "x")
  }

  /// Every number of children reaches the layout, nobody included.
  @Test(arguments: [0, 1, 2]) func layoutsSeeTheirChildren(count: Int) throws {
    struct Counting: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) -> CGSize { CGSize(width: 10 * CGFloat(subviews.count), height: 10) }

      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {
        for (index, subview) in subviews.enumerated() {
          subview.place(
            at: CGPoint(x: CGFloat(index) * 10, y: 0),
            proposal: ProposedViewSize(width: 10, height: 10))
        }
      }
    }
    let view = Counting {
      ForEach(Array(0..<count), id: \.self) { Color.red.id("child \($0)") }
    }.id("layout")
    let laidOut = try BothEngines(view)
    laidOut.expect("layout", 0, 0, CGFloat(count) * 10, 10)
    for index in 0..<count { laidOut.expect("child \(index)", CGFloat(index) * 10, 0, 10, 10) }
    #expect(laidOut.frame("child \(count)") == nil)
    #expect(warnings(laidOut).isEmpty)
  }
}
