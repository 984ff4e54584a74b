// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Compiles a scene to a sequential program by evaluating SwiftUI's rules on expressions.
///
/// Affine parts (sums, insets, places) stay expressions; the rules that are not affine become
/// variables of the program. Where a decision or a measured leaf needs a number, the program
/// solves what has been collected, which closes a level, and goes on: a level's optimum does not
/// depend on what is compiled later.
final class Compiler {
  let scene: SceneTree
  /// The solver of what is no sequential program: the constraints of somebody's layout.
  let solver: any LinearSolver
  let dependencies: [Dependencies]
  let memory: UnsafeMutablePointer<CompilerMemory>
  let shortcuts: [Shortcut]
  private var texts = TextMeasurements()
  private var numericLengths: [NumericKey: Length] = [:]
  var explicitGuides: [GuideQuestion: Length?] = [:]
  var stackPlans = QuestionTable<StackPlan>()
  var alignmentLines = QuestionTable<AlignmentLine>()
  var origins = QuestionTable<[Length]>()
  /// The order in which a stack serves its children, where it is the same for all proposals.
  var servingOrders: [NodeID: [[Int]]] = [:]
  var gridPlans: [QuestionKey: [Length]] = [:]
  var columnLimits: [QuestionKey: ColumnLimits] = [:]
  var lazyPlans: [QuestionKey: LazyGridPlan] = [:]
  var choices: [QuestionKey: Int] = [:]
  var ratioOffers: [QuestionKey: Offer] = [:]
  var containers: [Offer] = []
  var containerIDs: [Offer: ContainerID] = [:]
  var followers: [Follower] = []
  /// The lengths of groups of equal lengths, by group and axis.
  var groupLengths: [GroupKey: Length] = [:]
  /// The running layouts of one's own and what they answered, by node and proposal.
  var runs: [RunKey: CustomRun] = [:]
  var customSizes: [QuestionKey: CGSize] = [:]
  /// An error in a call from somebody's code, which cannot throw it.
  var deferredError: SequentialError?
  /// The parent of each node but the root's.
  let parents: [NodeID?]
  /// What may be strange about the frames, in the order of placement.
  private(set) var notes: [Note] = []
  /// The node that was measured too often; what the layout answers then means nothing.
  private(set) var overloaded: NodeID?
  /// The first source of each matched name.
  let sources: [String: NodeID]
  /// What lays out views with relations.
  let relations: any RelationSolving
  /// Whether the program is one with relations, which is solved elsewhere.
  let isRelated: Bool
  /// The relations that are being compiled, where the program is one with relations.
  var domain: DomainState?

  /// The answer of a node along an axis.
  struct OwnLength: Hashable {
    var node: NodeID
    var axis: Axis
    var length: Length
  }

  /// Something to warn about once the program is solved.
  struct Note {
    var warning: SceneWarning
    /// The length that must be negative for the warning to hold; nil for one that holds anyway.
    var negative: Length?
  }

  /// A question with numbers.
  struct NumericKey: Hashable {
    var node: NodeID
    var axis: Axis
    var width: Double
    var height: Double
    var container: ContainerID

    func hash(into hasher: inout Hasher) {
      var mixed = UInt64(truncatingIfNeeded: node.index &* 2 &+ (axis == .horizontal ? 0 : 1))
      mixed.mix((width + 0).bitPattern)
      mixed.mix((height + 0).bitPattern)
      hasher.combine(mixed)
    }
  }

  struct GuideQuestion: Hashable {
    var key: AlignmentKey
    var question: QuestionKey
  }

  /// A box in the container's coordinates.
  struct PlacedBox {
    var x: Length
    var y: Length
    var width: Length
    var height: Length
  }

  /// How far a container reaches before and behind the line on which its children's guides lie.
  struct AlignmentLine {
    var before: Length
    var behind: Length
  }

  /// A view that waits for the frame of another one.
  struct Follower {
    var node: NodeID
    var offer: Offer
    var box: PlacedBox
    var container: ContainerID
  }

  init(
    scene: SceneTree, program: SequentialProgram, solver: any LinearSolver,
    relations: any RelationSolving
  ) {
    self.relations = relations
    self.scene = scene
    self.solver = solver
    isRelated = program.isDeferred
    dependencies = Dependencies.all(of: scene)
    memory = .allocate(capacity: 1)
    memory.initialize(to: CompilerMemory(program: program, nodeCount: scene.nodes.count))
    shortcuts = Shortcut.all(of: scene)
    var parents = [NodeID?](repeating: nil, count: scene.nodes.count)
    for index in scene.nodes.indices {
      for child in scene.children(of: NodeID(index)) { parents[child.index] = NodeID(index) }
    }
    self.parents = parents
    sources = scene.matchedSources
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  // MARK: Questions

  /// The length along an axis that a node answers to an offer.
  func length(
    _ axis: Axis, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length {
    // 1. What needs no thought is not remembered either.
    if !isRelated, let answer = shortcuts[node.index].length(axis, offer) { return answer }
    // 2. A question that was asked is not asked again.
    let known = dependencies[node.index]
    let isSettled = isSettled(along: axis, known, offer)
    if isSettled, !known.readsContainer {
      let along = offer[axis]
      if let known = settled.answer(axis, node, along: along) { return known }
      if settled.hasRoom(axis, node) {
        let alone = Offer(axis, along, cross: nil)
        let answer = try newLength(axis, of: node, offered: alone, in: ContainerID(index: 0))
        settled.keep(answer, axis, node, along: along)
        return answer
      }
    }
    let key = question(axis, node, offer, container)
    let fingerprint = key.fingerprint
    if let known = lengths.answer(to: key, fingerprint) { return known }
    var numbers = isSettled ? nil : numericKey(key)
    if let numbers, let known = numericLengths[numbers] {
      lengths.keep(known, for: key, fingerprint)
      return known
    }
    // 3. Compile the answer.
    let answer = try newLength(axis, of: node, offered: key.offer, in: key.container)
    lengths.keep(answer, for: key, fingerprint)
    if !isSettled, numbers == nil { numbers = numericKey(key) }
    if let numbers { numericLengths[numbers] = answer }
    return answer
  }

  /// Compiles an answer that is not known; where a node was asked too often it is 0.
  private func newLength(
    _ axis: Axis, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length {
    measured[node.index] += 1
    if measured[node.index] > 2 * SceneLimits.measurements { overloaded = node }
    if overloaded != nil { return 0 }
    return try compiledLength(axis, of: node, offered: offer, in: container)
  }

  /// Whether a node answers probes along an axis alike, whatever is offered across and wherever.
  func answersProbesAlike(_ axis: Axis, _ node: NodeID) -> Bool {
    let known = dependencies[node.index]
    return !known.readsContainer && !isRelated
      && (known.steadyProbes.contains(axis) || !known.coupledLengths.contains(axis))
  }

  /// The question with numbers for its expressions, where all of them are known.
  ///
  /// Nests in which axes meet (texts, ratios) hear many offers that are different expressions of
  /// one length; asked once, they cost what they cost the direct engine.
  private func numericKey(_ key: QuestionKey) -> NumericKey? {
    guard let width = knownNumber(key.offer.width), let height = knownNumber(key.offer.height)
    else { return nil }
    return NumericKey(
      node: key.node, axis: key.axis, width: width, height: height, container: key.container)
  }

  /// A length in thousand-millionths of a point, -1 for none; nil while it is not known.
  private func knownNumber(_ length: Length?) -> Double? {
    guard let length else { return -1 }
    var sum = length.constant
    for term in length.terms {
      guard let value = program.knownValue(of: term.variable) else { return nil }
      sum += term.coefficient * value
    }
    return (sum * 0x1p30).rounded()
  }

  /// Both lengths that a node answers to an offer.
  func size(
    of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Offer {
    Offer(
      width: try length(.horizontal, of: node, offered: offer, in: container),
      height: try length(.vertical, of: node, offered: offer, in: container))
  }

  /// The key of a question about a length, without the parts that cannot matter.
  func question(
    _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) -> QuestionKey {
    let known = dependencies[node.index]
    return QuestionKey(
      node: node, axis: axis,
      offer: isSettled(along: axis, known, offer) ? Offer(axis, offer[axis], cross: nil) : offer,
      container: known.readsContainer ? container : ContainerID(index: 0))
  }

  /// Whether the length along an axis is the same whatever is offered across.
  private func isSettled(along axis: Axis, _ known: Dependencies, _ offer: Offer) -> Bool {
    if !known.coupledLengths.contains(axis) { return true }
    // Among relations what answers a probe may give way.
    guard known.steadyProbes.contains(axis), !isRelated else { return false }
    return offer[axis]?.isProbe ?? true
  }

  /// The key of a question about a guide, without the parts that cannot matter.
  func guideQuestion(
    _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) -> QuestionKey {
    let known = dependencies[node.index]
    let isCoupled = known.coupledGuides.contains(axis)
    return QuestionKey(
      node: node, axis: axis, offer: isCoupled ? offer : Offer(axis, offer[axis], cross: nil),
      container: known.readsContainer ? container : ContainerID(index: 0))
  }

  /// What a text answers; its lines are measured once a width.
  func measure(_ text: TextLeaf, _ node: NodeID, _ proposal: ProposedViewSize) -> TextLeaf.Answer {
    texts.answer(of: text, node, to: proposal)
  }

  private func compiledLength(
    _ axis: Axis, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length {
    switch scene[node].kind {
    case .flexible: return flexibleLength(offer[axis], node)
    case .circle: return try circleLength(axis, offer, node, container)
    case .box(let box): return boxLength(box[axis], offer[axis], node)
    case .image(let image): return imageLength(image, axis, offer[axis], node)
    case .text(let text): return try textLength(text, axis, offer, node)
    case .spacer(let spacer): return spacerLength(spacer, axis, offer[axis], node)
    case .divider(let divider):
      return axis == divider.lineAxis
        ? flexibleLength(offer[axis], node) : Length(divider.thickness)
    case .stack(let stack): return try stackLength(stack, axis, node, offer, container)
    case .lazyStack(let stack): return try lazyStackLength(stack, axis, node, offer, container)
    case .zStack(let alignment):
      return try zStackLength(alignment, axis, node, offer, container)
    case .grid(let grid): return try gridLength(grid, axis, node, offer, container)
    case .lazyGrid(let grid): return try lazyGridLength(grid, axis, node, offer, container)
    case .viewThatFits(let axes):
      guard let child = try fitting(axes, node, offer, container) else { return 0 }
      return try length(axis, of: child, offered: offer, in: container)
    case .scrollView(let axes): return try scrollViewLength(axes, axis, node, offer, container)
    case .layout(let box):
      return Length(Double(try customSize(box, node, offer, container)[axis]))
    case .geometryReader: return flexibleLength(offer[axis], node)
    case .relations, .constraintLayout:
      return try relatedLength(axis, node, offer, container)
    default: return try modifierLength(axis, node, offer, container)
    }
  }

  func modifierLength(
    _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    guard let child = scene.primary(of: node) else { return 0 }
    switch scene[node].kind {
    case .fixedFrame(let frame):
      return try fixedFrameLength(frame, axis, node, child, offer, container)
    case .flexibleFrame(let frame):
      return try flexibleFrameLength(frame, axis, node, child, offer, container)
    case .equalLengths(let lengths):
      if lengths.axes.contains(axis) { return try groupLength(lengths.group, axis) }
      let inner = try groupOffer(lengths, offer)
      return try length(axis, of: child, offered: inner, in: container)
    case .containerRelativeFrame(let frame):
      return try containerFrameLength(frame, axis, node, child, offer, container)
    case .padding(let insets):
      return try paddingLength(insets, axis, node, child, offer, container)
    case .fixedSize(let axes):
      return try length(axis, of: child, offered: fixedSizeOffer(axes, offer), in: container)
    case .aspectRatio(let ratio):
      let inner = try ratioOffer(ratio, node, child, offer, container)
      return try length(axis, of: child, offered: inner, in: container)
    case .position:
      if let proposed = offer[axis] { return proposed }
      return try length(axis, of: child, offered: offer, in: container)
    case .safeAreaInset(let inset):
      return try insetLength(inset, axis, node, offer, container)
    default:
      return try length(axis, of: child, offered: offer, in: container)
    }
  }

  // MARK: Rules

  /// SwiftUI's answer of a view without an opinion to no proposal, in points.
  static let unspecifiedLength: Length = 10

  /// The origin of a rule: the container's word for it and where the node was written.
  func origin(_ text: String, _ node: NodeID) -> Origin {
    // Among relations the name goes into messages and orders the variables.
    let text =
      isRelated ? domain.map { "\($0.names.name(of: node)): \(text)" } ?? text : text
    if let place = places[node.index] { return Origin(text, place: place) }
    let place = scene[node].origin.description
    places[node.index] = place
    return Origin(text, place: place.isEmpty ? nil : place)
  }

  /// max(length, 0).
  func atLeastZero(_ length: Length, _ text: String, _ node: NodeID) -> Length {
    if length.isConstant { return Length(length.constant > 0 ? length.constant : 0) }
    let key = Nonnegative(node: node, length: length)
    let fingerprint = key.fingerprint
    if let known = nonnegatives.answer(to: key, fingerprint) { return known }
    let answer = program.clamp(length, lower: 0, upper: .infinity, origin: origin(text, node))
    nonnegatives.keep(answer, for: key, fingerprint)
    return answer
  }

  /// A length that a deduction may have made negative or undefined: never below 0.
  func remaining(_ length: Length, _ text: String, _ node: NodeID) -> Length {
    length.isUndefined ? 0 : atLeastZero(length, text, node)
  }

  /// How far a child reaches behind its guide; an infinite child reaches infinitely far.
  func lengthBehind(_ guide: Length, _ length: Length) -> Length {
    let behind = length - guide
    return behind.isUndefined ? Length(.infinity) : behind
  }

  /// The place of a child that puts its guide on a line.
  func place(_ line: Length, minus guide: Length) -> Length { finite(line - guide) }

  /// A place, but 0 where infinite lengths leave it infinite or undefined.
  func finite(_ place: Length) -> Length { place.constant.isFinite ? place : 0 }

  /// A node's own length: a sum, but never negative.
  func ownLength(_ sum: Length, _ axis: Axis, _ text: String, _ node: NodeID) -> Length {
    let length = remaining(sum, text, node)
    unclamped[OwnLength(node: node, axis: axis, length: length)] = sum
    return length
  }

  /// Notes what may be strange about a frame: lengths that negative spacing makes negative.
  func note(_ box: PlacedBox, of node: NodeID) {
    if unclamped.isEmpty { return }
    for (axis, length, name) in [
      (Axis.horizontal, box.width, "width"), (.vertical, box.height, "height"),
    ] {
      guard let sum = unclamped[OwnLength(node: node, axis: axis, length: length)] else { continue }
      note("negative spacing makes the \(name) negative; it is 0", at: node, where: sum)
    }
  }

  /// Notes a warning, once; one with a length holds where the length is negative.
  func note(_ message: String, at node: NodeID, where negative: Length? = nil) {
    let warning = SceneWarning(message: message, origin: scene[node].origin)
    guard !notes.contains(where: { $0.warning == warning }) else { return }
    notes.append(Note(warning: warning, negative: negative))
  }

  /// The warnings that hold with the solved values.
  func warnings() throws(SequentialError) -> [SceneWarning] {
    var warnings: [SceneWarning] = []
    for note in notes {
      if let length = note.negative, try number(length) >= -Double(scene.tolerance) { continue }
      warnings.append(note.warning)
    }
    return warnings
  }

  /// A long sum as one variable, so that later rows stay short.
  func shortened(_ sum: Length, _ text: String, _ node: NodeID) -> Length {
    sum.terms.count > Self.longestSum ? program.define(sum, origin: origin(text, node)) : sum
  }

  /// The number of terms from which a sum becomes a variable: rows of this length cost about as
  /// much as the row that would replace them.
  static let longestSum = 8

  /// The number behind an expression; solves what it depends on.
  func number(_ length: Length) throws(SequentialError) -> Double {
    length.isConstant ? length.constant : try program.value(of: length)
  }

  // MARK: Containers of containerRelativeFrame

  func containerID(_ offer: Offer) -> ContainerID {
    if let known = containerIDs[offer] { return known }
    let id = ContainerID(index: containers.count)
    containers.append(offer)
    containerIDs[offer] = id
    return id
  }
}

extension SceneTree {
  /// The first source of each matched name.
  fileprivate var matchedSources: [String: NodeID] {
    var sources: [String: NodeID] = [:]
    for index in nodes.indices {
      guard case .matchedGeometry(let geometry) = nodes[index].kind, geometry.isSource,
        sources[geometry.id] == nil
      else { continue }
      sources[geometry.id] = NodeID(index)
    }
    return sources
  }
}
