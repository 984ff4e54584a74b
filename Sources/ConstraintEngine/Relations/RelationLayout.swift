// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A solved node with relations: its frames, and the system behind them for those who ask why.
public struct RelationLayout: Sendable {
  /// The size and the frames.
  public var answer: RelationAnswer
  /// The system that was solved last.
  public var system: PrioritySystem
  /// Its solution.
  public var solution: PrioritySolution
  /// The frames as expressions in the system's variables, from the left upper corner of the node.
  public var frames: [NodeID: ConstraintEngine.FrameExpression]
  /// The number of rounds until what is measured inside no longer changed.
  public var rounds: Int
  /// The constraints that somebody wrote, by their number in the system.
  public var relations: [Int: RelationReference]
  /// Whether rules of containers choose among bounds or lengths inside, so that another proposal is
  /// to be laid out anew.
  public var hasChoosingRules: Bool
  /// What measured parts were asked with: expressions in the system's variables and their values.
  public var questions: [Question]
  /// The constraints that were given up because they could not hold.
  public var givenUp: [RelationConflict]
}

extension RelationLayout {
  /// A number with which something was measured or chosen.
  public struct Question: Sendable {
    /// The number as an expression.
    public var expression: LinearExpression
    /// Its value.
    public var value: Double
  }

  /// Whether everything measured is as it was when the variables have other values, by index.
  public func asksTheSame(_ values: [Double], tolerance: Double) -> Bool {
    questions.allSatisfy { question in
      abs(question.expression.evaluated { values[$0.index] } - question.value) <= tolerance
    }
  }
}

/// A relation in a scene.
public struct RelationReference: Sendable, Hashable {
  /// The node that carries it.
  public var node: NodeID
  /// Its place among the relations of that node.
  public var index: Int

  /// Makes a reference.
  public init(node: NodeID, index: Int) {
    self.node = node
    self.index = index
  }
}
