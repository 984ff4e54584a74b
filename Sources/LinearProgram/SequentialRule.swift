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
  let arguments: Arguments
  /// -infinity for none.
  let lower: Double
  /// Infinity for none.
  let upper: Double
  let origin: Origin?

  init(
    _ source: Source, _ form: Form, _ arguments: Arguments = Arguments([]),
    lower: Double = -.infinity, upper: Double = .infinity, origin: Origin? = nil
  ) {
    self.source = source
    self.form = form
    self.arguments = arguments
    self.lower = lower
    self.upper = upper
    self.origin = origin
  }

  /// What a rule reads; nearly every rule reads one expression, which takes no list.
  struct Arguments: RandomAccessCollection, Hashable, Sendable {
    private let single: LinearExpression?
    private let several: [LinearExpression]

    /// A single argument.
    init(_ argument: LinearExpression) {
      single = argument
      several = []
    }

    /// Any number of arguments.
    init(_ arguments: [LinearExpression]) {
      single = arguments.count == 1 ? arguments[0] : nil
      several = arguments.count == 1 ? [] : arguments
    }

    var startIndex: Int { 0 }
    var endIndex: Int { single == nil ? several.count : 1 }

    subscript(position: Int) -> LinearExpression {
      guard let single else { return several[position] }
      precondition(position == 0, "a rule of one argument has no other")
      return single
    }
  }
}
