// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutDocuments
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// Layouts as piecewise affine functions of a length.
@Suite struct SweepTests {
  private static let host = SceneHost(solver: GLPKSolver.isAvailable ? GLPKSolver() : nil)

  private func scene(_ root: String, width: Int = 300, height: Int = 100) throws -> SceneTree {
    try LayoutDocument.read(
      """
      {"version": 1, "container": {"width": \(width), "height": \(height)}, "root": \(root)}
      """
    ).scene
  }

  /// A row of a box of 40 to 80 points and a colour: the box takes half until it is full.
  private static let row = """
    {"type": "HStack", "spacing": 0, "children": [
      {"type": "Box", "id": "a", "width": {"minimum": 40, "maximum": 80}, "height": 20},
      {"type": "Color", "id": "b"}]}
    """

  @Test func aBoxTakesItsShareUntilItIsFull() throws {
    let sweep = try Self.host.sweep(try scene(Self.row), .horizontal, 20...300)
    #expect(sweep.regimes.map(\.from) == [20, 40, 80, 160])
    #expect(sweep.regimes.map(\.to) == [40, 80, 160, 300])
    let closed = sweep.regimes.map { $0.includesFrom && $0.includesTo }
    #expect(closed == [true, true, true, true])
    let widths = sweep.regimes.map { $0.views.first { $0.entry.id == "a" }?.width }
    #expect(
      widths == [
        .init(slope: 0, constant: 40), .init(slope: 0, constant: 40),
        .init(slope: 0.5, constant: 0), .init(slope: 0, constant: 80),
      ])
    let last = try #require(sweep.regimes.last)
    let b = try #require(last.views.first { $0.entry.id == "b" })
    #expect(b.x == .init(slope: 0, constant: 80))
    #expect(b.width == .init(slope: 1, constant: -80))
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func programsFindThatWithFewLayoutsAndNameTheRules() throws {
    let sweep = try Self.host.sweep(try scene(Self.row), .horizontal, 20...300)
    #expect(sweep.layouts < 30)
    let texts = sweep.regimes.map { $0.changes.map(\.text) }
    #expect(texts[0] == [])
    #expect(texts[2] == ["the box's limits of Box 'a': no limit is reached any more"])
    #expect(texts[3] == ["the box's limits of Box 'a': the most, 80, is reached"])
    #expect(sweep.regimes[3].changes[0].place.line != nil)
  }

  @Test func withoutASolverTheSameRegimesAreFound() throws {
    let scene = try scene(Self.row)
    let sweep = try SceneHost(solver: nil).sweep(scene, .horizontal, 20...300)
    #expect(sweep.regimes.map(\.from) == [20, 40, 80, 160])
    #expect(sweep.regimes.last?.changes.isEmpty == false)
  }

  @Test func aFittingViewJumpsAndItsBorderBelongsToOneSide() throws {
    let scene = try scene(
      """
      {"type": "ViewThatFits", "axes": ["horizontal"], "children": [
        {"type": "Box", "id": "wide", "width": 120, "height": 10},
        {"type": "Box", "id": "narrow", "width": 50, "height": 10}]}
      """)
    let sweep = try Self.host.sweep(scene, .horizontal, 60...200)
    #expect(sweep.regimes.map(\.from) == [60, 120])
    #expect(!sweep.regimes[0].includesTo && sweep.regimes[1].includesFrom)
    #expect(
      sweep.regimes[1].changes.map(\.text) == [
        "ViewThatFits picks candidate 1, 'wide', instead of 2, 'narrow'"
      ])
  }

  @Test func textsChangeTheirLines() throws {
    // Twelve letters of 7 points in two words of five and six: side by side from 84.
    let scene = try scene(#"{"type": "Text", "id": "t", "text": "seven column"}"#)
    let sweep = try Self.host.sweep(scene, .horizontal, 60...150)
    let change = try #require(sweep.regimes.last?.changes.first)
    #expect(change.text == "the text of 't' takes 1 line instead of 2")
    #expect(sweep.regimes.count == 2)
  }

  @Test func adaptiveColumnsAreCounted() throws {
    let scene = try scene(
      """
      {"type": "LazyVGrid", "columns": [{"adaptive": {"minimum": 50}, "spacing": 10}], "children": [
        {"type": "Color"}, {"type": "Color"}, {"type": "Color"}, {"type": "Color"}]}
      """)
    let sweep = try Self.host.sweep(scene, .horizontal, 60...240)
    // Two columns need 110 points, three 170, four 230.
    #expect(sweep.regimes.map(\.from) == [60, 110, 170, 230])
    #expect(sweep.regimes[2].changes.map(\.text) == ["LazyVGrid has 3 columns instead of 2"])
    let isClosedBelow = sweep.regimes.dropFirst().map { $0.includesFrom }
    #expect(isClosedBelow == [true, true, true])
  }

  @Test func heightsAreSweptToo() throws {
    let column = Self.row.replacingOccurrences(of: "HStack", with: "VStack")
      .replacingOccurrences(
        of: #""width": {"minimum": 40, "maximum": 80}, "height": 20"#,
        with: #""height": {"minimum": 40, "maximum": 80}, "width": 20"#)
    let sweep = try Self.host.sweep(try scene(column), .vertical, 20...300)
    #expect(sweep.regimes.map(\.from) == [20, 40, 80, 160])
  }

  @Test func aSingleLengthIsOneRegime() throws {
    let sweep = try Self.host.sweep(try scene(Self.row), .horizontal, 100...100)
    #expect(sweep.regimes.count == 1)
    #expect(sweep.regimes[0].views[1].frame(at: 100).width == 50)
  }

  @Test func limitsAndRangesAreErrors() throws {
    let scene = try scene(Self.row)
    func fails(_ range: ClosedRange<CGFloat>, _ options: SweepOptions = .init()) -> String {
      do {
        _ = try SceneHost(solver: nil).sweep(scene, .horizontal, range, options: options)
        return ""
      } catch { return "\(error)" }
    }
    #expect(fails(-1...3).contains("no range of lengths"))
    #expect(fails(0...CGFloat.infinity).contains("no range of lengths"))
    #expect(fails(0...10, .init(step: 0)).contains("the step positive"))
    #expect(fails(0...300, .init(layoutLimit: 20)).contains("more than 20 layouts"))
    #expect(fails(0...300, .init(regimeLimit: 2)).contains("more than 2 times"))
  }

  // MARK: Random scenes

  private static let randomCount =
    ProcessInfo.processInfo.environment["SOLVELAYOUT_SWEPT_SCENES"].flatMap { Int($0) } ?? 8

  /// What is wrong with the formulas of a random scene, or nil; counts curves.
  private static func failure(
    _ seed: UInt64, step: CGFloat = 1, curves: inout Int, regimes: inout Int
  ) -> String? {
    var random = SplitMix64(seed: seed &* 977)
    do {
      let scene = try RandomScene(seed: seed).scene()
      let from = CGFloat(Int.random(in: 0...300, using: &random))
      let range = from...(from + 150)
      let axis: Axis = random.oneIn(4) ? .vertical : .horizontal
      let sweep = try host.sweep(scene, axis, range, options: .init(step: step))
      regimes += sweep.regimes.count
      for _ in 0..<50 {
        let length = CGFloat.random(in: range, using: &random)
        var other = scene
        other.request = scene.request.replacing(axis, by: length)
        let frames = try host.layout(other).frames
        guard let regime = sweep.regime(at: length) else { return "no regime at \(length)" }
        let placed = scene.entries.filter { frames[$0.node] != nil }
        guard placed.map(\.node) == regime.views.map(\.entry.node) else {
          return "other views at \(length)"
        }
        for view in regime.views {
          guard let frame = frames[view.entry.node] else { continue }
          let found = view.frame(at: length)
          let pairs = [
            (found.minX, frame.minX), (found.minY, frame.minY),
            (found.width, frame.width), (found.height, frame.height),
          ]
          for (mine, its) in pairs where mine != its {
            guard abs(mine - its) <= 1e-6 * max(1, abs(its) / 1e6) else {
              return "\(view.entry.path) at \(length): \(found) instead of \(frame)"
            }
          }
        }
      }
      return nil
    } catch let error as SweepError {
      if case .notAffine = error { curves += 1 } else { return "\(error)" }
      return nil
    } catch { return "\(error)" }
  }

  /// `SOLVELAYOUT_SWEPT_SCENES` sets the number of scenes.
  @Test func formulasEqualFreshLayoutsOfRandomScenes() {
    var curves = 0
    var regimes = 0
    var narrow = 0
    var failures: [String] = []
    for seed in 1...UInt64(Self.randomCount) {
      guard Self.failure(seed, curves: &curves, regimes: &regimes) != nil else { continue }
      // Where something is decided, a regime narrower than the step can be missed.
      narrow += 1
      if let failure = Self.failure(seed, step: 0.1, curves: &curves, regimes: &regimes) {
        failures.append("seed \(seed): \(failure)")
      }
    }
    #expect(narrow * 100 <= Self.randomCount, "\(narrow) scenes with narrow regimes")
    #expect(failures.isEmpty, "\(failures.prefix(8).joined(separator: "\n"))")
    #expect(regimes > Self.randomCount)
    // Ratios of two moving lengths are rare.
    #expect(curves * 20 <= Self.randomCount, "\(curves) curves")
  }
}
