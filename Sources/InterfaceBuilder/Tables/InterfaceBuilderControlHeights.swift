// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The heights that controls have by themselves, in points.
///
/// Evidence: the most frequent saved heights in 3,050 public files.
public enum InterfaceBuilderControlHeights {
  /// The height of an iOS label's lines in the system font, rounded up to whole pixels.
  ///
  /// - Parameter scale: The pixels of a point; 2 by default. Builds that saved whole points have 1.
  public static func iOSLabel(pointSize: CGFloat, lines: Int = 1, scale: CGFloat = 2) -> CGFloat {
    let height = InterfaceBuilderFontMetrics.line * pointSize * CGFloat(max(lines, 1))
    return (height * scale).rounded(.up) / max(scale, 1)
  }

  /// The height of an iOS or tvOS control by element and build; nil where it depends on contents.
  public static func iOS(element: String, style: String? = nil, build: Int) -> CGFloat? {
    switch element {
    case "button", "slider": 30
    case "textField", "secureTextField": build < 14800 ? 30 : 34
    case "switch", "segmentedControl": 31
    case "stepper": 32
    case "activityIndicatorView": style == "whiteLarge" || style == "large" ? 37 : 20
    case "progressView": build < 14800 ? 2 : 4
    case "searchBar": build < 14800 ? 44 : 56
    case "toolbar": build < 14800 ? 44 : 49
    case "navigationBar": 44
    case "pickerView", "datePicker": 216
    default: nil
    }
  }

  /// The frame height of a Mac control by element, look and build; nil where it is not known.
  public static func mac(
    element: String, control: InterfaceBuilderDocument.Control, build: Int
  ) -> CGFloat? {
    let isSmall = control.size == "small"
    switch (element, control.type) {
    case ("textField", _) where control.borderStyle == nil:
      if control.font?.pointSize == 11 { return 14 }
      return build < 17000 ? 17 : 16
    case ("textField", _), ("secureTextField", _): return isSmall ? 19 : 21
    case ("button", "check"), ("button", "radio"): return isSmall ? 16 : 18
    case ("button", "push"): return isSmall ? 27 : 32
    case ("popUpButton", _) where control.bezelStyle == "rounded": return isSmall ? 22 : 25
    case ("switch", _): return 25
    case ("box", "separator"): return 5
    default: return nil
    }
  }
}
