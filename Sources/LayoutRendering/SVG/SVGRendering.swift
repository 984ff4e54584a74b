// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Draws frames as a picture in SVG: leaves filled, containers as dashed outlines, texts as text.
///
/// One point is one unit of the picture, which grows beyond the container where views stand outside
/// of it. Colours follow the type, the depth and the place among siblings. The same report always
/// gives the same bytes.
public enum SVGRendering {
  /// The room around what is drawn, in points.
  static let margin: CGFloat = 20

  /// Labels are searched room for among so many views at most; larger pictures have none.
  static let mostLabelledItems = 1_500

  /// The picture of a report, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - report: what is drawn.
  ///   - usesRounded: whether frames are drawn as rounded to pixels; off by default.
  public static func text(of report: LayoutReport, usesRounded: Bool = false) -> String {
    // 1. What is drawn where.
    let all = LayoutTree(report, order: .painted).items
    let figures = figures(all, of: report, usesRounded: usesRounded)
    let container = containerFrame(of: report)
    let bounds = bounds(of: figures, in: container, margin: margin)
    // 2. The canvas, and all on it.
    var writer = SVGWriter()
    begin(&writer, bounds: bounds, report: report, omitted: all.count - figures.count)
    draw(figures, in: container, &writer)
    return writer.finished()
  }

  /// Draws a report without a canvas.
  static func draw(_ report: LayoutReport, in writer: inout SVGWriter) {
    draw(figures(of: report), in: containerFrame(of: report), &writer)
  }

  private static func draw(
    _ figures: [SVGFigure], in container: CGRect?, _ writer: inout SVGWriter
  ) {
    // The container, leaves from the back to the front, the outlines of containers, names on top.
    if let container { draw(container: container, in: &writer) }
    writer.group(["stroke-linejoin": "round", "stroke-linecap": "round"]) { writer in
      for figure in figures where figure.isLeaf { SVGLeaf.draw(figure, in: &writer) }
    }
    writer.group([
      "fill": "none", "stroke-width": "0.8", "stroke-dasharray": "3 2.4", "stroke-opacity": "0.75",
    ]) { writer in
      for figure in figures where !figure.isLeaf { drawOutline(figure, in: &writer) }
    }
    let labels = figures.count > mostLabelledItems ? [] : SVGLabels(figures).labels
    writer.group([
      "font-family": SVGText.family, "text-anchor": "middle", "pointer-events": "none",
    ]) { writer in
      for label in labels { label.draw(in: &writer) }
    }
  }

  /// What is drawn of a report, with exact frames.
  static func figures(of report: LayoutReport) -> [SVGFigure] {
    figures(LayoutTree(report, order: .painted).items, of: report, usesRounded: false)
  }

  private static func figures(
    _ all: [LayoutTree.Item], of report: LayoutReport, usesRounded: Bool
  ) -> [SVGFigure] {
    all.indices.compactMap { index in
      SVGFigure(
        all, at: index, in: report.scene, rounding: usesRounded ? report.rounding : nil)
    }
  }

  // MARK: The picture

  /// The container, or the root where it was offered a proposal; nil where it is not finite.
  static func containerFrame(of report: LayoutReport) -> CGRect? {
    let size: CGSize
    switch report.scene.request {
    case .container(let container): size = container
    case .proposal: size = report.frames.size
    }
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return CGRect(origin: .zero, size: size)
  }

  static func bounds(
    of figures: [SVGFigure], in container: CGRect?, margin: CGFloat
  ) -> CGRect {
    var (left, top) = (container?.minX ?? 0, container?.minY ?? 0)
    var (right, bottom) = (container?.maxX ?? 0, container?.maxY ?? 0)
    for figure in figures {
      left = min(left, figure.frame.minX)
      top = min(top, figure.frame.minY)
      right = max(right, figure.frame.maxX)
      bottom = max(bottom, figure.frame.maxY)
    }
    return CGRect(
      x: left - margin, y: top - margin, width: right - left + 2 * margin,
      height: bottom - top + 2 * margin)
  }

  private static func begin(
    _ writer: inout SVGWriter, bounds: CGRect, report: LayoutReport, omitted: Int
  ) {
    let root = report.scene.entries.first { report.frames[$0.node] != nil }
    let name = root.map { $0.id ?? $0.type } ?? "nothing"
    writer.begin(
      viewBox: bounds,
      title: "Layout of \(name), \(LengthText.text(report.frames.size)) points",
      description: omitted == 0
        ? nil : "Not shown because they are not finite: \(omitted) of the views.")
    writer.element(
      "rect", frame: bounds, ["rx": "12", "fill": "#f4f6fa"])
  }

  private static func draw(container: CGRect, in writer: inout SVGWriter) {
    writer.element(
      "rect", frame: container.offsetBy(dx: 0, dy: 2), ["fill": "#1e293b", "fill-opacity": "0.08"])
    writer.element(
      "rect", frame: container, ["fill": "#ffffff", "stroke": "#c3ccd9", "stroke-width": "1"])
  }

  private static func drawOutline(_ figure: SVGFigure, in writer: inout SVGWriter) {
    writer.element(
      "rect", frame: figure.frame, ["rx": "2", "stroke": figure.colours.stroke],
      title: figure.title)
  }
}
