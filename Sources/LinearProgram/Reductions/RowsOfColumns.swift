// SPDX-License-Identifier: GPL-3.0-or-later

/// The rows that each column is in, as chains in shared memory; rows may be added to them.
struct RowsOfColumns {
  /// The first and the last link of each column; -1 for none.
  private var ends: [(first: Int32, last: Int32)]
  private var links: [(row: Int32, next: Int32)] = []

  /// Makes chains for a number of columns and room for a number of links.
  init(columns: Int, capacity: Int) {
    ends = .init(repeating: (-1, -1), count: columns)
    links.reserveCapacity(capacity)
  }

  /// The chains of a program's columns; each has its rows rising.
  init(_ model: LinearModel) {
    self.init(columns: model.columns.count, capacity: model.entryCount)
    for (index, row) in model.rows.enumerated() {
      for term in row.terms { append(index, to: term.column) }
    }
  }

  /// Adds a column that is in no row.
  mutating func addColumn() { ends.append((-1, -1)) }

  /// Adds a row at the end of a column's chain.
  mutating func append(_ row: Int, to column: Int) {
    let link = Int32(links.count)
    links.append((Int32(row), -1))
    if ends[column].first < 0 {
      ends[column] = (link, link)
    } else {
      links[Int(ends[column].last)].next = link
      ends[column].last = link
    }
  }

  /// Whether a column is in one row only.
  func isSingle(_ column: Int) -> Bool {
    ends[column].first >= 0 && ends[column].first == ends[column].last
  }

  /// The rows of a column, in the order in which they were added.
  subscript(column: Int) -> Chain { Chain(rows: self, link: ends[column].first) }

  /// One column's rows.
  struct Chain: Sequence, IteratorProtocol {
    fileprivate let rows: RowsOfColumns
    fileprivate var link: Int32

    mutating func next() -> Int? {
      guard link >= 0 else { return nil }
      let (row, next) = rows.links[Int(link)]
      link = next
      return Int(row)
    }
  }
}
