// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension DocumentWriter {
  /// A view with its children and modifiers.
  func node(_ element: SceneElement) throws(DocumentWritingError) -> WrittenValue {
    var parameters = WrittenMembers()
    let type = try self.type(of: element, &parameters)
    var members = WrittenMembers()
    members.add("type", .string(type))
    if let id = element.id { members.add("id", .string(id)) }
    for member in parameters.members { members.add(member.key, member.value) }
    if !element.children.isEmpty { members.add("children", try nodes(element.children)) }
    let modifiers = element.modifiers.flatMap(parts)
    if !modifiers.isEmpty { members.add("modifiers", .array(try modifiers.map(modifier))) }
    return members.value
  }

  func nodes(_ elements: [SceneElement]) throws(DocumentWritingError) -> WrittenValue {
    .array(try elements.map(node))
  }

  private func type(
    of element: SceneElement, _ members: inout WrittenMembers
  ) throws(DocumentWritingError) -> String {
    switch element.kind {
    case .group: return "Group"
    case .empty: return "EmptyView"
    case .divider: return "Divider"
    case .gridRow(let alignment):
      try members.add("alignment", alignment, guide)
      return "GridRow"
    case .text(let text, let font, let lineLimit):
      members.add("text", .string(text))
      try members.add("font", font, self.font)
      if let lineLimit { members.add("lineLimit", .number(Double(lineLimit))) }
      return "Text"
    case .spacer(let minLength):
      try members.add("minLength", minLength, number)
      return "Spacer"
    case .node(let kind):
      guard let type = try self.type(of: kind, element.type, &members) else {
        throw .view(type: element.type, element.origin)
      }
      return type
    }
  }

  /// The type of a node that can be described as it is; nil for modifiers and what a scene resolves.
  private func type(
    of kind: NodeKind, _ type: String, _ members: inout WrittenMembers
  ) throws(DocumentWritingError) -> String? {
    switch kind {
    case .flexible: return NodeType.flexibleNames.contains(type) ? type : "Color"
    case .circle: return "Circle"
    case .geometryReader: return "GeometryReader"
    case .constraintLayout: return "ConstraintLayout"
    case .box(let box):
      try members.add("width", box.width, unless: .flexible, range)
      try members.add("height", box.height, unless: .flexible, range)
      try members.add("firstTextBaseline", box.firstTextBaseline, number)
      try members.add("lastTextBaseline", box.lastTextBaseline, number)
      return "Box"
    case .image(let image):
      members.add("width", try number(image.size.width))
      members.add("height", try number(image.size.height))
      if image.isResizable { members.add("resizable", .bool(true)) }
      try members.add("capInsets", image.capInsets, unless: EdgeInsets(), insets)
      return "Image"
    case .stack(let stack):
      try add(stack, to: &members)
      return stack.axis == .horizontal ? "HStack" : "VStack"
    case .lazyStack(let stack):
      try add(stack, to: &members)
      return stack.axis == .horizontal ? "LazyHStack" : "LazyVStack"
    case .zStack(let alignment):
      try members.add("alignment", alignment, unless: .center, self.alignment)
      return "ZStack"
    case .grid(let grid):
      try members.add("alignment", grid.alignment, unless: .center, alignment)
      try members.add("horizontalSpacing", grid.horizontalSpacing, number)
      try members.add("verticalSpacing", grid.verticalSpacing, number)
      return "Grid"
    case .lazyGrid(let grid):
      let key = grid.axis == .horizontal ? "columns" : "rows"
      members.add(key, .array(try grid.items.map(item)))
      try members.add("spacing", grid.spacing, number)
      return grid.axis == .horizontal ? "LazyVGrid" : "LazyHGrid"
    case .viewThatFits(let axes):
      if axes != .both { members.add("axes", self.axes(axes)) }
      return "ViewThatFits"
    case .scrollView(let axes):
      if axes != .vertical { members.add("axes", self.axes(axes)) }
      return "ScrollView"
    case .layout(let box): return try add(box, to: &members) ? "Layout" : nil
    default: return nil
    }
  }

  private func add(
    _ stack: Stack, to members: inout WrittenMembers
  ) throws(DocumentWritingError) {
    let standard = Stack(axis: stack.axis).alignment
    try members.add("alignment", stack.alignment, unless: standard, guide)
    try members.add("spacing", stack.spacing, number)
  }

  /// Adds a layout's name and parameters; false where no registered layout is of its type.
  private func add(
    _ box: LayoutBox, to members: inout WrittenMembers
  ) throws(DocumentWritingError) -> Bool {
    for entry in layouts.entries {
      guard let arguments = entry.arguments(box) else { continue }
      members.add("name", .string(entry.name))
      var parameters = WrittenMembers()
      for argument in arguments {
        switch argument.value {
        case .number(let number): parameters.add(argument.name, try self.number(number))
        case .guide(let key): parameters.add(argument.name, try guide(key))
        }
      }
      if !parameters.members.isEmpty { members.add("parameters", parameters.value) }
      return true
    }
    return false
  }

  private func range(_ range: Box.Range) throws(DocumentWritingError) -> WrittenValue {
    if range == Box.Range(fixed: range.minimum) { return try number(range.minimum) }
    return .object([
      "minimum": try number(range.minimum), "ideal": try number(range.ideal),
      "maximum": try length(range.maximum),
    ])
  }

  private func item(_ item: LazyGridItem) throws(DocumentWritingError) -> WrittenValue {
    var members = WrittenMembers()
    switch item.size {
    case .fixed(let length): members.add("fixed", try number(length))
    case .flexible(let minimum, let maximum):
      members.add("flexible", try limits(minimum, maximum))
    case .adaptive(let minimum, let maximum):
      members.add("adaptive", try limits(minimum, maximum))
    }
    try members.add("spacing", item.spacing, number)
    try members.add("alignment", item.alignment, unless: .center, alignment)
    return members.value
  }

  private func limits(
    _ minimum: CGFloat, _ maximum: CGFloat
  ) throws(DocumentWritingError) -> WrittenValue {
    .object(["minimum": try number(minimum), "maximum": try length(maximum)])
  }
}
