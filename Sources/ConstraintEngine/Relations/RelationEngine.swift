// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram
import Synchronization

/// Lays out nodes with relations, each with everything inside it as one system with strict
/// priorities, and keeps the answers of one scene.
///
/// Safe to use from any task. The first failure is kept: what is answered after it means nothing.
public final class RelationEngine: RelationSolving {
  /// What happens to required relations that cannot hold together.
  public enum ConflictPolicy: Sendable, Hashable, CaseIterable {
    /// The layout fails with the conflicts.
    case fail
    /// Of each conflict the least important member is given up, with a warning.
    case giveUp
    /// Required relations become a level of their own above all others: the sum of their violations
    /// is as small as it can be, with a warning for each that does not hold.
    case relax
  }

  /// How nodes with relations are laid out.
  public struct Options: Sendable {
    /// How rules are weighed and programs solved.
    public var programs: SequentialOptions
    /// How levels are solved.
    public var priorities: PriorityOptions
    /// What happens to required relations that conflict; a failure unless given.
    public var conflicts: ConflictPolicy
    /// The most rounds until what is measured inside no longer changes: 10 unless given; texts
    /// settle in 3.
    public var roundLimit: Int

    /// Makes options.
    public init(
      programs: SequentialOptions = .init(), priorities: PriorityOptions = .init(),
      conflicts: ConflictPolicy = .fail, roundLimit: Int = 10
    ) {
      self.programs = programs
      self.priorities = priorities
      self.conflicts = conflicts
      self.roundLimit = roundLimit
    }
  }

  /// The question that an answer belongs to.
  private struct Key: Hashable {
    var node: NodeID
    var proposal: ProposedViewSize
    var container: ProposedViewSize
  }

  private struct State {
    var layouts: [Key: SettledDomain] = [:]
    var names: SceneNames?
    var failure: RelationFailure?
  }

  /// The solver of the programs.
  public let solver: any LinearSolver
  /// How nodes are laid out.
  public let options: Options
  private let state = Mutex(State())
  private let guides = NSRecursiveLock()

  /// Makes an engine for one scene.
  public init(solver: any LinearSolver, options: Options = .init()) {
    self.solver = solver
    self.options = options
  }

  /// The first failure, after which the answers mean nothing.
  public var failure: RelationFailure? { state.withLock { $0.failure } }

  /// The layouts so far, in the order of the nodes.
  public var layouts: [(node: NodeID, proposal: ProposedViewSize, layout: RelationLayout)] {
    let known = state.withLock { $0.layouts }
    return known.map { ($0.key.node, $0.key.proposal, $0.value.layout) }.sorted {
      ($0.0.index, $0.1.orderKey) < ($1.0.index, $1.1.orderKey)
    }
  }

  /// The layouts that show in an answer: for each node the one whose size is the placed one.
  public func shownLayouts(
    in frames: LayoutFrames
  ) -> [(node: NodeID, layout: RelationLayout)] {
    var shown: [(node: NodeID, layout: RelationLayout)] = []
    for (node, _, layout) in layouts {
      guard let frame = frames[node] else { continue }
      if let last = shown.last, last.node == node {
        if last.layout.answer.size == frame.size { continue }
        shown[shown.count - 1].layout = layout
      } else {
        shown.append((node, layout))
      }
    }
    return shown
  }

  // MARK: RelationSolving

  /// The size and the frames of a node with relations; zero after a failure.
  public func answer(
    of domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize
  ) -> RelationAnswer {
    settled(domain, in: scene, proposal: proposal, container: container)?.layout.answer
      ?? RelationAnswer(size: .zero, frames: [])
  }

  /// The explicit value of a guide of a node with relations.
  public func explicitGuide(
    _ key: AlignmentKey, of domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize
  ) -> CGFloat? {
    guard let child = scene.primary(of: domain),
      let settled = settled(domain, in: scene, proposal: proposal, container: container)
    else { return nil }
    // A compiler keeps what it finds, so only one task may ask at a time; domains inside may be
    // asked on the way.
    guides.lock()
    defer { guides.unlock() }
    return settled.explicitGuide(key, of: child)
  }

  /// The layout of a node with relations.
  ///
  /// - Throws: the first failure of the engine.
  public func layout(
    of domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize = .unspecified
  ) throws(RelationFailure) -> RelationLayout {
    if let settled = settled(domain, in: scene, proposal: proposal, container: container) {
      return settled.layout
    }
    throw failure
      ?? .unsettled(
        question: "the node", values: [], rounds: 0, origin: scene[domain].origin)
  }

  private func settled(
    _ domain: NodeID, in scene: SceneTree, proposal: ProposedViewSize,
    container: ProposedViewSize
  ) -> SettledDomain? {
    let key = Key(node: domain, proposal: proposal, container: container)
    let (known, failed, names) = state.withLock { state in
      (state.layouts[key], state.failure != nil, state.names)
    }
    if failed { return nil }
    if let known { return known }
    let sceneNames = names ?? SceneNames(scene)
    state.withLock { if $0.names == nil { $0.names = sceneNames } }
    let task = DomainTask(
      engine: self, scene: scene, names: sceneNames, node: domain, proposal: proposal,
      container: container)
    do throws(RelationFailure) {
      let settled = try task.settle()
      state.withLock { $0.layouts[key] = settled }
      return failure == nil ? settled : nil
    } catch {
      state.withLock { if $0.failure == nil { $0.failure = error } }
      return nil
    }
  }
}

extension ProposedViewSize {
  /// A text that orders proposals.
  fileprivate var orderKey: String { "\(String(describing: width)) \(String(describing: height))" }
}
