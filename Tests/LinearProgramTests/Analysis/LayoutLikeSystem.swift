// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LinearProgram

/// Draws random systems that look like layouts, with numbers that rarely meet by accident.
enum LayoutLikeSystem {
  /// How many systems a test draws: SOLVELAYOUT_ANALYSIS_SYSTEMS, 200 unless it is set.
  static var count: UInt64 {
    let text = ProcessInfo.processInfo.environment["SOLVELAYOUT_ANALYSIS_SYSTEMS"]
    return text.flatMap { UInt64($0) } ?? 200
  }

  /// A system with views in a container, and its parameters.
  static func make(
    seed: UInt64, parameters count: Int = 2, openness: Double = 0.3
  ) -> PrioritySystem {
    var random = SeededRandom(seed: seed)
    var system = PrioritySystem()
    let edges = (0..<count).map { index in
      system.addParameter("p\(index)", value: number(200, 500, &random))
    }
    var places: [Variable] = []
    var lengths: [Variable] = []
    for index in 0..<Int.random(in: 2...6, using: &random) {
      places.append(system.addVariable("x\(index)", role: .place))
      lengths.append(system.addVariable("w\(index)", lower: 0, role: .length))
    }
    for index in places.indices {
      addPlace(index, places, lengths, edges, &system, &random)
      if Double.random(in: 0...1, using: &random) > openness {
        addLength(index, lengths, edges, &system, &random)
      }
    }
    return system
  }

  private static func number(
    _ low: Double, _ high: Double, _ random: inout SeededRandom
  ) -> Double {
    (Double.random(in: low...high, using: &random) * 1024).rounded() / 1024
  }

  private static func priority(_ random: inout SeededRandom) -> Priority {
    [900, 750, 500, 250].randomElement(using: &random) ?? 500
  }

  /// A place follows the one before it or an edge.
  private static func addPlace(
    _ index: Int, _ places: [Variable], _ lengths: [Variable], _ edges: [Variable],
    _ system: inout PrioritySystem, _ random: inout SeededRandom
  ) {
    let gap = LinearExpression(number(1, 12, &random))
    let place = LinearExpression(places[index])
    let end = place + LinearExpression(lengths[index])
    if index > 0 {
      let last = LinearExpression(places[index - 1]) + LinearExpression(lengths[index - 1])
      let relation: Relation = Bool.random(using: &random) ? .equal : .greaterThanOrEqual
      system.add(Constraint(place, relation, last + gap))
    } else {
      system.add(Constraint(place, .greaterThanOrEqual, gap))
    }
    guard let edge = edges.randomElement(using: &random) else { return }
    let isHard = Int.random(in: 0..<3, using: &random) > 0
    system.add(
      Constraint(
        end, .lessThanOrEqual, LinearExpression(edge) - gap,
        priority: isHard ? .required : priority(&random)))
  }

  /// A length is compared with a number, an edge or another length.
  private static func addLength(
    _ index: Int, _ lengths: [Variable], _ edges: [Variable],
    _ system: inout PrioritySystem, _ random: inout SeededRandom
  ) {
    let length = LinearExpression(lengths[index])
    let relation: Relation = Relation.allCases.randomElement(using: &random) ?? .equal
    let size = number(10, 90, &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      let other = LinearExpression(lengths[Int.random(in: lengths.indices, using: &random)])
      system.add(
        Constraint(
          length, .equal, 0.75 * other + LinearExpression(size), priority: priority(&random)))
    case 1:
      if let edge = edges.randomElement(using: &random) {
        let share = number(0.1, 0.4, &random)
        system.add(
          Constraint(
            length, relation, share * LinearExpression(edge), priority: priority(&random)))
      }
    case 2:
      system.add(
        PrioritySystem.Goal(length - LinearExpression(size), .zero, weight: 2, priority: 600))
    default:
      system.add(Constraint(length, relation, LinearExpression(size), priority: priority(&random)))
      system.add(
        Constraint(length, .greaterThanOrEqual, LinearExpression(number(1, 9, &random))))
    }
  }

  /// The system with one constraint's right side raised.
  static func raising(
    _ source: PrioritySource, of system: PrioritySystem, by amount: Double
  ) -> PrioritySystem {
    var result = PrioritySystem()
    for (index, column) in system.columns.enumerated() {
      var (lower, upper) = (column.lower, column.upper)
      let isFixed = lower == upper
      if source == .lower(Variable(index: index)) || source == .parameter(Variable(index: index)) {
        lower += amount
        if isFixed { upper += amount }
      }
      if source == .upper(Variable(index: index)) { upper += amount }
      _ = result.addVariable(column.name, lower: lower, upper: upper, role: column.role)
    }
    for (number, constraint) in system.constraints.enumerated() {
      var constraint = constraint
      if source == .constraint(number) { constraint.right += LinearExpression(amount) }
      result.add(constraint)
    }
    for (position, goal) in system.goals.enumerated() {
      var goal = goal
      if source == .goal(position) { goal.expression -= LinearExpression(amount) }
      result.add(goal)
    }
    return result
  }
}
