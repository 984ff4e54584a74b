// SPDX-License-Identifier: GPL-3.0-or-later

extension ReducedProgram {
  /// The basis of what is left that a basis of the whole program amounts to; where it amounts to
  /// none, one that is found by evaluating equalities.
  func start(_ whole: Basis?) -> Basis {
    if let whole, let start = contracted(whole) { return start }
    let resting = columns.indices.map(resting)
    return clampedStart(resting) ?? evaluatedStart(resting)
  }

  /// A column where the first level that it costs something in wants it.
  private func resting(_ column: Int) -> Basis.Status {
    let (lower, upper) = (model.columns[column].lower, model.columns[column].upper)
    if lower == upper { return .fixed }
    for costs in reduction.costs where costs[columns[column]] != 0 {
      if costs[columns[column]] < 0, upper.isFinite { return .atUpper }
      break
    }
    if lower.isFinite { return .atLower }
    return upper.isFinite ? .atUpper : .free
  }

  /// Nil where the basis does not have what the reduction presumes.
  private func contracted(_ whole: Basis) -> Basis? {
    let added = reduction.isGone.count - whole.columns.count
    var columnStatus = whole.columns + [Basis.Status](repeating: .atLower, count: added)
    for step in reduction.steps {
      switch step {
      case .definition(let column, let row, _, _, _):
        if columnStatus[column] != .basic || whole.rows[row] == .basic { return nil }
      case .twin(let twin):
        if whole.rows[twin.row] == .basic { return nil }
        guard columnStatus[twin.column] != .basic else { continue }
        if columnStatus[twin.other] != .basic { return nil }
        let isLower = (columnStatus[twin.column] == .atLower) == (twin.factor > 0)
        columnStatus[twin.other] = isLower ? .atLower : .atUpper
      case .side(let row, let isAbove):
        guard let miss = isAbove ? row.above : row.below,
          columnStatus[miss.column] == .basic, whole.rows[row.row] != .basic
        else { return nil }
      case .segments(let segmented):
        guard contract(segmented, whole, &columnStatus) else { return nil }
      }
    }
    let columns = columns.map { column in
      fitted(columnStatus[column], reduction.lower[column], reduction.upper[column])
    }
    let rows = rows.map { row in
      fitted(whole.rows[row], reduction.rows[row].lower, reduction.rows[row].upper)
    }
    let basics = (columns + rows).reduce(0) { $1 == .basic ? $0 + 1 : $0 }
    return basics == rows.count ? Basis(rows: rows, columns: columns) : nil
  }

  /// The statuses of a column's segments.
  private func contract(
    _ segmented: SegmentedColumn, _ whole: Basis, _ statuses: inout [Basis.Status]
  ) -> Bool {
    // 1. Below which value the column lies, and above which one, as far as the soft rows tell.
    var (least, most) = (-Double.infinity, Double.infinity)
    switch statuses[segmented.column] {
    case .atLower, .fixed: most = segmented.lower
    case .atUpper: least = segmented.upper
    case .free: return false
    case .basic:
      for soft in segmented.softRows {
        // A row with one side only shows the other side by being basic itself.
        let isRow = whole.rows[soft.row] == .basic
        let isBelow = soft.below.map { statuses[$0.column] == .basic } ?? isRow
        let isAbove = soft.above.map { statuses[$0.column] == .basic } ?? isRow
        if isBelow && isAbove { return false }
        if !isAbove { most = min(most, soft.value) }
        if !isBelow { least = max(least, soft.value) }
      }
    }
    // 2. What lies below is full, what lies above is empty, what is between is open.
    for segment in segmented.segments {
      let isFull = segment.end <= least
      let isEmpty = segment.start >= most
      let status: Basis.Status
      if isFull == isEmpty {
        if isFull { return false }
        status = .basic
      } else {
        status = isFull == segment.isUpward ? .atUpper : .atLower
      }
      statuses[segment.column] = status
    }
    return true
  }

  private func fitted(_ status: Basis.Status, _ lower: Double, _ upper: Double) -> Basis.Status {
    if status == .basic { return .basic }
    if lower == upper { return .fixed }
    if !lower.isFinite && !upper.isFinite { return .free }
    if status == .atUpper, upper.isFinite { return .atUpper }
    return lower.isFinite ? .atLower : .atUpper
  }
}
