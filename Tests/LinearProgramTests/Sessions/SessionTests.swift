// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite struct SessionTests {
  /// A view of a wished width beside another that gets the rest of a window.
  struct Window {
    var system = PrioritySystem()
    let width: Variable
    let list: Variable
    let detail: Variable
    let wish: PrioritySession.ConstraintHandle

    init() {
      width = system.addParameter("width", value: 800)
      list = system.addVariable("list", lower: 100, role: .length)
      detail = system.addVariable("detail", lower: 320, role: .length)
      let sum = LinearExpression(list) + LinearExpression(detail)
      system.add(Constraint(sum, .equal, LinearExpression(width) - 1))
      let number = system.add(Constraint(.init(list), .equal, 250, priority: 750))
      wish = .init(number)
    }

    func session() throws(PrioritySessionError) -> PrioritySession {
      try PrioritySession(system, solver: GLPKSolver())
    }
  }

  @Test func followsAParameterWithoutASolverInsideTheRegion() throws {
    let window = Window()
    let session = try window.session()
    let before = session.statistics
    for width in stride(from: 790.0, through: 580.0, by: -10.0) {
      try session.setParameter(window.width, to: width)
      #expect(session[window.list] == 250)
      let detail = try #require(session[window.detail])
      #expect((detail - (width - 251)).magnitude < 1e-9)
    }
    #expect(session.statistics.regionHits == 22)
    #expect(session.statistics.pivots == before.pivots)
    #expect(session.statistics.warmSolves == before.warmSolves)
    #expect(session.statistics.coldSolves == before.coldSolves)
    #expect(session.statistics.crossings == 0)
    // At 571 the detail meets its minimum; below, the list gives way.
    try session.setParameter(window.width, to: 500)
    #expect(try (#require(session[window.list]) - 179).magnitude < 1e-9)
    #expect(session.statistics.crossings == 1)
    #expect(session.statistics.regionsRead == 0)
    #expect(session.statistics.warmSolves == before.warmSolves)
    #expect(session.statistics.coldSolves == before.coldSolves)
  }

  @Test func putsTheWholeAnswerTogetherAfterAMove() throws {
    let window = Window()
    let session = try window.session()
    try session.setParameter(window.width, to: 700)
    let solution = session.solution
    #expect(solution.system == session.system)
    #expect(solution.values == session.values)
    let fresh = try PrioritySolver(solver: GLPKSolver()).solve(session.system)
    #expect(solution.levelCosts == fresh.levelCosts)
    let explanation = try #require(
      try solution.explanation(of: LinearExpression(window.detail), solver: GLPKSolver()))
    let again = try #require(
      try fresh.explanation(of: LinearExpression(window.detail), solver: GLPKSolver()))
    #expect(explanation.reasons.map(\.source) == again.reasons.map(\.source))
    let interval = try #require(
      try solution.region(solver: GLPKSolver())?.interval(of: window.width))
    #expect((interval.range.lowerBound - 571).magnitude < 1e-9)
  }

  @Test func keepsEverythingAfterARefusedEdit() throws {
    let window = Window()
    let session = try window.session()
    try session.setParameter(window.width, to: 650)
    let values = session.values
    let system = session.system
    let handles = session.constraintHandles
    #expect(throws: PrioritySessionError.notFinite(.infinity, "parameter \"width\"")) {
      try session.setParameter(window.width, to: .infinity)
    }
    #expect(throws: PrioritySessionError.notAParameter("list")) {
      try session.setParameter(window.list, to: 3)
    }
    #expect(throws: PrioritySessionError.unknownVariable(Variable(index: 9))) {
      try session.setBounds(of: Variable(index: 9), lower: 0, upper: 1)
    }
    #expect(throws: PrioritySessionError.unknownConstraint(.init(77))) {
      try session.remove(.init(77))
    }
    #expect(throws: PrioritySessionError.priority(.duplicateName("list"))) {
      _ = try session.addVariable("list")
    }
    #expect(throws: PrioritySessionError.self) { try session.setParameter(window.width, to: 400) }
    #expect(throws: PrioritySessionError.self) {
      try session.edit { edits throws(PrioritySessionError) in
        // The first two changes are fine and are undone with the third.
        _ = edits.addVariable("third", lower: 0)
        try edits.setConstant(of: window.wish, to: 200)
        _ = edits.add(Constraint(.init(window.list), .greaterThanOrEqual, 700))
      }
    }
    #expect(session.values == values)
    #expect(session.system == system)
    #expect(session.constraintHandles == handles)
    #expect(session.statistics.rejectedEdits == 7)
  }

  @Test func editsInOneTransaction() throws {
    let window = Window()
    let session = try window.session()
    let (side, handle) = try session.edit { edits throws(PrioritySessionError) in
      let side = edits.addVariable("side", lower: 0, role: .length)
      let handle = edits.add(Constraint(.init(side), .equal, 0.5 * LinearExpression(window.list)))
      try edits.setConstant(of: window.wish, to: 300)
      try edits.setParameter(window.width, to: 900)
      return (side, handle)
    }
    #expect(session[side] == 150)
    #expect(session[window.detail] == 599)
    #expect(session.handle(ofConstraint: 2) == handle)
    try session.remove(window.wish)
    #expect(session.handle(ofConstraint: 1) == handle)
    try session.setPriority(of: handle, to: 10)
    try session.setBounds(of: side, lower: 70, upper: 80)
    // The side may be 70 to 80 and half the list: lengths left open are as small as possible.
    #expect(session[side] == 70)
    #expect(session[window.list] == 140)
    #expect(throws: PrioritySessionError.unknownConstraint(window.wish)) {
      try session.setConstant(of: window.wish, to: 1)
    }
  }

  @Test func refusesAnEditInsideAnEdit() throws {
    let window = Window()
    let session = try window.session()
    #expect(throws: PrioritySessionError.nestedEdit) {
      try session.edit { _ throws(PrioritySessionError) in
        try session.setParameter(window.width, to: 700)
      }
    }
    #expect(session.system.columns[window.width.index].lower == 800)
  }

  @Test func solvesOnlyThePartsThatChange() throws {
    var system = PrioritySystem()
    var wishes: [PrioritySession.ConstraintHandle] = []
    for index in 0..<20 {
      let left = system.addVariable("left\(index)", lower: 0, role: .length)
      let right = system.addVariable("right\(index)", lower: 0, role: .length)
      let sum = LinearExpression(left) + LinearExpression(right)
      let third = system.addVariable("third\(index)", lower: 0, role: .length)
      system.add(Constraint(sum + LinearExpression(third), .equal, LinearExpression(100)))
      wishes.append(.init(system.add(Constraint(.init(left), .equal, 30, priority: 500))))
    }
    let session = try PrioritySession(system, solver: GLPKSolver())
    let before = session.statistics
    try session.setConstant(of: wishes[7], to: 40)
    let after = session.statistics
    #expect(after.warmSolves == before.warmSolves + 1)
    #expect(after.coldSolves == before.coldSolves)
    #expect(after.reusedPrograms == before.reusedPrograms + 19)
    #expect(session[Variable(index: 21)] == 40)
  }

  @Test func refusesAConflictAtTheStart() {
    var system = PrioritySystem()
    let view = system.addVariable("view")
    system.add(Constraint(.init(view), .equal, 1))
    system.add(Constraint(.init(view), .equal, 2))
    #expect(throws: PrioritySessionError.self) {
      try PrioritySession(system, solver: GLPKSolver())
    }
  }
}
