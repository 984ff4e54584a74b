// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What the answers of a node hang on, known before any proposal is.
///
/// Most nodes answer a width to a width and a height to a height. Knowing where that holds keeps
/// probes constant and programs small: the other half of a proposal is dropped.
struct Dependencies {
  /// The axes whose length may depend on what is proposed across.
  var coupledLengths: Axis.Set = []
  /// The axes whose explicit guides may depend on what is proposed across.
  var coupledGuides: Axis.Set = []
  /// The axes along which the node may have explicit guides.
  var guides: Axis.Set = []
  /// The axes along which the node may have explicit guides other than a leaf's own baselines.
  var customGuides: Axis.Set = []
  /// Whether a view inside reads the nearest container's length.
  var readsContainer = false
  /// The axes along which the answers to 0, infinity and nil hang on nothing else.
  var steadyProbes: Axis.Set = []

  /// The dependencies of all nodes of a scene.
  static func all(of scene: SceneTree) -> [Dependencies] {
    let crossing =
      scene.customGuides.values.contains(where: Self.mayCross) || scene.usesComputedDefaults
    var all: [Dependencies] = []
    all.reserveCapacity(scene.nodes.count)
    for index in scene.nodes.indices {
      if case .flexible = scene.nodes[index].kind {
        all.append(Dependencies(steadyProbes: .both))
        continue
      }
      if !crossing, scene.isFramedLeaf(NodeID(index)) {
        all.append(Dependencies(steadyProbes: .both))
        continue
      }
      let kind = scene.nodes[index].kind
      let inner = scene.children(of: NodeID(index)).map { all[$0.index] }
      var node = of(kind, inner)
      if crossing && !inner.isEmpty {
        node.coupledLengths = .both
        node.coupledGuides = .both
      } else {
        node.steadyProbes = steadyProbes(of: kind, inner)
      }
      node.steadyProbes.formUnion(Axis.Set.both.subtracting(node.coupledLengths))
      node.coupledGuides.formIntersection(node.guides)
      all.append(node)
    }
    return all
  }

  /// Whether a custom guide's default may read the other axis: it does unless it is a plain share.
  private static func mayCross(_ expression: GuideExpression) -> Bool {
    let readsWidth = expression.reads(.horizontal)
    let readsHeight = expression.reads(.vertical)
    let readsCustom = expression.guides.contains {
      if case .custom = $0.key { true } else { false }
    }
    return readsCustom || (readsWidth && readsHeight)
  }

  private static func of(_ kind: NodeKind, _ children: [Dependencies]) -> Dependencies {
    var result = Dependencies()
    for child in children {
      result.coupledLengths.formUnion(child.coupledLengths)
      result.coupledGuides.formUnion(child.coupledGuides)
      result.guides.formUnion(child.guides)
      result.customGuides.formUnion(child.customGuides)
      result.readsContainer = result.readsContainer || child.readsContainer
    }
    let primary = children.first ?? Dependencies()
    switch kind {
    case .flexible, .image, .spacer, .divider: break
    case .circle: result.coupledLengths = .both
    case .box(let box):
      if box.firstTextBaseline != nil || box.lastTextBaseline != nil { result.guides = .vertical }
    case .text:
      result.coupledLengths = .both
      result.coupledGuides = .vertical
      result.guides = .vertical
    case .stack, .zStack:
      // A child's guides move its siblings and, joined, the container's own guides.
      result.coupledLengths.formUnion(result.coupledGuides)
      result.coupledGuides.formUnion(result.coupledLengths)
    case .grid:
      result.coupledLengths.formUnion(result.coupledGuides)
      result.guides = []
    case .lazyStack:
      result.coupledLengths.formUnion(result.coupledGuides)
      result.guides = []
    case .lazyGrid(let grid):
      let line = Axis.Set(grid.axis.cross)
      let children = result.coupledLengths
      result.coupledLengths = grid.hasAdaptiveItems || !children.isEmpty ? line : []
      result.guides = []
    case .viewThatFits:
      // The choice hangs on both axes, and with it everything that the chosen child answers.
      result.coupledLengths = .both
      result.coupledGuides = .both
    case .scrollView:
      // The proposal reaches relative frames on both axes, past what the content is proposed.
      if result.readsContainer { result.coupledLengths = .both }
      result.guides = []
    case .layout:
      result.coupledLengths = .both
      result.coupledGuides = .both
      result.guides = .both
      result.customGuides = .both
    case .relations:
      // Numbers from a program of their own, which sees both axes.
      result.customGuides = result.guides
      result.coupledLengths = .both
      result.coupledGuides = .both
    case .constraintLayout:
      result.coupledLengths = .both
      result.coupledGuides = .both
      result.guides = []
    case .computedGuide(let guide):
      result.guides.insert(Axis.Set(guide.key.axis))
      result.customGuides.insert(Axis.Set(guide.key.axis))
      result.coupledGuides = .both
    case .geometryReader:
      result.coupledLengths = []
      result.guides = []
    case .fixedFrame(let frame):
      result.passGuides(of: primary)
      for axis in Axis.allCases where frame[axis] != nil {
        result.coupledLengths.remove(Axis.Set(axis))
      }
    case .equalLengths(let lengths):
      result.passGuides(of: primary)
      result.coupledLengths.subtract(lengths.axes)
      // Other views of the group may stand in relative frames.
      result.readsContainer = true
    case .containerRelativeFrame:
      result.readsContainer = true
      result.passGuides(of: primary)
    case .flexibleFrame, .padding, .fixedSize, .position: result.passGuides(of: primary)
    case .aspectRatio:
      result.coupledLengths = .both
      result.coupledGuides = .both
    case .offset, .layoutPriority, .contentPriorities, .matchedGeometry: break
    case .alignmentGuide(let guide):
      let axis = guide.key.axis
      result.guides.insert(Axis.Set(axis))
      result.customGuides.insert(Axis.Set(axis))
      result.coupledGuides.formUnion(primary.coupledLengths)
      if guide.value.reads(axis.cross) || mayCross(guide.value) {
        result.coupledGuides.insert(Axis.Set(axis))
      }
    case .overlay, .background, .attachment:
      let readsContainer = result.readsContainer
      result = primary
      result.readsContainer = readsContainer
    case .safeAreaInset:
      result.coupledLengths.formUnion(result.coupledGuides)
      result.guides = []
    }
    return result
  }

  /// Whether the node may have an explicit value of a guide.
  func mayHave(_ key: AlignmentKey) -> Bool {
    switch key {
    case .firstTextBaseline, .lastTextBaseline: guides.contains(key.axis)
    default: customGuides.contains(key.axis)
    }
  }

  /// A guide that passes a frame moves with the child's place, hence with its length.
  private mutating func passGuides(of primary: Dependencies) {
    coupledGuides = primary.coupledGuides.union(primary.coupledLengths)
  }
}

extension LazyGrid {
  var hasAdaptiveItems: Bool {
    items.contains { if case .adaptive = $0.size { true } else { false } }
  }
}

extension SceneTree {
  /// Whether a node is a frame around a view that takes what it is offered: no axis then reads the
  /// other one.
  fileprivate func isFramedLeaf(_ node: NodeID) -> Bool {
    switch nodes[node.index].kind {
    case .fixedFrame, .flexibleFrame:
      guard let child = primary(of: node), case .flexible = nodes[child.index].kind else {
        return false
      }
      return true
    default: return false
    }
  }

  /// Whether the default of a guide is computed by code, which may read anything.
  fileprivate var usesComputedDefaults: Bool {
    nodes.indices.contains { nodes[$0].kind.usesComputedGuide }
  }
}

extension AlignmentKey {
  var isComputed: Bool { if case .type = self { true } else { false } }
}

extension NodeKind {
  /// Whether the container or frame aligns by a guide that code computes.
  fileprivate var usesComputedGuide: Bool {
    switch self {
    case .flexible, .text, .spacer, .padding, .fixedSize: false
    case .stack(let stack), .lazyStack(let stack): stack.alignment.isComputed
    case .zStack(let alignment), .overlay(let alignment), .background(let alignment):
      alignment.isComputed
    case .grid(let grid):
      grid.rows.contains { $0.alignment.isComputed }
        || grid.columnAlignments.contains(where: \.isComputed)
    case .lazyGrid(let grid): grid.items.contains { $0.alignment.isComputed }
    case .fixedFrame(let frame): frame.alignment.isComputed
    case .flexibleFrame(let frame): frame.alignment.isComputed
    case .containerRelativeFrame(let frame): frame.alignment.isComputed
    case .equalLengths(let lengths): lengths.alignment.isComputed
    case .safeAreaInset(let inset): inset.alignment.isComputed
    case .alignmentGuide(let guide):
      guide.key.isComputed || guide.value.guides.contains { $0.key.isComputed }
    case .computedGuide(let guide): guide.key.isComputed
    default: false
    }
  }
}

extension Alignment {
  var isComputed: Bool { self[.horizontal].isComputed || self[.vertical].isComputed }
}
