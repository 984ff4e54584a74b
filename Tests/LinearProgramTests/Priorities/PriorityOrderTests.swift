// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite(
  "The answer does not depend on how a system is written", .enabled(if: GLPKSolver.isAvailable))
struct PriorityOrderTests {
  /// The values by name, or what else came out.
  private func outcome(
    _ system: PrioritySystem, _ options: PriorityOptions = .init()
  ) -> (values: [String: Double], costs: [PrioritySolution.LevelCost])? {
    let solver = PrioritySolver(solver: GLPKSolver(), options: options)
    guard let solution = try? solver.solve(system), solution.isSolved else { return nil }
    let names = system.columns.map(\.name)
    return (
      Dictionary(uniqueKeysWithValues: zip(names, solution.values)), solution.levelCosts
    )
  }

  @Test("200 random systems, shuffled, give the same bits")
  func shuffled() throws {
    var solved = 0
    for seed in 5000..<5200 as Range<UInt64> {
      let drawn = RandomSystem(seed: seed, withParameter: seed % 2 == 0)
      let first = outcome(drawn.system)
      let second = outcome(drawn.shuffled(seed: seed + 1).system)
      #expect((first == nil) == (second == nil), "seed \(seed)")
      guard let first, let second else { continue }
      solved += 1
      let isSame = first.values.allSatisfy { name, value in
        second.values[name]?.bitPattern == value.bitPattern
      }
      #expect(isSame, "seed \(seed): \(first.values), then \(second.values)")
      #expect(first.costs == second.costs, "seed \(seed)")
    }
    #expect(solved > 100)
  }

  @Test(
    "presolve and components change nothing but the way",
    arguments: [(false, true), (true, false), (false, false)])
  func options(usesPresolve: Bool, usesComponents: Bool) throws {
    let options = PriorityOptions(usesPresolve: usesPresolve, usesComponents: usesComponents)
    var solved = 0
    for seed in 6000..<6300 as Range<UInt64> {
      let system = RandomSystem(seed: seed, withParameter: seed % 2 == 0).system
      let first = outcome(system)
      let second = outcome(system, options)
      #expect((first == nil) == (second == nil), "seed \(seed)")
      guard let first, let second else { continue }
      solved += 1
      let isNear = first.values.allSatisfy { name, value in
        ((second.values[name] ?? .nan) - value).magnitude <= 1e-6
      }
      #expect(isNear, "seed \(seed): \(first.values), then \(second.values)")
    }
    #expect(solved > 150)
  }

  @Test("two values of the same system are the same")
  func repeated() throws {
    let system = RandomSystem(seed: 77).system
    #expect(outcome(system)?.values == outcome(system)?.values)
  }
}
