// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension CGFloat {
  /// A size whose sides both have this length.
  var square: CGSize { CGSize(width: self, height: self) }
}

extension Path {
  /// How far a control point of a quarter circle stands from its corner's tangent point, in radii.
  private static let quarter: CGFloat = 0.552_284_749_830_793_4

  /// Adds a rectangle.
  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// Adds a rectangle with round corners of radii in points, at most half the sides.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addCorners(
      of: rect, topLeading: cornerSize, topTrailing: cornerSize, bottomTrailing: cornerSize,
      bottomLeading: cornerSize)
  }

  /// Adds an ellipse that touches all sides of a rectangle.
  public mutating func addEllipse(in rect: CGRect) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: rect.width / 2, height: rect.height / 2))
  }

  /// Adds a part of a circle, in pieces of at most a quarter.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {
    let full = 2 * Double.pi
    var sweep = endAngle.radians - startAngle.radians
    // SwiftUI's `clockwise` is meant with y upwards: false turns from x towards y here.
    if clockwise {
      while sweep > 0 { sweep -= full }
      sweep = max(sweep, -full)
    } else {
      while sweep < 0 { sweep += full }
      sweep = min(sweep, full)
    }
    let point = { (angle: Double) -> CGPoint in
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let first = point(startAngle.radians)
    if isEmpty { move(to: first) } else { addLine(to: first) }
    let count = max(1, Int((abs(sweep) / (full / 4)).rounded(.up)))
    let step = sweep / Double(count)
    let reach = radius * 4 / 3 * tan(step / 4)
    for index in 0..<count {
      let (from, to) = (
        startAngle.radians + step * Double(index), startAngle.radians + step * Double(index + 1)
      )
      let (a, b) = (point(from), point(to))
      addCurve(
        to: b, control1: CGPoint(x: a.x - reach * sin(from), y: a.y + reach * cos(from)),
        control2: CGPoint(x: b.x + reach * sin(to), y: b.y - reach * cos(to)))
    }
  }

  /// Adds a rectangle with four corners of their own.
  mutating func addCorners(
    of rect: CGRect, topLeading: CGSize, topTrailing: CGSize, bottomTrailing: CGSize,
    bottomLeading: CGSize
  ) {
    let half = CGSize(width: rect.width / 2, height: rect.height / 2)
    let corners = [
      (CGPoint(x: rect.maxX, y: rect.minY), topTrailing, CGPoint(x: -1, y: 1), true),
      (CGPoint(x: rect.maxX, y: rect.maxY), bottomTrailing, CGPoint(x: -1, y: -1), false),
      (CGPoint(x: rect.minX, y: rect.maxY), bottomLeading, CGPoint(x: 1, y: -1), true),
      (CGPoint(x: rect.minX, y: rect.minY), topLeading, CGPoint(x: 1, y: 1), false),
    ]
    for (index, (corner, radii, inward, entersAlongX)) in corners.enumerated() {
      let dx = inward.x * min(max(radii.width, 0), half.width)
      let dy = inward.y * min(max(radii.height, 0), half.height)
      let alongX = CGPoint(x: corner.x + dx, y: corner.y)
      let alongY = CGPoint(x: corner.x, y: corner.y + dy)
      let controlX = CGPoint(x: corner.x + dx * (1 - Self.quarter), y: corner.y)
      let controlY = CGPoint(x: corner.x, y: corner.y + dy * (1 - Self.quarter))
      let (entry, exit) = entersAlongX ? (alongX, alongY) : (alongY, alongX)
      if index == 0 { move(to: entry) } else { addLine(to: entry) }
      if dx != 0 && dy != 0 {
        addCurve(
          to: exit, control1: entersAlongX ? controlX : controlY,
          control2: entersAlongX ? controlY : controlX)
      }
    }
    closeSubpath()
  }
}
