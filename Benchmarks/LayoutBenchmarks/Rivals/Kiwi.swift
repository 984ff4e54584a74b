// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Kiwi behind the interface of `Rivals/kiwi.cpp`.
struct Kiwi: Sendable {
  typealias Session = UnsafeMutableRawPointer
  typealias Open =
    @convention(c) (
      Int32, Int32, UnsafePointer<Int32>, UnsafePointer<Int32>, UnsafePointer<Double>,
      UnsafePointer<Double>, UnsafePointer<Int32>, UnsafePointer<Double>, Int32,
      UnsafePointer<Int32>, UnsafePointer<Double>
    ) -> Session?

  let version: String
  let open: Open
  let suggest: @convention(c) (Session, Int32, Double) -> Int32
  let update: @convention(c) (Session) -> Void
  let values: @convention(c) (Session, UnsafeMutablePointer<Double>) -> Void
  let close: @convention(c) (Session) -> Void
  let strength: @convention(c) (Double, Double, Double) -> Double

  init(_ library: RivalLibrary) throws {
    let version = try library.function(
      "kiwi_version", as: (@convention(c) () -> UnsafePointer<CChar>).self)
    self.version = String(cString: version())
    open = try library.function("kiwi_open", as: Open.self)
    suggest = try library.function(
      "kiwi_suggest", as: (@convention(c) (Session, Int32, Double) -> Int32).self)
    update = try library.function("kiwi_update", as: (@convention(c) (Session) -> Void).self)
    values = try library.function(
      "kiwi_values", as: (@convention(c) (Session, UnsafeMutablePointer<Double>) -> Void).self)
    close = try library.function("kiwi_close", as: (@convention(c) (Session) -> Void).self)
    strength = try library.function(
      "kiwi_strength", as: (@convention(c) (Double, Double, Double) -> Double).self)
  }
}

/// A system as arrays of constraints with kiwi's strengths.
struct KiwiArrays {
  var variables: Int
  var starts: [Int32] = [0]
  var indices: [Int32] = []
  var coefficients: [Double] = []
  var constants: [Double] = []
  var relations: [Int32] = []
  var strengths: [Double] = []
  var edited: [Int32]
  var editedValues: [Double]

  /// Bounds become required constraints, parameters become edit variables.
  init(_ system: BenchmarkSystem, _ kiwi: Kiwi) {
    variables = system.columns.count
    edited = system.parameters.map(Int32.init)
    editedValues = system.parameters.map { system.columns[$0].lower }
    let required = kiwi.strength(1000, 1000, 1000)
    for (index, column) in system.columns.enumerated() where column.role != .parameter {
      if column.lower.isFinite { add([(index, 1)], .greaterThanOrEqual, column.lower, required) }
      if column.upper.isFinite { add([(index, 1)], .lessThanOrEqual, column.upper, required) }
    }
    for row in system.rows {
      let value = row.priority.value
      let strength =
        row.priority.isRequired
        ? required
        : value >= 750
          ? kiwi.strength(1, 0, 0) : value >= 500 ? kiwi.strength(0, 1, 0) : kiwi.strength(0, 0, 1)
      add(row.terms.map { ($0.column, $0.coefficient) }, row.relation, row.constant, strength)
    }
  }

  private mutating func add(
    _ terms: [(Int, Double)], _ relation: Relation, _ constant: Double, _ strength: Double
  ) {
    for (column, coefficient) in terms {
      indices.append(Int32(column))
      coefficients.append(coefficient)
    }
    starts.append(Int32(indices.count))
    constants.append(-constant)
    switch relation {
    case .lessThanOrEqual: relations.append(-1)
    case .equal: relations.append(0)
    case .greaterThanOrEqual: relations.append(1)
    }
    strengths.append(strength)
  }
}

/// A system that kiwi holds, freed with the last reference.
final class KiwiSession {
  private let kiwi: Kiwi
  private let session: Kiwi.Session
  private let count: Int

  /// Builds the constraints and solves them.
  init(_ kiwi: Kiwi, _ arrays: KiwiArrays) throws {
    let opened = kiwi.open(
      Int32(arrays.variables), Int32(arrays.constants.count), arrays.starts, arrays.indices,
      arrays.coefficients, arrays.constants, arrays.relations, arrays.strengths,
      Int32(arrays.edited.count), arrays.edited, arrays.editedValues)
    guard let opened else {
      throw BenchmarkError.unsolved(engine: "kiwi", status: "a required constraint fails")
    }
    (self.kiwi, session, count) = (kiwi, opened, arrays.variables)
  }

  deinit { kiwi.close(session) }

  /// Moves an edit variable.
  func suggest(_ variable: Int, _ value: Double) throws {
    if kiwi.suggest(session, Int32(variable), value) != 0 {
      throw BenchmarkError.unsolved(engine: "kiwi", status: "a suggestion is refused")
    }
  }

  /// Makes the values known.
  func update() { kiwi.update(session) }

  /// The values as of the last update.
  var values: [Double] {
    [Double](unsafeUninitializedCapacity: count) { buffer, count in
      if let start = buffer.baseAddress { kiwi.values(session, start) }
      count = self.count
    }
  }
}
