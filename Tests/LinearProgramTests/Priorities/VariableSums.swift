// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Sums of variables, so that the systems of the tests read like text.
extension Variable {
  static func + (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) + LinearExpression(right)
  }

  static func - (left: Variable, right: Variable) -> LinearExpression {
    LinearExpression(left) - LinearExpression(right)
  }

  static func + (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) + right
  }

  static func - (left: Variable, right: Double) -> LinearExpression {
    LinearExpression(left) - right
  }
}
