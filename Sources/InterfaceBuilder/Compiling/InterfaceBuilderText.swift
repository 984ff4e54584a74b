// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// Numbers and signs as Xcode shows them.
public enum InterfaceBuilderText {
  /// A length with at most three places.
  public static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    guard rounded.isFinite, abs(rounded) < 1e15 else { return String(describing: value) }
    if rounded == rounded.rounded() { return String(Int64(rounded)) }
    return String(rounded)
  }

  /// The sign of a comparison.
  static func symbol(_ kind: SceneRelation.Kind) -> String {
    switch kind {
    case .equal, .smallest: "="
    case .atLeast: "≥"
    case .atMost: "≤"
    }
  }
}

extension InterfaceBuilderDocument {
  /// The name that Xcode shows for a view: its label, its text, its class, or what it is.
  public func name(of view: Int) -> String {
    let info = views[view]
    for name in [info.userLabel, info.text] {
      let words = name?.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? ""
      if !words.isEmpty { return words.count > 40 ? words.prefix(39) + "…" : words }
    }
    if let customClass = info.customClass { return Self.words(customClass) }
    return Self.words(info.element)
  }

  /// The words of a name in which capitals start words: `Image View` of `imageView`.
  private static func words(_ name: String) -> String {
    var result = ""
    var previous: Character = " "
    for (position, character) in name.enumerated() {
      if position == 0 {
        result += character.uppercased()
      } else {
        if character.isUppercase, previous.isLowercase { result += " " }
        result.append(character)
      }
      previous = character
    }
    return result
  }

  /// A constraint in Xcode's words, such as `Title.leading = Avatar.trailing + 8`.
  public func text(of constraint: Constraint) -> String {
    let first = name(of: constraint.firstItem, beside: constraint.secondItem)
    var text = first.isEmpty ? "" : first + "."
    text += constraint.firstAttribute.rawValue
    switch constraint.relation {
    case .equal: text += " = "
    case .greaterThanOrEqual: text += " ≥ "
    case .lessThanOrEqual: text += " ≤ "
    }
    let number = InterfaceBuilderText.number(abs(constraint.constant))
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 {
        text += InterfaceBuilderText.number(constraint.multiplier) + " × "
      }
      let second = name(of: item, beside: constraint.firstItem)
      text += (second.isEmpty ? "" : second + ".") + attribute.rawValue
      if constraint.constant != 0 { text += (constraint.constant < 0 ? " - " : " + ") + number }
    } else {
      text += (constraint.constant < 0 ? "-" : "") + number
    }
    if constraint.priority < 1000 {
      text += " @ \(InterfaceBuilderText.number(constraint.priority))"
    }
    return text
  }

  /// The name of an item in a constraint; of a view around the other item, as Xcode does, only what
  /// it is to it.
  private func name(of item: Item, beside other: Item?) -> String {
    switch item {
    case .view(let view):
      if let other, self.view(of: other) != view, views[self.view(of: other)].parent == view {
        return "Superview"
      }
      return name(of: view)
    case .guide(let guide):
      switch guides[guide].kind {
      case .safeArea: return "Safe Area"
      case .contentLayoutGuide: return "Content Layout Guide"
      case .frameLayoutGuide: return "Frame Layout Guide"
      case .layoutMargins: return "Layout Margins Guide"
      case .readableContent: return "Readable Content Guide"
      case .keyboard: return "Keyboard"
      case .topLayoutGuide: return "Top Layout Guide"
      case .bottomLayoutGuide: return "Bottom Layout Guide"
      }
    }
  }
}
