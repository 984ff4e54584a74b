// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// What lies between two pieces: a kink, a jump, or more pieces.
extension SweepTracer {
  /// The most pieces between two lengths of the grid; a curve has more.
  private static let mostPiecesInAStep = 60
  /// The most gaps between two lengths of the grid that are looked into.
  private static let mostGapsInAStep = 500

  /// Appends a piece and what lies before it.
  mutating func append(
    _ next: SweepPiece, to pieces: inout [SweepPiece]
  ) throws(SweepError) {
    work = (0, 0)
    try close(next, &pieces)
  }

  private mutating func close(
    _ next: SweepPiece, _ pieces: inout [SweepPiece]
  ) throws(SweepError) {
    work.gaps += 1
    guard work.gaps <= Self.mostGapsInAStep else { throw notAffine(next.from, nil) }
    // 1. One piece that a few samples interrupt, or not.
    if try join(next, &pieces) { return }
    // 2. A kink, where both meet.
    if try bend(next, &pieces) { return }
    // 3. A jump, or a piece between: halve the gap.
    var last = pieces[pieces.count - 1]
    var next = next
    while next.from - last.to > 1e-10 * max(1, next.from) {
      // Not the very middle, which is more often a special length.
      let length = last.to + 0.4817 * (next.from - last.to)
      guard length > last.to, length < next.from else { break }
      let middle = try sample(length)
      if last.matches(middle) {
        last.to = length
        continue
      }
      if next.matches(middle) {
        next.from = length
        continue
      }
      guard next.from - last.to > clump else { break }
      if let between = try germ(around: length, after: last.to, before: next.from, middle) {
        pieces[pieces.count - 1] = last
        try close(between, &pieces)
        return try close(next, &pieces)
      }
      try skipClump(around: length, &last, &next)
    }
    pieces[pieces.count - 1] = last
    try add(next, to: &pieces)
  }

  /// Joins two pieces with the same functions, or puts a single length between them; false where
  /// they differ, or more lies between.
  private mutating func join(
    _ next: SweepPiece, _ pieces: inout [SweepPiece]
  ) throws(SweepError) -> Bool {
    let last = pieces[pieces.count - 1]
    guard last.isSame(as: next) else { return false }
    let middle = try sample((last.to + next.from) / 2)
    if last.matches(middle) || next.from <= last.to {
      // Of both functions those that were found in a longer range are better known.
      var joined = last.to - last.from >= next.to - next.from ? last : next
      joined.from = last.from
      joined.to = max(last.to, next.to)
      pieces[pieces.count - 1] = joined
      return true
    }
    let gap = (next.from - last.to) * 1e-3
    guard last.matches(try sample(middle.length - gap)),
      last.matches(try sample(middle.length + gap))
    else { return false }
    try add(SweepPiece(point: middle), to: &pieces)
    try add(next, to: &pieces)
    return true
  }

  /// Lets two pieces meet where their functions do; false where they do not.
  private mutating func bend(
    _ next: SweepPiece, _ pieces: inout [SweepPiece]
  ) throws(SweepError) -> Bool {
    let last = pieces[pieces.count - 1]
    guard let kink = last.crossing(next), kink >= last.to - 1e-7, kink <= next.from + 1e-7 else {
      return false
    }
    let before = try sample((min(last.to, kink) + kink) / 2)
    let behind = try sample((kink + max(next.from, kink)) / 2)
    guard last.matches(before), next.matches(behind) else { return false }
    pieces[pieces.count - 1].to = kink
    var next = next
    next.from = kink
    try add(next, to: &pieces)
    return true
  }

  /// How far apart changes may stand that are one to anybody who looks, in points: decisions have
  /// tolerances, and between two of these something else may hold.
  private var clump: CGFloat { max(2e-6, 4 * scene.tolerance) }

  /// Moves two pieces closer to a length around which changes follow each other within rounding.
  private mutating func skipClump(
    around length: CGFloat, _ last: inout SweepPiece, _ next: inout SweepPiece
  ) throws(SweepError) {
    let before = try sample(max(length - clump / 2, last.to))
    let behind = try sample(min(length + clump / 2, next.from))
    let (isBefore, isBehind) = (last.matches(before), next.matches(behind))
    if isBefore { last.to = max(last.to, before.length) }
    if isBehind { next.from = min(next.from, behind.length) }
    guard isBefore || isBehind else {
      throw notAffine(length, last.firstDifference(before))
    }
  }

  private mutating func add(
    _ piece: SweepPiece, to pieces: inout [SweepPiece]
  ) throws(SweepError) {
    work.pieces += 1
    guard work.pieces <= Self.mostPiecesInAStep else { throw notAffine(piece.from, nil) }
    guard pieces.count < options.regimeLimit else {
      throw .tooManyRegimes(limit: options.regimeLimit, near: piece.from)
    }
    pieces.append(piece)
  }

  /// A piece around a length; nil where none is found, however close the samples are.
  mutating func germ(
    around length: CGFloat, after lower: CGFloat, before upper: CGFloat, _ middle: SweepSample
  ) throws(SweepError) -> SweepPiece? {
    var reach = min(length - lower, upper - length) / 2
    while reach > 2e-8 {
      let left = try sample(length - reach)
      let right = try sample(length + reach)
      if let piece = SweepPiece(left, right) {
        if piece.matches(middle) {
          return try grown(piece, (left, right), after: lower, before: upper)
        }
      }
      reach /= 4
    }
    return nil
  }

  /// A piece over as much of a gap as doubling its length reaches.
  ///
  /// Functions through two close samples are noisy, and useless far away.
  private mutating func grown(
    _ piece: SweepPiece, _ ends: (left: SweepSample, right: SweepSample), after lower: CGFloat,
    before upper: CGFloat
  ) throws(SweepError) -> SweepPiece {
    var piece = piece
    var ends = ends
    for isUpper in [true, false] {
      while true {
        let step = piece.to - piece.from
        let length = isUpper ? piece.to + step : piece.from - step
        guard length > lower, length < upper else { break }
        let next = try sample(length)
        guard piece.matches(next) else { break }
        if isUpper { ends.right = next } else { ends.left = next }
        piece.refit(ends.left, ends.right)
      }
    }
    return piece
  }
}
