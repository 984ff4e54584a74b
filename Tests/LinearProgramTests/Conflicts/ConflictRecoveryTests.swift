// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("What to leave out of a conflict", .enabled(if: GLPKSolver.isAvailable))
struct ConflictRecoveryTests {
  private let finder = ConflictFinder(solver: GLPKSolver())

  /// A width that is twice a height and both given, with priorities.
  private func system(_ double: Double, _ width: Double, _ height: Double) -> PrioritySystem {
    var system = PrioritySystem()
    let w = LinearExpression(system.addVariable("width"))
    let h = LinearExpression(system.addVariable("height"))
    system.add(Constraint(w, .equal, h * 2, priority: Priority(double)))
    system.add(Constraint(w, .equal, 100, priority: Priority(width)))
    system.add(Constraint(h, .equal, 60, priority: Priority(height)))
    return system
  }

  @Test(
    "the lowest priority goes, then the cheapest, then the first",
    arguments: [
      (1001.0, 1000.0, 1001.0, 1), (1000, 1001, 1001, 0), (1000, 1000, 1000, 2),
      (1000, 1000, 1001, 0), (1001, 1001, 1002, 0), (1001, 1001, 1001, 2),
    ])
  func choice(double: Double, width: Double, height: Double, omitted: Int) throws {
    let recovery = try finder.recovered(system(double, width, height))
    #expect(recovery.omitted == [omitted])
    #expect(recovery.conflicts.map { $0.constraints.sorted() } == [[0, 1, 2]])
  }

  @Test("conflicts that are left are cured as well, one after the other")
  func repeated() throws {
    var system = PrioritySystem()
    let width = LinearExpression(system.addVariable("width"))
    for value in [10.0, 20, 30] {
      system.add(Constraint(width, .equal, LinearExpression(value)))
    }
    system.add(Constraint(width, .lessThanOrEqual, 25, priority: 1100))
    let recovery = try finder.recovered(system)
    // 30 against 10; both with one amount, so the first goes; then 20 against 30; then 30 is above.
    #expect(recovery.omitted == [0, 1, 2])
    let rest = try finder.recovered(system, among: [1, 3])
    #expect(rest.omitted.isEmpty)
  }
}
