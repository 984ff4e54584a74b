// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import Testing

@testable import LinearProgram

@Suite("Equalities are followed before solving", .enabled(if: GLPKSolver.isAvailable))
struct PriorityPresolveTests {
  private let solver = PrioritySolver(solver: GLPKSolver())

  /// x[i + 1] = x[i] + w[i] + 8 and w[i] = w[0], from a given start.
  static func chain(_ count: Int, fromParameter: Bool = false) -> PrioritySystem {
    var system = PrioritySystem()
    var place = fromParameter ? system.addParameter("start", value: 4) : system.addVariable("x0")
    if !fromParameter { system.add(Constraint(.init(place), .equal, 4)) }
    let first = system.addVariable("w0", lower: 0, role: .length)
    var width = first
    for number in 1...count {
      let next = system.addVariable("x\(number)")
      system.add(Constraint(.init(next), .equal, place + width + 8.0))
      place = next
      width = system.addVariable("w\(number)", lower: 0, role: .length)
      system.add(Constraint(.init(width), .equal, .init(first)))
    }
    system.add(Constraint(.init(first), .equal, 10, priority: .defaultLow))
    return system
  }

  @Test("a chain of 2,000 equalities leaves one variable and takes at most one pivot")
  func longChain() throws {
    let solution = try solver.solve(Self.chain(2000))
    #expect(solution.values[0] == 4)
    #expect(solution.values[solution.values.count - 2] == 4 + 2000 * 18)
    #expect(solution.statistics.pivots <= 1)
    #expect(solution.statistics.rowsAfterPresolve == 1)
  }

  @Test("a chain that starts at a parameter stays rows, which define its places without a pivot")
  func chainFromParameter() throws {
    let solution = try solver.solve(Self.chain(500, fromParameter: true))
    #expect(solution.values[solution.values.count - 2] == 4 + 500 * 18)
    #expect(solution.statistics.rowsAfterPresolve == 501)
    #expect(solution.statistics.pivots <= 1)
    #expect(solution.undetermined == [])
  }

  @Test("a chain that starts fixed takes no pivot and no solver")
  func fixedChain() throws {
    var system = PrioritySystem()
    var last = system.addVariable("x0", lower: 1, upper: 1)
    for number in 1...2000 {
      let next = system.addVariable("x\(number)")
      system.add(Constraint(next - last, .equal, 0.5))
      last = next
    }
    let solution = try PrioritySolver(solver: NoSolver()).solve(system)
    #expect(solution[last] == 1001)
    #expect(solution.statistics.pivots == 0)
    #expect(solution.undetermined == [])
  }

  @Test("links remember their constraint, so that they can be walked")
  func links() throws {
    var system = PrioritySystem()
    let c = system.addVariable("c")
    let a = system.addVariable("a")
    let b = system.addVariable("b")
    system.add(Constraint(.init(a), .equal, 2 * LinearExpression(b) + 3))
    system.add(Constraint(.init(c), .equal, 10))
    system.add(Constraint(a + b, .equal, 2 * LinearExpression(c) + 1))
    let solution = try PrioritySolver(solver: NoSolver()).solve(system)
    // 3 b + 3 = 21.
    #expect(solution.values == [10, 15, 6])
    let links = solution.reduced.classes.links
    #expect(Set(links.compactMap { $0?.constraint }) == [0, 1, 2])
    #expect(links.compactMap { $0?.time }.sorted() == [0, 1, 2])
  }

  @Test("parameters stay columns, and what they determine needs no solver")
  func parameters() throws {
    var system = PrioritySystem()
    let width = system.addParameter("width", value: 320)
    let half = system.addVariable("half", lower: 0)
    let rest = system.addVariable("rest", lower: 0)
    system.add(Constraint(.init(half), .equal, 0.5 * LinearExpression(width)))
    system.add(Constraint(.init(rest), .lessThanOrEqual, width - 20.0))
    system.add(Constraint(.init(rest), .equal, 1000, priority: 500))
    let solution = try solver.solve(system)
    #expect(solution.values == [320, 160, 300])
    let program = try #require(solution.components.flatMap(\.stages).first?.program)
    #expect(program.columns.contains(.variable(solution.canonical.order.firstIndex(of: 0) ?? -1)))
    #expect(solution.reduced.forms.filter { $0.root == nil }.isEmpty)
  }

  @Test("two parameters that must be equal are a contradiction when they are not")
  func parametersMeet() throws {
    for (value, isSolved) in [(5.0, true), (6.0, false)] {
      var system = PrioritySystem()
      let first = system.addParameter("first", value: 5)
      let second = system.addParameter("second", value: value)
      let number = system.add(Constraint(.init(first), .equal, .init(second)))
      let solution = try PrioritySolver(solver: NoSolver()).solve(system)
      #expect(solution.isSolved == isSolved)
      if isSolved { continue }
      #expect(
        solution.status
          == .conflict(components: [.init(constraints: [number], variables: [first, second])]))
      #expect(solution.values == [5, 6])
    }
  }

  @Test("strong duplicates stay, weak ones go")
  func duplicates() throws {
    var system = PrioritySystem()
    let x = system.addVariable("x")
    let y = system.addVariable("y")
    system.add(Constraint(x + y, .lessThanOrEqual, 50))
    system.add(Constraint(.init(30), .greaterThanOrEqual, x + y))
    system.add(Constraint(x + y, .greaterThanOrEqual, 10))
    system.add(Constraint(x + y, .equal, 100, priority: 500))
    system.add(Constraint(.init(x), .equal, 12, priority: 400))
    let solution = try solver.solve(system)
    #expect(solution.values == [12, 18])
    #expect(solution.reduced.rows.count == 1)
    #expect(solution.reduced.rows[0].range.upperSource == .constraint(1))
    #expect(solution.reduced.rows[0].range.lowerSource == .constraint(2))
  }
}
