// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The reading of stack and grid views, whose children are known by now.
extension DocumentReader {
  /// Reads the arrangement of a view that has one.
  mutating func readArrangement(of view: Int) {
    switch document.views[view].element {
    case "stackView": document.views[view].stack = stack(viewElements[view], view: view)
    case "gridView": document.views[view].grid = grid(viewElements[view], view: view)
    default: break
    }
  }

  private mutating func stack(_ element: Int, view: Int) -> InterfaceBuilderDocument.Stack {
    let isMac = document.platform == .macOS
    var stack = InterfaceBuilderDocument.Stack()
    stack.axis = axis(isMac ? "orientation" : "axis", of: element) ?? .horizontal
    stack.distribution = distribution(of: element) ?? (isMac ? .gravityAreas : .fill)
    let middle: InterfaceBuilderDocument.Stack.Alignment =
      stack.axis == .horizontal ? .centerY : .centerX
    stack.alignment = alignment(of: element, axis: stack.axis) ?? (isMac ? middle : .fill)
    let isStandard = xml.attribute("spacingType", of: element) == "standard"
    stack.spacing = length("spacing", of: element) ?? (isMac || isStandard ? 8 : 0)
    stack.isBaselineRelative = flag("baselineRelativeArrangement", of: element) ?? false
    stack.stackHugging = priorities("StackHuggingPriority", of: element, absent: 250)
    stack.detachesHiddenViews = flag("detachesHiddenViews", of: element) ?? !isMac
    if let insets = xml.child("edgeInsets", key: "edgeInsets", of: element) {
      stack.edgeInsets = self.insets(insets)
    }
    stack.customSpacing = customSpacing(of: element)
    if let list = xml.child("visibilityPriorities", of: element) {
      stack.visibilityPriorities = xml[list].children.map { priority("value", of: $0) ?? 1000 }
    }
    stack.arranged = document.views[view].children.filter {
      [.subview, .beginning, .middle, .end].contains(document.views[$0].slot)
    }
    return stack
  }

  /// The gaps after single views; numbers beyond any screen stand for the stack's own spacing.
  private mutating func customSpacing(of element: Int) -> [CGFloat?] {
    guard let list = xml.child("customSpacing", of: element) else { return [] }
    return xml[list].children.map { value in
      if let text = xml.attribute("value", of: value), let raw = Double(text), raw >= 1e37 {
        return nil
      }
      return length("value", of: value)
    }
  }

  /// The axis in an attribute of a stack or of its variation.
  mutating func axis(_ name: String, of element: Int) -> Axis? {
    switch xml.attribute(name, of: element) {
    case nil: return nil
    case "horizontal": return .horizontal
    case "vertical": return .vertical
    case .some(let text):
      report(.unknownValue, element, "\(name)=“\(text)” is no axis and is ignored")
      return nil
    }
  }

  /// The distribution of a stack or of its variation.
  mutating func distribution(of element: Int) -> InterfaceBuilderDocument.Stack.Distribution? {
    switch xml.attribute("distribution", of: element) {
    case "equalCentering", "equalCentring": .equalCentering
    default: choice("distribution", of: element)
    }
  }

  /// The alignment of a stack or of its variation; `center` depends on the axis.
  mutating func alignment(
    of element: Int, axis: Axis
  ) -> InterfaceBuilderDocument.Stack.Alignment? {
    switch xml.attribute("alignment", of: element) {
    case "center": axis == .horizontal ? .centerY : .centerX
    case "baseline": .lastBaseline
    default: choice("alignment", of: element)
    }
  }

  private mutating func grid(_ element: Int, view: Int) -> InterfaceBuilderDocument.Grid {
    var grid = InterfaceBuilderDocument.Grid()
    grid.xPlacement = choice("xPlacement", of: element) ?? .leading
    grid.yPlacement = choice("yPlacement", of: element) ?? .bottom
    grid.rowAlignment = choice("rowAlignment", of: element) ?? .none
    grid.rowSpacing = length("rowSpacing", of: element) ?? 6
    grid.columnSpacing = length("columnSpacing", of: element) ?? 6
    for row in members("gridRow", of: "rows", in: element) {
      grid.rows.append(track(row, isRow: true))
    }
    for column in members("gridColumn", of: "columns", in: element) {
      grid.columns.append(track(column, isRow: false))
    }
    grid.cells = gridCells(of: element, grid: grid, view: view)
    return grid
  }

  /// The members of a grid's list; others are told of and left out.
  private mutating func members(_ name: String, of list: String, in grid: Int) -> [Int] {
    let all = xml.children(list, of: grid).flatMap { xml[$0].children }
    for member in all where xml[member].name != name {
      report(.unknownLayoutElement, member, "this is no <\(name)> and is left out")
    }
    return all.filter { xml[$0].name == name }
  }

  private mutating func track(
    _ element: Int, isRow: Bool
  ) -> InterfaceBuilderDocument.Grid.Track {
    var track = InterfaceBuilderDocument.Grid.Track(id: xml.attribute("id", of: element) ?? "")
    track.length = length(isRow ? "height" : "width", of: element)
    track.startPadding = length(isRow ? "topPadding" : "leadingPadding", of: element) ?? 0
    track.endPadding = length(isRow ? "bottomPadding" : "trailingPadding", of: element) ?? 0
    track.placement = choice(isRow ? "yPlacement" : "xPlacement", of: element)
    track.rowAlignment = isRow ? choice("rowAlignment", of: element) : nil
    track.isHidden = flag("hidden", of: element) ?? false
    return track
  }

  /// The cells with their rows, columns and contents; the first of several with an id counts.
  private mutating func gridCells(
    of element: Int, grid: InterfaceBuilderDocument.Grid, view: Int
  ) -> [InterfaceBuilderDocument.Grid.Cell] {
    let rows = Dictionary(zip(grid.rows.map(\.id), grid.rows.indices)) { first, _ in first }
    let columns = Dictionary(zip(grid.columns.map(\.id), grid.columns.indices)) { first, _ in first
    }
    var contents: [InterfaceBuilderDocument.Slot: Int] = [:]
    for child in document.views[view].children where contents[document.views[child].slot] == nil {
      contents[document.views[child].slot] = child
    }
    let elements = members("gridCell", of: "gridCells", in: element)
    let ids = elements.map { xml.attribute("id", of: $0) ?? "" }
    let heads = Dictionary(zip(ids, ids.indices)) { first, _ in first }
    return elements.map { element in
      var cell = InterfaceBuilderDocument.Grid.Cell(id: xml.attribute("id", of: element) ?? "")
      cell.row = rows[xml.attribute("row", of: element) ?? ""]
      cell.column = columns[xml.attribute("column", of: element) ?? ""]
      if cell.row == nil || cell.column == nil {
        report(.cellOutsideGrid, element, "the cell's row or column is not in the grid")
      }
      cell.xPlacement = choice("xPlacement", of: element)
      cell.yPlacement = choice("yPlacement", of: element)
      cell.rowAlignment = choice("rowAlignment", of: element)
      if let head = xml.attribute("headOfMergedCell", of: element) {
        cell.mergedHead = heads[head]
        if cell.mergedHead == nil {
          report(.danglingReference, element, "headOfMergedCell “\(head)” is not in the grid")
        }
      }
      cell.content = ordinals[element].flatMap { contents[.gridCell($0)] }
      return cell
    }
  }
}
