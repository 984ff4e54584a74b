// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
import LinearProgram

extension GLPKCall {
  /// Minimises each objective from the basis of the one before it.
  func solutions(_ objectives: [LinearLevel]) throws(SolverError) -> [LinearSolution] {
    let columns = model.columns.count
    let costs = objectives.reduce(0) { $0 + $1.costs.count }
    let doubles = GLPKArena<Double>(capacity: costs + objectives.count * columns, zero: 0)
    let integers = GLPKArena<Int32>(capacity: 3 * objectives.count + 1 + costs, zero: 0)
    var input = Self.load(objectives, integers, doubles)
    var output = cglpk_each_result()
    output.outcome = integers.take(objectives.count)
    output.code = integers.take(objectives.count)
    output.values = doubles.take(objectives.count * columns)
    try withExtendedLifetime((doubles, integers)) { () throws(SolverError) in
      try run { model, options, result in
        cglpk_solve_each(model, options, &input, result, &output)
      }
    }
    return objectives.indices.map { index in
      let status = SolutionStatus(outcome: output.outcome[index], code: output.code[index])
      let values = doubles.array(output.values + index * columns, columns)
      return LinearSolution(
        status: status, objective: objectives[index].objective(at: values), columnValues: values)
    }
  }
}
