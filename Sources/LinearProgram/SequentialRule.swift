// SPDX-License-Identifier: GPL-3.0-or-later

/// What defines one variable of a `SequentialProgram` from earlier ones.
struct SequentialRule: Hashable, Sendable {
  /// The call that made the rule, for names and counts.
  enum Source: String, Hashable, Sendable {
    case parameter, clamp, largest, smallest, definition, unknown
  }

  /// The form in which the rule enters the program.
  enum Form: Hashable, Sendable {
    /// A fixed value.
    case fixed
    /// Any value between the bounds; only for programs whose solving is deferred.
    case open
    /// Equal to the argument.
    case equal
    /// The argument, kept between both bounds, which are finite.
    case between
    /// The largest of the arguments and the lower bound.
    case atLeast
    /// The smallest of the arguments and the upper bound.
    case atMost
  }

  let source: Source
  let form: Form
  let arguments: [LinearExpression]
  /// -infinity for none.
  let lower: Double
  /// Infinity for none.
  let upper: Double
  let origin: Origin?

  init(
    _ source: Source, _ form: Form, _ arguments: [LinearExpression] = [],
    lower: Double = -.infinity, upper: Double = .infinity, origin: Origin? = nil
  ) {
    self.source = source
    self.form = form
    self.arguments = arguments
    self.lower = lower
    self.upper = upper
    self.origin = origin
  }
}
