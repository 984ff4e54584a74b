// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// An eager `Grid`: rows of cells that share columns.
public struct GridContainer: Sendable, Hashable {
  /// Where cells stand in their boxes unless something closer says otherwise.
  public var alignment: Alignment
  /// The gap between columns in points, or nil for what the cells prefer.
  public var horizontalSpacing: CGFloat?
  /// The gap between rows in points, or nil for what the cells prefer.
  public var verticalSpacing: CGFloat?
  /// The number of columns; filled in when the scene is resolved, as are the properties below.
  public internal(set) var columnCount = 0
  /// The rows that have cells.
  public internal(set) var rows: [Row] = []
  /// The gap after each column but the last.
  public internal(set) var columnGaps: [CGFloat] = []
  /// The gap after each row but the last.
  public internal(set) var rowGaps: [CGFloat] = []
  /// The horizontal guide of each column.
  public internal(set) var columnAlignments: [AlignmentKey] = []

  /// Makes a grid; the default alignment is the centre.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// A row of cells.
  public struct Row: Sendable, Hashable {
    /// The vertical guide that places the row's cells.
    public var alignment: AlignmentKey
    /// The cells, from the leading column on.
    public var cells: [Cell]
  }

  /// A cell with its traits.
  public struct Cell: Sendable, Hashable {
    /// The view in the cell.
    public var node: NodeID
    /// The first column that it covers.
    public var column: Int
    /// The number of columns that it covers, at least 1.
    public var span: Int
    /// The axes on which the cell is ignored when columns and rows are measured.
    public var unsizedAxes: Axis.Set
    /// The point that overrides every alignment, if any.
    public var anchor: UnitPoint?

    /// The columns that the cell covers.
    public var columns: Range<Int> { column..<(column + span) }
  }
}
