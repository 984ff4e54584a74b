// SPDX-License-Identifier: GPL-3.0-or-later

extension LevelReduction {
  /// The most coefficients that the segments of a column may take.
  private static let entryLimit = 64

  /// Cuts columns with soft rows of their own into the intervals between the rows' values.
  mutating func cutIntoSegments() {
    var softRows: [SegmentedColumn.SoftRow] = []
    // The positions in that list, column by column.
    var softRowsOf = RowsOfColumns(columns: isGone.count, capacity: rows.count)
    var owners = [Int](repeating: -1, count: rows.count)
    var counts = [Int](repeating: 0, count: isGone.count)
    for row in rows where !row.isGone {
      for term in row.terms { counts[term.column] += 1 }
    }
    let isMiss = isGone.indices.map { counts[$0] == 1 && mayBeMiss($0) }
    for row in rows.indices where !rows[row].isGone && rows[row].terms.count <= 3 {
      if let (column, soft) = softRowOfOne(row, isMiss) {
        softRowsOf.append(softRows.count, to: column)
        softRows.append(soft)
        owners[row] = column
      }
    }
    for column in 0..<isGone.count where lower[column] < upper[column] {
      let softRows = softRowsOf[column].map { softRows[$0] }
      if softRows.isEmpty { continue }
      // The rows that are no soft ones of the column; a few at most are of use.
      guard (counts[column] - softRows.count) * (softRows.count + 1) <= Self.entryLimit else {
        continue
      }
      let others = rowsOf[column].filter { owners[$0] != column && has(column, in: $0) }
      guard others.count * (softRows.count + 1) <= Self.entryLimit else { continue }
      cut(column, softRows, others)
    }
  }

  /// The row as a soft one of a single column; nil for any other row.
  private func softRowOfOne(
    _ row: Int, _ isMiss: [Bool]
  ) -> (column: Int, soft: SegmentedColumn.SoftRow)? {
    guard let soft = softRow(row, isMiss: { isMiss[$0] }), soft.terms.count == 1,
      let own = soft.terms.first, lower[own.column] != upper[own.column]
    else { return nil }
    // With a negative coefficient what lies below for the row lies above for the column.
    let isTurned = own.coefficient < 0
    return (
      own.column,
      .init(
        row: row, coefficient: own.coefficient, value: soft.limit / own.coefficient,
        below: isTurned ? soft.above : soft.below, above: isTurned ? soft.below : soft.above)
    )
  }

  // MARK: Cutting

  private mutating func cut(
    _ column: Int, _ softRows: [SegmentedColumn.SoftRow], _ others: [Int]
  ) {
    let (least, most) = (lower[column], upper[column])
    // 1. The intervals.
    let values = softRows.map(\.value).filter { $0 > least && $0 < most }.sorted()
    var ends = [least]
    for value in values where value != ends[ends.count - 1] { ends.append(value) }
    ends.append(most)
    let base: Double
    if least.isFinite { base = least } else if most.isFinite { base = most } else { base = ends[1] }
    guard base.isFinite else { return }
    var segments: [SegmentedColumn.Segment] = []
    for (start, end) in zip(ends, ends.dropFirst()) {
      let new = lower.count
      lower.append(0)
      upper.append(end - start)
      isGone.append(false)
      rowsOf.addColumn()
      for row in others { rowsOf.append(row, to: new) }
      segments.append(.init(column: new, start: start, end: end, isUpward: start >= base))
    }
    // 2. The rows.
    for row in others {
      guard let place = rows[row].terms.firstIndex(where: { $0.column == column }) else { continue }
      let coefficient = rows[row].terms.remove(at: place).coefficient
      rows[row].lower -= coefficient * base
      rows[row].upper -= coefficient * base
      for segment in segments {
        rows[row].terms.append(
          .init(segment.column, segment.isUpward ? coefficient : -coefficient))
      }
    }
    // 3. The costs: what a unit costs grows from interval to interval, as soft rows that were
    // missed from below are missed from above.
    let rising = softRows.sorted { $0.value < $1.value }
    for level in costs.indices {
      func cost(_ miss: LinearModel.Entry?, _ soft: SegmentedColumn.SoftRow) -> Double {
        miss.map { costs[level][$0.column] * (soft.coefficient / $0.coefficient).magnitude } ?? 0
      }
      var slope = costs[level][column]
      for soft in rising { slope -= cost(soft.below, soft) }
      var passed = 0
      for segment in segments {
        while passed < rising.count, rising[passed].value <= segment.start {
          let soft = rising[passed]
          slope += cost(soft.below, soft) + cost(soft.above, soft)
          passed += 1
        }
        costs[level].append(segment.isUpward ? slope : 0 - slope)
      }
      costs[level][column] = 0
    }
    // 4. What is replaced.
    isGone[column] = true
    for soft in softRows {
      rows[soft.row].isGone = true
      if let below = soft.below { isGone[below.column] = true }
      if let above = soft.above { isGone[above.column] = true }
    }
    steps.append(
      .segments(
        SegmentedColumn(
          column: column, lower: least, upper: most, base: base, softRows: softRows,
          segments: segments)))
  }
}
