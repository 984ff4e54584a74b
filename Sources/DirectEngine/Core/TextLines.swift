// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// The lines into which texts were broken, by text and width: heights only choose among them.
struct TextLines {
  private struct Entry {
    var width: CGFloat
    var lines: [CGFloat]
    var next: Int32
  }

  private var entries: [Entry] = []
  private var first: [Int32]

  /// Makes room for a number of texts.
  init(textCount: Int) { first = [Int32](repeating: -1, count: textCount) }

  /// The number of entries.
  var count: Int { entries.count }

  /// Forgets the lines of a text.
  mutating func forget(_ number: Int) { first[number] = -1 }

  /// The widths of a text's lines within a width, in points.
  mutating func lines(of text: TextLeaf, number: Int, within width: CGFloat) -> [CGFloat] {
    var index = first[number]
    while index >= 0 {
      let entry = entries[Int(index)]
      if entry.width == width || isUnbroken(entry, text, within: width) { return entry.lines }
      index = entry.next
    }
    let lines = text.measurer.lineWidths(of: text.text, font: text.font, within: width)
    entries.append(Entry(width: width, lines: lines, next: first[number]))
    first[number] = Int32(entries.count - 1)
    return lines
  }

  /// Whether lines that nothing broke are narrow enough for a width.
  private func isUnbroken(_ entry: Entry, _ text: TextLeaf, within width: CGFloat) -> Bool {
    guard entry.width == .infinity && text.measurer.keepsFittingLines else { return false }
    return entry.lines.allSatisfy { $0 <= width }
  }
}
