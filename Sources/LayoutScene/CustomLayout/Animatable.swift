// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A value that can be added and scaled, so that a path between two values exists.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by a factor.
  mutating func scale(by rhs: Double)
  /// The square of the length.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies by a factor.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// The data of something that does not animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable, Hashable {
  /// Makes the only value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (_: Self, _: Self) -> Self { Self() }
  /// The only value.
  public static func - (_: Self, _: Self) -> Self { Self() }
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that animate together.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Both zeros.
  public static var zero: Self { Self(.zero, .zero) }
  /// Adds part by part.
  public static func + (a: Self, b: Self) -> Self { Self(a.first + b.first, a.second + b.second) }
  /// Subtracts part by part.
  public static func - (a: Self, b: Self) -> Self { Self(a.first - b.first, a.second - b.second) }
  /// Multiplies both parts.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }
  /// The sum of both squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// A value with data between which a path exists.
public protocol Animatable {
  /// The type of the data.
  associatedtype AnimatableData: VectorArithmetic
  /// The data.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
