// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// By how much the frames of Mac controls are larger than the rectangles that are aligned.
public enum InterfaceBuilderMacOutsets {
  private static let common = InterfaceBuilderMacLook.entries(table)
  private static let rare = InterfaceBuilderMacLook.entries(rareTable)

  /// The outsets in points of a control by look, era and the size of its frame; 0 if not known.
  ///
  /// An entry for the exact height goes before one for any height, as files saved by several
  /// versions of macOS keep old frames.
  public static func outsets(
    element: String, control: InterfaceBuilderDocument.Control, frameSize: CGSize,
    era: InterfaceBuilderMacEra
  ) -> InterfaceBuilderInsets {
    guard let look = InterfaceBuilderMacLook.key(element: element, control: control) else {
      return .zero
    }
    let isSeparator = element == "box" && control.type == "separator"
    let height =
      isSeparator
      ? (frameSize.width >= frameSize.height ? "h" : "v")
      : InterfaceBuilderMacLook.text(frameSize.height)
    for tier in tiers(look, height: height, era: era) {
      for entries in [common, rare] {
        for key in tier {
          guard let sides = entries[key], sides.count == 4 else { continue }
          return .init(left: sides[0], top: sides[1], right: sides[2], bottom: sides[3])
        }
      }
    }
    guard control.pullsDown else { return .zero }
    // Buttons that pull down look like those that pop up.
    var other = control
    other.pullsDown = false
    return outsets(element: element, control: other, frameSize: frameSize, era: era)
  }

  /// The keys under which an entry may stand, in tiers of which the first are the best.
  ///
  /// Frames that older builds saved keep their heights in the third era. The first era takes from
  /// the second what was not seen in it.
  private static func tiers(
    _ look: String, height: String, era: InterfaceBuilderMacEra
  ) -> [[String]] {
    let own = "\(era.rawValue)|\(look)"
    let second = "\(InterfaceBuilderMacEra.second.rawValue)|\(look)"
    return switch era {
    case .first:
      [
        ["\(own)|\(height)"], ["\(own)|*", own], ["\(second)|\(height)"],
        ["\(second)|*", second],
      ]
    case .second: [["\(own)|\(height)"], ["\(own)|*", own]]
    case .third: [["\(own)|\(height)", "\(second)|\(height)"], ["\(own)|*", own]]
    }
  }
}

/// By how much the frames of iOS controls are larger than the rectangles that are aligned.
///
/// Evidence: fitted to the saved frames of 2,361 public files for iOS and tvOS.
public enum InterfaceBuilderIOSOutsets {
  /// The outsets in points of an element; 0 for all but switch, slider and segmented control.
  public static func outsets(element: String) -> InterfaceBuilderInsets {
    switch element {
    case "switch": .init(right: 2)
    case "slider": .init(left: 2, right: 2, bottom: 1)
    case "segmentedControl": .init(bottom: 1)
    default: .zero
    }
  }
}

extension InterfaceBuilderDocument {
  /// By how much a view's frame is larger than the rectangle that is aligned, in points.
  public func alignmentOutsets(of index: Int) -> InterfaceBuilderInsets {
    let view = views[index]
    guard platform == .macOS else {
      return InterfaceBuilderIOSOutsets.outsets(element: view.element)
    }
    return InterfaceBuilderMacOutsets.outsets(
      element: view.element, control: view.control, frameSize: view.savedFrame?.size ?? .zero,
      era: InterfaceBuilderMacEra(build: toolsVersion.build))
  }
}
