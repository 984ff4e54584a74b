// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The sizes that views have by themselves.
extension LayoutCompiler {
  /// The length that a view has by itself along an axis.
  struct IntrinsicLength {
    /// The length in points.
    var length: CGFloat
    /// Whether it is the saved one, in place of what text and controls need.
    var isStandIn: Bool
  }

  /// Keeps a view at the size that it has by itself, at its two priorities.
  mutating func compileIntrinsicSize(of view: Int) {
    let info = document.views[view]
    for axis in Axis.allCases {
      guard let own = intrinsicLength(of: view, axis) else { continue }
      let source: Source = own.isStandIn ? .standIn(view) : .intrinsic(view)
      let length = area(of: view).length(axis)
      let name = "\(document.name(of: view)).\(axis == .horizontal ? "width" : "height")"
      let number = InterfaceBuilderText.number(own.length)
      let most = own.isStandIn ? LayoutRules.mostOfStandIns : 1000
      add(
        length, .atMost, constant(own.length), priority: min(info.hugging.along(axis), most),
        source,
        "\(name) ≤ \(number) (content hugging)")
      add(
        length, .atLeast, constant(own.length),
        priority: min(info.compressionResistance.along(axis), most), source,
        "\(name) ≥ \(number) (compression resistance)")
    }
  }

  /// The length that a view has by itself; nil where it has none.
  func intrinsicLength(of view: Int, _ axis: Axis) -> IntrinsicLength? {
    let axes = document.intrinsicAxes(of: view)
    guard axis == .horizontal ? axes.width : axes.height else { return nil }
    let info = document.views[view]
    // 1. What the file writes for it.
    if case .points(let length) = axis == .horizontal
      ? info.placeholderWidth : info.placeholderHeight
    {
      return IntrinsicLength(length: length, isStandIn: false)
    }
    if let designed = document.designedSizes[info.id],
      let length = axis == .horizontal ? designed.width : designed.height
    {
      return IntrinsicLength(length: length, isStandIn: false)
    }
    // 2. The size of its image; that of a symbol depends on the font around it.
    if info.element == "imageView", let name = info.image, !document.symbolNames.contains(name),
      let image = document.imageSizes[name]
    {
      return IntrinsicLength(
        length: axis == .horizontal ? image.width : image.height, isStandIn: false)
    }
    // 3. The size of its text, where that is measured.
    if options.measuresText, let size = measuredSize(of: view) {
      return IntrinsicLength(
        length: (axis == .horizontal ? size.width : size.height) + shift(of: view, axis),
        isStandIn: true)
    }
    // 4. The saved size stands in for what only the platform knows.
    guard let saved = info.savedFrame else { return nil }
    let outsets = outsets(of: view)
    let length = saved.length(axis) - outsets.start(axis) - outsets.end(axis)
    return IntrinsicLength(length: max(length, 0) + shift(of: view, axis), isStandIn: true)
  }

  /// What the fixed measurer finds for a label's text: as wide as its line, and as high as its lines
  /// at the saved width; nil for other views.
  private func measuredSize(of view: Int) -> CGSize? {
    let info = document.views[view]
    let isMac = document.platform == .macOS
    guard info.element == "label" || (isMac && info.element == "textField"),
      !info.control.isEditable, let text = info.text, let saved = info.savedFrame
    else { return nil }
    let limit = isMac ? 0 : info.control.numberOfLines
    let leaf = TextLeaf(
      text: text, font: Font(size: info.control.font?.pointSize ?? (isMac ? 13 : 17)),
      lineLimit: limit == 0 ? nil : limit, measurer: FixedTextMeasurer())
    let line = leaf.answer(to: .unspecified).size
    guard limit != 1, saved.width < line.width else { return line }
    return CGSize(
      width: line.width,
      height: leaf.answer(to: ProposedViewSize(width: saved.width, height: nil)).size.height)
  }

  /// By how much a stand-in is moved: nothing, or 3 to 11 points that follow from the id.
  private func shift(of view: Int, _ axis: Axis) -> CGFloat {
    guard options.movesStandIns else { return 0 }
    var hash: UInt64 = axis == .horizontal ? 0xCBF2_9CE4_8422_2325 : 0x8422_2325_CBF2_9CE4
    for byte in document.views[view].id.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    hash = (hash ^ (hash >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    return 3 + CGFloat((hash >> 40) % 801) / 100
  }
}
