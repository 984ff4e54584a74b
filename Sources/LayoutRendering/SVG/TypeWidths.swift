// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// How wide readers' sans-serif fonts draw a text: Helvetica's advances, which Arial and Liberation
/// Sans share.
enum TypeWidths {
  /// The advances of the printable ASCII characters from the space on, in thousandths of an em.
  private static let advances: [Int] = [
    278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278,
    556, 556, 556, 556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556,
    1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
    667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556,
    333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833, 556, 556,
    556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
  ]

  /// The width of a text in ems; bold weights are drawn a little wider.
  static func width(of text: String, weight: String = "regular") -> CGFloat {
    let thousandths = text.reduce(0) { $0 + advance(of: $1) }
    let isBold = ["semibold", "bold", "heavy", "black"].contains(weight)
    return CGFloat(thousandths) / 1_000 * (isBold ? 1.07 : 1)
  }

  private static func advance(of character: Character) -> Int {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    switch scalar.value {
    case 0x20...0x7E: return advances[Int(scalar.value) - 0x20]
    case 0x1100...: return scalar.properties.isEmojiPresentation ? 1_300 : 1_000
    default: return 600
    }
  }
}
