// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How much of everything a resolver has stored so far.
struct SceneExtent: Sendable {
  var nodes: Int
  var children: Int
  var labels: Int
  var named: Int
  var marks: Int
  var warnings: Int
  var spans: Int

  static func - (a: SceneExtent, b: SceneExtent) -> SceneExtent {
    SceneExtent(
      nodes: a.nodes - b.nodes, children: a.children - b.children, labels: a.labels - b.labels,
      named: a.named - b.named, marks: a.marks - b.marks, warnings: a.warnings - b.warnings,
      spans: a.spans - b.spans)
  }

  static func + (a: SceneExtent, b: SceneExtent) -> SceneExtent {
    SceneExtent(
      nodes: a.nodes + b.nodes, children: a.children + b.children, labels: a.labels + b.labels,
      named: a.named + b.named, marks: a.marks + b.marks, warnings: a.warnings + b.warnings,
      spans: a.spans + b.spans)
  }
}

/// Everything that a description's nodes depend on.
struct KeptPlace: Sendable {
  var version: ElementVersion
  var path: String
  var stackAxis: Axis?
  var depth: Int
  var direction: LayoutDirection
  var displayScale: CGFloat
  var font: Font
  var measurerNumber: Int

  /// Whether the same description has the same nodes at both places.
  func isLike(_ other: KeptPlace) -> Bool {
    version == other.version && depth == other.depth && stackAxis == other.stackAxis
      && direction == other.direction && displayScale == other.displayScale
      && measurerNumber == other.measurerNumber && font == other.font && path == other.path
  }
}

/// What one description came to: its nodes are stored one after the other, the outermost last.
struct KeptSpan: Sendable {
  var place: KeptPlace
  var start: SceneExtent
  var end: SceneExtent
  /// The contents of modifiers that were numbered so far.
  var counts: ContentCounts

  /// The span behind others.
  func moved(by shift: SceneExtent) -> KeptSpan {
    var span = self
    span.start = start + shift
    span.end = end + shift
    return span
  }
}

/// A resolved scene with what is needed to take parts of it over.
struct KeptScene: Sendable {
  var nodes: [SceneTree.Node]
  var childStorage: [NodeID]
  var labels: [SceneTree.Entry]
  var named: [(id: String, node: NodeID)]
  var marks: [(mark: String, node: NodeID)]
  var warnings: [SceneWarning]
  var spans: [KeptSpan]
  var traits: SceneTraits
  /// The spans by the number of their version.
  private var index: [Int: Int]

  init(_ resolver: SceneResolver) {
    nodes = resolver.nodes
    childStorage = resolver.childStorage
    labels = resolver.labels
    named = resolver.named
    marks = resolver.marks
    warnings = resolver.warnings
    spans = resolver.keeping.spans
    traits = resolver.traits
    index = Dictionary(minimumCapacity: spans.count)
    for (place, span) in spans.enumerated() { index[span.place.version.number] = place }
  }

  /// What a version of a description came to.
  func span(of version: ElementVersion) -> KeptSpan? { index[version.number].map { spans[$0] } }
}

/// What a resolver takes over, and what it notes for those to come.
struct SceneKeeping: Sendable {
  /// The scene before; nil where all is resolved anew.
  var scene: KeptScene?
  /// Whether descriptions with versions are noted.
  var isOn = false
  /// What later scenes can take over, inner descriptions before outer ones.
  var spans: [KeptSpan] = []
  /// The nodes that were taken over, from where to where.
  var taken: [(nodes: Range<Int>, shift: Int)] = []
  /// Whether what was taken over does not fit together, so that all must be resolved anew.
  var isSpoilt = false
  private(set) var measurerCount = 0

  init() {}

  /// Takes over from a scene where there is one; measurers are numbered on.
  init(_ scene: KeptScene?, measurerCount: Int) {
    self.scene = scene
    self.measurerCount = measurerCount
    isOn = true
  }

  /// A number for a measurer that no other one has.
  mutating func nextMeasurer() -> Int {
    measurerCount += 1
    return measurerCount
  }
}

extension SceneResolver {
  /// How much is stored.
  var extent: SceneExtent {
    SceneExtent(
      nodes: nodes.count, children: childStorage.count, labels: labels.count, named: named.count,
      marks: marks.count, warnings: warnings.count, spans: keeping.spans.count)
  }

  /// The place of a description that can be taken over some time; nil for all others.
  func keptPlace(
    of view: Flattened, _ environments: [SceneEnvironment], in context: Context
  ) -> KeptPlace? {
    guard keeping.isOn, let version = view.element.version, context.equalLengths.isEmpty,
      version.modifierCount <= view.modifiers.count
    else { return nil }
    let environment = environments[version.modifierCount]
    return KeptPlace(
      version: version, path: view.path, stackAxis: context.stackAxis, depth: context.depth,
      direction: environment.layoutDirection, displayScale: environment.displayScale,
      font: environment.font, measurerNumber: environment.measurerNumber)
  }

  /// Notes what a description came to.
  mutating func keep(_ place: KeptPlace, from start: SceneExtent, _ counts: ContentCounts) {
    keeping.spans.append(KeptSpan(place: place, start: start, end: extent, counts: counts))
  }

  /// Makes room for as much as there was in the scene before.
  mutating func reserveRoom() {
    guard let kept = keeping.scene else { return }
    nodes.reserveCapacity(kept.nodes.count)
    childStorage.reserveCapacity(kept.childStorage.count)
    labels.reserveCapacity(kept.labels.count)
    keeping.spans.reserveCapacity(kept.spans.count)
  }

  /// Takes over what a description came to in the scene before; the caller notes it as kept.
  ///
  /// - Returns: its outermost node; nil where it was not there, or elsewhere.
  mutating func take(_ place: KeptPlace, _ counts: inout ContentCounts) -> NodeID? {
    guard let kept = keeping.scene, let span = kept.span(of: place.version),
      span.place.isLike(place)
    else { return nil }
    let (from, to) = (span.start, span.end)
    let shift = extent - from
    // 1. The nodes; those of grids name their cells.
    let first = nodes.count
    nodes += kept.nodes[from.nodes..<to.nodes]
    if shift.nodes != 0 || shift.children != 0 {
      for index in first..<nodes.count { nodes[index].move(nodes: shift.nodes, shift.children) }
    }
    nodes[nodes.count - 1].layoutValues = LayoutValues()
    // 2. Names, marks and warnings.
    if shift.nodes == 0 {
      childStorage += kept.childStorage[from.children..<to.children]
      labels += kept.labels[from.labels..<to.labels]
    } else {
      for child in kept.childStorage[from.children..<to.children] {
        childStorage.append(NodeID(child.index + shift.nodes))
      }
      for var label in kept.labels[from.labels..<to.labels] {
        label.node = NodeID(label.node.index + shift.nodes)
        labels.append(label)
      }
    }
    for (id, node) in kept.named[from.named..<to.named] {
      let origin = kept.nodes[node.index].origin
      if ids.updateValue(origin, forKey: id) != nil { keeping.isSpoilt = true }
      named.append((id, NodeID(node.index + shift.nodes)))
    }
    for (mark, node) in kept.marks[from.marks..<to.marks] {
      marks.append((mark, NodeID(node.index + shift.nodes)))
    }
    warnings += kept.warnings[from.warnings..<to.warnings]
    // 3. What is kept inside can be taken over again.
    for inner in kept.spans[from.spans..<to.spans] { keeping.spans.append(inner.moved(by: shift)) }
    traits.formUnion(kept.traits)
    keeping.taken.append((first..<nodes.count, shift.nodes))
    if nodes.count > SceneLimits.nodes { keeping.isSpoilt = true }
    counts = span.counts
    return NodeID(nodes.count - 1)
  }
}

extension SceneTree.Node {
  /// Moves what the node says about the places of other nodes.
  fileprivate mutating func move(nodes: Int, _ children: Int) {
    firstChild += children
    guard case .grid(var grid) = kind else { return }
    for row in grid.rows.indices {
      for cell in grid.rows[row].cells.indices {
        let node = grid.rows[row].cells[cell].node
        grid.rows[row].cells[cell].node = NodeID(node.index + nodes)
      }
    }
    kind = .grid(grid)
  }
}
