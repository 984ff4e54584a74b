// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import Testing

@testable import LinearProgram

@Suite("Sessions cross breakpoints in closed form", .enabled(if: GLPKSolver.isAvailable))
struct ClosedFormTests {
  /// Boxes in a row from 0 to a width; each is at least 20 and weakly 100 wide.
  private struct Chain {
    var system = PrioritySystem()
    let width: Variable
    var lengths: [Variable] = []

    init(boxes: Int, gap: Double, width: Double) {
      self.width = system.addParameter("width", value: width)
      var end = LinearExpression(0)
      for index in 0..<boxes {
        let left = LinearExpression(system.addVariable("left\(index)"))
        let length = system.addVariable("length\(index)", lower: 20, role: .length)
        let start = end + LinearExpression(index == 0 ? 0 : gap)
        system.add(Constraint(left, .equal, start))
        system.add(Constraint(.init(length), .equal, 100, priority: .defaultLow))
        end = left + LinearExpression(length)
        lengths.append(length)
      }
      system.add(Constraint(end, .equal, LinearExpression(self.width)))
    }

    func session() throws -> PrioritySession {
      try PrioritySession(system, solver: GLPKSolver())
    }
  }

  private func expect(
    _ session: PrioritySession, _ variables: [Variable], _ values: [Double], _ place: String
  ) throws {
    for (variable, value) in zip(variables, values) {
      let found = try #require(session[variable])
      #expect((found - value).magnitude < 1e-9, "\(place): \(found), \(value)")
    }
  }

  @Test("What was far larger leaves no rounding behind")
  func farAndBack() throws {
    let chain = Chain(boxes: 3, gap: 10, width: 350)
    let session = try chain.session()
    for width in [1e9 + 0.5, 1e9 + 1.5, 1e9 + 2.5] {
      try session.setParameter(chain.width, to: width)
    }
    // The last box has what 200 of boxes and 20 of gaps leave.
    for width in [350.3, 351.7, 1e9, 1e9 + 1, 1e9 + 2, 340.1] {
      try session.setParameter(chain.width, to: width)
      try expect(session, chain.lengths, [100, 100, width - 220], "\(width)")
    }
    #expect(session.statistics.coldSolves == 1)
    #expect(session.statistics.warmSolves == 0)
  }

  @Test("Three boxes cross three breakpoints and meet their end")
  func threeBoxes() throws {
    let chain = Chain(boxes: 3, gap: 10, width: 350)
    let session = try chain.session()
    let before = session.statistics
    // 350 is 30 more than three boxes of 100 with two gaps: the last one grows, as no place moves
    // then. Below 320 the first one gives way, which brings all places near 0, to 20 at 240; then
    // the second one, to 160, and the third one, to 80.
    let steps: [(Double, [Double])] = [
      (350, [100, 100, 130]), (330, [100, 100, 110]), (320, [100, 100, 100]),
      (300, [80, 100, 100]), (240, [20, 100, 100]), (200, [20, 60, 100]), (140, [20, 20, 80]),
      (80, [20, 20, 20]), (335, [100, 100, 115]), (160, [20, 20, 100]),
    ]
    for (width, lengths) in steps {
      try session.setParameter(chain.width, to: width)
      try expect(session, chain.lengths, lengths, "\(width)")
    }
    let after = session.statistics
    // 300, 200 and 140 are past one each, 335 is past all, and 160 past the first and the second
    // and on the third.
    #expect(after.crossings == 5)
    #expect(after.regionHits == steps.count)
    #expect(after.regionsRead == 0)
    #expect(after.warmSolves == before.warmSolves && after.coldSolves == before.coldSolves)
  }

  @Test("What cannot be is refused and changes nothing")
  func refusal() throws {
    let chain = Chain(boxes: 3, gap: 10, width: 350)
    let session = try chain.session()
    try session.setParameter(chain.width, to: 200)
    let (values, system) = (session.values, session.system)
    #expect(throws: PrioritySessionError.self) { try session.setParameter(chain.width, to: 79) }
    #expect(session.values == values)
    #expect(session.system == system)
    #expect(session.statistics.rejectedEdits == 1)
    #expect(throws: PrioritySessionError.self) { try session.setParameter(chain.width, to: 79) }
    #expect(session.values == values)
    let before = session.statistics
    try session.setParameter(chain.width, to: 140)
    try expect(session, chain.lengths, [20, 20, 80], "140")
    #expect(session.statistics.warmSolves == before.warmSolves)
  }

  @Test("A chain of 100 boxes crosses 99 breakpoints without a solver")
  func chainOfHundred() throws {
    let chain = Chain(boxes: 100, gap: 0, width: 9_990)
    let session = try chain.session()
    let before = session.statistics
    // From 10,000 on each box gives way by 80, one after the other, in two steps of 40.
    for width in stride(from: 9_960.0, through: 2_000, by: -40) {
      try session.setParameter(chain.width, to: width)
      let given = 10_000 - width
      let expected = (0..<100).map { (box: Int) -> Double in
        100.0 - min(max(given - Double(80 * box), 0), 80)
      }
      try expect(session, chain.lengths, expected, "\(width)")
    }
    let after = session.statistics
    #expect(after.crossings == 99)
    #expect(after.regionHits == 200)
    #expect(after.pivots == before.pivots)
    #expect(after.warmSolves == before.warmSolves && after.coldSolves == before.coldSolves)
    #expect(after.regionsRead == 0)
  }

  @Test("The whole answer after a crossing is that of a fresh solve")
  func wholeAnswer() throws {
    let glpk = GLPKSolver()
    let chain = Chain(boxes: 12, gap: 10, width: 1_400)
    let session = try chain.session()
    for width in [1_390.0, 1_000, 700, 1_111, 390] {
      try session.setParameter(chain.width, to: width)
      let values = session.values
      let found = session.solution
      let fresh = try PrioritySolver(solver: glpk).solve(session.system)
      #expect(found.values == session.values)
      for (one, other) in zip(values, fresh.values) { #expect((one - other).magnitude < 1e-9) }
      for (one, other) in zip(found.levelCosts, fresh.levelCosts) {
        #expect((one.cost - other.cost).magnitude < 1e-9)
      }
      #expect(found.undetermined == fresh.undetermined)
      #expect(found.statistics.pivots == 0)
      #expect(found.statistics.levels == fresh.statistics.levels)
      let expression = LinearExpression(chain.lengths[5])
      let mine = try #require(try found.explanation(of: expression, solver: glpk))
      let theirs = try #require(try fresh.explanation(of: expression, solver: glpk))
      #expect(mine.reasons.map(\.source) == theirs.reasons.map(\.source))
      let region = try #require(try found.region(solver: glpk)?.interval(of: chain.width))
      let other = try #require(try fresh.region(solver: glpk)?.interval(of: chain.width))
      #expect((region.range.lowerBound - other.range.lowerBound).magnitude < 1e-9)
      let (most, otherMost) = (region.range.upperBound, other.range.upperBound)
      #expect(most == otherMost || (most - otherMost).magnitude < 1e-9)
    }
    // The last answer is what an edit starts from: another bound, but the same basis.
    let before = session.statistics
    try session.add(Constraint(.init(chain.lengths[3]), .greaterThanOrEqual, 30))
    #expect(session.statistics.warmSolves == before.warmSolves + 1)
    #expect(session.statistics.pivots == before.pivots)
    try session.setParameter(chain.width, to: 500)
    try expect(session, chain.lengths, [20, 20, 20, 30, 20, 20, 20, 20, 20, 20, 80, 100], "500")
  }

  @Test("A row of two signs is filled from both sides")
  func twoSigns() throws {
    var system = PrioritySystem()
    let gap = system.addParameter("gap", value: 3)
    let right = system.addVariable("right", lower: 0, upper: 10)
    let left = system.addVariable("left", lower: 0, upper: 10)
    system.add(Constraint(LinearExpression(right) - LinearExpression(left), .equal, .init(gap)))
    system.add(Constraint(.init(right), .equal, 6, priority: 750))
    system.add(Constraint(.init(left), .equal, 3, priority: 250))
    let session = try PrioritySession(system, solver: GLPKSolver())
    let before = session.statistics
    // The left one gives way first, until it meets its bounds at gaps of 6 and -4.
    let steps: [(Double, [Double])] = [
      (3, [6, 3]), (5, [6, 1]), (7, [7, 0]), (10, [10, 0]), (-2, [6, 8]), (-5, [5, 10]),
      (-10, [0, 10]), (6, [6, 0]), (-4, [6, 10]),
    ]
    for (value, expected) in steps {
      try session.setParameter(gap, to: value)
      try expect(session, [right, left], expected, "\(value)")
    }
    #expect(session.statistics.warmSolves == before.warmSolves)
    #expect(throws: PrioritySessionError.self) { try session.setParameter(gap, to: 10.5) }
  }

  @Test("A limit leaves room until it is met")
  func limit() throws {
    var system = PrioritySystem()
    let room = system.addParameter("room", value: 100)
    let first = system.addVariable("first", lower: 0, role: .length)
    let second = system.addVariable("second", lower: 0, role: .length)
    let sum = LinearExpression(first) + 2 * LinearExpression(second)
    system.add(Constraint(sum, .lessThanOrEqual, LinearExpression(room)))
    system.add(Constraint(.init(first), .equal, 50, priority: 750))
    system.add(Constraint(.init(second), .equal, 30, priority: 250))
    let session = try PrioritySession(system, solver: GLPKSolver())
    let before = session.statistics
    let steps: [(Double, [Double])] = [
      (100, [50, 25]), (200, [50, 30]), (110, [50, 30]), (70, [50, 10]), (40, [40, 0]),
      (0, [0, 0]), (120, [50, 30]),
    ]
    for (value, expected) in steps {
      try session.setParameter(room, to: value)
      try expect(session, [first, second], expected, "\(value)")
    }
    #expect(session.statistics.warmSolves == before.warmSolves)
    #expect(throws: PrioritySessionError.self) { try session.setParameter(room, to: -1) }
  }

  @Test("What costs the same in all levels is left to the solver while it is partly filled")
  func ties() throws {
    let costs = [[1.0, 1, 2, -3, 1], [0, 0, 5, 0, 1]]
    let order = FillingOrder(costs: costs, thresholds: [3e-9, 5e-9])
    let members = (0..<5).map { FillingOrder.Member(column: $0, coefficient: $0 == 3 ? -3 : 1) }
    let sorted = try #require(order.sorted(members))
    // The fourth costs -3 for -3 of the row, which is 1 for 1, as the first two and the last one
    // do; the last one costs more in the next level.
    #expect(sorted.map(\.column) == [0, 1, 3, 4, 2])
    #expect(sorted.map(\.isTied) == [true, true, true, false, false])
    // A distance that counts times one coefficient and not times the other is no order.
    let far = FillingOrder(costs: [[1, 10 + 1e-7]], thresholds: [2e-8])
    let large = [
      FillingOrder.Member(column: 0, coefficient: 1),
      FillingOrder.Member(column: 1, coefficient: 10),
    ]
    #expect(far.sorted(large) == nil)
  }
}
