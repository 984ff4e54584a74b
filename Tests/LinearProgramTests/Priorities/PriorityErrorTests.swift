// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Systems that make no sense are refused") struct PriorityErrorTests {
  private func error(_ change: (inout PrioritySystem, Variable) -> Void) -> PriorityError? {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0)
    change(&system, x)
    return #expect(throws: PriorityError.self) {
      try PrioritySolver(solver: GLPKSolver()).solve(system)
    }
  }

  @Test("names twice")
  func duplicateName() {
    #expect(error { system, _ in _ = system.addVariable("x") } == .duplicateName("x"))
  }

  @Test("numbers that are not finite", arguments: [Double.nan, .infinity, -.infinity])
  func notFinite(number: Double) {
    let found = error { system, x in
      system.add(Constraint(.init(x), .lessThanOrEqual, .init(number)))
    }
    guard case .notFinite(let text) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
    #expect(text.hasPrefix("x <= "))
    let goal = error { system, _ in
      system.add(.init(.init(number), .zero, priority: 750))
    }
    guard case .notFinite = goal else {
      Issue.record("\(String(describing: goal))")
      return
    }
  }

  @Test("variables of another system")
  func unknownVariable() {
    let stranger = Variable(index: 9)
    let found = error { system, x in
      system.add(Constraint(.init(x), .equal, .init(stranger), priority: 250))
    }
    #expect(found == .unknownVariable(stranger, "x == x9 @defaultLow"))
    #expect(found?.description.contains("add it first") == true)
  }

  @Test("priorities that are none", arguments: [Double.nan, 0, -3])
  func priority(value: Double) {
    let found = error { system, x in
      system.add(Constraint(.init(x), .equal, 1, priority: Priority(value)))
    }
    guard case .invalidPriority = found else {
      Issue.record("\(String(describing: found))")
      return
    }
  }

  @Test("goals that make no sense")
  func goals() {
    #expect(
      error { $0.add(.init(.init($1), .zero, priority: .required)) } == .requiredGoal("x"))
    #expect(
      error { $0.add(.init(.init($1), .zero, weight: -1, priority: 750)) }
        == .invalidWeight(-1, "x"))
    #expect(
      error { $0.add(.init(.init($1), .zero, priority: 750, step: -1)) } == .negativeStep(-1, "x"))
  }

  @Test("bounds that are none")
  func bounds() {
    guard case .invalidBound = error({ system, _ in _ = system.addVariable("y", lower: .nan) })
    else {
      Issue.record("a NaN bound passed")
      return
    }
    guard
      case .parameterWithoutValue = error({ system, _ in
        _ = system.addVariable("p", lower: 0, upper: 1, role: .parameter)
      })
    else {
      Issue.record("a parameter without value passed")
      return
    }
  }

  @Test("goals that fall without end", .enabled(if: GLPKSolver.isAvailable))
  func unbounded() {
    let found = error { system, x in
      system.add(.init(-LinearExpression(x), .smallest, priority: 750, step: 2))
    }
    #expect(found == .unbounded(priority: 750, step: 2, variables: ["x"]))
  }

  @Test("limits that are reached", .enabled(if: GLPKSolver.isAvailable))
  func limits() {
    var system = PrioritySystem()
    let x = system.addVariable("x", lower: 0)
    let y = system.addVariable("y", lower: 0)
    system.add(Constraint(x + y, .greaterThanOrEqual, 10))
    system.add(Constraint(x - y, .greaterThanOrEqual, 4))
    system.add(Constraint(.init(y), .equal, 100, priority: 50))
    system.add(Constraint(.init(x), .equal, 1, priority: 40))
    let options = PriorityOptions(solver: .init(iterationLimit: 1))
    let found = #expect(throws: PriorityError.self) {
      try PrioritySolver(solver: GLPKSolver(), options: options).solve(system)
    }
    guard case .notSolved(.iterationLimit, _) = found else {
      Issue.record("\(String(describing: found))")
      return
    }
  }
}
