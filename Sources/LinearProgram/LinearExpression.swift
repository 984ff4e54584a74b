// SPDX-License-Identifier: GPL-3.0-or-later

/// A constant plus a sum of variables with coefficients.
///
/// The terms are sorted by variable, without duplicates and without zeros, so that equal sums are
/// equal values. Coefficients are always finite. A constant that is not finite stands alone:
/// infinity plus anything finite is infinity, so it absorbs the terms, and NaN stays NaN.
public struct LinearExpression: Hashable, Sendable {
  /// One variable with its coefficient.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public let variable: Variable
    /// What the variable is multiplied by; finite and not zero.
    public let coefficient: Double

    /// Makes a term.
    @inlinable
    public init(_ variable: Variable, _ coefficient: Double) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  @usableFromInline var storedConstant: Double
  @usableFromInline var storedTerms: [Term]

  /// The part without a variable.
  @inlinable
  public var constant: Double { storedConstant }

  /// The variables with their coefficients, in the order of the variables.
  @inlinable
  public var terms: [Term] { storedTerms }

  /// Makes a constant.
  @inlinable
  public init(_ constant: Double = 0) {
    storedConstant = constant
    storedTerms = []
  }

  /// Makes the expression of one variable with the coefficient 1.
  @inlinable
  public init(_ variable: Variable) {
    storedConstant = 0
    storedTerms = [Term(variable, 1)]
  }

  /// Makes an expression from terms in any order, adding up those of the same variable.
  public init(constant: Double = 0, terms: [Term]) {
    var sum = LinearExpression(constant)
    let sorted = terms.sorted { $0.variable < $1.variable }
    var merged: [Term] = []
    merged.reserveCapacity(sorted.count)
    for term in sorted {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1] = Term(term.variable, last.coefficient + term.coefficient)
      } else {
        merged.append(term)
      }
    }
    sum.storedTerms = merged.filter { $0.coefficient != 0 }
    sum.settle()
    self = sum
  }

  /// Makes an expression whose terms are known to be in order.
  @inlinable
  init(constant: Double, orderedTerms: [Term]) {
    storedConstant = constant
    storedTerms = orderedTerms
  }

  /// The constant 0.
  @inlinable
  public static var zero: LinearExpression { LinearExpression(0) }

  /// Whether no variable is left.
  @inlinable
  public var isConstant: Bool { storedTerms.isEmpty }

  /// The coefficient of a variable, 0 when it does not occur.
  @inlinable
  public func coefficient(of variable: Variable) -> Double {
    var low = 0
    var high = storedTerms.count
    while low < high {
      let middle = (low + high) / 2
      let found = storedTerms[middle].variable
      if found == variable { return storedTerms[middle].coefficient }
      if found < variable { low = middle + 1 } else { high = middle }
    }
    return 0
  }

  /// The value of the expression where each variable has the value that `value` answers.
  @inlinable
  public func evaluated(_ value: (Variable) -> Double) -> Double {
    var sum = storedConstant
    for term in storedTerms { sum += term.coefficient * value(term.variable) }
    return sum
  }

  /// Restores the rule that only finite numbers stand beside a variable.
  @usableFromInline
  mutating func settle() {
    if storedTerms.isEmpty { return }
    if !storedConstant.isFinite {
      storedTerms = []
    } else if !storedTerms.allSatisfy(\.coefficient.isFinite) {
      self = LinearExpression(.nan)
    }
  }
}

extension LinearExpression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Makes a constant from a literal.
  @inlinable
  public init(floatLiteral value: Double) {
    self.init(value)
  }

  /// Makes a constant from a literal.
  @inlinable
  public init(integerLiteral value: Int) {
    self.init(Double(value))
  }
}
