// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// A solver of linear programs behind the interface of `Rivals/rival.h`.
struct LinearRival: Sendable {
  typealias Session = UnsafeMutableRawPointer
  typealias Open =
    @convention(c) (
      Int32, Int32, UnsafePointer<Double>, UnsafePointer<Double>, UnsafePointer<Double>,
      UnsafePointer<Double>, UnsafePointer<Double>, UnsafePointer<Int32>, UnsafePointer<Int32>,
      UnsafePointer<Double>
    ) -> Session?

  let name: String
  let version: String
  let open: Open
  let read: @convention(c) (UnsafePointer<CChar>) -> Session?
  let fix: @convention(c) (Session, Int32, Double) -> Void
  let solve: @convention(c) (Session) -> Int32
  let objective: @convention(c) (Session) -> Double
  let values: @convention(c) (Session, UnsafeMutablePointer<Double>) -> Void
  let close: @convention(c) (Session) -> Void

  init(_ name: String, _ library: RivalLibrary) throws {
    self.name = name
    let version = try library.function(
      "rival_version", as: (@convention(c) () -> UnsafePointer<CChar>).self)
    self.version = String(cString: version())
    open = try library.function("rival_open", as: Open.self)
    read = try library.function(
      "rival_read", as: (@convention(c) (UnsafePointer<CChar>) -> Session?).self)
    fix = try library.function(
      "rival_fix", as: (@convention(c) (Session, Int32, Double) -> Void).self)
    solve = try library.function("rival_solve", as: (@convention(c) (Session) -> Int32).self)
    objective = try library.function(
      "rival_objective", as: (@convention(c) (Session) -> Double).self)
    values = try library.function(
      "rival_values", as: (@convention(c) (Session, UnsafeMutablePointer<Double>) -> Void).self)
    close = try library.function("rival_close", as: (@convention(c) (Session) -> Void).self)
  }
}

/// A program as arrays, the form that C libraries take.
struct ProgramArrays {
  var columnLower: [Double]
  var columnUpper: [Double]
  var costs: [Double]
  var rowLower: [Double]
  var rowUpper: [Double]
  var starts: [Int32] = [0]
  var indices: [Int32] = []
  var coefficients: [Double] = []

  init(_ model: LinearModel) {
    columnLower = model.columns.map(\.lower)
    columnUpper = model.columns.map(\.upper)
    costs = model.columns.map(\.cost)
    rowLower = model.rows.map(\.lower)
    rowUpper = model.rows.map(\.upper)
    for row in model.rows {
      for term in row.terms {
        indices.append(Int32(term.column))
        coefficients.append(term.coefficient)
      }
      starts.append(Int32(indices.count))
    }
  }
}

/// A program that a rival holds, freed with the last reference.
final class LinearRivalSession {
  private let rival: LinearRival
  private let session: LinearRival.Session
  private let columns: Int

  /// Hands a program over without solving it.
  init(_ rival: LinearRival, _ arrays: ProgramArrays) throws {
    let opened = rival.open(
      Int32(arrays.columnLower.count), Int32(arrays.rowLower.count), arrays.columnLower,
      arrays.columnUpper, arrays.costs, arrays.rowLower, arrays.rowUpper, arrays.starts,
      arrays.indices, arrays.coefficients)
    guard let opened else {
      throw BenchmarkError.unsolved(engine: rival.name, status: "the program is refused")
    }
    (self.rival, session, columns) = (rival, opened, arrays.columnLower.count)
  }

  /// Reads a program from a file in free MPS format without solving it.
  init(_ rival: LinearRival, path: String, columns: Int) throws {
    guard let opened = rival.read(path) else {
      throw BenchmarkError.unsolved(engine: rival.name, status: "the MPS file cannot be read")
    }
    (self.rival, session, self.columns) = (rival, opened, columns)
  }

  deinit { rival.close(session) }

  /// Solves from where the last solve ended.
  func solve() throws {
    let status = rival.solve(session)
    if status != 0 { throw BenchmarkError.unsolved(engine: rival.name, status: "code \(status)") }
  }

  /// Fixes a column at a value.
  func fix(_ column: Int, at value: Double) { rival.fix(session, Int32(column), value) }

  /// The objective of the last solve.
  var objective: Double { rival.objective(session) }

  /// The values of the last solve.
  var values: [Double] {
    [Double](unsafeUninitializedCapacity: columns) { buffer, count in
      if let start = buffer.baseAddress { rival.values(session, start) }
      count = columns
    }
  }
}
