// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The reasons for where a view stands and how long it is, from the container inwards.
struct ReasonChain {
  typealias Reason = LayoutExplanation.Reason

  let scene: SceneTree
  let frames: LayoutFrames
  let names: ViewNames
  let shares: ServedShares
  let axis: Axis
  private(set) var reasons: [Reason] = []
  /// The texts that the reasons mention.
  private(set) var texts: [NodeID] = []

  init(_ answer: LayoutAnswer, _ trace: LayoutTrace, axis: Axis) {
    scene = answer.scene
    frames = answer.frames
    names = ViewNames(scene)
    shares = ServedShares(trace)
    self.axis = axis
  }

  /// Adds the reasons along a path from the root to a view.
  mutating func follow(_ path: [NodeID]) {
    guard let root = path.first, let frame = frames[root] else { return }
    addContainer(root, frame)
    for (parent, child) in zip(path, path.dropFirst()) { addPlace(of: child, in: parent) }
  }

  /// Adds reasons from elsewhere.
  mutating func add(_ more: [Reason]) { reasons += more }

  private mutating func add(
    _ kind: Reason.Kind, _ text: String, _ node: NodeID, _ value: CGFloat
  ) {
    reasons.append(
      Reason(
        kind: kind, text: text, view: names.text(node), place: scene[node].origin, value: value))
  }

  private func point(_ value: CGFloat) -> String { PointText.text(value) }

  // MARK: Places

  private mutating func addContainer(_ root: NodeID, _ frame: CGRect) {
    let (start, length) = (frame.origin(axis), frame.length(axis))
    let extent = "\(names.text(root)), \(point(length)) \(axis.extentName),"
    let text =
      switch scene.request {
      case .container(let size):
        "the container is \(point(size[axis])) \(axis.extentName); \(extent) stands in its middle"
      case .proposal(let proposal):
        "the root is proposed \(proposed(axis == .horizontal ? proposal.width : proposal.height)); "
          + "\(extent) stands at the origin"
      }
    add(.container, "\(text): \(axis.originName) = \(point(start))", root, start)
  }

  private func proposed(_ length: CGFloat?) -> String {
    length.map { point($0) } ?? "no \(axis.lengthName)"
  }

  private mutating func addPlace(of child: NodeID, in parent: NodeID) {
    guard let outer = frames[parent], let inner = frames[child] else { return }
    let start = inner.origin(axis)
    let kind = scene[parent].kind
    if case .stack(let stack) = kind, stack.axis == axis {
      return addShare(of: child, in: parent, stack)
    }
    if case .viewThatFits = kind { addChoice(of: child, in: parent) }
    if case .lazyGrid(let grid) = kind { addCount(parent, grid) }
    // What neither moves nor resizes is no reason.
    let isSame = start == outer.origin(axis) && inner.length(axis) == outer.length(axis)
    if isSame && (scene.children(of: parent).count == 1 || kind.isAround(child, parent, scene)) {
      return
    }
    let isMirrored = axis == .horizontal && scene[parent].direction == .rightToLeft
    let distance = isMirrored ? outer.maxX - inner.maxX : start - outer.origin(axis)
    let edge = axis == .vertical ? "top" : "leading"
    let standing =
      "\(names.short(child)), \(point(inner.length(axis))) \(axis.extentName), stands "
      + "\(point(distance)) from the \(edge) edge"
    add(
      .place, "\(rule(parent, kind)) \(standing): \(axis.originName) = \(point(start))", parent,
      start)
  }

  /// The rule by which a node places what is inside.
  private func rule(_ node: NodeID, _ kind: NodeKind) -> String {
    let name = names.text(node)
    switch kind {
    case .padding(let insets):
      let start = axis == .horizontal ? insets.leading : insets.top
      let end = axis == .horizontal ? insets.trailing : insets.bottom
      return "padding keeps \(point(start)) before and \(point(end)) behind \(name):"
    case .fixedFrame(let frame):
      let length = frame[axis].map { " is \(point($0)) \(axis.extentName) and" } ?? ""
      return "the frame of \(name)\(length) aligns by \(frame.alignment[axis].name):"
    case .flexibleFrame(let frame):
      return "the frame of \(name)\(limits(frame[axis])) aligns by \(frame.alignment[axis].name):"
    case .containerRelativeFrame(let frame):
      return "the share of the container for \(name) aligns by \(frame.alignment[axis].name):"
    case .equalLengths(let lengths):
      return "the frame of equal lengths of \(name) aligns by \(lengths.alignment[axis].name):"
    case .stack(let stack), .lazyStack(let stack):
      return stack.axis == axis
        ? "\(name) puts its children one behind the other:"
        : "\(name) aligns its children by \(stack.alignment.name):"
    case .zStack(let alignment): return "\(name) aligns its children by \(alignment[axis].name):"
    case .overlay(let alignment):
      return "the overlay of \(name) is aligned by \(alignment[axis].name):"
    case .background(let alignment):
      return "the background of \(name) is aligned by \(alignment[axis].name):"
    case .offset(let shift):
      return "offset moves \(name) by \(point(axis == .horizontal ? shift.x : shift.y)):"
    case .position(let point):
      let centre = PointText.text(axis == .horizontal ? point.x : point.y)
      return "position puts the centre of \(name) \(centre) from its edge:"
    case .attachment: return "a point of the attached view is put on a point of \(name):"
    case .matchedGeometry: return "matched geometry moves \(name) to its source:"
    case .fixedSize: return "fixedSize gives \(name) its ideal length:"
    case .aspectRatio: return "the ratio decides the size of \(name):"
    case .layout: return "\(name) places its children by its own code:"
    case .relations: return "the constraints of \(name) place its views:"
    default: return "\(name) places its children:"
    }
  }

  private func limits(_ limits: FlexibleFrame.Limits) -> String {
    let parts = [
      limits.minimum.map { "at least \(point($0))" }, limits.maximum.map { "at most \(point($0))" },
    ].compactMap(\.self)
    return parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")) \(axis.extentName))"
  }

  // MARK: Shares

  /// How a stack shared its length, up to the child.
  private mutating func addShare(of child: NodeID, in parent: NodeID, _ stack: Stack) {
    guard let outer = frames[parent], let inner = frames[child] else { return }
    let served = shares.of(parent, axis)
    let children = Array(scene.children(of: parent))
    let isOrdered = served.contains { $0.offered != nil }
    let head =
      isOrdered
      ? "\(names.text(parent)), \(point(outer.length(axis))) \(axis.extentName), served "
        + "\(served.count) \(served.count == 1 ? "child" : "children") in the order of their "
        + "priority and flexibility"
      : "\(names.text(parent)) asked \(served.count == 1 ? "its child" : "its \(served.count) children") "
        + "for ideal \(axis.lengthName)s"
    let shown = served.prefix(Self.mostShares).enumerated().map { index, share in
      "\(index + 1). \(words(share))"
    }
    let more = served.count - shown.count
    let list = shown.joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    add(.share, "\(head): \(list)", parent, outer.length(axis))
    for share in served.prefix(Self.mostShares) { noteText(share.node) }
    // Where the child stands.
    let start = inner.origin(axis)
    guard let index = children.firstIndex(of: child) else { return }
    let gaps = stack.gaps.prefix(index).reduce(0, +)
    let before = children.prefix(index).compactMap { frames[$0]?.length(axis) }
    let sum = before.reduce(0, +)
    let behind =
      index == 0
      ? "\(names.short(child)) comes first"
      : "\(names.short(child)) stands behind \(index == 1 ? "1 view" : "\(index) views") of "
        + "\(point(sum)) and \(index == 1 ? "a gap" : "gaps") of \(point(gaps))"
    add(.place, "\(behind): \(axis.originName) = \(point(start))", child, start)
  }

  /// The number of children that a reason names.
  static let mostShares = 12

  private func words(_ share: ServedShares.Share) -> String {
    let name = names.short(share.node)
    let took = point(share.took) + limitWords(share.node, share.took, share.offered)
    guard let offered = share.offered else { return "\(name) took \(took)" }
    return "\(name) was offered \(point(offered)) and took \(took)"
  }

  /// Which limit of a view a length stands at, in brackets; empty where it is none.
  private func limitWords(_ node: NodeID, _ length: CGFloat, _ offered: CGFloat?) -> String {
    guard length != offered else { return "" }
    var inner = node
    while true {
      switch scene[inner].kind {
      case .fixedFrame(let frame): if frame[axis] != nil { return " (its frame)" }
      case .flexibleFrame(let frame):
        if frame[axis].maximum == length { return " (at most \(point(length)))" }
        if frame[axis].minimum == length { return " (at least \(point(length)))" }
      case .box(let box):
        if box[axis].minimum == box[axis].maximum { return " (its own \(axis.lengthName))" }
        if box[axis].maximum == length { return " (at most \(point(length)))" }
        if box[axis].minimum == length { return " (at least \(point(length)))" }
      case .text: return " (its text)"
      case .spacer(let spacer) where spacer.minLength == length:
        return " (at least \(point(length)))"
      default: break
      }
      guard scene.children(of: inner).count == 1, let next = scene.primary(of: inner) else {
        return ""
      }
      inner = next
    }
  }

  // MARK: Lengths and decisions

  /// Adds what a view answers to what it is offered.
  mutating func addLength(of node: NodeID) {
    guard let frame = frames[node] else { return }
    let length = frame.length(axis)
    let offered = shares.offered(node, axis)
    let took = "takes \(point(length))\(limitWords(node, length, offered))"
    let offer = offered.map { "is offered \(point($0)) and" } ?? "is asked for its ideal length and"
    add(.length, "\(names.text(node)) \(offer) \(took)", node, length)
    noteText(node)
  }

  private mutating func noteText(_ node: NodeID) {
    var inner = node
    while scene.children(of: inner).count == 1, let next = scene.primary(of: inner) { inner = next }
    if case .text = scene[inner].kind, !texts.contains(inner) { texts.append(inner) }
  }

  /// Adds how the mentioned texts were measured.
  mutating func addTexts() {
    for node in texts {
      guard case .text(let text) = scene[node].kind, let frame = frames[node] else { continue }
      let lines = text.lineCount(in: frame.size)
      let width = shares.offered(node, .horizontal) ?? .infinity
      let room = width.isFinite ? "within \(point(width))" : "without a limit"
      add(
        .decision,
        "the text of \(names.short(node)) is measured \(room): \(lines) "
          + "\(lines == 1 ? "line" : "lines"), \(point(frame.width)) wide", node, frame.width)
    }
  }

  private mutating func addChoice(of child: NodeID, in parent: NodeID) {
    let children = Array(scene.children(of: parent))
    guard children.count > 1, let index = children.firstIndex(of: child) else { return }
    let reason = index == children.count - 1 ? "as none before it fits" : "the first that fits"
    add(
      .decision,
      "\(names.text(parent)) picked candidate \(index + 1) of \(children.count), "
        + "\(names.short(child)), \(reason)", parent, CGFloat(index + 1))
  }

  private mutating func addCount(_ node: NodeID, _ grid: LazyGrid) {
    guard let count = scene.lineLength(of: node, frames) else { return }
    let lines = grid.axis == .horizontal ? "columns" : "rows"
    add(
      .decision, "\(names.text(node)) has room for \(count) \(lines)", node, CGFloat(count))
  }
}

extension NodeKind {
  /// Whether a node is a modifier with content around a child that never notices.
  fileprivate func isAround(_ child: NodeID, _ parent: NodeID, _ scene: SceneTree) -> Bool {
    switch self {
    case .overlay, .background, .attachment, .safeAreaInset: scene.primary(of: parent) == child
    default: false
    }
  }
}
