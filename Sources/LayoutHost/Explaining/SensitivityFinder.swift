// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Finds how a coordinate moves with what is offered to the root, and how far that holds.
///
/// The program's own rules answer both. Where the scene measures or decides something, whose
/// numbers are constants of the program, the layout is computed anew for other lengths until
/// another number is measured or another decision made.
struct SensitivityFinder {
  /// What is looked at for a length.
  private struct Look {
    var value: CGFloat
    var lines: [Int]
  }

  /// What is claimed to hold around the length that is offered.
  private struct Claim {
    var length: CGFloat
    var value: CGFloat
    var derivative: CGFloat
    /// The lines of the texts; nil where they do not matter.
    var lines: [Int]?
    var tolerance: CGFloat

    func holds(_ look: Look?, at length: CGFloat) -> Bool {
      guard let look, lines == nil || look.lines == lines else { return false }
      let expected = value + derivative * (length - self.length)
      if look.value == expected { return true }
      return abs(look.value - expected) <= tolerance + 64 * max(abs(expected), length).ulp
    }
  }

  private let node: NodeID
  private let coordinate: LayoutCoordinate
  private let texts: [NodeID]
  private let tolerance: CGFloat
  /// Whether the scene measures or decides anything.
  private let decides: Bool
  private var probe: LengthProbe

  init(
    _ scene: SceneTree, _ node: NodeID, _ coordinate: LayoutCoordinate, texts: [NodeID],
    along axis: Axis, host: SceneHost
  ) {
    self.node = node
    self.coordinate = coordinate
    self.texts = texts
    probe = LengthProbe(scene, along: axis, host: host)
    tolerance = CheckReport.tolerance(for: scene) / 100
    decides = scene.nodes.contains { $0.kind.decides }
  }

  /// The sensitivity to a length, beginning with what the program says of it.
  mutating func find(
    length: CGFloat, program: ParameterSensitivity?
  ) throws(LayoutError) -> LayoutExplanation.Sensitivity {
    guard let start = try look(at: length) else {
      return .init(
        axis: probe.axis, length: length, derivative: 0, reasons: length...length,
        formula: length...length)
    }
    // 1. What the program says; what it does not depend on is constant for all it knows.
    var formula = Self.range(program?.formula)
    var reasons = Self.range(program?.reasons)
    var claim = Claim(
      length: length, value: start.value, derivative: CGFloat(program?.derivative ?? 0),
      tolerance: tolerance)
    // 2. Programs do not move what was measured: the layout itself knows the derivative.
    if decides {
      // Its rules may also change without any change of the layout, where numbers hide them.
      formula = Self.range(nil)
      if let measured = try measuredDerivative(against: claim) {
        claim.derivative = measured
        reasons = Self.range(nil)
      }
    }
    // 3. How far it holds.
    let lower = try end(formula.lowerBound, claim)
    let upper = try end(formula.upperBound, claim)
    claim.lines = start.lines
    let lowest = try end(max(reasons.lowerBound, lower), claim)
    let highest = try end(min(reasons.upperBound, upper), claim)
    return .init(
      axis: probe.axis, length: length, derivative: claim.derivative,
      reasons: Self.snapped(min(lowest, length))...Self.snapped(max(highest, length)),
      formula: Self.snapped(min(lower, length))...Self.snapped(max(upper, length)))
  }

  /// An end that was found by halving, without the digits that are only its tolerance.
  private static func snapped(_ end: CGFloat) -> CGFloat {
    guard end.isFinite else { return end }
    let near = (end * 1_000).rounded() / 1_000
    return abs(near - end) < 2e-5 ? near : end
  }

  /// The range of a program among lengths that exist; all of these without one.
  private static func range(_ range: ClosedRange<Double>?) -> ClosedRange<CGFloat> {
    let all = CGFloat(0)...CGFloat.infinity
    return range.map { (CGFloat($0.lowerBound)...CGFloat($0.upperBound)).clamped(to: all) } ?? all
  }

  private mutating func look(at length: CGFloat) throws(LayoutError) -> Look? {
    let frames: LayoutFrames
    do throws(LayoutError) {
      frames = try probe.frames(at: length)
    } catch {
      // Where relations have no layout, nothing is as it was.
      if case .relations = error { return nil }
      throw error
    }
    guard let frame = frames[node] else { return nil }
    let lines = texts.map { text -> Int in
      guard case .text(let leaf) = probe.scene[text].kind, let frame = frames[text] else {
        return -1
      }
      return leaf.lineCount(in: frame.size)
    }
    return Look(value: coordinate.value(of: frame, probe.scene[node].direction), lines: lines)
  }

  /// The derivative of the layout towards larger lengths where it is not the claimed one; nil where
  /// it is, or where the layout jumps.
  private mutating func measuredDerivative(against claim: Claim) throws(LayoutError) -> CGFloat? {
    let step = max(claim.length.ulp * 4_096, 1e-3)
    guard claim.value.isFinite, let near = try look(at: claim.length + step),
      let next = try look(at: claim.length + 2 * step),
      !claim.holds(near, at: claim.length + step) || !claim.holds(next, at: claim.length + 2 * step)
    else { return nil }
    var measured = claim
    measured.derivative = (((next.value - near.value) / step) * 1e10).rounded() / 1e10
    return measured.holds(near, at: claim.length + step) ? measured.derivative : nil
  }

  // MARK: How far

  /// The largest distance in steps of a point that is looked at.
  private static let fineReach: CGFloat = 128
  /// The furthest distance that is looked at.
  private static let reach: CGFloat = 65_536

  /// How far a claim holds from its length towards an end.
  private mutating func end(_ end: CGFloat, _ claim: Claim) throws(LayoutError) -> CGFloat {
    let sign: CGFloat = end < claim.length ? -1 : 1
    let distance = abs(end - claim.length)
    guard distance > 0 else { return claim.length }
    // 1. Where nothing is decided, the program's end needs to be confirmed only.
    let reach = min(distance, Self.reach)
    var good: CGFloat = 0
    var next = decides ? min(1, reach) : reach
    while good < reach {
      let offset = min(next, reach)
      // Just inside the end, since a jump may stand at it.
      let inside = offset == distance ? max(offset - 1e-6, offset / 2) : offset
      let length = claim.length + sign * inside
      guard claim.holds(try look(at: length), at: length) else {
        return try border(claim, sign: sign, between: good, and: inside)
      }
      good = offset
      next = offset < Self.fineReach ? offset + 1 : offset * 1.25
    }
    return end
  }

  /// Closes in on the length at which a claim ends.
  private mutating func border(
    _ claim: Claim, sign: CGFloat, between good: CGFloat, and bad: CGFloat
  ) throws(LayoutError) -> CGFloat {
    var (good, bad) = (good, bad)
    while bad - good > 1e-8 * max(1, good) {
      let middle = (good + bad) / 2
      let length = claim.length + sign * middle
      if claim.holds(try look(at: length), at: length) { good = middle } else { bad = middle }
    }
    return Self.plain(claim.length + sign * (good + bad) / 2)
  }

  /// A length with six decimals where that is what was found, up to rounding.
  static func plain(_ length: CGFloat) -> CGFloat {
    let rounded = (length * 1e6).rounded() / 1e6
    return abs(rounded - length) < 1e-7 ? rounded : length
  }
}
