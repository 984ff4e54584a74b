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
}
