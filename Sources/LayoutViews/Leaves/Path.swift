// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// An outline of lines and curves, in points; as a view it takes what it is offered.
nonisolated public struct Path: Shape, Equatable {
  /// A piece of an outline.
  public enum Element: Sendable, Equatable {
    /// Starts at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A curve to a point with one control point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A curve to a point with two control points.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line to where the part started.
    case closeSubpath
  }

  private(set) var elements: [Element] = []

  /// Makes an empty path.
  public init() {}

  /// Makes a path by adding to an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Makes a path along a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Makes a path along a rectangle with round corners of radii in points.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Makes a path along a rectangle with round corners of a radius in points.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      roundedRect: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius),
      style: style)
  }

  /// Makes a path along a rectangle whose corners have radii of their own.
  public init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    addCorners(
      of: rect, topLeading: cornerRadii.topLeading.square,
      topTrailing: cornerRadii.topTrailing.square,
      bottomTrailing: cornerRadii.bottomTrailing.square,
      bottomLeading: cornerRadii.bottomLeading.square)
  }

  /// Makes a path along an ellipse.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// The path itself, wherever it is drawn.
  public func path(in rect: CGRect) -> Path { self }

  /// Whether the path has no pieces.
  public var isEmpty: Bool { elements.isEmpty }

  /// Calls a function with each piece.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Where the last piece ends; nil without one.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: start
    case nil: nil
    }
  }

  private var start: CGPoint? {
    for element in elements.reversed() {
      if case .move(let point) = element { return point }
    }
    return nil
  }

  /// The smallest rectangle around all points, control points included.
  public var boundingRect: CGRect {
    let points = elements.flatMap(\.points)
    guard let first = points.first else { return .null }
    return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { rect, point in
      rect.union(CGRect(origin: point, size: .zero))
    }
  }

  /// Starts a new part at a point.
  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
  /// Adds a straight line.
  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
  /// Adds a curve with one control point.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }
  /// Adds a curve with two control points.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }
  /// Goes back to where the part started.
  public mutating func closeSubpath() { elements.append(.closeSubpath) }

  /// Adds straight lines through points.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds all pieces of another path.
  public mutating func addPath(_ path: Path) { elements += path.elements }

  /// The path with all points moved.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.elements = elements.map { $0.mapped { $0.applying(transform) } }
    return path
  }

  /// The path moved by points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}

extension Path.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let first, let second): [first, second, point]
    case .closeSubpath: []
    }
  }

  func mapped(_ change: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let point): .move(to: change(point))
    case .line(let point): .line(to: change(point))
    case .quadCurve(let point, let control): .quadCurve(to: change(point), control: change(control))
    case .curve(let point, let first, let second):
      .curve(to: change(point), control1: change(first), control2: change(second))
    case .closeSubpath: .closeSubpath
    }
  }
}
