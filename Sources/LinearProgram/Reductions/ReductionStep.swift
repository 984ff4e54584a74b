// SPDX-License-Identifier: GPL-3.0-or-later

/// Something that a `LevelReduction` has done, with what it takes to undo it.
enum ReductionStep {
  /// A free column that an equality defines: coefficient * column + the terms = constant.
  case definition(
    column: Int, row: Int, coefficient: Double, terms: [LinearModel.Entry], constant: Double)
  /// A column that is factor * another one + offset by an equality; its bounds are the other's.
  case twin(Twin)
  /// A column that was cut into intervals.
  case segments(SegmentedColumn)
  /// A soft row that a required row keeps above its value, or below.
  case side(SoftRow, isAbove: Bool)

  /// A column that another one stands for.
  struct Twin {
    let column: Int
    let other: Int
    let row: Int
    let factor: Double
    let offset: Double
    /// Whether the other's lower bound is this column's.
    let givesLower: Bool
    /// Whether the other's upper bound is this column's.
    let givesUpper: Bool
  }
}

/// A column with soft rows, as a base plus columns for the intervals between their values.
struct SegmentedColumn {
  /// A soft row of the column alone.
  struct SoftRow {
    let row: Int
    /// The column's coefficient in the row.
    let coefficient: Double
    /// The value at which the row misses nothing.
    let value: Double
    /// The column of what the row misses below the value, with its coefficient; nil for none.
    let below: LinearModel.Entry?
    /// The column of what the row misses above the value, with its coefficient; nil for none.
    let above: LinearModel.Entry?
  }

  /// An interval with its column, which counts from the end that is nearer to the base.
  struct Segment {
    let column: Int
    let start: Double
    let end: Double
    /// Whether it counts upwards from its start.
    let isUpward: Bool
  }

  let column: Int
  let lower: Double
  let upper: Double
  let base: Double
  let softRows: [SoftRow]
  /// From the lowest to the highest; they meet.
  let segments: [Segment]
}
