// SPDX-License-Identifier: GPL-3.0-or-later

/// Rows and columns of the simplex tableau of one basis.
public struct Tableau: Hashable, Sendable {
  /// A row or a column of the model with its factor.
  public struct Part: Hashable, Sendable {
    /// The row or the column.
    public let element: ModelElement
    /// Its factor.
    public let factor: Double

    /// Makes a part.
    public init(element: ModelElement, factor: Double) {
      self.element = element
      self.factor = factor
    }
  }

  /// For each structural column asked for, the non-basic rows and columns whose values times
  /// these factors add up to its value; a non-basic column is itself times 1.
  public var rows: [[Part]]
  /// For each non-basic row or column asked for, by how much each basic one moves when it moves
  /// by 1 and the other non-basic ones stay.
  public var columns: [[Part]]
  /// The value of each column at the basis.
  public var columnValues: [Double]
  /// The value of each row's sum at the basis.
  public var rowValues: [Double]

  /// Makes a tableau.
  public init(
    rows: [[Part]], columns: [[Part]], columnValues: [Double], rowValues: [Double]
  ) {
    self.rows = rows
    self.columns = columns
    self.columnValues = columnValues
    self.rowValues = rowValues
  }
}
