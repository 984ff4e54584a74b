// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Decides small systems with integers exactly, by Fourier's and Motzkin's elimination.
///
/// It shares nothing with the solver or the search: each requirement is a sum of integers that is
/// at least 0 or equal to 0.
struct EliminationFeasibility {
  struct Sum: Hashable {
    var coefficients: [Int]
    var constant: Int

    var isConstant: Bool { coefficients.allSatisfy { $0 == 0 } }

    func scaled(_ factor: Int, plus other: Sum, times otherFactor: Int) -> Sum {
      Sum(
        coefficients: zip(coefficients, other.coefficients).map {
          $0 * factor + $1 * otherFactor
        }, constant: constant * factor + other.constant * otherFactor
      ).reduced
    }

    var reduced: Sum {
      var divisor = constant.magnitude
      for coefficient in coefficients {
        var (a, b) = (divisor, coefficient.magnitude)
        while b != 0 { (a, b) = (b, a % b) }
        divisor = a
      }
      if divisor <= 1 { return self }
      return Sum(
        coefficients: coefficients.map { $0 / Int(divisor) }, constant: constant / Int(divisor))
    }
  }

  private var zero: [Sum] = []
  private var positive: [Sum] = []
  let count: Int

  init(count: Int) { self.count = count }

  mutating func add(_ member: Conflict.Member) {
    switch member {
    case .constraint(_, let constraint): add(constraint)
    case .lower(let variable, let bound):
      add(LinearExpression(variable) - bound, .greaterThanOrEqual)
    case .upper(let variable, let bound): add(LinearExpression(variable) - bound, .lessThanOrEqual)
    case .value(let variable, let bound): add(LinearExpression(variable) - bound, .equal)
    }
  }

  mutating func add(_ constraint: Constraint) {
    add(constraint.difference, constraint.relation)
  }

  mutating func add(_ expression: LinearExpression, _ relation: Relation) {
    var sum = Sum(
      coefficients: [Int](repeating: 0, count: count), constant: Int(expression.constant))
    for term in expression.terms { sum.coefficients[term.variable.index] = Int(term.coefficient) }
    switch relation {
    case .equal: zero.append(sum)
    case .greaterThanOrEqual: positive.append(sum)
    case .lessThanOrEqual:
      positive.append(
        Sum(coefficients: sum.coefficients.map { -$0 }, constant: -sum.constant))
    }
  }

  /// Whether a point exists.
  var isFeasible: Bool {
    var (equations, inequalities) = (zero, Set(positive))
    while let equation = equations.popLast() {
      guard let pivot = equation.coefficients.firstIndex(where: { $0 != 0 }) else {
        if equation.constant != 0 { return false }
        continue
      }
      equations = equations.map { Self.without(pivot, $0, equation) }
      inequalities = Set(inequalities.map { Self.without(pivot, $0, equation) })
    }
    for column in 0..<count {
      let below = inequalities.filter { $0.coefficients[column] > 0 }
      let above = inequalities.filter { $0.coefficients[column] < 0 }
      var next = inequalities.filter { $0.coefficients[column] == 0 }
      for one in below {
        for other in above {
          next.insert(
            one.scaled(-other.coefficients[column], plus: other, times: one.coefficients[column]))
        }
      }
      if next.contains(where: { $0.isConstant && $0.constant < 0 }) { return false }
      inequalities = Self.strongest(of: next)
    }
    return inequalities.allSatisfy { $0.constant >= 0 }
  }

  /// A sum freed of a column by an equation, scaled by a positive number.
  private static func without(_ column: Int, _ sum: Sum, _ equation: Sum) -> Sum {
    let pivot = equation.coefficients[column]
    let sign = pivot < 0 ? -1 : 1
    return sum.scaled(
      sign * pivot, plus: equation, times: -sign * sum.coefficients[column])
  }

  /// Of sums with equal coefficients only the one with the least constant matters.
  private static func strongest(of sums: Set<Sum>) -> Set<Sum> {
    var least: [[Int]: Int] = [:]
    for sum in sums where !sum.isConstant || sum.constant < 0 {
      least[sum.coefficients] = min(least[sum.coefficients] ?? sum.constant, sum.constant)
    }
    return Set(least.map { Sum(coefficients: $0.key, constant: $0.value) })
  }
}
