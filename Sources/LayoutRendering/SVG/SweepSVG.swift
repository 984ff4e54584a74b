// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Draws a sweep as a strip: the layout in the middle of each regime, side by side, with the lengths
/// of the regime below and the breakpoints between.
public enum SweepSVG {
  /// Regimes beyond so many are not drawn, only counted.
  static let mostRegimes = 60
  /// The room for a drawing, in points.
  private static let room = CGSize(width: 240, height: 240)
  private static let gap: CGFloat = 48
  private static let captionHeight: CGFloat = 44
  private static let margin: CGFloat = 24
  /// The room for a caption with two long numbers.
  private static let captionWidth: CGFloat = 120

  private struct Drawing {
    var regime: LayoutSweep.Regime
    var report: LayoutReport
    var bounds: CGRect
  }

  /// The picture of a sweep, with a line feed at the end.
  public static func text(of sweep: LayoutSweep) -> String {
    // 1. The drawings, all in one scale.
    let drawings = sweep.regimes.prefix(mostRegimes).map { drawing(of: $0, in: sweep) }
    let widest = drawings.map(\.bounds.width).max() ?? 1
    let highest = drawings.map(\.bounds.height).max() ?? 1
    let scale = min(1, room.width / max(widest, 1), room.height / max(highest, 1))
    // 2. The strip.
    let omitted = sweep.regimes.count - drawings.count
    let widths = drawings.map { max($0.bounds.width * scale, captionWidth) }
    let width = widths.reduce(0, +) + gap * CGFloat(max(drawings.count - 1, 0)) + 2 * margin
    let height = highest * scale + captionHeight + 2 * margin
    let bounds = CGRect(x: 0, y: 0, width: max(width, 200), height: height)
    var writer = SVGWriter()
    let name = sweep.axis == .horizontal ? "width" : "height"
    writer.begin(
      viewBox: bounds,
      title: "Layouts for a \(name) from \(FormulaText.border(sweep.range.lowerBound)) to "
        + "\(FormulaText.border(sweep.range.upperBound)) points",
      description: omitted > 0 ? "Not drawn: \(omitted) more regimes." : nil)
    writer.element("rect", frame: bounds, ["rx": "12", "fill": "#f4f6fa"])
    // 3. Each drawing with its caption, and the breakpoint before it.
    var left = margin
    for (index, drawing) in drawings.enumerated() {
      if index > 0 { mark(drawing.regime, at: left - gap / 2, height, in: &writer) }
      draw(drawing, left: left, width: widths[index], scale: scale, in: &writer)
      caption(drawing.regime, sweep.axis, at: left + widths[index] / 2, height, in: &writer)
      left += widths[index] + gap
    }
    return writer.finished()
  }

  private static func drawing(
    of regime: LayoutSweep.Regime, in sweep: LayoutSweep
  ) -> Drawing {
    let length = (regime.from + regime.to) / 2
    var scene = sweep.scene
    scene.request = scene.request.replacing(sweep.axis, by: length)
    var frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    for view in regime.views { frames[view.entry.node.index] = view.frame(at: length) }
    let size = regime.views.first?.frame(at: length).size ?? .zero
    let report = LayoutReport(
      scene: scene, frames: LayoutFrames(frames: frames, size: size), engine: "sweep")
    let bounds = SVGRendering.bounds(
      of: SVGRendering.figures(of: report), in: SVGRendering.containerFrame(of: report), margin: 2)
    return Drawing(regime: regime, report: report, bounds: bounds)
  }

  private static func draw(
    _ drawing: Drawing, left: CGFloat, width: CGFloat, scale: CGFloat, in writer: inout SVGWriter
  ) {
    let inset = (width - drawing.bounds.width * scale) / 2
    let x = LengthText.text(left + inset - drawing.bounds.minX * scale)
    let y = LengthText.text(margin - drawing.bounds.minY * scale)
    let transform = "translate(\(x) \(y)) scale(\(FormulaText.factor(scale)))"
    writer.group(["transform": transform]) { writer in
      SVGRendering.draw(drawing.report, in: &writer)
    }
  }

  private static func caption(
    _ regime: LayoutSweep.Regime, _ axis: Axis, at x: CGFloat, _ height: CGFloat,
    in writer: inout SVGWriter
  ) {
    let text = FormulaText.interval(regime, axis).replacingOccurrences(of: "<=", with: "≤")
    writer.text(
      text,
      [
        "x": LengthText.text(x), "y": LengthText.text(height - margin), "font-size": "11",
        "text-anchor": "middle", "font-family": SVGText.family, "fill": "#334155",
      ])
  }

  private static func mark(
    _ regime: LayoutSweep.Regime, at x: CGFloat, _ height: CGFloat, in writer: inout SVGWriter
  ) {
    let place = LengthText.text(x)
    writer.element(
      "line",
      [
        "x1": place, "x2": place, "y1": LengthText.text(margin),
        "y2": LengthText.text(height - margin - 30), "stroke": "#94a3b8", "stroke-width": "1",
        "stroke-dasharray": "4 3",
      ], title: regime.changes.map(\.text).joined(separator: "; "))
    writer.text(
      FormulaText.border(regime.from),
      [
        "x": place, "y": LengthText.text(height - margin - 16), "font-size": "10",
        "text-anchor": "middle", "font-family": SVGText.family, "fill": "#64748b",
      ])
  }
}
