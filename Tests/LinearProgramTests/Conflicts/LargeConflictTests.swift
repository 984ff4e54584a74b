// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

/// A row of boxes beside each other with sizes, gaps and limits: one connected component.
struct BoxRow {
  private(set) var system = PrioritySystem()
  private(set) var lefts: [LinearExpression] = []

  /// Each box has four rows: it starts after the one before, is at least 20 wide, at most twice as
  /// wide as high, and at most 50 higher than the one before.
  init(boxes: Int) {
    var last: (left: LinearExpression, width: LinearExpression, height: LinearExpression)?
    for index in 0..<boxes {
      let left = LinearExpression(system.addVariable("box\(index).left"))
      let width = LinearExpression(
        system.addVariable("box\(index).width", lower: 0, role: .length))
      let height = LinearExpression(
        system.addVariable("box\(index).height", lower: 0, role: .length))
      if let last {
        system.add(Constraint(left, .equal, last.left + last.width + 8))
        system.add(Constraint(height, .lessThanOrEqual, last.height + 50))
      } else {
        system.add(Constraint(left, .equal, 0))
        system.add(Constraint(height, .lessThanOrEqual, 100))
      }
      system.add(Constraint(width, .greaterThanOrEqual, 20))
      system.add(Constraint(width, .lessThanOrEqual, height * 2))
      lefts.append(left)
      last = (left, width, height)
    }
  }

  /// Asks that some boxes and the gap after each have no more room than a span, which is limited.
  mutating func limit(boxes: Range<Int>, to room: Double) -> [Int] {
    let span = LinearExpression(system.addVariable("span\(system.columns.count)", role: .length))
    return [
      system.add(
        Constraint(lefts[boxes.upperBound] - lefts[boxes.lowerBound], .lessThanOrEqual, span)),
      system.add(Constraint(span, .lessThanOrEqual, LinearExpression(room))),
    ]
  }
}

extension BoxRow {
  /// Asks that some boxes and the gap after each have no more room than is given.
  mutating func limit(boxes: Range<Int>, toParameter room: Double) -> Int {
    let room = LinearExpression(system.addParameter("room", value: room))
    return system.add(
      Constraint(lefts[boxes.upperBound] - lefts[boxes.lowerBound], .lessThanOrEqual, room))
  }
}

@Suite("Conflicts in large systems", .enabled(if: GLPKSolver.isAvailable))
struct LargeConflictTests {
  private let finder = ConflictFinder(solver: GLPKSolver())

  @Test("ten of 11,000 connected rows are found with few, small programs")
  func hidden() throws {
    var row = BoxRow(boxes: 2750)
    // Four boxes of at least 20 and a gap of 8 each need 112.
    let added = row.limit(boxes: 1400..<1404, to: 100)
    #expect(row.system.constraints.count == 11_002)
    let analysis = try finder.analysis(of: row.system)
    let conflict = try #require(analysis.conflicts.first)
    #expect(analysis.conflicts.count == 1)
    #expect(conflict.members.count == 10)
    let chain = (1401...1404).map { $0 * 4 }
    let widths = (1400...1403).map { $0 * 4 + 2 }
    #expect(conflict.constraints.sorted() == (chain + widths + added).sorted())
    for relaxation in conflict.relaxations { #expect((relaxation.amount - 12).magnitude < 1e-9) }
    #expect(analysis.statistics.programs <= 40)
    #expect(analysis.statistics.componentPrograms == 0)
    #expect(analysis.statistics.largestFilter == 10)
  }

  @Test("a given value in a large system is a member, found without solving all of it")
  func given() throws {
    var row = BoxRow(boxes: 300)
    let added = row.limit(boxes: 100..<104, toParameter: 100)
    let analysis = try finder.analysis(of: row.system)
    let members = analysis.conflicts.first?.members ?? []
    #expect(members.count == 10)
    #expect(members.compactMap(\.constraintNumber).contains(added))
    #expect(members.last?.text(naming: row.system.name(of:)) == "room == 100")
    #expect(analysis.statistics.componentPrograms == 0)
  }

  @Test("a circle of 2,000 differences is found without a program that looks for it")
  func circle() throws {
    var system = PrioritySystem()
    let places = (0..<2000).map { LinearExpression(system.addVariable("place\($0)")) }
    for index in 1..<2000 {
      system.add(Constraint(places[index], .equal, places[index - 1] + 10))
    }
    system.add(Constraint(places[1999], .equal, places[0] + 20_000))
    let analysis = try finder.analysis(of: system)
    #expect(analysis.conflicts.map(\.members.count) == [2000])
    #expect(analysis.conflicts.first?.cheapest?.amount == 10)
    #expect(analysis.statistics.foundWithoutProgram == 1)
    #expect(analysis.statistics.largestFilter == 0)
  }

  @Test("a conflict of more members than are tried one by one is proved by its factors")
  func long() throws {
    var row = BoxRow(boxes: 150)
    // 100 boxes need 2,800: 100 starts, 100 widths, the span and its limit.
    _ = row.limit(boxes: 20..<120, to: 2000)
    let analysis = try finder.analysis(of: row.system)
    #expect(analysis.conflicts.map(\.members.count) == [202])
    #expect(analysis.statistics.programs < 20)
    #expect((analysis.conflicts.first?.cheapest?.amount ?? 0) == 800)
  }
}
