// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension View {
  /// Lets a grid cell cover several columns.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    scene(.gridCellColumns(count))
  }

  /// Ignores a grid cell on some axes when columns and rows are measured.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    scene(.gridCellUnsizedAxes(axes))
  }

  /// Places a grid cell by a point instead of its alignment.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    scene(.gridCellAnchor(anchor))
  }

  /// Sets the horizontal guide of a grid cell's whole column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    scene(.gridColumnAlignment(guide.key))
  }

  /// Hands a value to the layout directly around the view.
  nonisolated public func layoutValue<Key: LayoutValueKey>(
    key: Key.Type, value: Key.Value
  ) -> some View {
    var values = LayoutValues()
    values[key] = value
    return scene(.layoutValues(values))
  }
}
