// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The reading of what controls look like.
extension DocumentReader {
  /// Reads text, image, font and styles of a view and of the Mac cell inside it.
  mutating func readControl(_ view: inout InterfaceBuilderDocument.View, element: Int) {
    let cell = xml[element].children.first {
      xml.attribute("key", of: $0) == "cell" && xml[$0].name.hasSuffix("Cell")
    }
    let look = cell ?? element
    var control = InterfaceBuilderDocument.Control()
    control.cell = cell.map { xml[$0].name }
    control.size = word(["controlSize"], cell, element)
    control.type = word(["type", "buttonType", "sliderType", "boxType"], cell, element)
    control.bezelStyle = word(["bezelStyle"], cell, element)
    control.borderStyle = word(["borderStyle", "borderType"], cell, element)
    control.style = word(["style", "segmentControlStyle", "progressViewStyle"], cell, element)
    control.imagePosition = word(["imagePosition"], cell, element)
    control.titlePosition = word(["titlePosition"], cell, element)
    control.tickMarkPosition = word(["tickMarkPosition"], cell, element)
    control.lineBreakMode = word(["lineBreakMode"], cell, element)
    control.accessoryType = word(["accessoryType"], cell, element)
    control.tickMarkCount = count("numberOfTickMarks", of: look, absent: 0)
    control.numberOfLines = count("numberOfLines", of: element, absent: 1)
    control.pullsDown = flag("pullsDown", of: look) ?? false
    control.isEditable = flag("editable", of: look) ?? false
    control.isScrollEnabled = flag("scrollEnabled", of: element) ?? true
    control.drawsBackground = flag("drawsBackground", of: look)
    control.isVertical = flag("vertical", of: element) ?? false
    control.hasHorizontalScroller = flag("hasHorizontalScroller", of: element)
    control.hasVerticalScroller = flag("hasVerticalScroller", of: element)
    control.preferredMaxLayoutWidth = length("preferredMaxLayoutWidth", of: element)
    control.rowHeight = length("rowHeight", of: element).flatMap { $0 > 0 ? $0 : nil }
    control.segmentWidths = segmentWidths(look)
    control.contentInsets = contentInsets(element)
    control.contentMargins = contentMargins(element)
    control.font = font(look)
    view.control = control
    view.text = text(element, look: look)
    view.image = image(element, look: look)
  }

  /// The first of several attributes, of the cell if there is one, else of the view.
  private func word(_ names: [String], _ cell: Int?, _ element: Int) -> String? {
    for holder in [cell, element].compactMap({ $0 }) {
      for name in names {
        if let value = xml.attribute(name, of: holder) { return value }
      }
    }
    return nil
  }

  private mutating func count(_ name: String, of element: Int, absent: Int) -> Int {
    guard let value = number(name, of: element), value >= 0 else { return absent }
    return Int(value)
  }

  private mutating func segmentWidths(_ look: Int) -> [CGFloat] {
    guard let list = xml.child("segments", of: look) else { return [] }
    return xml[list].children.map { length("width", of: $0) ?? 0 }
  }

  private mutating func contentInsets(_ element: Int) -> InterfaceBuilderInsets? {
    let found = xml[element].children.first {
      ["contentEdgeInsets", "contentInsets", "contentInset"].contains(xml.attribute("key", of: $0))
    }
    return found.map { insets($0) }
  }

  private mutating func contentMargins(_ element: Int) -> CGSize? {
    guard let size = xml.child("size", key: "contentViewMargins", of: element),
      let width = length("width", of: size), let height = length("height", of: size)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The font written inside an element: iOS describes it, macOS names its role.
  mutating func font(_ element: Int) -> InterfaceBuilderDocument.Font? {
    if let description = xml.child("fontDescription", key: "fontDescription", of: element) {
      let style = xml.attribute("style", of: description)
      let size = length("pointSize", of: description)
      return .init(
        pointSize: size ?? style.flatMap { InterfaceBuilderFontSizes.iOSTextStyle($0) },
        name: xml.attribute("name", of: description), textStyle: style)
    }
    guard
      let font = xml.child("font", key: "font", of: element)
        ?? xml.child("font", key: "titleFont", of: element)
    else { return nil }
    let style = xml.attribute("textStyle", of: font)
    let role = xml.attribute("metaFont", of: font) ?? "system"
    let size = length("size", of: font)
    return .init(
      pointSize: size
        ?? style.map { InterfaceBuilderFontSizes.macTextStyle($0) }
        ?? InterfaceBuilderFontSizes.macRole(role),
      name: xml.attribute("name", of: font), textStyle: style)
  }

  /// The text that a view shows in its normal state.
  private func text(_ element: Int, look: Int) -> String? {
    if let state = xml.child("state", key: "normal", of: element),
      let title = string("title", of: state)
    {
      return title
    }
    if let configuration = xml.child("buttonConfiguration", of: element),
      let title = string("title", of: configuration)
    {
      return title
    }
    for holder in [look, element] {
      for name in ["text", "title"] {
        if let text = string(name, of: holder) { return text }
      }
      let attributed = xml[holder].children.filter {
        xml[$0].name == "attributedString" && xml.attribute("key", of: $0) != "userComments"
      }
      let fragments = attributed.flatMap { xml.children("fragment", of: $0) }
      if !fragments.isEmpty {
        return fragments.compactMap { string("content", of: $0) }.joined()
      }
      if let text = string("placeholder", of: holder) ?? string("placeholderString", of: holder) {
        return text
      }
    }
    return nil
  }

  private func image(_ element: Int, look: Int) -> String? {
    for holder in [look, element] {
      if let name = xml.attribute("image", of: holder) { return name }
      if let reference = xml.child("imageReference", key: "image", of: holder) {
        return xml.attribute("image", of: reference)
      }
    }
    return xml.child("state", key: "normal", of: element)
      .flatMap { xml.attribute("image", of: $0) }
  }
}
