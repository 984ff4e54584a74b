// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

@testable import LayoutViews

/// Runs a layout on boxes, as an engine would.
final class LayoutProbe: LayoutSubviewSource {
  let scene: SceneTree
  private var running: (any LayoutRunning)?

  init(_ layout: some Layout, _ children: [SceneElement]) throws {
    let root = SceneElement(.node(.layout(LayoutBox(layout))), type: "Layout", children: children)
    scene = try SceneTree(root: root, request: .proposal(.unspecified))
    let context = LayoutContext(source: self, mayHaveGuides: false)
    running = scene.root.map { LayoutBox(layout).run(on: scene.subviews(of: $0, in: context)) }
    self.context = context
  }

  private var context: LayoutContext?

  /// The layout's size for a proposal.
  func size(_ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    running?.size(for: ProposedViewSize(width: width, height: height)) ?? .zero
  }

  /// The children's frames in bounds at the origin, in a size that is proposed too.
  func frames(_ width: CGFloat, _ height: CGFloat, proposing width2: CGFloat? = nil) -> [CGRect] {
    let size = CGSize(width: width, height: height)
    let proposal = ProposedViewSize(width: width2 ?? width, height: height)
    return running?.places(in: size, proposal: proposal).map(\.frame) ?? []
  }

  private func box(_ node: NodeID) -> Box {
    guard case .box(let box) = scene[node].kind else { return Box() }
    return box
  }

  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    let box = box(node)
    let length = { (axis: Axis) -> CGFloat in
      guard let proposed = proposal[axis] else { return box[axis].ideal }
      return min(max(proposed, box[axis].minimum), box[axis].maximum)
    }
    return CGSize(width: length(.horizontal), height: length(.vertical))
  }

  func guide(_ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize) -> CGFloat {
    let size = size(of: node, for: proposal)
    let box = box(node)
    switch key {
    case .centerX: return size.width / 2
    case .trailing: return size.width
    case .centerY: return size.height / 2
    case .bottom: return size.height
    case .firstTextBaseline: return box.firstTextBaseline ?? size.height
    case .lastTextBaseline: return box.lastTextBaseline ?? size.height
    default: return 0
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize
  ) -> CGFloat? { nil }
}

/// A box of one size, in points, with a baseline for texts.
func fixed(
  _ width: CGFloat, _ height: CGFloat, baseline: CGFloat? = nil,
  modifiers: [SceneModifier.Kind] = []
) -> SceneElement {
  let box = Box(
    width: .init(fixed: width), height: .init(fixed: height), firstTextBaseline: baseline,
    lastTextBaseline: baseline)
  return SceneElement(
    .node(.box(box)), type: "Box", modifiers: modifiers.map { SceneModifier($0) })
}

/// A box that takes the width it is offered, with one height in points.
func flexible(height: CGFloat, ideal: CGFloat = 10) -> SceneElement {
  let box = Box(width: .init(minimum: 0, ideal: ideal), height: .init(fixed: height))
  return SceneElement(.node(.box(box)), type: "Box")
}

/// A frame from its four numbers.
func frame(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Whether all sides agree to a thousandth of a point.
func agree(_ a: [CGRect], _ b: [CGRect]) -> Bool {
  let tolerance: CGFloat = 1e-3
  return a.count == b.count
    && zip(a, b).allSatisfy { first, second in
      abs(first.minX - second.minX) < tolerance && abs(first.minY - second.minY) < tolerance
        && abs(first.width - second.width) < tolerance
        && abs(first.height - second.height) < tolerance
    }
}
