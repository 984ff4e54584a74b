// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension SceneGenerator {
  mutating func leaf() -> SceneElement {
    switch Int.random(in: 0..<14, using: &random) {
    case 0, 1: return SceneElement(.node(.flexible), type: "Color")
    case 2: return SceneElement(.node(.circle), type: "Circle")
    case 3, 4, 5: return SceneElement(.node(.box(box())), type: "Box")
    case 6:
      let insets = random.oneIn(2) ? EdgeInsets(.all, length(0...10)) : EdgeInsets()
      let image = ImageLeaf(
        size: CGSize(width: length(0...80), height: length(0...80)), isResizable: random.oneIn(2),
        capInsets: insets)
      return SceneElement(.node(.image(image)), type: "Image")
    case 7, 8, 9: return text()
    case 10: return SceneElement(.spacer(minLength: optionalLength(0...30)), type: "Spacer")
    case 11: return SceneElement(.divider, type: "Divider")
    case 12: return SceneElement(.empty, type: "EmptyView")
    default: return SceneElement(.node(.flexible), type: "Rectangle")
    }
  }

  private mutating func box() -> Box {
    var box = Box(width: range(), height: range())
    if random.oneIn(3) {
      box.firstTextBaseline = length(0...20)
      box.lastTextBaseline = length(0...40)
    }
    return box
  }

  private mutating func range() -> Box.Range {
    switch Int.random(in: 0..<5, using: &random) {
    case 0: return .flexible
    case 1:
      let minimum = length(0...60)
      let ideal = minimum + length(0...60)
      return Box.Range(minimum: minimum, ideal: ideal, maximum: ideal + length(0...60))
    case 2: return Box.Range(minimum: length(0...60), ideal: 70)
    default: return Box.Range(fixed: length(0...100))
    }
  }

  private mutating func text() -> SceneElement {
    let texts = [
      "Hi", "Hello world", "A somewhat longer text that wraps", "日本語のテキスト", "one\ntwo", "",
      "Extraordinarily 👍 wide",
    ]
    let font = random.oneIn(3) ? Font(size: length(8...30)) : nil
    return SceneElement(
      .text(random.pick(texts), font: font, lineLimit: random.oneIn(4) ? 2 : nil), type: "Text")
  }

  mutating func container(depth: Int) -> SceneElement {
    let inner = depth - 1
    switch Int.random(in: 0..<20, using: &random) {
    case 0...3: return stack(.horizontal, depth: inner)
    case 4...7: return stack(.vertical, depth: inner)
    case 8, 9:
      return SceneElement(
        .node(.zStack(alignment())), type: "ZStack", children: elements(0...4, depth: inner))
    case 10, 11: return grid(depth: inner)
    case 12: return lazyGrid(depth: inner)
    case 13:
      let axis: Axis = random.oneIn(2) ? .horizontal : .vertical
      let stack = Stack(axis: axis, alignment: key(axis.cross), spacing: spacing())
      return SceneElement(
        .node(.lazyStack(stack)), type: axis == .horizontal ? "LazyHStack" : "LazyVStack",
        children: elements(0...4, depth: inner))
    case 14, 15:
      return SceneElement(
        .node(.viewThatFits(axes())), type: "ViewThatFits", children: elements(1...3, depth: inner))
    case 16:
      return SceneElement(
        .node(.scrollView(axes())), type: "ScrollView", children: elements(0...2, depth: inner))
    case 17:
      return SceneElement(
        .node(.geometryReader), type: "GeometryReader", children: elements(0...2, depth: inner))
    default: return SceneElement(.group, type: "Group", children: elements(1...3, depth: inner))
    }
  }

  private mutating func stack(_ axis: Axis, depth: Int) -> SceneElement {
    let stack = Stack(
      axis: axis, alignment: random.oneIn(2) ? nil : key(axis.cross), spacing: spacing())
    return SceneElement(
      .node(.stack(stack)), type: axis == .horizontal ? "HStack" : "VStack",
      children: elements(0...5, depth: depth))
  }

  private mutating func grid(depth: Int) -> SceneElement {
    let grid = GridContainer(
      alignment: random.oneIn(2) ? .center : alignment(), horizontalSpacing: spacing(),
      verticalSpacing: spacing())
    let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ -> SceneElement in
      if random.oneIn(4) { return cell(depth: depth) }
      let alignment = random.oneIn(2) ? key(.vertical) : nil
      let cells = (0..<Int.random(in: 0...3, using: &random)).map { _ in cell(depth: depth) }
      return SceneElement(.gridRow(alignment: alignment), type: "GridRow", children: cells)
    }
    return SceneElement(.node(.grid(grid)), type: "Grid", children: rows)
  }

  private mutating func cell(depth: Int) -> SceneElement {
    var cell = element(depth: depth)
    if random.oneIn(4) {
      cell.modifiers.append(
        SceneModifier(.gridCellColumns(Int.random(in: 1...3, using: &random))))
    }
    if random.oneIn(6) { cell.modifiers.append(SceneModifier(.gridCellUnsizedAxes(axes()))) }
    if random.oneIn(8) { cell.modifiers.append(SceneModifier(.gridCellAnchor(unitPoint()))) }
    if random.oneIn(8) {
      cell.modifiers.append(SceneModifier(.gridColumnAlignment(key(.horizontal))))
    }
    return cell
  }

  private mutating func lazyGrid(depth: Int) -> SceneElement {
    let axis: Axis = random.oneIn(2) ? .horizontal : .vertical
    let items = (0..<Int.random(in: 1...3, using: &random)).map { _ -> LazyGridItem in
      let minimum = length(1...80)
      let maximum: CGFloat = random.oneIn(2) ? .infinity : minimum + length(0...80)
      let size: LazyGridItem.Size = random.pick([
        .fixed(length(0...80)), .flexible(minimum: minimum, maximum: maximum),
        .adaptive(minimum: minimum, maximum: maximum),
      ])
      return LazyGridItem(size, spacing: spacing(), alignment: alignment())
    }
    return SceneElement(
      .node(.lazyGrid(LazyGrid(axis: axis, items: items, spacing: spacing()))),
      type: axis == .horizontal ? "LazyVGrid" : "LazyHGrid", children: elements(0...6, depth: depth)
    )
  }
}
