// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension InterfaceBuilderDocument {
  /// The arrangement of a Mac grid view.
  public struct Grid: Sendable, Hashable {
    /// Where content sits in its cell along one axis; nil inherits from row, column or grid.
    public enum Placement: String, Sendable, Hashable, CaseIterable {
      /// Not placed by the grid.
      case none
      /// At the leading edge.
      case leading
      /// At the upper edge.
      case top
      /// In the middle.
      case center
      /// At the trailing edge.
      case trailing
      /// At the lower edge.
      case bottom
      /// From edge to edge.
      case fill
    }

    /// How the contents of a row are lined up.
    public enum RowAlignment: String, Sendable, Hashable, CaseIterable {
      /// Not lined up.
      case none
      /// By their first baselines.
      case firstBaseline
      /// By their last baselines.
      case lastBaseline
    }

    /// A row or a column.
    public struct Track: Sendable, Hashable {
      /// The id.
      public var id: String
      /// The fixed length in points; nil where the contents decide.
      public var length: CGFloat?
      /// The room before the contents in points (leading or top); 0 where absent.
      public var startPadding: CGFloat = 0
      /// The room after the contents in points (trailing or bottom); 0 where absent.
      public var endPadding: CGFloat = 0
      /// The placement along this track's axis; nil inherits.
      public var placement: Placement?
      /// The alignment of a row; nil inherits.
      public var rowAlignment: RowAlignment?
      /// Whether the track is hidden.
      public var isHidden = false
    }

    /// A cell of the grid.
    public struct Cell: Sendable, Hashable {
      /// The id.
      public var id: String
      /// The position of the row in ``rows``; nil where the file's reference dangles.
      public var row: Int?
      /// The position of the column in ``columns``; nil where the file's reference dangles.
      public var column: Int?
      /// The horizontal placement; nil inherits.
      public var xPlacement: Placement?
      /// The vertical placement; nil inherits.
      public var yPlacement: Placement?
      /// The alignment in the row; nil inherits.
      public var rowAlignment: RowAlignment?
      /// The position in ``cells`` of the cell that heads the merged cell this one is part of; nil if
      /// it is not merged.
      public var mergedHead: Int?
      /// The position of the content in ``InterfaceBuilderDocument/views``.
      public var content: Int?
    }

    /// The horizontal placement; leading where absent.
    public var xPlacement: Placement = .leading
    /// The vertical placement; bottom where absent.
    public var yPlacement: Placement = .bottom
    /// The alignment of rows; none where absent.
    public var rowAlignment: RowAlignment = .none
    /// The gap between rows in points; 6 where absent.
    public var rowSpacing: CGFloat = 6
    /// The gap between columns in points; 6 where absent.
    public var columnSpacing: CGFloat = 6
    /// The rows from top to bottom.
    public var rows: [Track] = []
    /// The columns from leading to trailing.
    public var columns: [Track] = []
    /// The cells in document order.
    public var cells: [Cell] = []

    /// Makes a grid with the defaults.
    public init() {}
  }
}
