// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct CostTests {
  @Test(arguments: [Axis.horizontal, .vertical])
  func fixedLeavesOfAStackAreMeasuredOnce(axis: Axis) throws {
    var stack = container(.stack(Stack(axis: axis, spacing: 0)), [])
    stack.children = (0..<20).map { box(10, 10, "b\($0)") }
    let laid = try LaidOut(stack, .container(100, 100))
    for index in 0..<20 { #expect(laid.measurements("b\(index)") == 1) }
  }

  @Test func theOnlyFlexibleChildNeedsNoProbesWhereItIsLast() throws {
    let laid = try LaidOut(
      hStack(spacing: 0, box(10, 10, "a"), box(10, 10, "b"), color("c")), .container(100, 100))
    #expect(laid.measurements("c") == 1)
  }

  @Test func nestedStacksOfColoursMeasureEachNodeOnce() throws {
    func nest(_ levels: Int) -> SceneElement {
      let children = (0..<4).map { _ in levels == 1 ? color() : nest(levels - 1) }
      let axis: Axis = levels.isMultiple(of: 2) ? .horizontal : .vertical
      var stack = container(.stack(Stack(axis: axis, spacing: 3)), [])
      stack.children = children
      return stack
    }
    let laid = try LaidOut(nest(4), .container(1000, 700))
    #expect(laid.statistics.measurements.allSatisfy { $0 == 1 })
    #expect(laid.statistics.recalled == 0)
  }

  @Test func aTextThatIsServedLastNeedsNoProbes() throws {
    let column = vStack(alignment: .leading, spacing: 0, text("a b c d"), box(10, 10))
    let laid = try LaidOut(hStack(spacing: 0, box(10, 10), column), .container(100, 100))
    let traced = try DirectEngine(options: DirectOptions(traces: true))
      .layoutWithTrace(laid.scene)
    #expect(traced.frames.frames == laid.frames.frames)
    #expect((traced.trace?.events.count ?? 0) > laid.statistics.total)
  }

  /// A kind of nest in which every level has something to decide.
  enum Nest: String, CaseIterable, Sendable {
    case fixed, flexible, alternating, texts, ratios, grids, overlays, guides, lazy, fitting, insets

    func around(_ inner: SceneElement, _ level: Int) -> SceneElement {
      switch self {
      case .fixed: hStack(spacing: 0, inner, box(1, 1))
      case .flexible: hStack(spacing: 0, color(), inner, color())
      case .alternating:
        level.isMultiple(of: 2)
          ? hStack(spacing: 0, color(), inner) : vStack(spacing: 0, color(), inner)
      case .texts: vStack(alignment: .leading, spacing: 0, text("a b c d"), inner)
      case .ratios:
        hStack(spacing: 0, inner, color()).aspectRatio(2, .fit)
      case .grids: grid(spacing: 0, gridRow(inner, color()), gridRow(color(), color()))
      case .overlays: inner.overlay(hStack(spacing: 0, color(), color()))
      case .guides:
        hStack(
          alignment: .firstTextBaseline, spacing: 0, text("a"),
          inner.guide(
            .firstTextBaseline,
            .init(guides: [
              .init(key: .firstTextBaseline, factor: 0.5),
              .init(key: .lastTextBaseline, factor: 0.5),
            ])))
      case .lazy: lazyVStack(spacing: 0, hStack(spacing: 0, inner, color()))
      case .fitting: viewThatFits(.both, hStack(spacing: 0, inner, color()), color())
      case .insets: inner.inset(level.isMultiple(of: 2) ? .top : .leading, spacing: 0, color())
      }
    }
  }

  @Test(arguments: Nest.allCases)
  func nestsOfDepthFiftyCostInProportion(nest: Nest) throws {
    func total(_ levels: Int) throws -> Int {
      let leaf = nest == .texts || nest == .guides ? text("hello world") : color()
      let root = (0..<levels).reduce(leaf) { nest.around($0, $1) }
      return try LaidOut(root, .container(1000, 1000)).statistics.total
    }
    // Twice the depth may cost little more than twice the measurements; in a nest of ratios each
    // level really hears more different proposals than the one around it.
    let (half, whole) = (try total(25), try total(50))
    let limit = nest == .ratios ? 4 : 2.2
    #expect(Double(whole) <= limit * Double(half), "\(half) at depth 25, \(whole) at depth 50")
  }

  @Test func theDeepestSceneIsLaidOut() throws {
    let root = (0..<498).reduce(color("leaf")) { inner, level in
      level.isMultiple(of: 2)
        ? hStack(spacing: 0, inner, box(1, 1)) : vStack(spacing: 0, inner, box(1, 1))
    }
    var padded = root
    for _ in 0..<480 { padded = padded.padding(EdgeInsets(.all, 0.5)) }
    let laid = try LaidOut(padded, .container(1000, 1000))
    #expect(near(laid["leaf"], 240, 240, 271, 271))
  }

  @Test func countsAreGivenOnlyWhenAskedFor() throws {
    let laid = try LaidOut(hStack(color("a")), .container(10, 10))
    #expect(try DirectEngine().layoutWithStatistics(laid.scene).statistics == nil)
    #expect(laid.statistics.total == laid.statistics.measurements.reduce(0, +))
    #expect(laid.measurements("a") == 1)
  }

  @Test func answersAreKeptByContainer() throws {
    // One subtree cannot answer from another container: both scroll views ask their own.
    let whole = ContainerRelativeFrame(axes: .horizontal)
    let laid = try LaidOut(
      vStack(
        spacing: 0,
        scrollView(.vertical, vStack(color("a").relativeFrame(whole))).frame(width: 60, height: 10),
        scrollView(.vertical, vStack(color("b").relativeFrame(whole))).frame(width: 90, height: 10)),
      .container(100, 100))
    #expect(laid["a"]?[2] == 60)
    #expect(laid["b"]?[2] == 90)
  }
}
