// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The distances of baselines in Mac controls.
public enum InterfaceBuilderMacBaselines {
  private static let entries = InterfaceBuilderMacLook.entries(table)
    .merging(InterfaceBuilderMacLook.entries(rareTable)) { sure, _ in sure }

  /// The distance in points from the frame's bottom up to the baseline; nil if not known.
  ///
  /// The control's own era is searched before the others, and the exact font size before any other.
  public static func distanceFromBottom(
    element: String, control: InterfaceBuilderDocument.Control, frameHeight: CGFloat,
    era: InterfaceBuilderMacEra
  ) -> CGFloat? {
    guard let look = InterfaceBuilderMacLook.key(element: element, control: control) else {
      return nil
    }
    let eras = [era] + InterfaceBuilderMacEra.allCases.filter { $0 != era }
    let own = control.font?.pointSize.map { [InterfaceBuilderMacLook.text($0)] } ?? []
    let height = InterfaceBuilderMacLook.text(frameHeight)
    for font in own + ["13", "11", "12", "14"] {
      for era in eras {
        let key = "\(era.rawValue)|\(look)|\(height)|\(font)"
        if let distance = entries[key]?.first { return distance }
      }
    }
    return nil
  }
}

extension InterfaceBuilderDocument {
  /// The distances in points from a view's top to its first and last baseline; nil if not known.
  ///
  /// They hold for the view's saved height. On iOS the baselines of text in another font than the
  /// system's, or of an unknown size, are not known; the number of lines is the saved height's.
  public func baselines(of index: Int) -> (first: CGFloat, last: CGFloat)? {
    let view = views[index]
    guard let height = view.savedFrame?.size.height else { return nil }
    if platform == .macOS {
      let distance = InterfaceBuilderMacBaselines.distanceFromBottom(
        element: view.element, control: view.control, frameHeight: height,
        era: InterfaceBuilderMacEra(build: toolsVersion.build))
      return distance.map { (height - $0, height - $0) }
    }
    guard ["label", "button", "textField", "secureTextField"].contains(view.element),
      view.control.font?.isSystem ?? true
    else { return nil }
    let absent: CGFloat? = view.element == "label" ? 17 : nil
    guard let size = view.control.font?.pointSize ?? absent, size > 0 else { return nil }
    let lines = lines(of: view, height: height, size: size)
    return (
      InterfaceBuilderFontMetrics.firstBaseline(height: height, pointSize: size, lines: lines),
      InterfaceBuilderFontMetrics.lastBaseline(height: height, pointSize: size, lines: lines)
    )
  }

  private func lines(of view: View, height: CGFloat, size: CGFloat) -> Int {
    guard view.element == "label", view.control.numberOfLines != 1 else { return 1 }
    let fitting = Int((height / (InterfaceBuilderFontMetrics.line * size) + 0.05).rounded(.down))
    let limit = view.control.numberOfLines
    return max(1, limit == 0 ? fitting : min(limit, fitting))
  }
}
