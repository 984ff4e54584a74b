// SPDX-License-Identifier: GPL-3.0-or-later

/// A constant plus variables with factors.
struct LinearForm<Variable: Hashable> {
  struct Term {
    var variable: Variable
    var factor: Double
  }

  var constant: Double

  /// The variables in the order of their first appearance, each once and none with factor 0.
  private(set) var terms: [Term]

  /// A form without variables.
  init(constant: Double) {
    self.constant = constant
    terms = []
  }

  /// A variable by itself.
  init(_ variable: Variable) {
    constant = 0
    terms = [Term(variable: variable, factor: 1)]
  }

  var isConstant: Bool { terms.isEmpty }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.factor.isFinite) }

  /// Adds another form times a factor.
  mutating func add(_ other: LinearForm, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms {
      if let index = terms.firstIndex(where: { $0.variable == term.variable }) {
        terms[index].factor += term.factor * factor
      } else {
        terms.append(Term(variable: term.variable, factor: term.factor * factor))
      }
    }
    terms.removeAll { $0.factor == 0 }
  }

  /// The form times a number.
  func scaled(by factor: Double) -> LinearForm {
    var scaled = self
    scaled.constant *= factor
    for index in scaled.terms.indices { scaled.terms[index].factor *= factor }
    scaled.terms.removeAll { $0.factor == 0 }
    return scaled
  }

  /// The form divided by a number.
  func divided(by divisor: Double) -> LinearForm {
    var quotient = self
    quotient.constant /= divisor
    for index in quotient.terms.indices { quotient.terms[index].factor /= divisor }
    quotient.terms.removeAll { $0.factor == 0 }
    return quotient
  }
}
