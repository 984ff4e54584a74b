// SPDX-License-Identifier: GPL-3.0-or-later

/// Kiwi with its own strengths; parameters are edit variables.
struct KiwiEngine: BenchmarkEngine {
  let kiwi: Kiwi
  let name = "kiwi"

  func prepared(_ system: BenchmarkSystem) throws -> any PreparedSystem {
    Prepared(kiwi: kiwi, system: system, arrays: KiwiArrays(system, kiwi))
  }

  private struct Prepared: PreparedSystem {
    let kiwi: Kiwi
    let system: BenchmarkSystem
    let arrays: KiwiArrays

    func solve() throws -> [Double] { try KiwiSession(kiwi, arrays).values }

    func session() throws -> any DragSession {
      Drag(session: try KiwiSession(kiwi, arrays), parameters: system.parameters)
    }
  }

  private struct Drag: DragSession {
    let session: KiwiSession
    let parameters: [Int]

    func move(to values: [Double]) throws -> [Double] {
      for (variable, value) in zip(parameters, values) { try session.suggest(variable, value) }
      session.update()
      return session.values
    }
  }
}
