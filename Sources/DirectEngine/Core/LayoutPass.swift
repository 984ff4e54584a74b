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
  /// Whether every question is told, so that none may be left out that could be answered otherwise.
  let tells: Bool
  let memory: PassMemory
  private var ownsMemory = true
  private var servings: Int32 = 0
  /// The node that was measured too often; what the layout answers then means nothing.
  private(set) var overloaded: NodeID?
  private var cache: MeasurementCache
  /// The lines of texts by width.
  private var textLines: TextLines
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
    tells = recorder?.tellsAll ?? false
    memory = PassMemory(nodeCount: scene.nodes.count, keeping: plan.ranges.count)
    cache = MeasurementCache(nodeCount: scene.nodes.count, keeping: plan.ranges.count)
    textLines = TextLines(textCount: plan.textCount)
    frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    container = containers.number(of: ContainerLengths.known(scene.request.proposal))
  }

  /// Goes on with what another pass was answered, for a scene in which some nodes are other ones;
  /// the other pass can be asked no more.
  ///
  /// Nodes that changed must be told along with all nodes around them: what those were answered is
  /// forgotten.
  init(_ scene: SceneTree, plan: LayoutPlan, after other: LayoutPass, changed: [Range<Int>]) {
    self.plan = plan
    self.scene = scene
    relations = nil
    recorder = nil
    tells = false
    tolerance = scene.tolerance
    // 1. Take over what was answered.
    memory = other.memory
    other.ownsMemory = false
    (cache, textLines, containers) = (other.cache, other.textLines, other.containers)
    (container, servings) = (other.container, other.servings)
    frames = [CGRect?](repeating: nil, count: scene.nodes.count)
    // 2. Forget what may be another answer now.
    memory.forgetCounts(keeping: plan.ranges.count)
    for range in changed {
      for index in range {
        let node = NodeID(index)
        let place = Int(plan.facts[index].place)
        if place >= 0 {
          memory.forget(place)
          cache.forgetSizes(of: place)
        }
        cache.forgetGuides(of: node)
        if let text = plan.textNumber(of: node) { textLines.forget(text) }
      }
    }
  }

  deinit { if ownsMemory { memory.deallocate() } }

  /// The number of answers that are kept beside the last ones, reachable or not.
  var keptCount: Int { cache.count + textLines.count + containers.count }

  /// How often nodes that keep answers worked one out.
  var measuredCount: Int { memory.counts(keeping: plan.ranges.count) }

  /// A number for a stack's next serving.
  func nextServing() -> Int32 {
    servings &+= 1
    return servings
  }

  // MARK: Sizes

  /// A node's answer to a proposal.
  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    guard recorder == nil else { return recordedSize(of: node, for: proposal) }
    let facts = plan.facts[node.index]
    guard facts.isCached else {
      if facts.isFlexible { return proposal.replacingUnspecifiedDimensions() }
      return plan.layout(of: node).size(for: proposal, in: self)
    }
    let question = question(proposal, facts)
    if let known = knownSize(of: question, facts) { return known }
    guard mayMeasure(node, facts) else { return .zero }
    let answer = plan.layout(of: node).size(for: proposal, in: self)
    keep(answer, to: question, facts)
    return answer
  }

  /// Counts a measurement; false where there were too many.
  private func mayMeasure(_ node: NodeID, _ facts: NodeFacts) -> Bool {
    let count = memory.measured + Int(facts.place)
    count.pointee += 1
    if count.pointee > SceneLimits.measurements { overloaded = node }
    return overloaded == nil
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
    let facts = plan.facts[node.index]
    let question = question(proposal, facts)
    if facts.isCached, let known = knownSize(of: question, facts) {
      recorder?.recalls(node, proposal, answer: known)
      return known
    }
    // Recording must not take more work than the limit allows either.
    if facts.isCached, !mayMeasure(node, facts) { return .zero }
    recorder?.begins(node, proposal)
    let answer = plan.layout(of: node).size(for: proposal, in: self)
    recorder?.ends(node, proposal, answer: answer)
    if facts.isCached { keep(answer, to: question, facts) }
    return answer
  }

  /// What an answer hangs on.
  private struct Question {
    var width: CGFloat
    var height: CGFloat
    var container: Int32
  }

  @inline(__always)
  private func question(_ proposal: ProposedViewSize, _ facts: NodeFacts) -> Question {
    Question(
      width: key(proposal, .horizontal, facts), height: key(proposal, .vertical, facts),
      container: containerKey(facts))
  }

  /// The part of a proposal on an axis that the node's answers depend on.
  @inline(__always)
  private func key(_ proposal: ProposedViewSize, _ axis: Axis, _ facts: NodeFacts) -> CGFloat {
    facts.ignoredAxes.contains(axis)
      ? MeasurementCache.noProposal : proposal[axis] ?? MeasurementCache.noProposal
  }

  /// The number of the container on which a node's answers hang.
  @inline(__always)
  func containerKey(_ facts: NodeFacts) -> Int32 { facts.readsContainer ? container : 0 }

  private func knownSize(of question: Question, _ facts: NodeFacts) -> CGSize? {
    // 1. The last answer.
    let place = Int(facts.place)
    let last = memory.latest[place]
    let isSameContainer = last.container == question.container
    let isSameWidth = isSameContainer && last.width == question.width
    let isSameHeight = isSameContainer && last.height == question.height
    if isSameWidth && isSameHeight { return last.answer }
    // 2. Earlier ones.
    guard facts.isSeparable else {
      return cache.size(
        of: place, width: question.width, height: question.height, container: question.container)
    }
    guard
      let width = isSameWidth
        ? last.answer.width : earlierLength(place, .horizontal, question.width, question),
      let height = isSameHeight
        ? last.answer.height : earlierLength(place, .vertical, question.height, question)
    else { return nil }
    return CGSize(width: width, height: height)
  }

  private func earlierLength(
    _ place: Int, _ axis: Axis, _ proposed: CGFloat, _ question: Question
  ) -> CGFloat? {
    if !tells {
      let answer = plan.ranges[place][axis].answer(to: proposed)
      if !answer.isNaN { return answer }
    }
    return cache.length(of: place, axis, proposed: proposed, container: question.container)
  }

  private func keep(_ answer: CGSize, to question: Question, _ facts: NodeFacts) {
    // 1. The last answer becomes an earlier one.
    let place = Int(facts.place)
    let last = memory.latest[place]
    if !last.width.isNaN {
      if facts.isSeparable {
        keepEarlier(last, place, .horizontal, unless: question)
        keepEarlier(last, place, .vertical, unless: question)
      } else {
        cache.keep(
          last.answer, of: place, width: last.width, height: last.height,
          container: last.container)
      }
    }
    // 2. This one becomes the last.
    memory.latest[place] = LatestAnswer(
      width: question.width, height: question.height, answer: answer,
      container: question.container)
  }

  private func keepEarlier(
    _ last: LatestAnswer, _ place: Int, _ axis: Axis, unless question: Question
  ) {
    let isWidth = axis == .horizontal
    let proposed = isWidth ? last.width : last.height
    let isSame = proposed == (isWidth ? question.width : question.height)
    if isSame && last.container == question.container { return }
    if cache.length(of: place, axis, proposed: proposed, container: last.container) == nil {
      cache.keep(
        isWidth ? last.answer.width : last.answer.height, of: place, axis, proposed: proposed,
        container: last.container)
    }
  }

  // MARK: Texts

  /// A text's answer, breaking it into lines once a width.
  func answer(of text: TextLeaf, number: Int, to proposal: ProposedViewSize) -> TextLeaf.Answer {
    text.answer(to: proposal) { textLines.lines(of: text, number: number, within: $0) }
  }

  // MARK: Guides

  /// The explicit value of a guide in a node's own box, if it has one.
  func explicitGuide(
    _ key: GuideKey, of node: NodeID, for proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard plan.facts[node.index].explicitGuides & key.bit != 0 else { return nil }
    return keptGuide(key, number: key.index, of: node, for: proposal) {
      plan.layout(of: node).explicitGuide(key, in: size, for: proposal, pass: self)
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
    if recorder == nil && plan.facts[node.index].isLeaf { return }
    recorder?.beginsPlacing(node, proposal, frame: frame)
    plan.layout(of: node).place(node, in: frame, for: proposal, pass: self)
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
