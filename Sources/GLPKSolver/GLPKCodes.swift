// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
import LinearProgram

extension SolverMethod {
  /// The method's number in the C call.
  var code: Int32 {
    switch self {
    case .primalSimplex: Int32(CGLPK_METHOD_PRIMAL)
    case .dualSimplex: Int32(CGLPK_METHOD_DUAL)
    case .interiorPoint: Int32(CGLPK_METHOD_INTERIOR)
    case .exact: Int32(CGLPK_METHOD_EXACT)
    }
  }
}

extension SolutionStatus {
  /// Makes the status of the numbers that a C call answered.
  init(outcome: Int32, code: Int32) {
    switch Int(outcome) {
    case CGLPK_OPTIMAL: self = .optimal
    case CGLPK_INFEASIBLE: self = .infeasible
    case CGLPK_UNBOUNDED: self = .unbounded
    case CGLPK_ITERATION_LIMIT: self = .iterationLimit
    case CGLPK_TIME_LIMIT: self = .timeLimit
    default: self = .failed(reason: GLPKFailure.text(code: code))
    }
  }
}

extension Basis.Status {
  /// The status' number in the C call.
  var code: Int32 {
    switch self {
    case .basic: Int32(CGLPK_BASIC)
    case .atLower: Int32(CGLPK_AT_LOWER)
    case .atUpper: Int32(CGLPK_AT_UPPER)
    case .free: Int32(CGLPK_FREE)
    case .fixed: Int32(CGLPK_FIXED)
    }
  }

  /// Makes the status of a number from the C call.
  init(code: Int32) {
    switch Int(code) {
    case CGLPK_BASIC: self = .basic
    case CGLPK_AT_UPPER: self = .atUpper
    case CGLPK_FREE: self = .free
    case CGLPK_FIXED: self = .fixed
    default: self = .atLower
    }
  }
}

/// What GLPK's return codes mean.
enum GLPKFailure {
  /// The meaning of a return code that is neither success nor a limit.
  static func text(code: Int32) -> String {
    switch code {
    case 0: "GLPK could not decide about the program"
    case 1: "the starting basis is invalid"
    case 2: "the basis matrix is singular"
    case 3: "the basis matrix is ill-conditioned"
    case 4: "a column with two bounds has them in the wrong order"
    case 5: "GLPK gave up"
    case 11: "no dual feasible solution exists"
    case 12: "the relaxation of the integer program was not solved"
    case 15: "no feasible solution exists"
    case 16: "the interior point method did not converge"
    case 17: "the interior point method became unstable"
    default: "GLPK answered the code \(code)"
    }
  }
}
