// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// One layout of a scene: asks nodes, keeps their answers and collects frames.
final class LayoutPass {
  let plan: LayoutPlan
  let scene: SceneTree
  /// Lengths that differ by less are equal where a decision hangs on them.
  let tolerance: CGFloat
  /// What lays out views with relations; nil where nothing can.
  let relations: (any RelationSolving)?
  private let recorder: (any LayoutRecorder)?
  /// How many different measurements of each node were made.
  private var measured: [Int32]
  /// The node that was measured too often; what the layout answers then means nothing.
  private(set) var overloaded: NodeID?
  private var cache: MeasurementCache
  private var containers = ContainerLengths()
  /// The number of the lengths that `containerRelativeFrame` sees now.
  private var container: Int32
  private(set) var frames: [CGRect?]
  private(set) var warnings: [SceneWarning] = []
  /// The lengths of groups of equal lengths, once they are known.
  var groupSizes: [String: CGSize] = [:]
  /// The running layouts of one's own, by node.
  var runs: [NodeID: any LayoutRunning] = [:]
  /// The followers of matched geometries whose content waits for its source, in tree order.
  var followers: [PendingFollower] = []

  init(
    _ scene: SceneTree, plan: LayoutPlan, relations: (any RelationSolving)?,
    recorder: (any LayoutRecorder)? = nil
  ) {
    self.plan = plan
    self.relations = relations
    self.scene = scene
    self.recorder = recorder
    tolerance = scene.tolerance
    measured = [Int32](repeating: 0, count: scene.nodes.count)
    cache = MeasurementCache(nodeCount: scene.nodes.count)
    frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    container = containers.number(of: ContainerLengths.known(scene.request.proposal))
  }

  // MARK: Sizes

  /// A node's answer to a proposal.
  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    if recorder != nil { return recordedSize(of: node, for: proposal) }
    guard plan.facts[node.index].isCached else {
      return plan.layouts[node.index].size(for: proposal, in: self)
    }
    if let known = knownSize(of: node, for: proposal) { return known }
    measured[node.index] += 1
    if measured[node.index] > SceneLimits.measurements { overloaded = node }
    if overloaded != nil { return .zero }
    let answer = plan.layouts[node.index].size(for: proposal, in: self)
    keep(answer, of: node, for: proposal)
    return answer
  }

  /// A node's answer on one axis.
  ///
  /// Where the axes do not meet, the other half of the proposal is
  /// replaced by what is asked anyway, so that fewer different questions are put.
  func length(of node: NodeID, _ axis: Axis, for proposal: ProposedViewSize) -> CGFloat {
    guard plan.facts[node.index].isSeparable else { return size(of: node, for: proposal)[axis] }
    return size(of: node, for: ProposedViewSize(axis, proposal[axis], cross: 0))[axis]
  }

  private func recordedSize(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    let isCached = plan.facts[node.index].isCached
    if isCached, let known = knownSize(of: node, for: proposal) {
      recorder?.recalls(node, proposal, answer: known)
      return known
    }
    // Recording must not take more work than the limit allows either.
    if isCached {
      measured[node.index] += 1
      if measured[node.index] > SceneLimits.measurements { overloaded = node }
      if overloaded != nil { return .zero }
    }
    recorder?.begins(node, proposal)
    let answer = plan.layouts[node.index].size(for: proposal, in: self)
    recorder?.ends(node, proposal, answer: answer)
    if isCached { keep(answer, of: node, for: proposal) }
    return answer
  }

  /// The part of a proposal on an axis that the node's answers depend on.
  private func key(_ proposal: ProposedViewSize, _ axis: Axis, _ facts: NodeFacts) -> CGFloat {
    facts.ignoredAxes.contains(axis)
      ? MeasurementCache.noProposal : proposal[axis] ?? MeasurementCache.noProposal
  }

  private func containerKey(_ facts: NodeFacts) -> Int32 { facts.readsContainer ? container : 0 }

  private func knownSize(of node: NodeID, for proposal: ProposedViewSize) -> CGSize? {
    let facts = plan.facts[node.index]
    let width = key(proposal, .horizontal, facts)
    let height = key(proposal, .vertical, facts)
    let container = containerKey(facts)
    guard facts.isSeparable else {
      return cache.size(of: node, width: width, height: height, container: container)
    }
    guard
      let across = cache.length(of: node, .horizontal, proposed: width, container: container),
      let down = cache.length(of: node, .vertical, proposed: height, container: container)
    else { return nil }
    return CGSize(width: across, height: down)
  }

  private func keep(_ answer: CGSize, of node: NodeID, for proposal: ProposedViewSize) {
    let facts = plan.facts[node.index]
    let width = key(proposal, .horizontal, facts)
    let height = key(proposal, .vertical, facts)
    let container = containerKey(facts)
    guard facts.isSeparable else {
      cache.keep(answer, of: node, width: width, height: height, container: container)
      return
    }
    if cache.length(of: node, .horizontal, proposed: width, container: container) == nil {
      cache.keep(answer.width, of: node, .horizontal, proposed: width, container: container)
    }
    if cache.length(of: node, .vertical, proposed: height, container: container) == nil {
      cache.keep(answer.height, of: node, .vertical, proposed: height, container: container)
    }
  }

  // MARK: Guides

  /// The explicit value of a guide in a node's own box, if it has one.
  func explicitGuide(
    _ key: GuideKey, of node: NodeID, for proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard plan.facts[node.index].explicitGuides & key.bit != 0 else { return nil }
    return keptGuide(key, number: key.index, of: node, for: proposal) {
      plan.layouts[node.index].explicitGuide(key, in: size, for: proposal, pass: self)
        .map { $0.isNaN ? .infinity : $0 }
    }
  }

  /// A guide's value that is found once for each proposal; without this, default guides that ask
  /// children, which ask theirs, would cost a power of the depth.
  func keptGuide(
    _ key: GuideKey, number: Int32, of node: NodeID, for proposal: ProposedViewSize,
    find: () -> CGFloat?
  ) -> CGFloat? {
    let facts = plan.facts[node.index]
    var width = self.key(proposal, .horizontal, facts)
    var height = self.key(proposal, .vertical, facts)
    if facts.isSeparable && !plan.guides.readsAcross(key) {
      if key.axis == .horizontal {
        height = MeasurementCache.noProposal
      } else {
        width = MeasurementCache.noProposal
      }
    }
    let container = containerKey(facts)
    if let known = cache.guide(number, of: node, width: width, height: height, container: container)
    {
      return known
    }
    let value = find()
    cache.keep(
      guide: value, number, of: node, width: width, height: height, container: container)
    return value
  }

  // MARK: Containers of relative frames

  /// The lengths that `containerRelativeFrame` sees.
  var containerLengths: ProposedViewSize { containers[container] }

  /// Does something inside another container of relative frames.
  func within<Result>(container lengths: ProposedViewSize, _ work: () -> Result) -> Result {
    let outer = container
    container = containers.number(of: lengths)
    defer { container = outer }
    return work()
  }

  // MARK: Frames

  /// Settles a node's frame, absolute from the container's top left corner, and places what is
  /// inside.
  func place(_ node: NodeID, in frame: CGRect, for proposal: ProposedViewSize) {
    frames[node.index] = frame
    recorder?.beginsPlacing(node, proposal, frame: frame)
    plan.layouts[node.index].place(node, in: frame, for: proposal, pass: self)
    recorder?.endsPlacing(node)
  }

  /// Settles the frame of a node that something else placed, absolute like all frames.
  func settle(_ node: NodeID, _ frame: CGRect) { frames[node.index] = frame }

  /// Notes something strange, once.
  func warn(_ message: String, at node: NodeID) {
    let warning = SceneWarning(message: message, origin: scene.nodes[node.index].origin)
    if !warnings.contains(warning) { warnings.append(warning) }
  }
}
