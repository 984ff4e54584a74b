// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The sizes of fonts that files name by their role, in points, at the default text size.
///
/// The figures are the platforms' own; 13 and 14 for the Mac's system and menu fonts are also those
/// that measured baselines agree with.
public enum InterfaceBuilderFontSizes {
  /// The size of an iOS text style, such as `UICTFontTextStyleBody`; nil for an unknown one.
  public static func iOSTextStyle(_ style: String) -> CGFloat? {
    let prefix = "UICTFontTextStyle"
    switch style.hasPrefix(prefix) ? String(style.dropFirst(prefix.count)) : style {
    case "Title0", "LargeTitle": return 34
    case "Title1": return 28
    case "Title2": return 22
    case "Title3": return 20
    case "Headline", "Body": return 17
    case "Callout": return 16
    case "Subhead": return 15
    case "Footnote": return 13
    case "Caption1": return 12
    case "Caption2": return 11
    default: return nil
    }
  }

  /// The size of a macOS text style, such as `headline`; 13 for an unknown one.
  public static func macTextStyle(_ style: String) -> CGFloat {
    switch style {
    case "largeTitle": 26
    case "title1": 22
    case "title2": 17
    case "title3": 15
    case "callout": 12
    case "subheadline": 11
    case "footnote", "caption1", "caption2": 10
    default: 13
    }
  }

  /// The size of a macOS font role, such as `smallSystem`; 13 for an unknown one.
  public static func macRole(_ role: String) -> CGFloat {
    switch role {
    case "smallSystem", "smallSystemBold", "toolTip": 11
    case "miniSystem", "miniSystemBold": 9
    case "label": 10
    case "cellTitle": 12
    case "menu": 14
    default: 13
    }
  }
}
