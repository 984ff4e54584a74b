// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension DocumentWriter {
  /// A modifier as an object of one key.
  func modifier(_ modifier: SceneModifier) throws(DocumentWritingError) -> WrittenValue {
    let (name, value) = try member(of: modifier)
    return .object([name: value])
  }

  private func member(
    of modifier: SceneModifier
  ) throws(DocumentWritingError) -> (String, WrittenValue) {
    switch modifier.kind {
    case .id(let id): return ("id", .string(id))
    case .drawing:
      // Which of them it was is not known, and nothing depends on it.
      return ("opacity", .number(1))
    case .layoutValues(let values):
      guard let value = try layoutValue(values) else { throw .modifier(modifier.origin) }
      return ("layoutValue", value)
    // Marks belong to views in code.
    case .mark: throw .modifier(modifier.origin)
    case .environment(let change): return ("environment", try self.change(change).value)
    case .gridCellColumns(let count): return ("gridCellColumns", .number(Double(count)))
    case .gridCellUnsizedAxes(let axes): return ("gridCellUnsizedAxes", self.axes(axes))
    case .gridCellAnchor(let point): return ("gridCellAnchor", try unitPoint(point))
    case .gridColumnAlignment(let key): return ("gridColumnAlignment", try guide(key))
    case .overlay(let alignment, let content):
      return ("overlay", try layer(alignment, content))
    case .background(let alignment, let content):
      return ("background", try layer(alignment, content))
    case .attachment(let attachment, let content):
      return ("attach", try self.attachment(attachment, content))
    case .safeAreaInset(let inset, let content):
      return ("safeAreaInset", try safeAreaInset(inset, content))
    case .equalLengths, .node(.relations), .node(.contentPriorities):
      guard let member = try constraintMember(of: modifier) else {
        throw .modifier(modifier.origin)
      }
      return member
    case .node(let kind):
      if let frame = try frameMember(of: kind) { return frame }
      guard let member = try geometryMember(of: kind) else { throw .modifier(modifier.origin) }
      return member
    }
  }

  /// A value for a layout; nil for values of types, which have no names that a document could say.
  private func layoutValue(
    _ values: LayoutValues
  ) throws(DocumentWritingError) -> WrittenValue? {
    guard let named = values.onlyNamedValue else { return nil }
    let value: WrittenValue
    switch named.value {
    case let number as Double: value = try self.number(CGFloat(number))
    case let text as String: value = .string(text)
    case let bool as Bool: value = .bool(bool)
    default: return nil
    }
    return .object(["key": .string(named.name), "value": value])
  }

  // MARK: Content

  private func layer(
    _ alignment: Alignment, _ content: [SceneElement]
  ) throws(DocumentWritingError) -> WrittenValue {
    var members = WrittenMembers()
    try members.add("alignment", alignment, unless: .center, self.alignment)
    members.add("content", try nodes(content))
    return members.value
  }

  private func attachment(
    _ attachment: Attachment, _ content: [SceneElement]
  ) throws(DocumentWritingError) -> WrittenValue {
    let standard = Attachment()
    var members = WrittenMembers()
    try members.add("at", attachment.target, unless: standard.target, anchor)
    try members.add("by", attachment.source, unless: standard.source, anchor)
    try members.add("offset", attachment.offset, unless: .zero, point)
    if content.count == 1 {
      members.add("content", try node(content[0]))
    } else {
      members.add("content", try node(SceneElement(.group, type: "Group", children: content)))
    }
    return members.value
  }

  private func safeAreaInset(
    _ inset: SafeAreaInset, _ content: [SceneElement]
  ) throws(DocumentWritingError) -> WrittenValue {
    let name = Names.edges.entries.first { $0.value == inset.edge }?.name ?? ""
    let standard = SafeAreaInset(edge: inset.edge).alignment
    var members = WrittenMembers()
    members.add("edge", .string(name))
    try members.add("alignment", inset.alignment, unless: standard, guide)
    try members.add("spacing", inset.spacing, number)
    members.add("content", try nodes(content))
    return members.value
  }

  // MARK: Frames

  private func frameMember(
    of kind: NodeKind
  ) throws(DocumentWritingError) -> (String, WrittenValue)? {
    var members = WrittenMembers()
    switch kind {
    case .fixedFrame(let frame):
      // A length that did not count is written as one that does not count, for the same warning.
      let ignored: CGFloat? = frame.ignoresLengths ? -1 : nil
      try members.add("width", frame.width ?? ignored, number)
      try members.add("height", frame.height ?? (frame.width == nil ? nil : ignored), number)
      try members.add("alignment", frame.alignment, unless: .center, alignment)
      return ("frame", members.value)
    case .flexibleFrame(let frame):
      for (limits, name) in [(frame.width, "Width"), (frame.height, "Height")] {
        try members.add("min" + name, limits.minimum, length)
        try members.add("ideal" + name, limits.ideal, length)
        try members.add("max" + name, limits.maximum, length)
      }
      try members.add("alignment", frame.alignment, unless: .center, alignment)
      return ("frame", members.value)
    case .containerRelativeFrame(let frame):
      members.add("axes", axes(frame.axes))
      if frame.count != 1 { members.add("count", .number(Double(frame.count))) }
      if frame.span != 1 { members.add("span", .number(Double(frame.span))) }
      try members.add("spacing", frame.spacing, unless: 0, number)
      try members.add("alignment", frame.alignment, unless: .center, alignment)
      return ("containerRelativeFrame", members.value)
    case .padding(let insets): return ("padding", try self.insets(insets))
    case .fixedSize(let axes):
      members.add("horizontal", .bool(axes.contains(.horizontal)))
      members.add("vertical", .bool(axes.contains(.vertical)))
      return ("fixedSize", members.value)
    case .aspectRatio(let ratio):
      try members.add("ratio", ratio.ratio, number)
      members.add("contentMode", .string(ratio.contentMode == .fit ? "fit" : "fill"))
      return ("aspectRatio", members.value)
    default: return nil
    }
  }

  // MARK: Geometry

  private func geometryMember(
    of kind: NodeKind
  ) throws(DocumentWritingError) -> (String, WrittenValue)? {
    switch kind {
    case .offset(let offset): return ("offset", try point(offset))
    case .position(let position): return ("position", try point(position))
    case .layoutPriority(let priority): return ("layoutPriority", try number(CGFloat(priority)))
    case .alignmentGuide(let guide):
      let key = try self.guide(guide.key)
      let value = try expression(guide.value)
      return ("alignmentGuide", .object(["guide": key, "value": value]))
    case .matchedGeometry(let geometry):
      var members = WrittenMembers()
      members.add("id", .string(geometry.id))
      let properties = Names.matchedProperties.entries.filter {
        $0.value != .frame && geometry.properties.contains($0.value)
      }
      if geometry.properties != .frame {
        members.add("properties", .array(properties.map { .string($0.name) }))
      }
      try members.add("anchor", geometry.anchor, unless: .center, unitPoint)
      if !geometry.isSource { members.add("isSource", .bool(false)) }
      return ("matchedGeometryEffect", members.value)
    default: return nil
    }
  }
}
