// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import InterfaceBuilder
import LayoutScene
import LinearProgram

/// Solves the layouts of Interface Builder files.
///
/// Required relations that contradict each other become a level above all others, so that every
/// root has frames.
public struct InterfaceBuilderSolver: Sendable {
  /// What solves the linear programs.
  public let solver: any LinearSolver

  /// Makes a solver of layouts from one of linear programs.
  public init(solver: any LinearSolver) {
    self.solver = solver
  }

  /// Finds the frames of all views of a root, and which of their coordinates are certain.
  ///
  /// - Throws: ``InterfaceBuilderSolvingError`` where the relations make no scene or no program.
  public func solve(
    _ layout: InterfaceBuilderLayout
  ) throws(InterfaceBuilderSolvingError) -> InterfaceBuilderSolution {
    // 1. The scene, and its one node with relations.
    let scene: SceneTree
    do {
      scene = try SceneTree(root: layout.element, request: .container(layout.size))
    } catch {
      throw .scene("\(error)")
    }
    guard let node = scene.nodes.indices.map({ NodeID($0) }).first(where: { scene[$0].isRelated })
    else { throw .scene("the root \(layout.id) has no relations") }
    // 2. All levels.
    let engine = RelationEngine(solver: solver, options: .init(conflicts: .relax))
    let answer: RelationLayout
    do {
      answer = try engine.layout(
        of: node, in: scene,
        proposal: ProposedViewSize(width: layout.size.width, height: layout.size.height))
    } catch {
      throw .relations(error)
    }
    // 3. Each view's frame in its parent as a linear expression, and what it may be.
    let boxes = FrameExpressions(layout, scene, answer)
    let ranges: [ClosedRange<Double>?]
    do {
      ranges = try answer.solution.intervals(of: boxes.expressions, solver: solver)
    } catch {
      throw .relations(.priorities(error))
    }
    return InterfaceBuilderSolution(
      layout: layout, answer: answer, views: boxes.views(ranges, answer.solution),
      boxes: boxes.boxes)
  }
}

/// Why a root could not be solved.
public enum InterfaceBuilderSolvingError: Error, Sendable, CustomStringConvertible {
  /// The relations make no scene.
  case scene(String)
  /// The relations could not be solved.
  case relations(RelationFailure)

  /// What happened.
  public var description: String {
    switch self {
    case .scene(let text): text
    case .relations(let failure): failure.description
    }
  }
}

/// A solved root.
public struct InterfaceBuilderSolution: Sendable {
  /// A view with its frame in its parent.
  public struct View: Sendable, Hashable {
    /// The frame in points in the parent, origin top left.
    public var frame: CGRect
    /// Whether x, y, width and height have no other value that is as good.
    public var unique: [Bool]
  }

  /// What was solved.
  public var layout: InterfaceBuilderLayout
  /// The answer with its system and the conflicts.
  public var answer: RelationLayout
  /// The views in the order of the layout's boxes; nil for the root itself.
  public var views: [View?]
  /// The alignment rectangles in the root as expressions, in the order of the layout's boxes; nil
  /// for the root itself.
  public var boxes: [ConstraintEngine.FrameExpression?]
}

extension SceneTree.Node {
  /// Whether the node carries relations.
  fileprivate var isRelated: Bool {
    if case .relations = kind { return true }
    return false
  }
}

/// The frames of all views in their parents as expressions in the system's variables.
private struct FrameExpressions {
  private(set) var expressions: [LinearExpression] = []
  /// The alignment rectangle of each box.
  private(set) var boxes: [ConstraintEngine.FrameExpression?] = []
  /// For each box where its four expressions start.
  private var starts: [Int?] = []

  init(_ layout: InterfaceBuilderLayout, _ scene: SceneTree, _ answer: RelationLayout) {
    var nodes: [String: NodeID] = [:]
    for entry in scene.entries { if let id = entry.id { nodes[id] = entry.node } }
    for box in layout.boxes {
      guard let parent = box.parent, let node = nodes[box.id], let own = answer.frames[node] else {
        starts.append(nil)
        boxes.append(nil)
        continue
      }
      boxes.append(own)
      starts.append(expressions.count)
      let outer = layout.boxes[parent]
      let around = parent == 0 ? nil : nodes[outer.id].flatMap { answer.frames[$0] }
      let left = Double(outer.outsets.left - box.outsets.left)
      let top = Double(outer.outsets.top - box.outsets.top)
      expressions.append(own.x - (around?.x ?? LinearExpression(0)) + LinearExpression(left))
      expressions.append(own.y - (around?.y ?? LinearExpression(0)) + LinearExpression(top))
      expressions.append(
        own.width + LinearExpression(Double(box.outsets.left + box.outsets.right)))
      expressions.append(
        own.height + LinearExpression(Double(box.outsets.top + box.outsets.bottom)))
    }
  }

  func views(
    _ ranges: [ClosedRange<Double>?], _ solution: PrioritySolution
  ) -> [InterfaceBuilderSolution.View?] {
    starts.map { start in
      guard let start else { return nil }
      let values = expressions[start..<start + 4].map { $0.evaluated { solution[$0] } }
      let unique = ranges[start..<start + 4].map { range in
        range.map { $0.upperBound - $0.lowerBound <= 1e-4 } ?? false
      }
      return .init(
        frame: CGRect(x: values[0], y: values[1], width: values[2], height: values[3]),
        unique: unique)
    }
  }
}
