// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// Turns descriptions into nodes, children first.
struct SceneResolver: Sendable {
  /// What a view knows of its surroundings.
  struct Context {
    var environment: SceneEnvironment
    /// The axis of the stack directly around the view.
    var stackAxis: Axis?
    var depth = 1
    /// The frames of equal lengths that the levels of a name get, the innermost first.
    var equalLengths: [String: [EqualLengthsFrame]] = [:]

    /// The surroundings of a child in a container, whose stack axis reaches its children only.
    func inside(stackAxis axis: Axis? = nil) -> Context {
      Context(
        environment: environment, stackAxis: axis, depth: depth + 1, equalLengths: equalLengths)
    }
  }

  /// A description with the modifiers of the groups around it and its path.
  struct Flattened {
    var element: SceneElement
    var modifiers: [SceneModifier]
    var path: String
  }

  var nodes: [SceneTree.Node] = []
  var childStorage: [NodeID] = []
  /// The lines of the answer in the order of their nodes, inner levels first.
  var labels: [SceneTree.Entry] = []
  var ids: [String: SceneOrigin] = [:]
  var marks: [(mark: String, node: NodeID)] = []
  var warnings: [SceneWarning] = []
  /// The number of modifiers that asked for equal lengths.
  var equalLengthsCount = 0
  /// The named levels in the order of their nodes.
  var named: [(id: String, node: NodeID)] = []
  /// The lists of names whose views must be among some nodes.
  var lists: [NameList] = []
  /// What kinds of nodes the scene has that not every scene has.
  var traits: SceneTraits = []
  /// What is taken over from an earlier scene, and what later ones can take over.
  var keeping = SceneKeeping()

  // MARK: Groups

  /// The views of a description without groups; modifiers of a group go to each of its views.
  func flattened(
    _ element: SceneElement, path: String, inherited: [SceneModifier] = [], depth: Int = 1,
    stopsAtRows: Bool = false
  ) throws(SceneError) -> [Flattened] {
    guard depth <= SceneLimits.depth else {
      throw .tooDeep(limit: SceneLimits.depth, element.origin)
    }
    let modifiers = element.modifiers + inherited
    switch element.kind {
    case .empty: return []
    case .gridRow where stopsAtRows:
      return [Flattened(element: element, modifiers: modifiers, path: path)]
    case .group, .gridRow:
      var views: [Flattened] = []
      for (index, child) in element.children.enumerated() {
        views += try flattened(
          child, path: "\(path)/\(index)", inherited: modifiers, depth: depth + 1,
          stopsAtRows: stopsAtRows)
      }
      if views.count > 1, let modifier = element.modifiers.first(where: \.belongsToOneView) {
        throw .modifierNeedsOneView(views: views.count, modifier.origin)
      }
      return views
    default: return [Flattened(element: element, modifiers: modifiers, path: path)]
    }
  }

  /// The views of several descriptions without groups.
  func flattened(
    _ elements: [SceneElement], path: String, depth: Int, stopsAtRows: Bool = false
  ) throws(SceneError) -> [Flattened] {
    var views: [Flattened] = []
    for (index, element) in elements.enumerated() {
      views += try flattened(
        element, path: "\(path)/\(index)", depth: depth, stopsAtRows: stopsAtRows)
    }
    return views
  }

  // MARK: Content

  /// The node of one view, of several in an implicit container, or nil for none.
  mutating func content(
    _ elements: [SceneElement], paths: [String], context: Context, origin: SceneOrigin,
    container: (Int) -> NodeKind
  ) throws(SceneError) -> NodeID? {
    var views: [Flattened] = []
    for (element, path) in zip(elements, paths) {
      views += try flattened(element, path: path, depth: context.depth)
    }
    if views.count < 2 {
      return try views.first.map { view throws(SceneError) in try node(view, in: context) }
    }
    let kind = container(views.count)
    return try self.container(kind, views: views, context: context, origin: origin)
  }

  /// A container node with its children.
  mutating func container(
    _ kind: NodeKind, views: [Flattened], context: Context, origin: SceneOrigin
  ) throws(SceneError) -> NodeID {
    var axis: Axis?
    switch kind {
    case .stack(let stack), .lazyStack(let stack): axis = stack.axis
    case .layout(let layout): axis = layout.stackOrientation
    default: break
    }
    let inner = context.inside(stackAxis: axis)
    var children: [NodeID] = []
    for view in views { children.append(try node(view, in: inner)) }
    return add(kind, children: children, context: context, origin: origin)
  }

  // MARK: Views

  /// The outermost node of a view with its modifiers.
  mutating func node(_ view: Flattened, in context: Context) throws(SceneError) -> NodeID {
    let levels = context.depth + view.modifiers.count
    guard nodes.count <= SceneLimits.nodes else {
      throw .tooManyNodes(limit: SceneLimits.nodes, view.element.origin)
    }
    guard levels <= SceneLimits.depth else {
      throw .tooDeep(limit: SceneLimits.depth, view.element.origin)
    }
    // Environment changes reach what they stand around: go from the outside in.
    var environments = [context.environment]
    for modifier in view.modifiers.reversed() {
      let outer = environments[environments.count - 1]
      if case .environment(let change) = modifier.kind {
        environments.append(outer.applying(change))
        if change.measurer != nil {
          environments[environments.count - 1].measurerNumber = keeping.nextMeasurer()
        }
      } else {
        environments.append(outer)
      }
    }
    environments.reverse()
    var inner = context
    inner.environment = environments[0]
    inner.depth = levels
    // The same holds for the names that get frames of equal lengths.
    let frames = equalLengthsFrames(around: view, in: context)
    if let innermost = frames.first { inner.equalLengths = innermost }
    let firstInside = nodes.count
    // A spacer or a divider under an inset has no axis, whatever stack the inset stands in.
    if view.modifiers.contains(where: \.isInset) { inner.stackAxis = nil }
    // What has not changed is taken over with the modifiers that belong to it.
    let place = keptPlace(of: view, environments, in: inner)
    let start = extent
    var counts = ContentCounts()
    var current: NodeID
    var next = 0
    if let place, let kept = take(place, &counts) {
      current = kept
      next = place.version.modifierCount
    } else {
      current = try bareNode(view.element, path: view.path, context: inner)
      try label(current, view, id: view.element.id, origin: view.element.origin)
      current = framed(current, id: view.element.id, context: inner)
    }
    for (index, modifier) in view.modifiers.enumerated().dropFirst(next) {
      if let place, index == place.version.modifierCount { keep(place, from: start, counts) }
      inner.environment = environments[index + 1]
      if !frames.isEmpty { inner.equalLengths = frames[index + 1] }
      if case .id(let id) = modifier.kind {
        try label(current, view, id: id, origin: modifier.origin)
        current = framed(current, id: id, context: inner)
      } else if case .equalLengths(let ids, _) = modifier.kind {
        traits.insert(.equalLengths)
        lists.append(
          NameList(ids: ids, nodes: firstInside..<nodes.count, origin: modifier.origin))
      } else if case .mark(let mark) = modifier.kind {
        marks.append((mark, current))
      } else {
        current = try modified(
          current, by: modifier, path: view.path, context: inner, counts: &counts)
      }
    }
    if let place, view.modifiers.count == place.version.modifierCount {
      keep(place, from: start, counts)
    }
    // Values for the layout around are read off the outermost level, whatever stands between.
    var values = LayoutValues()
    for modifier in view.modifiers {
      if case .layoutValues(let more) = modifier.kind { values.merge(more) }
    }
    nodes[current.index].layoutValues = values
    return current
  }

  private mutating func label(
    _ node: NodeID, _ view: Flattened, id: String?, origin: SceneOrigin
  ) throws(SceneError) {
    if let id {
      if let first = ids[id] { throw .duplicateID(id, first: first, second: origin) }
      ids[id] = origin
      named.append((id, node))
    }
    labels.append(
      SceneTree.Entry(
        path: view.path, id: id, type: view.element.type, node: node,
        origin: view.element.origin))
  }

  /// The node of a view without its modifiers.
  private mutating func bareNode(
    _ element: SceneElement, path: String, context: Context
  ) throws(SceneError) -> NodeID {
    let environment = context.environment
    let leaf: NodeKind
    switch element.kind {
    case .text(let text, let font, let lineLimit):
      leaf = .text(
        TextLeaf(
          text: text, font: font ?? environment.font, lineLimit: lineLimit,
          measurer: environment.measurer, pixelLength: 1 / environment.displayScale))
    case .spacer(let minLength):
      var spacer = SpacerLeaf(minLength: minLength)
      spacer.axis = context.stackAxis
      leaf = .spacer(spacer)
    case .divider:
      leaf = .divider(
        DividerLeaf(
          lineAxis: context.stackAxis?.cross ?? .horizontal,
          thickness: 1 / environment.displayScale))
    case .node(.grid(let grid)):
      return try self.grid(grid, element, path: path, context: context)
    case .node(.scrollView(let axes)):
      let axis: Axis = axes.contains(.vertical) ? .vertical : .horizontal
      let paths = element.children.indices.map { "\(path)/\($0)" }
      let child = try content(
        element.children, paths: paths, context: context.inside(), origin: element.origin
      ) { _ in .stack(Stack(axis: axis)) }
      let children = child.map { [$0] } ?? []
      return add(.scrollView(axes), children: children, context: context, origin: element.origin)
    case .node(let kind):
      let views = try flattened(element.children, path: path, depth: context.depth)
      return try container(kind, views: views, context: context, origin: element.origin)
    case .group, .gridRow, .empty:
      // Flattening leaves none of these.
      return add(.zStack(.center), children: [], context: context, origin: element.origin)
    }
    return add(leaf, children: [], context: context, origin: element.origin)
  }

  // MARK: Storage

  /// Stores a node after its children.
  mutating func add(
    _ kind: NodeKind, children: [NodeID], context: Context, origin: SceneOrigin
  ) -> NodeID {
    let direction = context.environment.layoutDirection
    let (kind, isMended) = kind.withoutOddNumbers
    if isMended {
      warnings.append(
        SceneWarning(
          message: "a length that is undefined or infinite where none may be is ignored",
          origin: origin))
    }
    var node = SceneTree.Node(
      kind: kind, direction: direction, priority: 0, spacing: .ordinary, origin: origin,
      firstChild: childStorage.count, childCount: children.count)
    childStorage += children
    settle(&node, children: children)
    traits.formUnion(SceneTraits(of: kind))
    nodes.append(node)
    return NodeID(nodes.count - 1)
  }
}
