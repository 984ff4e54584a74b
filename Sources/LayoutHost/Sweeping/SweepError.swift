// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// Why a scene could not be swept.
public enum SweepError: Error, Sendable, CustomStringConvertible {
  /// A length of the range is negative or infinite, or the step is not positive.
  case badRange(ClosedRange<CGFloat>, step: CGFloat)
  /// The range needs more layouts than the limit.
  case tooManyLayouts(limit: Int)
  /// The layout changes its formulas more often than the limit.
  case tooManyRegimes(limit: Int, near: CGFloat)
  /// Around a length a coordinate is no affine function of it, however closely one looks.
  case notAffine(near: CGFloat, view: String)
  /// A scene could not be laid out.
  case layout(LayoutError)

  /// What happened, without what to do.
  public var message: String {
    switch self {
    case .badRange(let range, let step):
      "\(PointText.text(range.lowerBound))...\(PointText.text(range.upperBound)) in steps of "
        + "\(PointText.text(step)) is no range of lengths"
    case .tooManyLayouts(let limit): "the range needs more than \(limit) layouts"
    case .tooManyRegimes(let limit, let length):
      "the layout changes its formulas more than \(limit) times, up to \(PointText.text(length))"
    case .notAffine(let length, let view):
      "near \(PointText.text(length)) the frame of \(view) is no affine function of the length"
    case .layout(let error): "\(error)"
    }
  }

  /// What to do; nil where the message says it.
  public var hint: String? {
    switch self {
    case .badRange: "both ends must be finite and not negative, the step positive"
    case .tooManyLayouts: "sweep a smaller range, or in larger steps"
    case .tooManyRegimes: "sweep a smaller range"
    case .notAffine:
      "ratios of lengths that both move, and layouts of one's own, may be curves; sweep a range "
        + "without them"
    case .layout: nil
    }
  }

  /// What happened and what to do.
  public var description: String { message + (hint.map { "; \($0)" } ?? "") }
}

/// How a scene is swept.
public struct SweepOptions: Sendable, Hashable {
  /// The distance of two lengths that are looked at, in points; 1 unless given.
  ///
  /// What changes and changes back within a step may be missed where texts or other decisions are
  /// involved. Where nothing is decided, the programs know every change, whatever the step.
  public var step: CGFloat
  /// The greatest number of regimes; 5,000 unless given.
  public var regimeLimit: Int
  /// The greatest number of layouts; 200,000 unless given.
  public var layoutLimit: Int

  /// Makes options; every default is named at its property.
  public init(step: CGFloat = 1, regimeLimit: Int = 5_000, layoutLimit: Int = 200_000) {
    self.step = step
    self.regimeLimit = regimeLimit
    self.layoutLimit = layoutLimit
  }
}
