// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension SceneHost {
  /// The layout as a function of a length that is offered to the root.
  ///
  /// The function is found by laying out with the host's engine for many lengths; where the scene
  /// measures and decides nothing and a solver is there, its program says where to look.
  /// The other length stays what the scene requests.
  ///
  /// - Parameters:
  ///   - scene: what is laid out.
  ///   - axis: horizontal for a range of widths, vertical for heights.
  ///   - range: the lengths, in points.
  ///   - options: the step and the limits.
  ///   - progress: told now and then which share of the work is done, from 0 to 1.
  /// - Throws: `SweepError.badRange` for a range that is negative or infinite or a step that is not
  ///   positive, `.tooManyLayouts` and `.tooManyRegimes` beyond the limits, `.notAffine` where the
  ///   layout is a curve, `.layout` where a layout fails.
  public func sweep(
    _ scene: SceneTree, _ axis: Axis, _ range: ClosedRange<CGFloat>,
    options: SweepOptions = SweepOptions(), progress: (Double) -> Void = { _ in }
  ) throws(SweepError) -> LayoutSweep {
    guard range.lowerBound >= 0, range.upperBound.isFinite, options.step > 0, options.step.isFinite
    else { throw .badRange(range, step: options.step) }
    var result: Result<LayoutSweep, SweepError>?
    withoutActuallyEscaping(progress) { progress in
      result = Result { () throws(SweepError) in
        try swept(scene, axis, range, options, progress)
      }
    }
    guard let result else { throw .badRange(range, step: options.step) }
    return try result.get()
  }

  private func swept(
    _ scene: SceneTree, _ axis: Axis, _ range: ClosedRange<CGFloat>, _ options: SweepOptions,
    _ progress: @escaping (Double) -> Void
  ) throws(SweepError) -> LayoutSweep {
    // 1. The pieces: proven by the program, else found by sampling.
    var tracer = SweepTracer(
      scene, along: axis, range, options, host: self, progress: progress)
    var middle = scene
    middle.request = scene.request.replacing(
      axis, by: (range.lowerBound + range.upperBound) / 2)
    let decides = scene.nodes.contains { $0.kind.decides }
    let solved = decides ? nil : SolvedProgram(middle, along: axis, host: self)
    let proven = try tracer.provenPieces(solved)
    let pieces: [SweepPiece]
    if let proven { pieces = proven } else { pieces = try tracer.pieces() }
    // 2. The regimes, with the sides to which their borders belong.
    var regimes = try SweepRegimes(scene, range).regimes(pieces, &tracer)
    // 3. What changes between them.
    var changes = SweepChanges(
      scene, along: axis, host: self, program: proven == nil ? nil : solved)
    for index in regimes.indices.dropFirst() {
      do throws(LayoutError) {
        regimes[index].changes = try changes.changes(regimes[index - 1], regimes[index])
      } catch { throw .layout(error) }
    }
    progress(1)
    return LayoutSweep(
      scene: scene, axis: axis, range: range, regimes: regimes, layouts: tracer.layouts)
  }
}

/// Turns pieces into regimes.
struct SweepRegimes {
  private let scene: SceneTree
  private let range: ClosedRange<CGFloat>

  init(_ scene: SceneTree, _ range: ClosedRange<CGFloat>) {
    self.scene = scene
    self.range = range
  }

  func regimes(
    _ pieces: [SweepPiece], _ tracer: inout SweepTracer
  ) throws(SweepError) -> [LayoutSweep.Regime] {
    // 1. Borders between neighbours, and the ends of the range.
    var borders = [range.lowerBound]
    for (last, next) in zip(pieces, pieces.dropFirst()) {
      borders.append(border(last, next))
    }
    borders.append(range.upperBound)
    // 2. Who holds at each of them; where nobody does, the border is a regime of its own.
    var regimes: [LayoutSweep.Regime] = []
    for (index, piece) in pieces.enumerated() {
      let (from, to) = (borders[index], borders[index + 1])
      if piece.isPoint {
        regimes.append(regime(piece, from: piece.from, to: piece.from, true, true))
        continue
      }
      let start = try tracer.sample(from)
      let includesFrom = piece.matches(start)
      if !includesFrom && !(regimes.last?.includesTo ?? false) {
        regimes.append(regime(SweepPiece(point: start), from: from, to: from, true, true))
      }
      let end = try tracer.sample(to)
      let includesTo = piece.matches(end)
      regimes.append(regime(piece, from: from, to: to, includesFrom, includesTo))
      if index == pieces.count - 1, !includesTo {
        regimes.append(regime(SweepPiece(point: end), from: to, to: to, true, true))
      }
    }
    return regimes
  }

  /// The border of two pieces: a plain number where decisions' tolerance allows it.
  private func border(_ last: SweepPiece, _ next: SweepPiece) -> CGFloat {
    let found = next.isPoint ? next.from : last.isPoint ? last.to : (last.to + next.from) / 2
    let rounded = (found * 1e4).rounded() / 1e4
    let slack = scene.tolerance * max(1, found) + 1e-7
    let isPlain = abs(rounded - found) <= min(slack, 1e-5)
    return min(max(isPlain ? rounded : found, range.lowerBound), range.upperBound)
  }

  private func regime(
    _ piece: SweepPiece, from: CGFloat, to: CGFloat, _ includesFrom: Bool, _ includesTo: Bool
  ) -> LayoutSweep.Regime {
    var views: [LayoutSweep.View] = []
    for (index, entry) in scene.entries.enumerated() where piece.isPlaced[index] {
      views.append(
        LayoutSweep.View(
          entry: entry, x: piece.formula(4 * index), y: piece.formula(4 * index + 1),
          width: piece.formula(4 * index + 2), height: piece.formula(4 * index + 3)))
    }
    return LayoutSweep.Regime(
      from: from, to: to, includesFrom: includesFrom, includesTo: includesTo, views: views)
  }
}
