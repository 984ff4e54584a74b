// SPDX-License-Identifier: GPL-3.0-or-later

extension ParametricBuilder {
  // MARK: Columns in no row

  /// Puts columns that are in no row where costs want them; nil where a column is in several rows,
  /// or costs leave one open or have no end.
  mutating func rest() -> [ParametricAnswer.Resting]? {
    var isInRow = [Bool](repeating: false, count: left.columns.count)
    for row in left.model.rows {
      for term in row.terms where !isFixed(term.column) {
        if isInRow[term.column] { return nil }
        isInRow[term.column] = true
      }
    }
    var result: [ParametricAnswer.Resting] = []
    var isFull: [Int: Bool] = [:]
    for (position, column) in left.columns.enumerated() {
      let bounds = left.model.columns[position]
      if isFixed(position) {
        if segmentOf[column] == nil { slots[column] = bounds.lower }
        continue
      }
      if isInRow[position] { continue }
      let level = filling.costs.indices.first {
        filling.costs[$0][position].magnitude > filling.thresholds[$0]
      }
      guard let level else { return nil }
      let isAtUpper = filling.costs[level][position] < 0
      let value = isAtUpper ? bounds.upper : bounds.lower
      guard value.isFinite else { return nil }
      result.append(.init(column: position, isAtUpper: isAtUpper))
      if let (_, segment) = segmentOf[column] {
        isFull[column] = isAtUpper == segment.isUpward
      } else {
        slots[column] = value
      }
    }
    return restSegments(isFull) ? result : nil
  }

  /// Puts columns together whose segments are in no row; false where these leave a gap.
  private mutating func restSegments(_ isFull: [Int: Bool]) -> Bool {
    for case .segments(let segmented) in left.reduction.steps {
      let states = segmented.segments.compactMap { isFull[$0.column] }
      if states.isEmpty { continue }
      guard states.count == segmented.segments.count else { return false }
      let full = states.prefix { $0 }.count
      guard !states[full...].contains(true) else { return false }
      let value = full == 0 ? segmented.lower : segmented.segments[full - 1].end
      guard value.isFinite else { return false }
      slots[segmented.column] = value
    }
    return true
  }

  private func isFixed(_ position: Int) -> Bool {
    left.model.columns[position].lower == left.model.columns[position].upper
  }

  // MARK: Rows

  mutating func fill(_ index: Int) -> RowFilling? {
    let row = left.model.rows[index]
    // 1. What the row asks of its columns: its limit, without what is given.
    var constant = row.lower == row.upper ? row.lower : 0
    var terms: [RowFilling.Term] = []
    var members: [FillingOrder.Member] = []
    for term in row.terms {
      if !isFixed(term.column) {
        members.append(.init(column: term.column, coefficient: term.coefficient))
      } else if let parameter = parameterOf[left.columns[term.column]] {
        terms.append(.init(parameter: parameter, factor: 0 - term.coefficient))
      } else {
        constant -= term.coefficient * left.model.columns[term.column].lower
      }
    }
    if row.lower != row.upper { members.append(.init(column: nil, coefficient: -1)) }
    guard !members.isEmpty, let order = filling.sorted(members) else { return nil }
    // 2. What may be partly filled, and what each column is before and behind that.
    let stretches = order.map { stretch($0, row) }
    guard areJoined(stretches), let span = RowStretch.span(stretches) else { return nil }
    for stretch in stretches[..<span.first] { slots[stretch.slot] = stretch.end }
    for stretch in stretches[(span.last + 1)...].reversed() {
      slots[stretch.slot] = stretch.start
    }
    for stretch in stretches[span.first...span.last] { isMoving[stretch.slot] = true }
    let (pieces, ends) = RowStretch.pieces(stretches, span)
    return RowFilling(
      row: index, constant: constant, terms: terms, order: order.map(\.column),
      first: span.first, pieces: pieces, ends: ends, least: span.least)
  }

  private func stretch(_ member: FillingOrder.Member, _ row: LinearModel.Row) -> RowStretch {
    let coefficient = member.coefficient
    guard let position = member.column else {
      return RowStretch(
        slot: slots.count - 1, start: row.upper, end: row.lower, coefficient: coefficient,
        sizes: (row.lower, row.upper), isTied: member.isTied)
    }
    let column = left.model.columns[position]
    let sizes = (column.lower, column.upper)
    if let (slot, segment) = segmentOf[left.columns[position]] {
      // The column itself moves upwards where its segments count downwards and are emptied.
      let own = segment.isUpward ? coefficient : 0 - coefficient
      return RowStretch(
        slot: slot, start: own > 0 ? segment.start : segment.end,
        end: own > 0 ? segment.end : segment.start, coefficient: coefficient, own: own,
        sizes: sizes, isTied: member.isTied)
    }
    return RowStretch(
      slot: left.columns[position], start: coefficient > 0 ? column.lower : column.upper,
      end: coefficient > 0 ? column.upper : column.lower, coefficient: coefficient, sizes: sizes,
      isTied: member.isTied)
  }

  /// Whether the segments of each column follow each other.
  private func areJoined(_ stretches: [RowStretch]) -> Bool {
    var ends: [Int: Double] = [:]
    for stretch in stretches {
      if let end = ends[stretch.slot], end != stretch.start { return false }
      ends[stretch.slot] = stretch.end
    }
    return true
  }
}
