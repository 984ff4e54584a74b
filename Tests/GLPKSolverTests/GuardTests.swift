// SPDX-License-Identifier: GPL-3.0-or-later

import CGLPK
import GLPKSolver
import LinearProgram
import Testing

@Suite("The C call catches GLPK's fatal errors", .enabled(if: GLPKSolver.isAvailable))
struct GuardTests {
  /// Calls GLPK with one row, one column and the given matrix entries, past the checks in Swift.
  func call(entryColumns: [Int32], tolerance: Double = 1e-9) -> (outcome: Int32, log: String) {
    let doubles = UnsafeMutablePointer<Double>.allocate(capacity: 32)
    let integers = UnsafeMutablePointer<Int32>.allocate(capacity: 32)
    let log = UnsafeMutablePointer<CChar>.allocate(capacity: 1000)
    defer {
      doubles.deallocate()
      integers.deallocate()
      log.deallocate()
    }
    doubles.initialize(repeating: 1, count: 32)
    integers.initialize(repeating: 1, count: 32)
    // Both bounds of the row and the column are 0 and 1, and every coefficient is 1.
    doubles[0] = 0
    for (index, column) in entryColumns.enumerated() { integers[8 + 1 + index] = column }
    var model = cglpk_model(
      rows: 1, columns: 1, entries: Int32(entryColumns.count), constant: 0, row_lower: doubles,
      row_upper: doubles + 1, column_lower: doubles, column_upper: doubles + 1,
      cost: doubles + 1, integer: nil, entry_row: integers, entry_column: integers + 8,
      entry_value: doubles + 1, row_status: nil, column_status: nil)
    var options = cglpk_options()
    options.iteration_limit = 100
    options.milliseconds = 1000
    options.primal_tolerance = tolerance
    options.dual_tolerance = tolerance
    var result = cglpk_result()
    result.column_values = doubles + 16
    result.row_values = doubles + 17
    result.reduced_costs = doubles + 18
    result.row_duals = doubles + 19
    result.row_status = integers + 16
    result.column_status = integers + 17
    result.ray_index = integers + 20
    result.ray_value = doubles + 20
    result.log = log
    result.log_capacity = 1000
    cglpk_solve(&model, &options, &result)
    let bytes = UnsafeBufferPointer(start: log, count: result.log_length)
    return (
      result.outcome, String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    )
  }

  @Test("a sound call succeeds")
  func sound() {
    #expect(call(entryColumns: [1]).outcome == Int32(CGLPK_OPTIMAL))
  }

  @Test("a fatal error is an outcome with its message, and the next call works")
  func fatal() {
    let badIndex = call(entryColumns: [5])
    #expect(badIndex.outcome == Int32(CGLPK_BREAKDOWN))
    #expect(badIndex.log.contains("column index out of range"))
    let duplicate = call(entryColumns: [1, 1])
    #expect(duplicate.outcome == Int32(CGLPK_BREAKDOWN))
    #expect(duplicate.log.contains("duplicate"))
    #expect(call(entryColumns: [1], tolerance: 7).outcome == Int32(CGLPK_BREAKDOWN))
    #expect(call(entryColumns: [1]).outcome == Int32(CGLPK_OPTIMAL))
  }
}
