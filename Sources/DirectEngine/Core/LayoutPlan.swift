// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A scene prepared for layout: one layout a node, and what is known before anything is proposed.
struct LayoutPlan {
  /// The layouts by `NodeFacts.layout`; the first one is that of all flexible nodes.
  private var layouts: [any NodeLayout] = [FlexibleLayout()]
  private(set) var facts: [NodeFacts] = []
  /// The ranges of the nodes that keep answers, by their place among those.
  private(set) var ranges: [LengthRanges] = []
  private(set) var guides = GuideTable()
  private var parents: [Int32]
  /// The number of texts, which number themselves.
  private(set) var textCount = 0
  /// The first source of every matched geometry.
  private var sources: [String: NodeID] = [:]
  private var knowsSources = false

  /// Prepares a scene; children come before their parents.
  init(_ scene: SceneTree) {
    parents = [Int32](repeating: -1, count: scene.nodes.count)
    facts.reserveCapacity(scene.nodes.count)
    var flexible = FlexibleLayout().facts(in: self)
    flexible.isLeaf = true
    for index in scene.nodes.indices {
      // Colours and shapes make up most of a scene, and are all alike.
      if case .flexible = scene.nodes[index].kind {
        flexible.direction = scene.nodes[index].direction
        flexible.priority = scene.nodes[index].priority
        facts.append(flexible)
      } else {
        add(NodeID(index), in: scene)
      }
    }
  }

  private mutating func add(_ node: NodeID, in scene: SceneTree) {
    let layout = layout(of: node, in: scene)
    var known = facts(of: layout, node, in: scene)
    known.place = known.isCached ? Int32(ranges.count) : -1
    if known.isCached { ranges.append(ranges(of: layout, known)) }
    known.layout = Int32(layouts.count)
    layouts.append(layout)
    facts.append(known)
  }

  /// What is known of a node but its numbers; the children hear who their parent is.
  private mutating func facts(
    of layout: any NodeLayout, _ node: NodeID, in scene: SceneTree
  ) -> NodeFacts {
    var known = layout.facts(in: self)
    known.direction = scene.nodes[node.index].direction
    known.priority = scene.nodes[node.index].priority
    // The facts of modifiers begin as those of their views.
    let children = scene.children(of: node)
    known.isLeaf = children.isEmpty && layout is any LeafLayout
    // Constant answers have nothing to mix.
    if known.ignoredAxes == .both { known.isSeparable = true }
    for child in children { parents[child.index] = Int32(node.index) }
    return known
  }

  // MARK: Changes

  /// The plan for a scene in which some nodes are other ones and all others the same.
  ///
  /// - Returns: nil where the nodes cannot have the numbers of those before.
  func changed(to scene: SceneTree, at changes: [Range<Int>]) -> LayoutPlan? {
    var plan = self
    for range in changes {
      for index in range where !plan.replace(NodeID(index), in: scene) { return nil }
    }
    return plan.guides.count == guides.count ? plan : nil
  }

  /// Prepares a node anew under its old numbers; false where it needs others.
  private mutating func replace(_ node: NodeID, in scene: SceneTree) -> Bool {
    let old = facts[node.index]
    // 1. A flexible node.
    if case .flexible = scene.nodes[node.index].kind {
      facts[node.index].direction = scene.nodes[node.index].direction
      facts[node.index].priority = scene.nodes[node.index].priority
      return old.isFlexible
    }
    guard !old.isFlexible else { return false }
    // 2. Any other one; texts keep their number.
    let texts = textCount
    var layout = layout(of: node, in: scene)
    textCount = texts
    let oldText = textNumber(of: node)
    if let text = layout as? TextLayout {
      guard let oldText else { return false }
      layout = TextLayout(text: text.text, number: oldText)
    } else if oldText != nil {
      return false
    }
    // 3. What is known of it.
    var known = facts(of: layout, node, in: scene)
    guard known.isCached == old.isCached else { return false }
    (known.place, known.layout) = (old.place, old.layout)
    if known.isCached { ranges[Int(known.place)] = ranges(of: layout, known) }
    layouts[Int(known.layout)] = layout
    facts[node.index] = known
    return true
  }

  /// The number of a text; nil for any other node.
  func textNumber(of node: NodeID) -> Int? { (layout(of: node) as? TextLayout)?.number }

  /// How a node answers and places.
  @inline(__always)
  func layout(of node: NodeID) -> any NodeLayout { layouts[Int(facts[node.index].layout)] }

  private func ranges(of layout: any NodeLayout, _ facts: NodeFacts) -> LengthRanges {
    guard facts.isSeparable && !facts.readsContainer else { return .unknown }
    return LengthRanges(
      width: layout.range(along: .horizontal, in: self),
      height: layout.range(along: .vertical, in: self))
  }

  /// The answers of a node along an axis that can be told beforehand.
  func range(of node: NodeID, along axis: Axis) -> LengthRange {
    let known = facts[node.index]
    if known.place >= 0 { return ranges[Int(known.place)][axis] }
    guard known.isSeparable && !known.readsContainer else { return .unknown }
    return layout(of: node).range(along: axis, in: self)
  }

  /// What is known of a node.
  func facts(of node: NodeID) -> NodeFacts { facts[node.index] }

  /// Whether a node's answer to infinity is known to be at least the one to 0, whatever is proposed
  /// across.
  func rises(_ node: NodeID, along axis: Axis) -> Bool {
    let known = facts[node.index]
    guard known.isSeparable else { return known.risingAxes.contains(axis) }
    let range = range(of: node, along: axis)
    return range.least <= range.most
  }

  /// The node around a node, if any.
  func parent(of node: NodeID) -> NodeID? {
    let index = Int(parents[node.index])
    return index < 0 ? nil : NodeID(index)
  }

  /// The source of a matched geometry; all are collected when the first is asked for.
  private mutating func source(of id: String, in scene: SceneTree) -> NodeID? {
    if !knowsSources { collectSources(in: scene) }
    return sources[id]
  }

  private mutating func collectSources(in scene: SceneTree) {
    knowsSources = true
    for index in scene.nodes.indices {
      guard case .matchedGeometry(let geometry) = scene.nodes[index].kind, geometry.isSource,
        sources[geometry.id] == nil
      else { continue }
      sources[geometry.id] = NodeID(index)
    }
  }

  // MARK: Layouts by kind

  private mutating func layout(of node: NodeID, in scene: SceneTree) -> any NodeLayout {
    switch scene.nodes[node.index].kind {
    case .circle, .box, .image, .text, .spacer, .divider:
      return leaf(scene.nodes[node.index].kind)
    case .stack(let stack):
      return StackLayout(
        stack, node, alignment: guides.key(stack.alignment, in: scene),
        scene.children(of: node), plan: self)
    default: return parent(node, Array(scene.children(of: node)), in: scene)
    }
  }

  private mutating func parent(
    _ node: NodeID, _ children: [NodeID], in scene: SceneTree
  ) -> any NodeLayout {
    switch scene.nodes[node.index].kind {
    case .relations, .constraintLayout:
      return RelationsLayout(node: node, children: children)
    case .layout(let box):
      return CustomLayout(node: node, box: box, children: children)
    case .lazyStack, .zStack, .grid, .lazyGrid, .viewThatFits, .scrollView,
      .geometryReader:
      return container(scene.nodes[node.index].kind, children, in: scene)
    default:
      guard let child = children.first else { return container(.zStack(.center), [], in: scene) }
      if let content = children.dropFirst().first {
        return pair(scene.nodes[node.index].kind, child, content, in: scene)
      }
      return modifier(scene.nodes[node.index].kind, around: child, in: scene)
    }
  }

  private mutating func leaf(_ kind: NodeKind) -> any NodeLayout {
    switch kind {
    case .circle: return CircleLayout()
    case .box(let box): return BoxLayout(box: box)
    case .image(let image): return ImageLayout(image: image)
    case .text(let text):
      textCount += 1
      return TextLayout(text: text, number: textCount - 1)
    case .spacer(let spacer): return SpacerLayout(spacer: spacer)
    case .divider(let divider): return DividerLayout(divider: divider)
    default: return FlexibleLayout()
    }
  }

  private mutating func container(
    _ kind: NodeKind, _ children: [NodeID], in scene: SceneTree
  ) -> any NodeLayout {
    switch kind {
    case .lazyStack(let stack):
      return LazyStackLayout(
        stack, alignment: guides.key(stack.alignment, in: scene), children)
    case .grid(let grid):
      return GridLayout(grid, guides: &guides, plan: facts, scene: scene)
    case .lazyGrid(let grid):
      let alignments = grid.items.map { guides.pair($0.alignment, in: scene) }
      return LazyGridLayout(grid: grid, alignments: alignments, children: children)
    case .viewThatFits(let axes): return ViewThatFitsLayout(axes: axes, candidates: children)
    case .scrollView(let axes): return ScrollViewLayout(axes: axes, content: children.first)
    case .zStack(let alignment):
      return ZStackLayout(
        alignment: guides.pair(alignment, in: scene), children: children, plan: self)
    default: return GeometryReaderLayout(children: children)
    }
  }

  private mutating func modifier(
    _ kind: NodeKind, around child: NodeID, in scene: SceneTree
  ) -> any NodeLayout {
    switch kind {
    case .fixedFrame(let frame):
      return FixedFrameLayout(
        frame: frame, alignment: guides.pair(frame.alignment, in: scene), child: child)
    case .equalLengths(let lengths):
      return EqualLengthsLayout(
        lengths: lengths, alignment: guides.pair(lengths.alignment, in: scene), child: child)
    case .flexibleFrame(let frame):
      return FlexibleFrameLayout(
        frame: frame, alignment: guides.pair(frame.alignment, in: scene), child: child)
    case .containerRelativeFrame(let frame):
      return ContainerRelativeFrameLayout(
        frame: frame, alignment: guides.pair(frame.alignment, in: scene), child: child)
    case .padding(let insets): return PaddingLayout(insets: insets, child: child)
    case .fixedSize(let axes): return FixedSizeLayout(axes: axes, child: child)
    case .aspectRatio(let ratio): return AspectRatioLayout(aspectRatio: ratio, child: child)
    case .offset(let offset): return OffsetLayout(offset: offset, child: child)
    case .position(let position): return PositionLayout(position: position, child: child)
    case .alignmentGuide(let guide):
      return AlignmentGuideLayout(
        key: guides.key(guide.key, in: scene), value: guides.formula(guide.value, in: scene),
        child: child)
    case .computedGuide(let guide):
      let value = GuideFormula(constant: 0, width: 0, height: 0, terms: [], compute: guide.value)
      return AlignmentGuideLayout(key: guides.key(guide.key, in: scene), value: value, child: child)
    case .matchedGeometry(let geometry):
      guard !geometry.isSource, let source = source(of: geometry.id, in: scene) else {
        return TransparentLayout(child: child)
      }
      return FollowerLayout(geometry: geometry, source: source, child: child)
    default: return TransparentLayout(child: child)
    }
  }

  private mutating func pair(
    _ kind: NodeKind, _ child: NodeID, _ content: NodeID, in scene: SceneTree
  ) -> any NodeLayout {
    switch kind {
    case .overlay(let alignment), .background(let alignment):
      return OverlayLayout(
        alignment: guides.pair(alignment, in: scene), child: child, content: content)
    case .attachment(let attachment):
      return AttachmentLayout(
        target: guides.anchor(attachment.target, in: scene),
        source: guides.anchor(attachment.source, in: scene), offset: attachment.offset,
        child: child, content: content)
    case .safeAreaInset(let inset):
      return SafeAreaInsetLayout(
        inset: inset, alignment: guides.key(inset.alignment, in: scene), child: child,
        content: content)
    default: return TransparentLayout(child: child)
    }
  }
}
