// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import LinearProgram

/// What checking the answer of a node with relations gave: the program is the definition, so the
/// check is that the answer is one of it.
public struct RelationCheck: Sendable, Hashable, CustomStringConvertible {
  /// The node that carries the relations.
  public var node: NodeID
  /// The greatest violation of a required row or a bound, in points.
  public var largestViolation: Double
  /// The greatest difference of the cost of a level from that of a second solution, which solves
  /// the whole system at once without simplifying it first, as a share of that cost where it is
  /// above 1.
  public var largestLevelDifference: Double
  /// The greatest difference of a variable from that second solution, in points.
  public var largestDifference: Double

  /// The greatest of all three.
  public var worst: Double { max(largestViolation, largestLevelDifference, largestDifference) }

  /// The numbers in words.
  public var description: String {
    "required relations fail by \(LinearExpression(largestViolation)), levels differ by "
      + "\(LinearExpression(largestLevelDifference)) and lengths by "
      + "\(LinearExpression(largestDifference)) from a second solution"
  }
}

extension RelationEngine {
  /// Checks every layout so far.
  ///
  /// - Throws: `RelationFailure.priorities` when the second solution fails.
  public func check() throws(RelationFailure) -> [RelationCheck] {
    var checks: [RelationCheck] = []
    for (node, _, layout) in layouts {
      // 1. Required rows and bounds hold.
      let system = layout.system
      let value = { layout.solution[$0] }
      var violation = 0.0
      for constraint in system.constraints where constraint.priority.isRequired {
        violation = max(violation, constraint.violation(value))
      }
      for (index, column) in system.columns.enumerated() {
        let own = value(Variable(index: index))
        violation = max(violation, column.lower - own, own - column.upper)
      }
      // 2. Every level is as good as without presolve and components, and so is every variable.
      var options = self.options.priorities
      options.usesPresolve = false
      options.usesComponents = false
      let second: PrioritySolution
      do throws(PriorityError) {
        second = try PrioritySolver(solver: solver, options: options).solve(system)
      } catch {
        throw .priorities(error)
      }
      let costs = zip(layout.solution.levelCosts, second.levelCosts).map {
        abs($0.cost - $1.cost) / max(1, abs($1.cost))
      }
      let values = zip(layout.solution.values, second.values).map { abs($0 - $1) }
      checks.append(
        RelationCheck(
          node: node, largestViolation: violation, largestLevelDifference: costs.max() ?? 0,
          largestDifference: values.max() ?? 0))
    }
    return checks
  }
}
