// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A container whose children are related by constraints only.
///
/// - Proposal to children: the box that the constraints give each of them.
/// - Own size: the proposal, as a goal of the priority `container`, where there is one; else as small
///   as the constraints allow, with UIKit's priority of fitting sizes.
/// - Placement: where the constraints put each child; what they leave open is as small as possible
///   and as close to the top leading corner as possible.
/// - Linear rows: four variables a child; for a child with an intrinsic length w, `width <= w` at its
///   hugging priority and `width >= w` at its compression resistance; for a child that is a
///   container, its own answer to the box equals the box.
extension Compiler {
  /// A length beyond all screens, in points: what stands for an infinite proposal.
  static let unlimitedLength = 1e6

  /// The container's own length: open, with the wish to be what is offered.
  func constraintLayoutLength(_ axis: Axis, _ node: NodeID, _ offer: Offer) -> Length {
    let origin = origin("the container's \(axis == .horizontal ? "width" : "height")", node)
    let offered = offer[axis]
    let isUnlimited = offered?.isInfinite ?? false
    let estimate = offered.map { isUnlimited ? 0 : program.estimate($0) } ?? 0
    let length = program.unknown(lower: 0, estimate: max(estimate, 0), origin: origin)
    if isUnlimited {
      let limit = Constraint(
        length, .lessThanOrEqual, Length(Self.unlimitedLength),
        priority: PrioritySystem.structure, origin: origin)
      domain?.rows.append(.init(constraint: limit, meaning: .structure))
      addGoal(length * -1, .smallest, .defaultHigh, origin)
    } else if let offered {
      addGoal(length - offered, .zero, .defaultHigh, origin)
    } else {
      addGoal(length, .smallest, .fittingSizeLevel, origin)
    }
    return length
  }

  private func addGoal(
    _ expression: Length, _ kind: PrioritySystem.Goal.Kind, _ priority: Priority, _ origin: Origin
  ) {
    domain?.goals.append(
      .init(expression, kind, priority: priority, step: 0, origin: origin))
  }

  /// Gives every child a box of its own.
  func placeConstraintLayout(
    _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    guard let names = domain?.names else { return }
    // In the order of names, so that the order of children does not matter.
    let children = scene.children(of: node).sorted { names.name(of: $0) < names.name(of: $1) }
    for child in children {
      let ideal = try idealSize(of: child, container)
      let frame = freeBox(child, ideal, in: box, direction: scene[node].direction)
      if domain?.goneNodes.contains(child) == true {
        demand(frame.width, .equal, 0, .required, "a view that is gone has no width", child)
        demand(frame.height, .equal, 0, .required, "a view that is gone has no height", child)
      } else {
        try constrainContent(of: child, to: frame, container)
      }
      try settle(
        child, offered: Offer(width: frame.width, height: frame.height), frame, container)
    }
  }

  /// A box with four variables, counted from the leading edge and the top of another one.
  private func freeBox(
    _ child: NodeID, _ size: CGSize, in box: PlacedBox, direction: LayoutDirection
  ) -> PlacedBox {
    let leading = program.unknown(estimate: 0, origin: origin("leading", child))
    let top = program.unknown(estimate: 0, origin: origin("top", child))
    for place in [leading, top] {
      domain?.places.formUnion(place.terms.map(\.variable.index))
    }
    let width = program.unknown(
      lower: 0, estimate: Double(size.width), origin: origin("width", child))
    let height = program.unknown(
      lower: 0, estimate: Double(size.height), origin: origin("height", child))
    let x = direction == .rightToLeft ? box.x + box.width - leading - width : box.x + leading
    return PlacedBox(x: x, y: box.y + top, width: width, height: height)
  }

  /// What a view is likely to need, so that the first round is close to the last.
  private func idealSize(
    of child: NodeID, _ container: ContainerID
  ) throws(SequentialError) -> CGSize {
    if scene.constraintLayout(under: child) != nil { return .zero }
    if let leaf = scene.leaf(under: child) {
      guard case .text(let text) = scene[leaf].kind else { return .zero }
      return text.answer(to: .unspecified).size
    }
    let size = try size(of: child, offered: .unspecified, in: container)
    let (width, height) = (try number(size.width ?? 0), try number(size.height ?? 0))
    return CGSize(width: width.isFinite ? width : 0, height: height.isFinite ? height : 0)
  }

  /// Relates the box of a child to what the child itself answers.
  private func constrainContent(
    of child: NodeID, to frame: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    // 1. A container of constrained views has the lengths that it is given.
    if let inner = scene.constraintLayout(under: child) {
      domain?.boxed.insert(inner)
      return
    }
    if let leaf = scene.leaf(under: child) {
      // 2. A leaf that takes any length has no intrinsic one.
      if scene[leaf].kind.takesAnyBox { return }
      // 3. A text is as wide as its line and as high as its lines at that width.
      if case .text(let text) = scene[leaf].kind {
        return try constrainText(text, child, frame)
      }
    }
    // 4. Everything else: its own answer to the box, where that is a rule and no measurement.
    let inner = Offer(width: frame.width, height: frame.height)
    if !isMeasured(child) {
      for axis in Axis.allCases {
        let answer = try length(axis, of: child, offered: inner, in: container)
        let own = axis == .horizontal ? frame.width : frame.height
        if answer != own, answer.constant.isFinite {
          demand(
            own, .equal, answer, PrioritySystem.structure,
            "the \(axis == .horizontal ? "width" : "height") that the view answers", child)
        }
      }
    }
    try constrainIdeal(child, frame, container)
  }

  private func constrainText(
    _ text: TextLeaf, _ child: NodeID, _ frame: PlacedBox
  ) throws(SequentialError) {
    let ideal = text.answer(to: .unspecified).size
    intrinsic(ideal.width, .horizontal, frame.width, child)
    let width = CGFloat(try number(frame.width))
    let height =
      width >= ideal.width - scene.tolerance
      ? ideal.height : text.answer(to: ProposedViewSize(width: width, height: nil)).size.height
    intrinsic(height, .vertical, frame.height, child)
  }

  private func constrainIdeal(
    _ child: NodeID, _ frame: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let width = try number(
      try length(.horizontal, of: child, offered: .unspecified, in: container))
    let offer = Offer(width: frame.width, height: nil)
    let height = try number(try length(.vertical, of: child, offered: offer, in: container))
    let kind = scene.leaf(under: child).map { scene[$0].kind }
    if width.isFinite, kind?.hasIntrinsicLength(.horizontal) ?? true {
      intrinsic(CGFloat(width), .horizontal, frame.width, child)
    }
    if height.isFinite, kind?.hasIntrinsicLength(.vertical) ?? true {
      intrinsic(CGFloat(height), .vertical, frame.height, child)
    }
  }

  /// Hugging and compression resistance around an intrinsic length.
  func intrinsic(_ ideal: CGFloat, _ axis: Axis, _ length: Length, _ child: NodeID) {
    let priorities = scene.contentPriorities(of: child)
    let name = axis == .horizontal ? "width" : "height"
    let text = domain.map { "\($0.names.name(of: child)).\(name)" } ?? name
    let rows: [(Relation, Double, String)] = [
      (.lessThanOrEqual, priorities.hugging(axis), "content hugging"),
      (.greaterThanOrEqual, priorities.compressionResistance(axis), "compression resistance"),
    ]
    for (relation, priority, meaning) in rows where priority > 0 {
      let origin = Origin(
        "\(text) \(relation) \(Length(Double(ideal))) @\(Length(priority)) (\(meaning))",
        place: origin("", child).place)
      let constraint = Constraint(
        length, relation, Length(Double(ideal)), priority: Priority(priority), origin: origin)
      domain?.rows.append(.init(constraint: constraint, meaning: .intrinsicLength(child, axis)))
    }
  }

  private func demand(
    _ left: Length, _ relation: Relation, _ right: Length, _ priority: Priority, _ text: String,
    _ node: NodeID
  ) {
    let constraint = Constraint(
      left, relation, right, priority: priority, origin: origin(text, node))
    domain?.rows.append(.init(constraint: constraint, meaning: .structure))
  }

  /// Whether the answers of a node are measured or chosen somewhere inside.
  private func isMeasured(_ node: NodeID) -> Bool {
    var pending = [node]
    while let next = pending.popLast() {
      switch scene[next].kind {
      case .text, .layout, .viewThatFits, .constraintLayout: return true
      case .lazyGrid(let grid) where grid.hasAdaptiveItems: return true
      default: pending += scene.children(of: next)
      }
    }
    return false
  }
}

extension NodeKind {
  /// Whether a leaf takes every box and so has no intrinsic size.
  fileprivate var takesAnyBox: Bool {
    switch self {
    case .flexible, .spacer: true
    case .box(let box): box.width == .flexible && box.height == .flexible
    default: false
    }
  }

  /// Whether a leaf has an intrinsic length along an axis.
  fileprivate func hasIntrinsicLength(_ axis: Axis) -> Bool {
    switch self {
    case .flexible, .spacer, .circle: false
    case .box(let box): box[axis] != .flexible
    case .divider(let divider): divider.lineAxis != axis
    default: true
    }
  }
}
