// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Finds the pieces of a layout as a function of a length, by laying out for many lengths.
///
/// Engines are only asked for frames, so whatever a scene holds can be swept.
struct SweepTracer {
  let scene: SceneTree
  let range: ClosedRange<CGFloat>
  let options: SweepOptions
  private let names: ViewNames
  let host: SceneHost
  /// How many programs may still be solved for hints.
  var hintBudget = 64
  private var probe: LengthProbe
  private let progress: (Double) -> Void
  /// The pieces found, and the gaps closed, since the last length of the grid.
  var work = (pieces: 0, gaps: 0)

  init(
    _ scene: SceneTree, along axis: Axis, _ range: ClosedRange<CGFloat>, _ options: SweepOptions,
    host: SceneHost, progress: @escaping (Double) -> Void
  ) {
    self.scene = scene
    self.range = range
    self.options = options
    self.progress = progress
    self.host = host
    names = ViewNames(scene)
    probe = LengthProbe(scene, along: axis, host: host)
  }

  /// The axis of the length.
  var probedAxis: Axis { probe.axis }

  /// The scene with a length offered.
  func probedScene(at length: CGFloat) -> SceneTree { probe.scene(at: length) }

  /// How many layouts were computed.
  var layouts: Int { probe.layouts }

  /// The coordinates for a length.
  mutating func sample(_ length: CGFloat) throws(SweepError) -> SweepSample {
    guard probe.layouts < options.layoutLimit else {
      throw .tooManyLayouts(limit: options.layoutLimit)
    }
    do throws(LayoutError) {
      return SweepSample(try probe.frames(at: length), of: scene, at: length)
    } catch { throw .layout(error) }
  }

  // MARK: By sampling

  /// The pieces of the whole range, in order; their borders are known up to tiny gaps.
  mutating func pieces() throws(SweepError) -> [SweepPiece] {
    guard range.lowerBound < range.upperBound else {
      return [SweepPiece(point: try sample(range.lowerBound))]
    }
    // 1. Runs of samples on straight lines.
    let runs = try runs()
    // 2. The very ends, where no run reaches them.
    var known: [SweepPiece] = []
    if runs.first?.from != range.lowerBound { known.append(try end(isUpper: false)) }
    known += runs
    if runs.last?.to != range.upperBound { known.append(try end(isUpper: true)) }
    // 3. What is between two of them.
    var pieces = [known[0]]
    for next in known.dropFirst() { try append(next, to: &pieces) }
    // 4. Other lengths inside of each piece must agree.
    return try verified(pieces)
  }

  private mutating func runs() throws(SweepError) -> [SweepPiece] {
    let steps = (range.upperBound - range.lowerBound) / options.step
    guard steps < CGFloat(options.layoutLimit) else {
      throw .tooManyLayouts(limit: options.layoutLimit)
    }
    let count = max(Int(steps.rounded(.up)), 4)
    let width = (range.upperBound - range.lowerBound) / CGFloat(count)
    var runs: [SweepPiece] = []
    var open: (piece: SweepPiece, first: SweepSample, fitted: CGFloat)?
    var recent: [SweepSample] = []
    for index in 0...count {
      let length =
        index == count ? range.upperBound : range.lowerBound + CGFloat(index) * width
      let next = try sample(length)
      progress(Double(index) / Double(count))
      if var run = open {
        if run.piece.matches(next) {
          run.piece.to = length
          if length - run.first.length > 2 * run.fitted {
            run.piece.refit(run.first, next)
            run.fitted = length - run.first.length
          }
          open = run
          continue
        }
        runs.append(run.piece)
        open = nil
        recent = []
      }
      recent.append(next)
      if recent.count > 3 { recent.removeFirst() }
      guard recent.count == 3, let piece = SweepPiece(recent[0], recent[2]),
        piece.matches(recent[1])
      else { continue }
      open = (piece, recent[0], piece.to - piece.from)
    }
    if let open { runs.append(open.piece) }
    return runs
  }

  /// A piece that touches an end of the range.
  private mutating func end(isUpper: Bool) throws(SweepError) -> SweepPiece {
    let edge = isUpper ? range.upperBound : range.lowerBound
    let sign: CGFloat = isUpper ? -1 : 1
    var reach = min(options.step, range.upperBound - range.lowerBound) * 0.9
    while reach > 1e-7 {
      let near = try sample(edge + sign * reach * 0.1)
      let far = try sample(edge + sign * reach)
      let middle = try sample(edge + sign * reach * 0.6)
      if let piece = SweepPiece(near, far), piece.matches(middle) { return piece }
      reach /= 4
    }
    throw notAffine(edge, nil)
  }

  func notAffine(_ length: CGFloat, _ index: Int?) -> SweepError {
    let entry = index.map { scene.entries[$0 / 4] } ?? scene.entries.first
    return .notAffine(near: length, view: entry.map { names.text($0.node) } ?? "a view")
  }

  // MARK: Verifying

  /// Where in a piece it is looked at again, as shares of its length, beside hints of programs.
  private static let shares: [CGFloat] = [0.0713, 0.3819, 0.6181, 0.9287]

  /// The pieces, split where a length inside of one disagrees.
  mutating func verified(_ pieces: [SweepPiece]) throws(SweepError) -> [SweepPiece] {
    var result: [SweepPiece] = []
    for piece in pieces {
      var rest = piece
      if !piece.isPoint {
        let shares = Self.shares.map { piece.from + $0 * (piece.to - piece.from) }
        for length in (shares + hints(in: piece)).sorted() {
          guard length > rest.from, length < rest.to else { continue }
          let middle = try sample(length)
          if rest.matches(middle) { continue }
          // What is before, what is around, and what goes on behind.
          let reach = min(options.step, (length - rest.from) / 2, (rest.to - length) / 2)
          var before = rest
          before.to = length - reach
          let found = try germ(
            around: length, after: before.to, before: length + reach, middle)
          guard let around = found else { throw notAffine(length, rest.firstDifference(middle)) }
          rest.from = length + reach
          work = (0, 0)
          if result.isEmpty { result.append(before) } else { try append(before, to: &result) }
          try append(around, to: &result)
        }
      }
      if result.isEmpty { result.append(rest) } else { try append(rest, to: &result) }
    }
    return result
  }
}
