// SPDX-License-Identifier: GPL-3.0-or-later

extension LinearExpression: AdditiveArithmetic {
  /// The sum of two expressions.
  @inlinable
  public static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  /// The difference of two expressions.
  @inlinable
  public static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  /// Adds an expression in place.
  @inlinable
  public static func += (left: inout LinearExpression, right: LinearExpression) {
    left.add(right, times: 1)
  }

  /// Subtracts an expression in place.
  @inlinable
  public static func -= (left: inout LinearExpression, right: LinearExpression) {
    left.add(right, times: -1)
  }

  /// The sum of an expression and a number.
  @inlinable
  public static func + (left: LinearExpression, right: Double) -> LinearExpression {
    left.adding(constant: right)
  }

  /// The sum of a number and an expression.
  @inlinable
  public static func + (left: Double, right: LinearExpression) -> LinearExpression {
    right.adding(constant: left)
  }

  /// The difference of an expression and a number.
  @inlinable
  public static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left.adding(constant: -right)
  }

  /// The difference of a number and an expression.
  @inlinable
  public static func - (left: Double, right: LinearExpression) -> LinearExpression {
    LinearExpression(left).adding(right, times: -1)
  }

  /// Adds a number in place.
  @inlinable
  @_disfavoredOverload  // so that a literal is not ambiguous
  public static func += (left: inout LinearExpression, right: Double) {
    left = left.adding(constant: right)
  }

  /// Subtracts a number in place.
  @inlinable
  @_disfavoredOverload  // so that a literal is not ambiguous
  public static func -= (left: inout LinearExpression, right: Double) {
    left = left.adding(constant: -right)
  }

  /// The expression with every sign turned.
  @inlinable
  public static prefix func - (expression: LinearExpression) -> LinearExpression {
    expression.multiplied(by: -1)
  }

  /// The expression, each part multiplied by a number.
  @inlinable
  public static func * (left: LinearExpression, right: Double) -> LinearExpression {
    left.multiplied(by: right)
  }

  /// The expression, each part multiplied by a number.
  @inlinable
  public static func * (left: Double, right: LinearExpression) -> LinearExpression {
    right.multiplied(by: left)
  }

  /// The expression, each part divided by a number.
  @inlinable
  public static func / (left: LinearExpression, right: Double) -> LinearExpression {
    left.mapped { $0 / right }
  }

  /// Multiplies by a number in place.
  @inlinable
  public static func *= (left: inout LinearExpression, right: Double) {
    left = left.multiplied(by: right)
  }

  /// Divides by a number in place.
  @inlinable
  public static func /= (left: inout LinearExpression, right: Double) {
    left = left.mapped { $0 / right }
  }

  @inlinable
  func adding(constant: Double) -> LinearExpression {
    let sum = storedConstant + constant
    guard sum.isFinite else { return LinearExpression(sum) }
    return LinearExpression(constant: sum, orderedTerms: storedTerms)
  }

  @inlinable
  func multiplied(by factor: Double) -> LinearExpression {
    mapped { $0 * factor }
  }

  /// Applies a linear function to each part.
  ///
  /// Where it takes a coefficient out of the finite numbers the sign of the result depends on the
  /// variable, so the result is NaN.
  @inlinable
  func mapped(_ transform: (Double) -> Double) -> LinearExpression {
    let constant = transform(storedConstant)
    if storedTerms.isEmpty { return LinearExpression(constant) }
    var result: [Term] = []
    result.reserveCapacity(storedTerms.count)
    for term in storedTerms {
      let coefficient = transform(term.coefficient)
      guard coefficient.isFinite else { return LinearExpression(.nan) }
      if coefficient != 0 { result.append(Term(term.variable, coefficient)) }
    }
    guard constant.isFinite else { return LinearExpression(constant) }
    return LinearExpression(constant: constant, orderedTerms: result)
  }

  /// Adds another expression in place; terms of later variables go to the end of the list.
  @usableFromInline
  mutating func add(_ other: LinearExpression, times sign: Double) {
    let constant = storedConstant + sign * other.storedConstant
    guard constant.isFinite, let last = storedTerms.last, let first = other.storedTerms.first,
      last.variable < first.variable
    else {
      self = adding(other, times: sign)
      return
    }
    storedConstant = constant
    for term in other.storedTerms {
      storedTerms.append(Term(term.variable, sign * term.coefficient))
    }
  }

  /// Merges the terms of two expressions in one pass.
  @inlinable
  func adding(_ other: LinearExpression, times sign: Double) -> LinearExpression {
    let constant = storedConstant + sign * other.storedConstant
    guard constant.isFinite else { return LinearExpression(constant) }
    if other.storedTerms.isEmpty {
      return LinearExpression(constant: constant, orderedTerms: storedTerms)
    }
    if storedTerms.isEmpty, sign == 1 {
      return LinearExpression(constant: constant, orderedTerms: other.storedTerms)
    }
    return merging(other, times: sign, constant: constant)
  }

  @usableFromInline
  func merging(
    _ other: LinearExpression, times sign: Double, constant: Double
  ) -> LinearExpression {
    var merged: [Term] = []
    merged.reserveCapacity(storedTerms.count + other.storedTerms.count)
    var mine = 0
    var theirs = 0
    while mine < storedTerms.count && theirs < other.storedTerms.count {
      let left = storedTerms[mine]
      let right = other.storedTerms[theirs]
      if left.variable < right.variable {
        merged.append(left)
        mine += 1
      } else if right.variable < left.variable {
        merged.append(Term(right.variable, sign * right.coefficient))
        theirs += 1
      } else {
        let coefficient = left.coefficient + sign * right.coefficient
        guard coefficient.isFinite else { return LinearExpression(.nan) }
        if coefficient != 0 { merged.append(Term(left.variable, coefficient)) }
        mine += 1
        theirs += 1
      }
    }
    merged.append(contentsOf: storedTerms[mine...])
    for term in other.storedTerms[theirs...] {
      merged.append(Term(term.variable, sign * term.coefficient))
    }
    return LinearExpression(constant: constant, orderedTerms: merged)
  }
}
