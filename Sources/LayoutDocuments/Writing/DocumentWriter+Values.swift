// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension DocumentWriter {
  // MARK: Numbers

  func number(_ value: CGFloat) throws(DocumentWritingError) -> WrittenValue {
    guard value.isFinite else { throw .number(Double(value)) }
    return .number(Double(value))
  }

  func length(_ value: CGFloat) throws(DocumentWritingError) -> WrittenValue {
    value == .infinity ? .string("infinity") : try number(value)
  }

  func point(_ point: CGPoint) throws(DocumentWritingError) -> WrittenValue {
    .object(["x": try number(point.x), "y": try number(point.y)])
  }

  func insets(_ insets: EdgeInsets) throws(DocumentWritingError) -> WrittenValue {
    .object([
      "top": try number(insets.top), "leading": try number(insets.leading),
      "bottom": try number(insets.bottom), "trailing": try number(insets.trailing),
    ])
  }

  func axes(_ axes: Axis.Set) -> WrittenValue {
    .array(Axis.allCases.filter(axes.contains).map { .string($0.adjective) })
  }

  // MARK: Guides

  func guide(_ key: AlignmentKey) throws(DocumentWritingError) -> WrittenValue {
    .string(try name(of: key))
  }

  func alignment(_ alignment: Alignment) throws(DocumentWritingError) -> WrittenValue {
    if let named = Alignment.named.first(where: { $0.alignment == alignment }) {
      return .string(named.name)
    }
    return .object([
      "horizontal": try guide(alignment[.horizontal]), "vertical": try guide(alignment[.vertical]),
    ])
  }

  func unitPoint(_ point: UnitPoint) throws(DocumentWritingError) -> WrittenValue {
    .array([try number(point.x), try number(point.y)])
  }

  func anchor(_ anchor: Attachment.Anchor) throws(DocumentWritingError) -> WrittenValue {
    switch anchor {
    case .guides(let alignment): try self.alignment(alignment)
    case .unitPoint(let point): try unitPoint(point)
    }
  }

  /// The value of a guide: a number, or a sum of products of numbers and names.
  func expression(_ expression: GuideExpression) throws(DocumentWritingError) -> WrittenValue {
    var products = [("width", expression.width), ("height", expression.height)]
    for term in expression.guides { products.append((try name(of: term.key), term.factor)) }
    var text = ""
    for (name, factor) in products where factor != 0 {
      let magnitude = try number(abs(factor))
      append(abs(factor) == 1 ? name : "\(magnitude.text) * \(name)", isNegative: factor < 0, &text)
    }
    guard !text.isEmpty else { return try number(expression.constant) }
    if expression.constant != 0 {
      let magnitude = try number(abs(expression.constant))
      append(magnitude.text, isNegative: expression.constant < 0, &text)
    }
    return .string(text)
  }

  private func append(_ product: String, isNegative: Bool, _ text: inout String) {
    if text.isEmpty {
      text = isNegative ? "-" + product : product
    } else {
      text += (isNegative ? " - " : " + ") + product
    }
  }

  private func name(of key: AlignmentKey) throws(DocumentWritingError) -> String {
    if case .custom(let axis, let name) = key {
      guard guides.contains(where: { $0.name == name && $0.axis == axis }) else {
        throw .undeclaredGuide(name)
      }
    }
    return key.name
  }

  // MARK: Environment and fonts

  func environment(
    _ environment: SceneEnvironment
  ) throws(DocumentWritingError) -> WrittenMembers {
    guard environment.font == .body else { throw .environmentFont }
    let direction = environment.layoutDirection
    let scale = environment.displayScale
    let isFixed = (environment.measurer as? FixedTextMeasurer) == FixedTextMeasurer()
    return try change(
      SceneEnvironment.Change(
        layoutDirection: direction == .leftToRight ? nil : direction,
        displayScale: scale == 1 ? nil : scale, measurer: isFixed ? nil : environment.measurer))
  }

  func change(
    _ change: SceneEnvironment.Change
  ) throws(DocumentWritingError) -> WrittenMembers {
    guard change.font == nil else { throw .environmentFont }
    var members = WrittenMembers()
    if let direction = change.layoutDirection {
      let name = direction == .leftToRight ? "leftToRight" : "rightToLeft"
      members.add("layoutDirection", .string(name))
    }
    if let scale = change.displayScale { members.add("displayScale", try number(scale)) }
    if let measurer = change.measurer {
      guard let fixed = measurer as? FixedTextMeasurer else { throw .measurer }
      var value = WrittenValue.string("fixed")
      if let numbers = fixed.numbers {
        value = .object([
          "advance": try number(numbers.advance), "lineHeight": try number(numbers.lineHeight),
          "ascent": try number(numbers.ascent),
        ])
      }
      members.add("text", .object(["measurer": value]))
    }
    return members
  }

  func font(_ font: Font) throws(DocumentWritingError) -> WrittenValue {
    if let style = Font.styles.first(where: { $0.font == font }) { return .string(style.name) }
    guard Names.weights[font.weight] != nil, Names.designs[font.design] != nil else {
      throw .font(font)
    }
    return .object([
      "size": try number(font.size), "weight": .string(font.weight),
      "design": .string(font.design),
    ])
  }
}
