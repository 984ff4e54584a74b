// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Draws a leaf as what it is.
enum SVGLeaf {
  /// Draws the leaf of a figure.
  static func draw(_ figure: SVGFigure, in writer: inout SVGWriter) {
    switch figure.kind {
    case .text(let leaf): SVGText.draw(leaf, figure, in: &writer)
    case .image: drawImage(figure, in: &writer)
    case .spacer(let spacer): drawSpring(figure, axis: spacer.axis, in: &writer)
    case .divider: drawDivider(figure, in: &writer)
    default: drawShape(figure, in: &writer)
    }
  }

  private static func drawShape(_ figure: SVGFigure, in writer: inout SVGWriter) {
    let frame = figure.frame
    let colours = figure.colours
    switch figure.type {
    case "Circle", "Ellipse":
      writer.element(
        "ellipse",
        [
          "cx": LengthText.text(frame.midX), "cy": LengthText.text(frame.midY),
          "rx": LengthText.text(frame.width / 2), "ry": LengthText.text(frame.height / 2),
          "fill": colours.fill, "stroke": colours.stroke,
        ], title: figure.title)
    default:
      writer.element(
        "rect", frame: frame,
        [
          "rx": LengthText.text(cornerRadius(of: figure)), "fill": colours.fill,
          "stroke": colours.stroke, "fill-opacity": figure.isBackground ? "1" : "0.9",
        ], title: figure.title)
    }
  }

  private static func cornerRadius(of figure: SVGFigure) -> CGFloat {
    let shorter = min(figure.frame.width, figure.frame.height)
    return switch figure.type {
    case "Capsule": shorter / 2
    case "RoundedRectangle": min(14, shorter / 3)
    default: min(2, shorter / 2)
    }
  }

  /// A box with its diagonals.
  private static func drawImage(_ figure: SVGFigure, in writer: inout SVGWriter) {
    let frame = figure.frame
    let left = LengthText.text(frame.minX)
    let right = LengthText.text(frame.maxX)
    let top = LengthText.text(frame.minY)
    let bottom = LengthText.text(frame.maxY)
    writer.group(title: figure.title, ["stroke": figure.colours.stroke]) { writer in
      writer.element("rect", frame: frame, ["rx": "2", "fill": figure.colours.fill])
      writer.element(
        "path",
        [
          "d": "M\(left) \(top)L\(right) \(bottom)M\(left) \(bottom)L\(right) \(top)",
          "stroke-width": "0.7", "stroke-opacity": "0.7",
        ])
    }
  }

  /// A line at least as thick as can be seen.
  private static func drawDivider(_ figure: SVGFigure, in writer: inout SVGWriter) {
    var frame = figure.frame
    let thinnest: CGFloat = 0.75
    frame.size.width = max(frame.width, thinnest)
    frame.size.height = max(frame.height, thinnest)
    writer.element("rect", frame: frame, ["fill": "#a3aebf"], title: figure.title)
  }

  /// A spring between two stops, along the axis on which the space pushes.
  private static func drawSpring(
    _ figure: SVGFigure, axis: Axis?, in writer: inout SVGWriter
  ) {
    let frame = figure.frame
    let axis = axis ?? (frame.width >= frame.height ? .horizontal : .vertical)
    let length = frame.size[axis]
    guard length > 0 else { return }
    let cross = axis == .horizontal ? frame.midY : frame.midX
    let start = axis == .horizontal ? frame.minX : frame.minY
    let points = spring(length: length).map { (along: start + $0.along, across: cross + $0.across) }
    let path = points.enumerated().map { index, point in
      let (x, y) =
        axis == .horizontal ? (point.along, point.across) : (point.across, point.along)
      return "\(index == 0 ? "M" : "L")\(LengthText.text(x)) \(LengthText.text(y))"
    }
    let stops = [start, start + length].map { stop in
      axis == .horizontal
        ? "M\(LengthText.text(stop)) \(LengthText.text(cross - 4))v8"
        : "M\(LengthText.text(cross - 4)) \(LengthText.text(stop))h8"
    }
    writer.element(
      "path",
      [
        "d": (path + stops).joined(), "fill": "none", "stroke": "#9db4d8", "stroke-width": "1",
      ], title: figure.title)
  }

  /// The points of a spring along its own axis: a straight piece at each end, and the windings.
  private static func spring(length: CGFloat) -> [(along: CGFloat, across: CGFloat)] {
    let windings = min(Int(length / 8), 24)
    guard windings > 1 else { return [(0, 0), (length, 0)] }
    let straight = min(8, length / 6)
    let step = (length - 2 * straight) / CGFloat(2 * windings)
    var points: [(along: CGFloat, across: CGFloat)] = [(0, 0), (straight, 0)]
    for half in 0..<(2 * windings) {
      let along = straight + (CGFloat(half) + 0.5) * step
      points.append((along, half % 2 == 0 ? -2.5 : 2.5))
    }
    return points + [(length - straight, 0), (length, 0)]
  }
}
