// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Colours with their places from 0 to 1.
public struct Gradient: ShapeStyle, Hashable {
  /// A colour with its place.
  public struct Stop: Sendable, Hashable {
    /// The colour.
    public var color: Color
    /// The place from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours.
  public var stops: [Stop]

  /// Makes a gradient from stops.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient from colours at equal distances.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View {
  let gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a style from a gradient.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }

  /// Makes a style from colours.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a style from stops.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.flexible), type: "LinearGradient")]
  }
}

/// Colours around a point.
nonisolated public struct RadialGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a style from a gradient with radii in points.
  public init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }

  /// Makes a style from colours with radii in points.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius,
      endRadius: endRadius)
  }
}

extension RadialGradient: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.flexible), type: "RadialGradient")]
  }
}

/// Colours by the direction from a point.
nonisolated public struct AngularGradient: ShapeStyle, View {
  let gradient: Gradient
  let center: UnitPoint

  /// Makes a style from a gradient.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
  }

  /// Makes a style from colours.
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
}

extension AngularGradient: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.flexible), type: "AngularGradient")]
  }
}

extension Color {
  /// A soft gradient of the colour.
  public var gradient: Gradient { Gradient(colors: [self, self]) }
}
