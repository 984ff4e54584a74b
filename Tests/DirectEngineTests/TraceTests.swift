// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

/// Asks its only view more different questions than any sensible layout.
private struct Insisting: LayoutScene.Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    for width in 0...SceneLimits.measurements {
      _ = subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: 1))
    }
    return CGSize(width: 1, height: 1)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {}
}

@Suite struct TraceTests {
  private func trace(
    _ root: SceneElement, _ request: SceneTree.Request = .container(100, 20), limit: Int = 1_000
  ) throws -> LayoutTrace {
    let scene = try SceneTree(root: root, request: request, environment: SceneEnvironment())
    let engine = DirectEngine(options: .init(traces: true, traceLimit: limit))
    return try #require(try engine.layoutWithTrace(scene).trace)
  }

  /// An event in short: its depth, name, proposal and answer, or frame.
  private func short(_ trace: LayoutTrace) -> [String] {
    func number(_ length: CGFloat?) -> String {
      length.map { $0.isFinite ? "\(Int($0))" : "inf" } ?? "nil"
    }
    return trace.events.map { event in
      let proposal = "\(number(event.proposal.width))x\(number(event.proposal.height))"
      let answer =
        event.frame.map { "@\(Int($0.origin.x)),\(Int($0.origin.y))" }
        ?? "\(number(event.answer.width))x\(number(event.answer.height))"
      let name = trace.entry(of: event.node)?.id ?? "-"
      return "\(event.depth) \(name) \(proposal) \(answer)" + (event.isRecalled ? " again" : "")
    }
  }

  /// The fixed box is not flexible and is served first: half of 100 points, of which it takes 30.
  @Test func aRowOfABoxAndAColourNeedsNoProbes() throws {
    let trace = try trace(hStack(spacing: 0, box(30, 20, "a"), color("b")).id("row"))
    let expected = [
      "0 row 100x20 100x20", "1 a 50x20 30x20", "1 b 70x20 70x20",
      "0 row 100x20 @0,0", "1 a 50x20 30x20", "1 b 70x20 70x20", "1 a 50x20 @0,0",
      "1 b 70x20 @30,0",
    ]
    #expect(short(trace) == expected)
    #expect(trace.roots == [0, 3])
    #expect(trace.children(of: 0) == [1, 2])
    #expect(trace.children(of: 3) == [4, 5, 6, 7])
    #expect(trace.children(of: 7) == [])
    #expect(!trace.isCut)
  }

  /// Two flexible children are asked for both ends before either gets its share.
  @Test func probesComeBeforeShares() throws {
    let trace = try trace(hStack(spacing: 0, color("a"), color("b")).id("row"))
    let expected = [
      "0 row 100x20 100x20",
      "1 a 0x20 0x20", "1 a infx20 infx20", "1 b 0x20 0x20", "1 b infx20 infx20",
      "1 a 50x20 50x20", "1 b 50x20 50x20",
    ]
    #expect(Array(short(trace).prefix(7)) == expected)
  }

  @Test func recalledAnswersHaveNothingInside() throws {
    let inner = hStack(spacing: 0, color("c")).id("inner")
    let trace = try trace(hStack(spacing: 0, inner).id("row"))
    let expected = [
      "0 row 100x20 100x20", "1 inner 100x20 100x20", "2 c 100x20 100x20",
      "0 row 100x20 @0,0", "1 inner 100x20 100x20 again", "1 inner 100x20 @0,0",
      "2 c 100x20 100x20", "2 c 100x20 @0,0",
    ]
    #expect(short(trace) == expected)
    let part = try #require(trace.part("inner"))
    let inside = [
      "0 inner 100x20 100x20", "1 c 100x20 100x20", "0 inner 100x20 100x20 again",
      "0 inner 100x20 @0,0", "1 c 100x20 100x20", "1 c 100x20 @0,0",
    ]
    #expect(short(part) == inside)
    #expect(short(trace.levels(1)) == ["0 row 100x20 100x20", "0 row 100x20 @0,0"])
    #expect(trace.part("outer") == nil)
  }

  @Test(arguments: [0, 1, 5, 8, 9])
  func theLimitCutsAndCounts(limit: Int) throws {
    let row = hStack(spacing: 0, box(30, 20, "a"), color("b")).id("row")
    let whole = short(try trace(row))
    let cut = try trace(row, limit: limit)
    #expect(short(cut) == Array(whole.prefix(limit)))
    #expect(cut.omitted == max(0, 8 - limit))
    #expect(cut.isCut == (limit < 8))
  }

  @Test func aTraceIsMadeOnlyWhereAskedForAndChangesNoFrame() throws {
    let scene = try SceneTree(
      root: hStack(color("a"), text("some words", "t").overlay(circle("c"))),
      request: .proposal(nil, 50), environment: SceneEnvironment())
    let plain = try DirectEngine().layoutWithTrace(scene)
    #expect(plain.trace == nil)
    let traced = try DirectEngine(options: .init(traces: true)).layoutWithTrace(scene)
    for entry in scene.entries { #expect(traced.frames[entry.node] == plain.frames[entry.node]) }
    #expect(traced.trace?.events.first?.proposal == ProposedViewSize(width: nil, height: 50))
  }

  @Test func aTraceHasTheLimitOfMeasurementsToo() throws {
    #expect(throws: MeasurementLimitReached.self) {
      _ = try trace(container(.layout(LayoutBox(Insisting())), [hStack(color("a"), circle("b"))]))
    }
  }
}
