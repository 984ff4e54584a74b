// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How a change would move; nothing moves here, changes take effect at once.
public struct Animation: Sendable, Hashable {
  let name: String

  /// The platform's animation.
  public static let `default` = Animation(name: "default")
  /// With one speed.
  public static let linear = Animation(name: "linear")
  /// With a slow start.
  public static let easeIn = Animation(name: "easeIn")
  /// With a slow end.
  public static let easeOut = Animation(name: "easeOut")
  /// With a slow start and a slow end.
  public static let easeInOut = Animation(name: "easeInOut")
  /// Like a spring.
  public static let spring = Animation(name: "spring")
  /// Like a spring that swings.
  public static let bouncy = Animation(name: "bouncy")
  /// Like a spring that does not swing.
  public static let smooth = Animation(name: "smooth")
  /// Like a short spring.
  public static let snappy = Animation(name: "snappy")

  /// With one speed for some seconds.
  public static func linear(duration: TimeInterval) -> Animation { .linear }
  /// With a slow start for some seconds.
  public static func easeIn(duration: TimeInterval) -> Animation { .easeIn }
  /// With a slow end for some seconds.
  public static func easeOut(duration: TimeInterval) -> Animation { .easeOut }
  /// With a slow start and a slow end for some seconds.
  public static func easeInOut(duration: TimeInterval) -> Animation { .easeInOut }
  /// Like a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation { .spring }
  /// Like a spring.
  public static func spring(duration: TimeInterval, bounce: Double = 0) -> Animation { .spring }

  /// The animation some seconds later.
  public func delay(_ delay: TimeInterval) -> Animation { self }
  /// The animation faster or slower.
  public func speed(_ speed: Double) -> Animation { self }
  /// The animation several times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Animation { self }
  /// The animation without an end.
  public func repeatForever(autoreverses: Bool = true) -> Animation { self }
}

/// What goes with a change.
public struct Transaction: Sendable {
  /// The animation, if any.
  public var animation: Animation?

  /// Makes a transaction without an animation.
  public init() {}
  /// Makes a transaction with an animation.
  public init(animation: Animation?) { self.animation = animation }
}

/// How a view would come and go.
public struct AnyTransition: Sendable {
  /// At once.
  public static let identity = AnyTransition()
  /// By its opacity.
  public static let opacity = AnyTransition()
  /// From the leading edge.
  public static let slide = AnyTransition()
  /// By its size.
  public static let scale = AnyTransition()
  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
  /// By its size from a point.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition()
  }
  /// From a place.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
  /// Differently in both directions.
  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { AnyTransition() }
  /// Together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// Makes a change; it takes effect at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}

/// Makes a change; it takes effect at once.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  try body()
}
