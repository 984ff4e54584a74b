// SPDX-License-Identifier: GPL-3.0-or-later

/// A linear or mixed-integer program in standard bounded form, to be minimised.
///
/// Rows and columns have a lower and an upper bound each; an infinite bound means none. This is
/// what a solver gets and what the writers write.
public struct LinearModel: Hashable, Sendable {
  /// A variable of the program.
  public struct Column: Hashable, Sendable {
    private var label: ModelLabel
    /// The name in texts and errors; need not be unique.
    public var name: String {
      get { label.text }
      set { label = ModelLabel(newValue) }
    }
    /// The smallest value; -infinity for none.
    public var lower: Double
    /// The largest value; infinity for none.
    public var upper: Double
    /// What one unit of the column adds to the objective.
    public var cost: Double
    /// Whether the value must be an integer.
    public var isInteger: Bool

    /// Makes a column; without bounds it is at least 0, as in the formats of linear programs.
    public init(
      name: String, lower: Double = 0, upper: Double = .infinity, cost: Double = 0,
      isInteger: Bool = false
    ) {
      self.init(
        ModelLabel(name), lower: lower, upper: upper, cost: cost, isInteger: isInteger)
    }

    /// Makes a column whose name is put together when it is read.
    init(
      _ label: ModelLabel, lower: Double = 0, upper: Double = .infinity, cost: Double = 0,
      isInteger: Bool = false
    ) {
      self.label = label
      self.lower = lower
      self.upper = upper
      self.cost = cost
      self.isInteger = isInteger
    }
  }

  /// A column's coefficient in a row.
  public struct Entry: Hashable, Sendable {
    /// The index of the column.
    public var column: Int
    /// What the column is multiplied by.
    public var coefficient: Double

    /// Makes an entry.
    @inlinable
    public init(_ column: Int, _ coefficient: Double) {
      self.column = column
      self.coefficient = coefficient
    }
  }

  /// A sum of columns between two bounds.
  public struct Row: Hashable, Sendable {
    private var label: ModelLabel
    /// The name in texts and errors; need not be unique.
    public var name: String {
      get { label.text }
      set { label = ModelLabel(newValue) }
    }
    /// The smallest value of the sum; -infinity for none.
    public var lower: Double
    /// The largest value of the sum; infinity for none.
    public var upper: Double
    /// The columns with their coefficients, each column at most once.
    public var terms: [Entry]

    /// Makes a row; without bounds it restricts nothing.
    public init(
      name: String, lower: Double = -.infinity, upper: Double = .infinity, terms: [Entry] = []
    ) {
      self.init(ModelLabel(name), lower: lower, upper: upper, terms: terms)
    }

    /// Makes a row whose name is put together when it is read.
    init(_ label: ModelLabel, lower: Double, upper: Double, terms: [Entry]) {
      self.label = label
      self.lower = lower
      self.upper = upper
      self.terms = terms
    }
  }

  /// The name of the program in texts.
  public var name: String
  /// The variables.
  public var columns: [Column]
  /// The constraints.
  public var rows: [Row]
  /// What the objective starts from.
  public var objectiveConstant: Double

  /// Makes a program.
  public init(
    name: String = "program", columns: [Column] = [], rows: [Row] = [],
    objectiveConstant: Double = 0
  ) {
    self.name = name
    self.columns = columns
    self.rows = rows
    self.objectiveConstant = objectiveConstant
  }

  /// Adds a column and answers its index.
  @discardableResult
  public mutating func addColumn(_ column: Column) -> Int {
    columns.append(column)
    return columns.count - 1
  }

  /// Adds a row and answers its index.
  @discardableResult
  public mutating func addRow(_ row: Row) -> Int {
    rows.append(row)
    return rows.count - 1
  }

  /// How many coefficients the rows hold together.
  public var entryCount: Int { rows.reduce(0) { $0 + $1.terms.count } }

  /// Whether any column must be an integer.
  public var hasIntegers: Bool { columns.contains(where: \.isInteger) }

  /// The objective at a point; needs a value for every column.
  public func objective(at values: [Double]) -> Double {
    precondition(values.count >= columns.count, "a value for every column")
    var sum = objectiveConstant
    for (index, column) in columns.enumerated() { sum += column.cost * values[index] }
    return sum
  }
}
