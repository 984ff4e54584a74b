// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Conflicts of small systems", .enabled(if: GLPKSolver.isAvailable))
struct ConflictFinderTests {
  private let finder = ConflictFinder(solver: GLPKSolver())

  private func variable(
    _ name: String, _ system: inout PrioritySystem, lower: Double = -.infinity,
    upper: Double = .infinity
  ) -> LinearExpression {
    LinearExpression(system.addVariable(name, lower: lower, upper: upper))
  }

  /// The members of each conflict as texts.
  private func texts(_ system: PrioritySystem, limit: Int = 16) throws -> [[String]] {
    try finder.conflicts(in: system, limit: limit).map { conflict in
      conflict.members.map { $0.text(naming: system.name(of:)) }
    }
  }

  @Test("three widths and two gaps do not fit a container that is 20 too narrow")
  func widths() throws {
    var system = PrioritySystem()
    let widths = ["a.width", "b.width", "c.width"].map { variable($0, &system, lower: 0) }
    let container = LinearExpression(system.addParameter("container.width", value: 300))
    let sum = widths[0] + widths[1] + widths[2] + 20
    system.add(
      Constraint(
        sum, .lessThanOrEqual, container,
        origin: Origin("a, b and c beside each other", place: "Card.swift:12:3")))
    for width in widths { system.add(Constraint(width, .equal, 100)) }
    system.add(Constraint(widths[0], .greaterThanOrEqual, 50))
    let conflict = try #require(try finder.conflicts(in: system).first)
    #expect(
      conflict.description(naming: system.name(of:)) == """
        These 5 requirements cannot all hold:
          a.width == 100
          a, b and c beside each other (Card.swift:12:3)
          b.width == 100
          c.width == 100
          container.width == 300 (the given value of container.width)
        'a.width == 100' would have to give way by 20.
        """)
    #expect(conflict.constraints == [1, 0, 2, 3])
    #expect(conflict.relaxations.map(\.amount) == [20, 20, 20, 20, 20])
  }

  @Test("a chain of places that comes back elsewhere: x = y + 3, y = z + 1, x = z + 5")
  func chain() throws {
    var system = PrioritySystem()
    let (z, y, x) = (
      variable("z", &system), variable("y", &system), variable("x", &system)
    )
    system.add(Constraint(x, .equal, y + 3))
    system.add(Constraint(y, .equal, z + 1))
    system.add(Constraint(x, .equal, z + 5))
    let analysis = try finder.analysis(of: system)
    #expect(analysis.conflicts.map(\.constraints) == [[0, 2, 1]])
    #expect(analysis.conflicts.first?.cheapest?.amount == 1)
    #expect(analysis.statistics.foundWithoutProgram == 1)
  }

  @Test("inequalities in a circle: x >= y + 1, y >= z + 1, z >= x - 1")
  func inequalities() throws {
    var system = PrioritySystem()
    let (x, y, z) = (
      variable("x", &system), variable("y", &system), variable("z", &system)
    )
    system.add(Constraint(x, .greaterThanOrEqual, y + 1))
    system.add(Constraint(y, .greaterThanOrEqual, z + 1))
    system.add(Constraint(z, .greaterThanOrEqual, x - 1))
    system.add(Constraint(x, .lessThanOrEqual, 40))
    let conflicts = try finder.conflicts(in: system)
    #expect(conflicts.map { $0.constraints.sorted() } == [[0, 1, 2]])
    #expect(conflicts.first?.relaxations.map(\.amount) == [1, 1, 1])
  }

  @Test("factors scale what a member has to give way by")
  func factors() throws {
    var system = PrioritySystem()
    let (width, height) = (variable("width", &system), variable("height", &system))
    system.add(Constraint(width, .equal, height * 2))
    system.add(Constraint(width, .equal, 100))
    system.add(Constraint(height, .equal, 60))
    let conflict = try #require(try finder.conflicts(in: system).first)
    // Rows: 60 = height; 2 height - width = 0; 100 = width. At height 60 the width would be 120.
    #expect(conflict.constraints == [2, 0, 1])
    #expect(conflict.relaxations.map(\.amount) == [10, 20, 20])
    #expect(conflict.cheapest?.member.constraintNumber == 2)
  }

  @Test("bounds of variables are members")
  func bounds() throws {
    var system = PrioritySystem()
    let width = variable("width", &system, lower: 0, upper: 80)
    let gap = variable("gap", &system, lower: 8)
    system.add(Constraint(width, .greaterThanOrEqual, gap * 11))
    #expect(try texts(system) == [["width >= 11 gap", "gap >= 8", "width <= 80"]])
    system.add(Constraint(gap * 11, .lessThanOrEqual, 87, origin: Origin("small gap")))
    // Bounds take part in several conflicts, whichever is found first.
    #expect(
      Set(try texts(system)) == [
        ["small gap", "gap >= 8"], ["width >= 11 gap", "gap >= 8", "width <= 80"],
      ])
  }

  @Test("bounds that cross are a conflict by themselves and hide no other")
  func crossing() throws {
    var system = PrioritySystem()
    let width = variable("width", &system, lower: 90, upper: 80)
    system.add(Constraint(width, .equal, 85))
    system.add(Constraint(width, .equal, 86))
    #expect(
      try texts(system) == [
        ["width >= 90", "width <= 80"], ["width == 85", "width == 86"],
      ])
    #expect(throws: ConflictError.self) { try finder.recovered(system) }
  }

  @Test("constraints without variables that fail are conflicts of one")
  func constants() throws {
    var system = PrioritySystem()
    system.add(Constraint(5, .lessThanOrEqual, 3))
    system.add(Constraint(3, .lessThanOrEqual, 5))
    system.add(Constraint(4, .equal, 4))
    let width = variable("width", &system)
    system.add(Constraint(width, .greaterThanOrEqual, LinearExpression(Double.infinity)))
    let conflicts = try finder.conflicts(in: system)
    #expect(conflicts.map(\.constraints).sorted { $0[0] < $1[0] } == [[0], [3]])
    #expect(conflicts.compactMap(\.cheapest?.amount).sorted() == [2, .infinity])
    let text = conflicts.map { $0.description(naming: system.name(of:)) }.sorted()
    #expect(text.contains { $0.hasPrefix("This requirement cannot hold:\n  ") })
  }

  @Test("conflicts share no constraint, and the limit ends the search", arguments: [1, 2, 3, 4])
  func disjoint(limit: Int) throws {
    var system = PrioritySystem()
    for name in ["a", "b", "c"] {
      let (left, width) = (
        variable("\(name).left", &system), variable("\(name).width", &system)
      )
      system.add(Constraint(left + width, .lessThanOrEqual, 100))
      system.add(Constraint(left, .greaterThanOrEqual, 60))
      system.add(Constraint(width, .greaterThanOrEqual, 50))
      system.add(Constraint(left, .greaterThanOrEqual, 0))
    }
    let found = try finder.conflicts(in: system, limit: limit).map { $0.constraints.sorted() }
    #expect(found == Array([[0, 1, 2], [4, 5, 6], [8, 9, 10]].prefix(limit)))
  }

  @Test("only required constraints count, unless others are asked for")
  func priorities() throws {
    var system = PrioritySystem()
    let width = variable("width", &system)
    system.add(Constraint(width, .equal, 10))
    system.add(Constraint(width, .equal, 20, priority: 999))
    system.add(Constraint(width, .equal, 10.0 + 1e-8, priority: 1200))
    #expect(try finder.conflicts(in: system).isEmpty)
    #expect(try finder.conflicts(in: system, among: [1, 0]).map(\.constraints) == [[0, 1]])
    #expect(try finder.conflicts(in: PrioritySystem()).isEmpty)
  }

  @Test(
    "a contradiction within the tolerance is none",
    arguments: [(1e-8, true), (1e-3, false), (1e-6, false)])
  func tolerance(gap: Double, holds: Bool) throws {
    var system = PrioritySystem()
    let (x, y, z) = (variable("x", &system), variable("y", &system), variable("z", &system))
    system.add(Constraint(x + y, .greaterThanOrEqual, z + gap))
    system.add(Constraint(x, .lessThanOrEqual, z * 0.5))
    system.add(Constraint(y, .lessThanOrEqual, z * 0.5))
    #expect(try finder.conflicts(in: system).isEmpty == holds)
  }

  @Test("a contradiction of rounding hides no real one in the same component")
  func rounding() throws {
    var system = PrioritySystem()
    let (x, y, z) = (variable("x", &system), variable("y", &system), variable("z", &system))
    system.add(Constraint(x + y, .greaterThanOrEqual, z + 1e-8))
    system.add(Constraint(x, .lessThanOrEqual, z * 0.5))
    system.add(Constraint(y, .lessThanOrEqual, z * 0.5))
    let w = variable("w", &system)
    system.add(Constraint(w, .greaterThanOrEqual, z + 5))
    system.add(Constraint(w, .lessThanOrEqual, 10))
    system.add(Constraint(z, .greaterThanOrEqual, 6))
    let conflicts = try finder.conflicts(in: system)
    #expect(conflicts.count == 1)
    #expect(conflicts.first?.constraints.sorted() == [3, 4, 5])
  }
}
