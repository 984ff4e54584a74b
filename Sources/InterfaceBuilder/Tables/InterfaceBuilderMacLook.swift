// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The time in which a Mac file was saved, by which the looks of controls differ.
public enum InterfaceBuilderMacEra: String, Sendable, Hashable, CaseIterable {
  /// Builds before 17000.
  case first = "A"
  /// Builds from 17000 to 24127.
  case second = "B"
  /// Builds from 24128, with the look of macOS 26.
  case third = "C"

  /// The era of a build of Interface Builder.
  public init(build: Int) {
    self = build < 17000 ? .first : build < 24128 ? .second : .third
  }
}

/// What a Mac control looks like, as the key of the tables of outsets and baselines.
enum InterfaceBuilderMacLook {
  /// The key of a control, without era, height and font; nil for a view that no table has.
  static func key(
    element: String, control: InterfaceBuilderDocument.Control
  ) -> String? {
    switch element {
    case "textField": join(element, control.borderStyle, nil)
    case "secureTextField", "tokenField": join(element, nil)
    case "button":
      join(
        element, control.type, control.bezelStyle, control.size, nil,
        control.imagePosition == "only" ? "only" : nil)
    case "popUpButton":
      join(
        element, control.bezelStyle, control.size, control.borderStyle,
        control.pullsDown ? "yes" : "no")
    case "box": join(element, control.type, control.titlePosition)
    case "segmentedControl", "progressIndicator": join(element, control.style, control.size)
    case "slider":
      join(
        element, control.type ?? "linear", control.tickMarkPosition, control.size,
        control.tickMarkCount > 0 ? "yes" : "no")
    case "comboBox", "stepper", "datePicker", "searchField", "levelIndicator", "pathControl":
      join(element, control.size)
    case "tabView": join(element, control.type, control.drawsBackground == false ? "NO" : nil)
    case "switch", "colorWell": element
    default: nil
    }
  }

  private static func join(_ element: String, _ parts: String?...) -> String {
    ([element] + parts.map { $0 ?? "-" }).joined(separator: "|")
  }

  /// The entries of a table's text: each line's key, and the numbers after its blanks.
  static func entries(_ table: String) -> [String: [CGFloat]] {
    var entries: [String: [CGFloat]] = [:]
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard let key = words.first else { continue }
      entries[String(key)] = words.dropFirst().compactMap { Double($0).map { CGFloat($0) } }
    }
    return entries
  }

  /// A length as the tables write it, rounded to whole points.
  static func text(_ length: CGFloat) -> String {
    length.isFinite && abs(length) < 100_000 ? String(Int(length.rounded())) : "*"
  }
}
