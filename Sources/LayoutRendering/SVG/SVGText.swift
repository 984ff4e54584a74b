// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Draws a text inside of its frame, with the lines into which it was measured.
enum SVGText {
  /// The fonts for everything that is written, of the widths that `TypeWidths` knows.
  static let family = "Helvetica Neue, Helvetica, Arial, Liberation Sans, sans-serif"

  /// Where the reader's font is wider than measured, its letters are condensed to no less than this
  /// share of their width; beyond that they are drawn smaller.
  private static let strongestCondensing: CGFloat = 0.8

  /// Draws the text of a figure, so that each line fits into what was measured for it.
  static func draw(_ leaf: TextLeaf, _ figure: SVGFigure, in writer: inout SVGWriter) {
    let frame = figure.frame
    let metrics = leaf.measurer.metrics(of: leaf.font)
    let lines = SVGTextLines.lines(of: leaf, in: frame.size)
    guard !lines.isEmpty, frame.width > 0 else { return }
    let widest = lines.map { TypeWidths.width(of: $0, weight: leaf.font.weight) }.max() ?? 0
    let fitting = frame.width / max(widest, 0.01)
    let size = max(
      min(leaf.font.size, metrics.lineHeight / 1.1, fitting / strongestCondensing), 0.1)
    let condensing = min(1, fitting / size)
    let isRightToLeft = figure.direction == .rightToLeft
    let clip = writer.clip(to: frame.insetBy(dx: -1, dy: -1))
    writer.group(
      title: figure.title,
      [
        "clip-path": clip, "font-family": family(of: leaf.font), "font-size": LengthText.text(size),
        "font-weight": weight(of: leaf.font), "fill": "#1f2937",
        "direction": isRightToLeft ? "rtl" : "ltr",
      ]
    ) { writer in
      writer.element(
        "rect", frame: frame, ["rx": "1.5", "fill": "#64748b", "fill-opacity": "0.06"])
      for (index, line) in lines.enumerated() {
        let baseline = frame.minY + metrics.ascent + CGFloat(index) * metrics.lineHeight
        let x = LengthText.text(isRightToLeft ? frame.maxX : frame.minX)
        let y = LengthText.text(baseline)
        if condensing == 1 {
          writer.text(line, ["x": x, "y": y])
        } else {
          let scale = LengthText.text(condensing)
          writer.text(line, ["transform": "translate(\(x) \(y)) scale(\(scale) 1)"])
        }
      }
    }
  }

  private static func family(of font: Font) -> String {
    switch font.design {
    case "monospaced": "Menlo, Consolas, Liberation Mono, monospace"
    case "serif": "Georgia, Times New Roman, Liberation Serif, serif"
    default: family
    }
  }

  private static func weight(of font: Font) -> String {
    switch font.weight {
    case "ultraLight": "200"
    case "thin": "100"
    case "light": "300"
    case "medium": "500"
    case "semibold": "600"
    case "bold": "700"
    case "heavy": "800"
    case "black": "900"
    default: "400"
    }
  }
}
