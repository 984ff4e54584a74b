// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("A choice is the first candidate that fits", .enabled(if: GLPKSolver.isAvailable))
struct SequentialChoiceTests {
  typealias Pair = (value: Double, limit: Double)

  /// The direct rule.
  func direct(_ candidates: [[Pair]], tolerance: Double) -> Int {
    candidates.firstIndex { $0.allSatisfy { $0.value <= $0.limit + tolerance } }
      ?? candidates.count - 1
  }

  func choose(_ candidates: [[Pair]], tolerance: Double) throws -> Int {
    var program = SequentialProgram(solver: GLPKSolver())
    return try program.choose(
      candidates.map { $0.map { (LinearExpression($0.value), LinearExpression($0.limit)) } },
      tolerance: tolerance)
  }

  static let cases: [([[Pair]], Int)] = [
    ([[(300, 200)], [(150, 200)], [(100, 200)]], 1),
    ([[(300, 200)], [(250, 200)], [(220, 200)]], 2),
    ([[(200, 200)], [(150, 200)]], 0),
    // Both axes count.
    ([[(100, 200), (90, 80)], [(100, 200), (70, 80)], [(0, 0)]], 1),
    // No pair at all always fits.
    ([[(300, 200)], [], [(1, 2)]], 1),
    // A negative limit is one that only smaller values meet.
    ([[(0, -5)], [(-6, -5)], [(0, 0)]], 1),
    // Infinities.
    ([[(.infinity, 200)], [(5, .infinity)], [(0, 0)]], 1),
    ([[(.infinity, .infinity)], [(0, 0)]], 0),
    ([[(5, -.infinity)], [(-.infinity, 5)], [(0, 0)]], 1),
    ([[(.nan, 5)], [(5, .nan)], [(9, 1)]], 2),
    // Over by less than what counts as an integer elsewhere.
    ([[(100.0001, 100)], [(1, 100)]], 1),
    ([[(100.000001, 100)], [(1, 100)]], 1),
    ([[(7, 3)]], 0),
  ]

  @Test("known cases", arguments: cases)
  func known(candidates: [[Pair]], wanted: Int) throws {
    #expect(direct(candidates, tolerance: 0) == wanted)
    #expect(try choose(candidates, tolerance: 0) == wanted)
  }

  @Test("a tolerance lets a candidate pass the limit")
  func tolerance() throws {
    #expect(try choose([[(100.4, 100)], [(1, 100)]], tolerance: 0.5) == 0)
    #expect(try choose([[(100.6, 100)], [(1, 100)]], tolerance: 0.5) == 1)
  }

  @Test("random candidates, with many on the limit")
  func random() throws {
    var random = SeededRandom(seed: 11)
    var picks = Set<Int>()
    for _ in 0..<300 {
      let count = Int.random(in: 1...6, using: &random)
      let candidates: [[Pair]] = (0..<count).map { _ in
        (0..<Int.random(in: 1...2, using: &random)).map { _ in
          (
            Double(Int.random(in: -3...6, using: &random)),
            Double(Int.random(in: -3...4, using: &random))
          )
        }
      }
      let wanted = direct(candidates, tolerance: 1e-6)
      #expect(try choose(candidates, tolerance: 1e-6) == wanted)
      picks.insert(wanted)
    }
    #expect(picks.count == 6)
  }

  @Test("pending rules are solved first")
  func pending() throws {
    var program = SequentialProgram(solver: GLPKSolver(), options: .init(keepsLevels: true))
    let width = program.parameter("width", value: 150)
    let half = program.clamp(width / 2, lower: 0, upper: 100)
    let pick = try program.choose(
      [[(half * 3, width)], [(half * 2, width)], [(0, width)]], tolerance: 1e-9)
    #expect(pick == 1)
    #expect(program.levels.map(\.model.name) == ["level", "choice"])
    #expect(program.statistics.choices == 1 && program.statistics.solverCalls == 2)
  }

  @Test("no candidate is an error")
  func empty() {
    var program = SequentialProgram(solver: GLPKSolver())
    let error = #expect(throws: SequentialError.self) {
      try program.choose([], tolerance: 0, origin: Origin("ViewThatFits"))
    }
    #expect(error?.reason == .emptyChoice)
    #expect(error?.description.contains("ViewThatFits") == true)
  }
}
