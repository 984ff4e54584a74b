// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
import LinearProgram

/// The arrays of one call: what GLPK reads and what it fills in.
final class GLPKCall {
  let model: LinearModel
  private let options: SolverOptions
  private let doubles: GLPKArena<Double>
  private let integers: GLPKArena<Int32>
  private let text: GLPKArena<CChar>
  private var input = cglpk_model()
  private var output = cglpk_result()

  /// The log grows with the rows by a line for every few hundred iterations, so this is ample; a
  /// longer one is cut off.
  private static let logCapacity = 1 << 16
  /// Enough for the message of a fault.
  private static let messageCapacity = 1 << 10

  init(_ model: LinearModel, _ options: SolverOptions) {
    self.model = model
    self.options = options
    let rows = model.rows.count
    let columns = model.columns.count
    let entries = model.entryCount
    doubles = GLPKArena(
      capacity: 2 * rows + 3 * columns + (entries + 1) + 2 * (rows + columns) + (rows + columns),
      zero: 0)
    integers = GLPKArena(
      capacity: columns + 2 * (entries + 1) + 3 * (rows + columns) + (rows + columns), zero: 0)
    text = GLPKArena(
      capacity: options.keepsLog ? Self.logCapacity : Self.messageCapacity, zero: 0)
    loadBounds()
    loadMatrix(entries)
    loadStart()
    prepareOutput()
  }

  // MARK: Input

  private func loadBounds() {
    input.rows = Int32(model.rows.count)
    input.columns = Int32(model.columns.count)
    input.constant = model.objectiveConstant
    input.row_lower = doubles.copy(model.rows, \.lower)
    input.row_upper = doubles.copy(model.rows, \.upper)
    input.column_lower = doubles.copy(model.columns, \.lower)
    input.column_upper = doubles.copy(model.columns, \.upper)
    input.cost = doubles.copy(model.columns, \.cost)
    if model.hasIntegers {
      input.integer = integers.copy(model.columns) { $0.isInteger ? 1 : 0 }
    }
  }

  private func loadMatrix(_ entries: Int) {
    input.entries = Int32(entries)
    let rowOf = integers.take(entries + 1)
    let columnOf = integers.take(entries + 1)
    let value = doubles.take(entries + 1)
    var next = 1
    for index in model.rows.indices {
      for term in model.rows[index].terms {
        rowOf[next] = Int32(index + 1)
        columnOf[next] = Int32(term.column + 1)
        value[next] = term.coefficient
        next += 1
      }
    }
    input.entry_row = UnsafePointer(rowOf)
    input.entry_column = UnsafePointer(columnOf)
    input.entry_value = UnsafePointer(value)
  }

  private func loadStart() {
    guard let start = options.start else { return }
    input.row_status = integers.copy(start.rows, \.code)
    input.column_status = integers.copy(start.columns, \.code)
  }

  private func prepareOutput() {
    let rows = model.rows.count
    let columns = model.columns.count
    output.column_values = doubles.take(columns)
    output.row_values = doubles.take(rows)
    output.reduced_costs = doubles.take(columns)
    output.row_duals = doubles.take(rows)
    output.row_status = integers.take(rows)
    output.column_status = integers.take(columns)
    output.ray_index = integers.take(rows + columns)
    output.ray_value = doubles.take(rows + columns)
    output.log = text.take(text.capacity)
    output.log_capacity = text.capacity
  }

  // MARK: Solving

  /// Runs GLPK and reads what it answered.
  func solve() throws(SolverError) -> LinearSolution {
    try run { model, options, result in cglpk_solve(model, options, result) }
    return solution
  }

  /// Runs a call of the C library with the arrays of this call.
  func run(
    _ work: (
      UnsafePointer<cglpk_model>, UnsafePointer<cglpk_options>, UnsafeMutablePointer<cglpk_result>
    ) -> Void
  ) throws(SolverError) {
    var parameters = cglpk_options()
    parameters.method = options.method.code
    parameters.presolve = options.usesPresolve ? 1 : 0
    parameters.iteration_limit = Int32(clamping: options.iterationLimit)
    parameters.milliseconds = Int32(min(max(options.timeLimit * 1000, 1), 2_000_000_000))
    parameters.primal_tolerance = options.primalTolerance
    parameters.dual_tolerance = options.dualTolerance
    parameters.integer_tolerance = options.integerTolerance
    parameters.relative_gap = options.relativeGap
    parameters.wants_log = options.keepsLog ? 1 : 0
    withExtendedLifetime(self) { work(&input, &parameters, &output) }
    if Int(output.outcome) == CGLPK_BREAKDOWN { throw .breakdown(faultMessage) }
  }

  /// What the last call answered.
  var solution: LinearSolution {
    LinearSolution(
      status: status, objective: output.objective,
      columnValues: doubles.array(output.column_values, model.columns.count),
      rowValues: doubles.array(output.row_values, model.rows.count),
      reducedCosts: hasDuals ? doubles.array(output.reduced_costs, model.columns.count) : [],
      rowDuals: hasDuals ? doubles.array(output.row_duals, model.rows.count) : [],
      basis: basis, iterations: Int(output.iterations),
      startWasReplaced: output.basis_replaced != 0, ray: ray, log: options.keepsLog ? log : "")
  }

  /// What the last return code of GLPK means.
  var failureText: String { GLPKFailure.text(code: output.code) }

  private var hasDuals: Bool { output.has_duals != 0 }

  private var status: SolutionStatus {
    SolutionStatus(outcome: output.outcome, code: output.code)
  }

  private var basis: Basis? {
    guard output.has_basis != 0, hasDuals else { return nil }
    return Basis(
      rows: integers.array(output.row_status, model.rows.count).map(Basis.Status.init(code:)),
      columns: integers.array(output.column_status, model.columns.count)
        .map(Basis.Status.init(code:)))
  }

  private var ray: InfeasibilityRay? {
    let count = Int(output.ray_count)
    guard count > 0, status == .infeasible else { return nil }
    let indices = integers.array(output.ray_index, count)
    let factors = doubles.array(output.ray_value, count)
    var rows: [InfeasibilityRay.Part] = []
    var columns: [InfeasibilityRay.Part] = []
    for (index, factor) in zip(indices, factors) where factor != 0 {
      let index = Int(index)
      if index < model.rows.count {
        rows.append(.init(index: index, factor: factor))
      } else {
        columns.append(.init(index: index - model.rows.count, factor: factor))
      }
    }
    return InfeasibilityRay(
      rows: rows.sorted { $0.index < $1.index },
      columns: columns.sorted { $0.index < $1.index })
  }

  private var log: String {
    let bytes = text.array(output.log, output.log_length).map { UInt8(bitPattern: $0) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The last lines of the log, which hold the message of a fault, as one line.
  private var faultMessage: String {
    let lines = log.split(separator: "\n").suffix(2)
    return lines.isEmpty ? "no message" : lines.joined(separator: "; ")
  }
}
