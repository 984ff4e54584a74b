// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension SceneResolver {
  /// Finds the priority, the spacing table and the gaps of a node from its children.
  func settle(_ node: inout SceneTree.Node, children: [NodeID]) {
    let direction = node.direction
    let primary = children.first.map { nodes[$0.index] }
    switch node.kind {
    case .flexible, .circle, .box, .image, .divider: break
    case .text(let text):
      node.spacing = .text(text.measurer.metrics(of: text.font), pixelLength: text.pixelLength)
    case .spacer(let spacer):
      node.spacing = .spacer(along: spacer.axis)
      node.priority = -.infinity
    case .stack(var stack):
      stack.gaps = gaps(of: stack, children, direction: direction)
      node.kind = .stack(stack)
      node.spacing = spacing(of: stack, children, direction: direction)
      if children.isEmpty { settleEmpty(&node) }
    case .lazyStack(var stack):
      stack.gaps = gaps(of: stack, children, direction: direction)
      node.kind = .lazyStack(stack)
    case .zStack, .grid: if children.isEmpty { settleEmpty(&node) }
    case .layout(let layout):
      node.spacing = customSpacing(layout, children, direction: direction)
      if children.isEmpty { settleEmpty(&node) }
    case .lazyGrid, .viewThatFits, .scrollView, .geometryReader, .constraintLayout: break
    case .fixedFrame(let frame):
      pass(primary, to: &node, resetting: edges { frame[$0] != nil })
    case .flexibleFrame(let frame):
      pass(primary, to: &node, resetting: edges { !frame[$0].isEmpty })
    case .equalLengths(let lengths):
      pass(primary, to: &node, resetting: edges { lengths.axes.contains($0) })
    case .containerRelativeFrame(let frame):
      pass(primary, to: &node, resetting: edges { frame.axes.contains($0) })
    case .padding(let insets):
      let padded = Edge.allCases.filter { insets[$0] != 0 }
      if let primary { node.spacing = primary.spacing }
      node.spacing.reset(Edge.Set(padded.map { Edge.Set($0) }), direction: direction)
    case .aspectRatio:
      if let primary { node.spacing = primary.spacing }
    case .position: break
    case .layoutPriority(let priority):
      if let primary { node.spacing = primary.spacing }
      node.priority = priority
    case .fixedSize, .offset, .alignmentGuide, .computedGuide, .overlay, .background, .attachment,
      .relations, .contentPriorities, .matchedGeometry:
      if let primary { (node.spacing, node.priority) = (primary.spacing, primary.priority) }
    case .safeAreaInset(var inset):
      inset.gap = gap(of: inset, children, direction: direction)
      node.kind = .safeAreaInset(inset)
    }
  }

  /// What a layout of one's own says about its neighbours.
  ///
  /// There are no sizes yet: children that are asked for one here answer zero.
  private func customSpacing(
    _ layout: LayoutBox, _ children: [NodeID], direction: LayoutDirection
  ) -> ViewSpacing {
    let context = LayoutContext(source: nil, mayHaveGuides: false)
    let subviews = children.enumerated().map { place, child in
      let node = nodes[child.index]
      let traits = LayoutSubviews.Traits(
        priority: node.priority, spacing: node.spacing.turned(for: direction),
        values: node.layoutValues)
      return LayoutSubview(node: child, place: place, traits: traits, context: context)
    }
    let all = LayoutSubviews(
      subviews, bounds: 0..<subviews.count, layoutDirection: direction)
    return layout.run(on: all).spacing().turned(for: direction)
  }

  private func settleEmpty(_ node: inout SceneTree.Node) {
    node.priority = -.infinity
    node.spacing = .zero
  }

  private func edges(where isFramed: (Axis) -> Bool) -> Edge.Set {
    (isFramed(.horizontal) ? Edge.Set.horizontal : []).union(
      isFramed(.vertical) ? .vertical : [])
  }

  /// A frame keeps the wishes of what it frames but on the axes that it constrains; around a
  /// spacer it keeps them all.
  private func pass(
    _ primary: SceneTree.Node?, to node: inout SceneTree.Node, resetting edges: Edge.Set
  ) {
    guard let primary else { return }
    node.spacing = primary.spacing
    if case .spacer = primary.kind { return }
    node.spacing.reset(edges, direction: node.direction)
  }

  private func gaps(
    of stack: Stack, _ children: [NodeID], direction: LayoutDirection
  ) -> [CGFloat] {
    zip(children, children.dropFirst()).map { child, next in
      stack.spacing
        ?? nodes[child.index].spacing.distance(
          to: nodes[next.index].spacing, along: stack.axis, direction: direction)
    }
  }

  /// The first child's wishes at the start, the last one's at the end, everybody's across.
  private func spacing(
    of stack: Stack, _ children: [NodeID], direction: LayoutDirection
  ) -> ViewSpacing {
    let isHorizontal = stack.axis == .horizontal
    var spacing = ViewSpacing()
    for (index, child) in children.enumerated() {
      var edges: Edge.Set = isHorizontal ? .vertical : .horizontal
      if index == 0 { edges.insert(isHorizontal ? .leading : .top) }
      if index == children.count - 1 { edges.insert(isHorizontal ? .trailing : .bottom) }
      spacing.formUnion(nodes[child.index].spacing, edges: edges, direction: direction)
    }
    return spacing
  }

  private func gap(
    of inset: SafeAreaInset, _ children: [NodeID], direction: LayoutDirection
  ) -> CGFloat {
    if let spacing = inset.spacing { return spacing }
    let (primary, content) = (nodes[children[0].index].spacing, nodes[children[1].index].spacing)
    return inset.edge.isStart
      ? content.distance(to: primary, along: inset.edge.axis, direction: direction)
      : primary.distance(to: content, along: inset.edge.axis, direction: direction)
  }
}
