// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// Breaks a text for drawing where its measurer, which tells widths only, must have broken it.
enum SVGTextLines {
  /// What is drawn of a text at most, in characters: more is never legible.
  private static let longestText = 4_000

  /// The lines that stand in a size, the last one with an ellipsis where more would follow.
  static func lines(of leaf: TextLeaf, in size: CGSize) -> [String] {
    let lineHeight = leaf.measurer.metrics(of: leaf.font).lineHeight
    guard size.width > 0, size.height > 0, lineHeight > 0 else { return [] }
    let room = Int(min(max((size.height / lineHeight + 0.01).rounded(.down), 1), 1_000))
    var lines: [String] = []
    let paragraphs = leaf.text.prefix(longestText)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for paragraph in paragraphs where lines.count <= room {
      lines += broken(paragraph, of: leaf, within: size.width, atMost: room + 1)
    }
    guard lines.count > room else { return lines }
    return lines.prefix(room - 1) + [shortened(lines[room - 1], of: leaf, within: size.width)]
  }

  /// A line with an ellipsis in place of as many characters as it takes.
  private static func shortened(
    _ line: String, of leaf: TextLeaf, within width: CGFloat
  ) -> String {
    var kept = line
    while kept.count > 1 && !fits(kept + "…", leaf, within: width) { kept.removeLast() }
    return kept + "…"
  }

  private static func fits(_ text: String, _ leaf: TextLeaf, within width: CGFloat) -> Bool {
    let widths = leaf.measurer.lineWidths(of: text, font: leaf.font, within: .infinity)
    return (widths.max() ?? 0) <= width + 1e-6
  }

  private static func broken(
    _ paragraph: Substring, of leaf: TextLeaf, within width: CGFloat, atMost limit: Int
  ) -> [String] {
    func fits(_ text: String) -> Bool { Self.fits(text, leaf, within: width) }
    if fits(String(paragraph)) { return [String(paragraph)] }
    var lines: [String] = []
    var line = ""
    for word in paragraph.split(separator: " ") where lines.count < limit {
      let longer = line.isEmpty ? String(word) : line + " " + word
      if fits(longer) {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      line = ""
      // A word that is wider than the line breaks between characters.
      for character in word {
        if !line.isEmpty && !fits(line + String(character)) {
          lines.append(line)
          line = ""
        }
        line.append(character)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }
}
