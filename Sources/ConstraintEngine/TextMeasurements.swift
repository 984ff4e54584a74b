// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The lines of texts by node and width: a text is broken once a width, whatever heights are asked.
struct TextMeasurements {
  private struct Broken {
    var width: CGFloat
    var lines: [CGFloat]
  }

  private var known: [NodeID: [Broken]] = [:]

  /// What a text answers to a proposal.
  mutating func answer(
    of text: TextLeaf, _ node: NodeID, to proposal: ProposedViewSize
  ) -> TextLeaf.Answer {
    text.answer(to: proposal) { width in lines(of: text, node, within: width) }
  }

  private mutating func lines(
    of text: TextLeaf, _ node: NodeID, within width: CGFloat
  ) -> [CGFloat] {
    let keepsLines = text.measurer.keepsFittingLines
    for broken in known[node] ?? [] {
      if broken.width == width { return broken.lines }
      // Lines that nothing but line feeds broke stay as they are where they fit.
      if keepsLines, broken.width == .infinity, broken.lines.allSatisfy({ $0 <= width }) {
        return broken.lines
      }
    }
    let lines = text.measurer.lineWidths(of: text.text, font: text.font, within: width)
    known[node, default: []].append(Broken(width: width, lines: lines))
    return lines
  }
}

extension TextLeaf {
  /// Whether the text is one line where the width is not bounded.
  var isOneParagraph: Bool {
    !text.unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
      default: false
      }
    }
  }
}
