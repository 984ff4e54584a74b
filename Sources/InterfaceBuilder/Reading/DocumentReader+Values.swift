// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Reading of single values, each with its fault told.
extension DocumentReader {
  /// Lengths beyond this, in points, are no lengths of a screen.
  static let largestLength: Double = 1_000_000

  /// Notes a fault of an element.
  mutating func report(
    _ reason: InterfaceBuilderIssue.Reason, _ element: Int, _ detail: String
  ) {
    var owner: Int? = element
    while let position = owner, xml.attribute("id", of: position) == nil {
      owner = xml[position].parent
    }
    document.issues.append(
      InterfaceBuilderIssue(
        reason: reason, element: xml[element].name,
        id: owner.flatMap { xml.attribute("id", of: $0) }, place: xml[element].place,
        detail: detail))
  }

  /// An attribute as a number within ±1,000,000; nil if it is absent or unusable.
  mutating func number(_ name: String, of element: Int) -> Double? {
    guard let text = xml.attribute(name, of: element) else { return nil }
    if let value = Self.usableNumber(text) { return value }
    report(.unusableNumber, element, "\(name)=“\(text)” is no usable number and is ignored")
    return nil
  }

  /// A text as a number within ±1,000,000; nil if it is none.
  static func usableNumber(_ text: String) -> Double? {
    guard let value = Double(text), value.isFinite, abs(value) <= largestLength else { return nil }
    return value
  }

  /// An attribute as a length in points; nil if it is absent or unusable.
  mutating func length(_ name: String, of element: Int) -> CGFloat? {
    number(name, of: element).map { CGFloat($0) }
  }

  /// An attribute as YES or NO; nil if it is absent or neither.
  mutating func flag(_ name: String, of element: Int) -> Bool? {
    switch xml.attribute(name, of: element) {
    case nil: return nil
    case "YES": return true
    case "NO": return false
    case .some(let text):
      report(.unknownValue, element, "\(name)=“\(text)” is neither YES nor NO and is ignored")
      return nil
    }
  }

  /// An attribute as one of a list of words; nil if it is absent or none of them.
  mutating func choice<Choice: RawRepresentable>(
    _ name: String, of element: Int
  ) -> Choice? where Choice.RawValue == String {
    guard let text = xml.attribute(name, of: element) else { return nil }
    if let value = Choice(rawValue: text) { return value }
    report(.unknownValue, element, "\(name)=“\(text)” is not known and is ignored")
    return nil
  }

  /// An attribute as a priority from 0 to 1000.
  mutating func priority(_ name: String, of element: Int) -> Double? {
    guard let value = number(name, of: element) else { return nil }
    guard !(0...1000).contains(value) else { return value }
    let moved = min(max(value, 0), 1000)
    report(.priorityOutOfRange, element, "\(name) \(value) is outside 0 to 1000; \(moved) is taken")
    return moved
  }

  /// The priorities of both axes under names that begin with the axis.
  mutating func priorities(
    _ suffix: String, of element: Int, absent: Double
  ) -> InterfaceBuilderDocument.Priorities {
    .init(
      horizontal: priority("horizontal" + suffix, of: element) ?? absent,
      vertical: priority("vertical" + suffix, of: element) ?? absent)
  }

  /// A `<rect>` with its negative sizes set to 0; nil if a number is missing.
  mutating func rectangle(_ element: Int) -> CGRect? {
    guard let x = length("x", of: element), let y = length("y", of: element),
      let width = length("width", of: element), let height = length("height", of: element)
    else { return nil }
    if width < 0 || height < 0 {
      report(.negativeSize, element, "the size \(width) × \(height) is negative; 0 is taken")
    }
    return CGRect(x: x, y: y, width: max(width, 0), height: max(height, 0))
  }

  /// The insets of an element with sides named by edge, by direction or as least and largest.
  ///
  /// Leading is taken as left: Interface Builder's canvas runs from left to right.
  mutating func insets(_ element: Int) -> InterfaceBuilderInsets {
    .init(
      left: side(["left", "leading", "minX"], of: element),
      top: side(["top", "minY"], of: element),
      right: side(["right", "trailing", "maxX"], of: element),
      bottom: side(["bottom", "maxY"], of: element))
  }

  private mutating func side(_ names: [String], of element: Int) -> CGFloat {
    for name in names {
      if let value = length(name, of: element) { return value }
    }
    return 0
  }

  /// A text in an attribute or in a `<string>` of that key.
  func string(_ name: String, of element: Int) -> String? {
    if let value = xml.attribute(name, of: element) { return value }
    return xml.child("string", key: name, of: element).map { xml[$0].text }
  }
}
