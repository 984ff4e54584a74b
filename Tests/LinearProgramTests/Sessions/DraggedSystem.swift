// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

/// Draws systems that are dragged: chains, grids and others that look like layouts.
///
/// Most numbers are whole, so that drags meet breakpoints exactly and costs are often the same.
enum DraggedSystem {
  static func make(seed: UInt64) -> PrioritySystem {
    var random = SeededRandom(seed: seed)
    switch seed % 4 {
    case 0, 1: return chain(&random)
    case 2: return grid(&random)
    default:
      return LayoutLikeSystem.make(
        seed: seed, parameters: Int.random(in: 1...3, using: &random), openness: 0.2)
    }
  }

  /// Boxes between two edges, which may both be given, with sizes and wishes of all kinds.
  private static func chain(_ random: inout SeededRandom) -> PrioritySystem {
    var system = PrioritySystem()
    let start = system.addParameter("start", value: whole(-20, 20, &random))
    let boxes = Int.random(in: 1...14, using: &random)
    let end = system.addParameter("end", value: whole(60, 90, &random) * Double(boxes))
    let third = system.addParameter("third", value: whole(10, 60, &random))
    // Where the first edge is given, no place is known to be on one side of 0.
    var place = random.oneIn(3) ? LinearExpression(start) : LinearExpression(0)
    for index in 0..<boxes {
      let left = system.addVariable("left\(index)", lower: random.oneIn(40) ? 0 : -.infinity)
      let length = system.addVariable(
        "length\(index)", lower: random.oneIn(40) ? -.infinity : whole(0, 30, &random),
        upper: random.oneIn(4) ? whole(100, 200, &random) : .infinity, role: .length)
      let gap = random.oneIn(8) ? LinearExpression(third) : LinearExpression(whole(0, 9, &random))
      system.add(Constraint(.init(left), .equal, index == 0 ? place : place + gap))
      wishes(length, third, &system, &random)
      let factors: [Double] = [1, 1, 1, 1, 2, 0.5]
      let factor = random.oneIn(40) ? -0.25 : factors.randomElement(using: &random) ?? 1
      place = LinearExpression(left) + factor * LinearExpression(length)
      if random.oneIn(40) {
        system.add(
          Constraint(.init(left), .equal, .init(whole(0, 300, &random)), priority: 500))
      }
    }
    let relations: [Relation] = [.equal, .equal, .equal, .lessThanOrEqual, .greaterThanOrEqual]
    system.add(
      Constraint(
        place, relations.randomElement(using: &random) ?? .equal, .init(end),
        priority: random.oneIn(5) ? 600 : .required))
    return system
  }

  private static func wishes(
    _ length: Variable, _ third: Variable, _ system: inout PrioritySystem,
    _ random: inout SeededRandom
  ) {
    let priorities: [Priority] = [750, 500, 250, 250]
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      let priority = priorities.randomElement(using: &random) ?? 250
      let relation = Relation.allCases.randomElement(using: &random) ?? .equal
      let size =
        random.oneIn(60) ? LinearExpression(third) : LinearExpression(whole(40, 120, &random))
      if random.oneIn(6) {
        system.add(PrioritySystem.Goal(.init(length) - size, .zero, weight: 2, priority: priority))
      } else {
        system.add(Constraint(.init(length), relation, size, priority: priority))
      }
    }
  }

  /// Cells that fill the columns and rows of a grid of two given sizes.
  private static func grid(_ random: inout SeededRandom) -> PrioritySystem {
    var system = PrioritySystem()
    let counts = (Int.random(in: 1...4, using: &random), Int.random(in: 1...4, using: &random))
    for (axis, count) in [counts.0, counts.1].enumerated() {
      let size = system.addParameter("size\(axis)", value: 80 * Double(count))
      let lines = (0...count).map { system.addVariable("line\(axis).\($0)") }
      system.add(Constraint(.init(lines[0]), .equal, 0))
      system.add(Constraint(.init(lines[count]), .equal, .init(size)))
      for index in 0..<count {
        for cell in 0..<(counts.0 * counts.1 / count) {
          let name = "\(axis).\(index).\(cell)"
          let place = system.addVariable("place" + name)
          let length = system.addVariable(
            "length" + name, lower: whole(0, 30, &random), role: .length)
          let stop = LinearExpression(place) + LinearExpression(length)
          system.add(Constraint(.init(place), .equal, LinearExpression(lines[index]) + 2))
          system.add(Constraint(stop, .equal, LinearExpression(lines[index + 1]) - 2))
          let priority: Priority = random.oneIn(3) ? 500 : 250
          system.add(
            Constraint(.init(length), .equal, .init(whole(40, 120, &random)), priority: priority))
        }
      }
    }
    return system
  }

  /// A whole number, and sometimes one that is not.
  static func whole(_ low: Double, _ high: Double, _ random: inout SeededRandom) -> Double {
    let number = Double.random(in: low...high, using: &random)
    return random.oneIn(4) ? (number * 64).rounded() / 64 : number.rounded()
  }
}

extension SeededRandom {
  /// Whether something happens that does so once in a number of times.
  mutating func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &self) == 0 }
}
