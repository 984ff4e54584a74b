// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Columns of equal width that children fill row by row, the first child taking two; documents call
/// it by this name.
public struct WideFirstGrid: Layout, Sendable, Hashable {
  /// The smallest width of a column in points.
  public var minimumColumnWidth: CGFloat
  /// The gap between columns and rows in points.
  public var gap: CGFloat

  /// Makes a layout; by default columns of at least 96 points with gaps of 8.
  public init(minimumColumnWidth: CGFloat = 96, gap: CGFloat = 8) {
    self.minimumColumnWidth = minimumColumnWidth
    self.gap = gap
  }

  /// The most columns that the layout takes where no width is proposed.
  private static let idealColumns = 4

  /// More columns than anything fills; beyond it their number need not be a whole number's.
  private static let mostColumns: CGFloat = 1e9

  private func width(of columns: Int) -> CGFloat {
    CGFloat(columns) * minimumColumnWidth + CGFloat(columns - 1) * gap
  }

  /// The container's size and the cells' frames, from its top leading corner.
  private func plan(width proposed: CGFloat?, _ subviews: Subviews) -> (CGSize, [CGRect]) {
    guard !subviews.isEmpty else { return (.zero, []) }
    let slots = subviews.count == 1 ? 1 : subviews.count + 1
    // 1. A finite width: the proposed one, the ideal one, or all slots in one row.
    let width: CGFloat =
      switch proposed {
      case nil: self.width(of: min(Self.idealColumns, slots))
      case let length? where length.isFinite: max(minimumColumnWidth, length)
      default: self.width(of: slots)
      }
    // 2. As many columns as fit share it.
    let fitting = ((width + gap) / (minimumColumnWidth + gap)).rounded(.down)
    let columns = fitting > 1 ? Int(min(fitting, Self.mostColumns)) : 1
    let columnWidth = (width - CGFloat(columns - 1) * gap) / CGFloat(columns)
    // 3. Rows are filled in order and are as high as their highest cell.
    var frames: [CGRect] = []
    var column = 0
    var (top, rowHeight): (CGFloat, CGFloat) = (0, 0)
    for (index, child) in subviews.enumerated() {
      let span = index == 0 ? min(2, columns) : 1
      if column + span > columns {
        (column, top, rowHeight) = (0, top + rowHeight + gap, 0)
      }
      let cellWidth = CGFloat(span) * columnWidth + CGFloat(span - 1) * gap
      let height = child.sizeThatFits(ProposedViewSize(width: cellWidth, height: nil)).height
      frames.append(
        CGRect(
          x: CGFloat(column) * (columnWidth + gap), y: top, width: cellWidth, height: height))
      (column, rowHeight) = (column + span, max(rowHeight, height))
    }
    return (CGSize(width: width, height: top + rowHeight), frames)
  }

  /// The size in points: at least one column wide, and always finite.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    plan(width: proposal.width, subviews).0
  }

  /// Places the children at the top leading corners of their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (child, frame) in zip(subviews, plan(width: bounds.width, subviews).1) {
      child.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: ProposedViewSize(width: frame.width, height: nil))
    }
  }
}
