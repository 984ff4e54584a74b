// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

extension SweepTracer {
  /// The pieces that the program of the scene proves; nil where it cannot.
  ///
  /// Where nothing is measured and no decision hangs on the length, one program is the layout for
  /// all lengths, and its rules say exactly where any formula changes. Each piece is still compared
  /// with the layout.
  mutating func provenPieces(
    _ solved: SolvedProgram?
  ) throws(SweepError) -> [SweepPiece]? {
    guard let solved, !solved.movesDecisions(in: range), range.lowerBound < range.upperBound,
      let breakpoints = solved.breakpoints(in: range, limit: options.regimeLimit)
    else { return nil }
    let cuts = [range.lowerBound] + breakpoints + [range.upperBound]
    var pieces: [SweepPiece] = []
    for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 * max(1, to) {
      let first = try sample(from + 0.125 * (to - from))
      let last = try sample(to - 0.125 * (to - from))
      let middle = try sample((from + to) / 2)
      guard var piece = SweepPiece(first, last), piece.matches(middle) else { return nil }
      (piece.from, piece.to) = (from, to)
      if let previous = pieces.last, previous.isSame(as: piece) {
        pieces[pieces.count - 1].to = to
      } else {
        pieces.append(piece)
      }
    }
    return pieces.isEmpty ? nil : pieces
  }

  /// Lengths inside of a piece at which a program says that something might change: what samples in
  /// steps may have missed.
  mutating func hints(in piece: SweepPiece) -> [CGFloat] {
    guard hintBudget > 0, piece.to - piece.from > 1e-3 else { return [] }
    hintBudget -= 1
    let middle = (piece.from + piece.to) / 2
    guard let solved = SolvedProgram(probedScene(at: middle), along: probedAxis, host: host) else {
      return []
    }
    let cuts = solved.suspicions(in: piece.from...piece.to)
    // Just before and behind each, and between two of them.
    let between = zip(cuts, cuts.dropFirst()).map { ($0 + $1) / 2 }
    return between + cuts.flatMap { [$0 - 1e-3, $0 + 1e-3] }
  }
}

/// A scene solved as programs, to be asked about other lengths.
struct SolvedProgram {
  let scene: SceneTree
  let axis: Axis
  let program: SequentialProgram
  let parameter: Variable
  /// The expressions of all frames, in the order in which the engine reads them.
  let expressions: [LinearExpression]

  /// Solves a scene; nil without a solver, or where the length is no parameter of the program.
  init?(_ scene: SceneTree, along axis: Axis, host: SceneHost) {
    var host = host
    host.options.engine = .constraints
    host.options.checks = false
    host.options.programs.keepsReadings = true
    guard host.solver != nil, let answer = try? host.layout(scene).programs,
      let parameter = answer.program.parameter(named: axis.lengthName)
    else { return nil }
    self.scene = scene
    self.axis = axis
    self.parameter = parameter
    program = answer.program
    expressions = answer.expressions.compactMap(\.self).flatMap {
      [$0.x, $0.y, $0.width, $0.height]
    }.filter { !$0.isConstant }
  }

  /// Whether a number that decided something hangs on the length.
  func movesDecisions(in range: ClosedRange<CGFloat>) -> Bool {
    if scene.nodes.contains(where: { $0.kind.decides }) { return true }
    let lengths = Double(range.lowerBound)...Double(range.upperBound)
    return decisions.contains { reading in
      guard let explanation = try? program.explanation(of: reading) else { return true }
      guard let known = explanation.sensitivities.first(where: { $0.parameter == parameter })
      else { return false }
      return known.derivative != 0 || known.formula.clamped(to: lengths) != lengths
    }
  }

  /// What was read while the program was built: all that comes before the frames.
  private var decisions: ArraySlice<LinearExpression> {
    let readings = program.readings
    guard !expressions.isEmpty, readings.count >= expressions.count else { return readings[...] }
    let start = (0...(readings.count - expressions.count)).reversed().first { start in
      readings[start..<(start + expressions.count)].elementsEqual(expressions)
    }
    return readings[..<(start ?? readings.count)]
  }

  /// The lengths at which the formula of any coordinate changes; nil where there are too many.
  func breakpoints(in range: ClosedRange<CGFloat>, limit: Int) -> [CGFloat]? {
    let found = try? program.breakpoints(
      of: expressions, along: parameter,
      in: Double(range.lowerBound)...Double(range.upperBound), limit: limit)
    return found?.map { CGFloat($0) }
  }

  /// The rules that decide the frames for a length.
  func steps(at length: CGFloat) -> [RuleStep] {
    (try? program.decisiveSteps(
      of: expressions, at: [parameter: Double(length)], along: parameter)) ?? []
  }

  /// The lengths at which a rule, or the order of two numbers that decide something, changes.
  func suspicions(in range: ClosedRange<CGFloat>) -> [CGFloat] {
    let lengths = Double(range.lowerBound)...Double(range.upperBound)
    // 1. The numbers that decide and move.
    var seen: Set<LinearExpression> = []
    let readings = decisions.filter { seen.insert($0).inserted }
    let looks = [0.03, 0.51, 0.97].map {
      values(of: readings, at: lengths.lowerBound + $0 * (lengths.upperBound - lengths.lowerBound))
    }
    let moving = readings.indices.filter {
      looks[0][$0] != looks[1][$0] || looks[1][$0] != looks[2][$0]
    }
    .prefix(Self.mostCompared).map { readings[$0] }
    // 2. Where their formulas, or those of frames, change.
    let found = try? program.breakpoints(
      of: expressions + moving, along: parameter, in: lengths, limit: Self.mostCuts)
    let cuts = [lengths.lowerBound] + (found ?? nil ?? []) + [lengths.upperBound]
    // 3. Where two of them meet between.
    var meetings: [Double] = []
    for (from, to) in zip(cuts, cuts.dropFirst()) where to - from > 1e-9 {
      let ends = [from + 1e-3 * (to - from), to - 1e-3 * (to - from)]
      let values = ends.map { self.values(of: moving, at: $0) }
      for first in moving.indices {
        for second in moving.indices.dropFirst(first + 1) {
          let start = values[0][first] - values[0][second]
          let end = values[1][first] - values[1][second]
          guard start * end < 0 else { continue }
          meetings.append(ends[0] + (ends[1] - ends[0]) * start / (start - end))
        }
      }
    }
    return (cuts.dropFirst().dropLast() + meetings).sorted().map { CGFloat($0) }
  }

  private func values(of expressions: [LinearExpression], at length: Double) -> [Double] {
    (try? program.values(of: expressions, at: [parameter: length]))
      ?? [Double](repeating: .nan, count: expressions.count)
  }

  /// The most changes of formulas that are looked at in a piece.
  private static let mostCuts = 100
  /// The most numbers that are compared with each other.
  private static let mostCompared = 24
}
