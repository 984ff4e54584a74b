// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LinearProgram

/// A rival that solves the weighted program.
///
/// What is timed is handing over the program as arrays, solving it and reading the values. Before
/// that the rival reads the same program as text, and both must have the same optimum.
struct LinearRivalEngine: BenchmarkEngine {
  let rival: LinearRival
  var name: String { rival.name }

  func prepared(_ system: BenchmarkSystem) throws -> any PreparedSystem {
    let model = system.weightedProgram
    return Prepared(
      rival: rival, system: system, model: model, arrays: ProgramArrays(model))
  }

  private struct Prepared: PreparedSystem {
    let rival: LinearRival
    let system: BenchmarkSystem
    let model: LinearModel
    let arrays: ProgramArrays

    func solve() throws -> [Double] {
      let session = try LinearRivalSession(rival, arrays)
      try session.solve()
      return session.values
    }

    func session() throws -> any DragSession {
      let session = try LinearRivalSession(rival, arrays)
      try session.solve()
      return Warm(session: session, parameters: system.parameters)
    }

    /// The model in free MPS format.
    ///
    /// CLP knows the free form by a word after the program's name.
    private var modelText: String {
      get throws {
        let text = try MPSWriter.text(of: model)
        guard rival.name == "clp", let end = text.firstIndex(of: "\n") else { return text }
        return text[..<end] + " FREE" + text[end...]
      }
    }

    func check() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("layout-benchmarks-\(UUID().uuidString).mps")
      defer { try? FileManager.default.removeItem(at: file) }
      try modelText.write(to: file, atomically: true, encoding: .utf8)
      let text = try LinearRivalSession(rival, path: file.path, columns: arrays.costs.count)
      let direct = try LinearRivalSession(rival, arrays)
      try text.solve()
      try direct.solve()
      let (read, given) = (text.objective, direct.objective)
      if !(abs(read - given) <= AnswerCheck.tolerance * max(1, abs(given))) {
        throw BenchmarkError.rival(
          name: rival.name, reason: "the text's optimum is \(read), the arrays' \(given)")
      }
    }
  }

  private struct Warm: DragSession {
    let session: LinearRivalSession
    let parameters: [Int]

    func move(to values: [Double]) throws -> [Double] {
      for (column, value) in zip(parameters, values) { session.fix(column, at: value) }
      try session.solve()
      return session.values
    }
  }
}
