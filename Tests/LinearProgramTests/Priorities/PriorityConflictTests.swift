// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Contradictions are named by their constraints", .enabled(if: GLPKSolver.isAvailable))
struct PriorityConflictTests {
  private let solver = PrioritySolver(solver: GLPKSolver())

  private func conflicts(_ system: PrioritySystem) throws -> [PrioritySolution.Conflict] {
    switch try solver.solve(system).status {
    case .solved: []
    case .conflict(let components): components
    }
  }

  @Test("rows that only the solver finds to contradict each other")
  func rows() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0)
    let y = system.addVariable("y", lower: 0)
    let z = system.addVariable("z", lower: 1, upper: 9)
    let first = system.add(Constraint(x + y, .lessThanOrEqual, 10))
    let second = system.add(Constraint(x - y, .greaterThanOrEqual, 20))
    system.add(Constraint(.init(z), .greaterThanOrEqual, 3))
    system.add(Constraint(.init(x), .equal, 3, priority: 100))
    let solution = try solver.solve(system)
    #expect(
      solution.status
        == .conflict(components: [.init(constraints: [first, second], variables: [x, y])]))
    #expect(solution[z] == 3)
    #expect(solution[x].isNaN && solution[y].isNaN)
  }

  @Test("0 = 3 at the end of a chain")
  func chain() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x")
    let y = system.addVariable("y")
    let z = system.addVariable("z")
    let other = system.addVariable("other")
    let numbers = [
      system.add(Constraint(.init(x), .equal, y + 1.0)),
      system.add(Constraint(.init(y), .equal, z + 1.0)),
      system.add(Constraint(.init(x), .equal, z + 5.0)),
    ]
    system.add(Constraint(.init(other), .equal, 4))
    #expect(try conflicts(system) == [.init(constraints: numbers, variables: [x, y, z])])
  }

  @Test("bounds that cross, as added or through an equality")
  func bounds() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 10, upper: 5)
    #expect(try conflicts(system) == [.init(constraints: [], variables: [x])])

    system = PrioritySystem()
    let a = system.addVariable("a", lower: 0)
    let b = system.addVariable("b", upper: 100)
    let number = system.add(Constraint(.init(b), .equal, a + 101.0))
    #expect(try conflicts(system) == [.init(constraints: [number], variables: [a, b])])
  }

  @Test("numbers alone")
  func numbers() throws {
    var system = PrioritySystem()
    system.add(Constraint(3, .lessThanOrEqual, 4))
    let number = system.add(Constraint(3, .equal, 4))
    system.add(Constraint(3, .equal, 4, priority: 200))
    #expect(try conflicts(system) == [.init(constraints: [number], variables: [])])
  }

  @Test("a limit of a parameter, with what brings it there")
  func parameter() throws {
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 90)
    let x = system.addVariable("x")
    let link = system.add(Constraint(.init(x), .equal, width + 20.0))
    let limit = system.add(Constraint(.init(x), .lessThanOrEqual, 100))
    let found = try conflicts(system)
    #expect(found.flatMap(\.constraints) == [link, limit])
    #expect(found.flatMap(\.variables).contains(x))
  }

  @Test("two contradictions are two conflicts")
  func two() throws {
    var system = PrioritySystem()
    for name in ["a", "b"] {
      let variable = system.addVariable(name)
      system.add(Constraint(.init(variable), .equal, 1))
      system.add(Constraint(.init(variable), .equal, 2))
    }
    #expect(try conflicts(system).map(\.constraints) == [[0, 1], [2, 3]])
  }

  @Test("what fails by rounding only holds")
  func rounding() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x", upper: 0.3)
    system.add(Constraint(.init(x), .equal, .init(0.1 + 0.2)))
    #expect(try conflicts(system) == [])
  }
}
