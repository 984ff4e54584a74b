// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// The coordinates of a scene's views for one length.
struct SweepSample {
  let length: CGFloat
  /// Which entries of the scene are laid out.
  let isPlaced: [Bool]
  /// Four coordinates of each entry; 0 where it is not laid out.
  let values: [CGFloat]

  init(_ frames: LayoutFrames, of scene: SceneTree, at length: CGFloat) {
    self.length = length
    isPlaced = scene.entries.map { frames[$0.node] != nil }
    var values: [CGFloat] = []
    values.reserveCapacity(4 * scene.entries.count)
    for entry in scene.entries {
      let frame = frames[entry.node] ?? .zero
      values += [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
    self.values = values
  }
}

/// Affine functions of the length for all coordinates, and the lengths for which they are known.
struct SweepPiece {
  /// The least length for which the functions are known to hold.
  var from: CGFloat
  /// The greatest length for which the functions are known to hold.
  var to: CGFloat
  private(set) var isPlaced: [Bool]
  private(set) var slopes: [CGFloat]
  private var anchor: SweepSample

  /// What counts as equal, in points, beside rounding.
  static let tolerance: CGFloat = 1e-8

  /// The functions through two samples with the same views.
  init?(_ first: SweepSample, _ last: SweepSample) {
    guard first.isPlaced == last.isPlaced, first.length != last.length else { return nil }
    (from, to) = (min(first.length, last.length), max(first.length, last.length))
    isPlaced = first.isPlaced
    anchor = first
    slopes = zip(first.values, last.values).map { start, end in
      start == end ? 0 : (end - start) / (last.length - first.length)
    }
  }

  /// Constant functions that hold at one length only.
  init(point sample: SweepSample) {
    (from, to) = (sample.length, sample.length)
    isPlaced = sample.isPlaced
    anchor = sample
    slopes = [CGFloat](repeating: 0, count: sample.values.count)
  }

  var isPoint: Bool { from == to }

  func value(_ index: Int, at length: CGFloat) -> CGFloat {
    slopes[index] == 0
      ? anchor.values[index] : anchor.values[index] + slopes[index] * (length - anchor.length)
  }

  /// The first coordinate that a sample has another value of; nil where it has none.
  func firstDifference(_ sample: SweepSample) -> Int? {
    if let entry = isPlaced.indices.first(where: { isPlaced[$0] != sample.isPlaced[$0] }) {
      return 4 * entry
    }
    return slopes.indices.first { index in
      let expected = value(index, at: sample.length)
      if expected == sample.values[index] { return false }
      let rounding = 64 * max(abs(expected), abs(sample.length)).ulp
      return !(abs(expected - sample.values[index]) <= Self.tolerance + rounding)
    }
  }

  func matches(_ sample: SweepSample) -> Bool { firstDifference(sample) == nil }

  /// Whether another piece has the same functions.
  func isSame(as other: SweepPiece) -> Bool {
    guard isPlaced == other.isPlaced else { return false }
    let lengths = [from, to, other.from, other.to]
    return slopes.indices.allSatisfy { index in
      lengths.allSatisfy { length in
        let (mine, its) = (value(index, at: length), other.value(index, at: length))
        // Functions that were found within a short range are not known well far away.
        return mine == its
          || abs(mine - its) <= 10 * Self.tolerance + 256 * max(abs(mine), abs(length)).ulp
      }
    }
  }

  /// Takes the functions through two samples that are further apart; keeps the known lengths.
  mutating func refit(_ first: SweepSample, _ last: SweepSample) {
    guard var better = SweepPiece(first, last) else { return }
    (better.from, better.to) = (min(from, better.from), max(to, better.to))
    self = better
  }

  /// The length at which all functions of two pieces meet, if there is one.
  func crossing(_ other: SweepPiece) -> CGFloat? {
    guard isPlaced == other.isPlaced else { return nil }
    let steepest = slopes.indices.max {
      abs(slopes[$0] - other.slopes[$0]) < abs(slopes[$1] - other.slopes[$1])
    }
    guard let steepest, abs(slopes[steepest] - other.slopes[steepest]) > 1e-7 else { return nil }
    let middle = (to + other.from) / 2
    let distance = value(steepest, at: middle) - other.value(steepest, at: middle)
    let length = middle - distance / (slopes[steepest] - other.slopes[steepest])
    guard length.isFinite else { return nil }
    let meets = slopes.indices.allSatisfy { index in
      let (mine, its) = (value(index, at: length), other.value(index, at: length))
      return mine == its
        || abs(mine - its) <= 10 * Self.tolerance + 256 * max(abs(mine), abs(length)).ulp
    }
    return meets ? length : nil
  }

  /// The function of a coordinate, without the noise of rounding.
  func formula(_ index: Int) -> LayoutSweep.Formula {
    let slope = (slopes[index] * 1e11).rounded() / 1e11
    guard slope != 0, slope.isFinite else {
      return .init(slope: 0, constant: Self.plain(value(index, at: (from + to) / 2)))
    }
    let middle = (from + to) / 2
    return .init(slope: slope, constant: Self.plain(value(index, at: middle) - slope * middle))
  }

  private static func plain(_ value: CGFloat) -> CGFloat {
    guard abs(value) < 1e6 else { return value }
    return (value * 1e9).rounded() / 1e9 + 0
  }
}
