// SPDX-License-Identifier: GPL-3.0-or-later

/// Names of views that must stand among some nodes.
struct NameList: Sendable {
  var ids: [String]
  var nodes: Range<Int>
  var origin: SceneOrigin
}

extension SceneResolver {
  /// Throws where relations or lists speak of items that are nowhere or outside, or where relations
  /// or guides share a name.
  func checkNames() throws(SceneError) {
    let index = Dictionary(named.map { ($0.id, $0.node) }) { first, _ in first }
    for list in lists {
      let items = RelationItems(guides: [], views: names(in: list.nodes), index: index)
      for id in list.ids { try items.check(.view(id), origin: list.origin) }
    }
    var taken: [String: SceneOrigin] = [:]
    for (number, node) in nodes.enumerated() {
      guard case .relations(let domain) = node.kind else { continue }
      let nodes = firstNode(inside: NodeID(number)).index..<number
      let items = RelationItems(
        guides: domain.guides.map(\.name), views: names(in: nodes), index: index)
      try checkGuides(of: domain, items)
      for relation in domain.relations {
        for term in relation.left.terms + relation.right.terms {
          try items.check(term.item, origin: relation.origin)
        }
        guard let name = relation.name else { continue }
        if let first = taken[name] {
          throw .duplicateRelationName(name, first: first, second: relation.origin)
        }
        taken[name] = relation.origin
      }
      for id in domain.goneViews.sorted() { try items.check(.view(id), origin: node.origin) }
    }
  }

  private func checkGuides(
    of domain: RelationDomain, _ items: RelationItems
  ) throws(SceneError) {
    var origins: [String: SceneOrigin] = [:]
    for guide in domain.guides {
      if let first = origins[guide.name]
        ?? items.node(of: guide.name).map({ nodes[$0.index].origin })
      {
        throw .duplicateRelationName(guide.name, first: first, second: guide.origin)
      }
      origins[guide.name] = guide.origin
    }
  }

  /// The named levels among some nodes; names lie in the order of the nodes.
  private func names(in nodes: Range<Int>) -> ArraySlice<(id: String, node: NodeID)> {
    let first = firstName(from: nodes.lowerBound)
    return named[first..<max(first, firstName(from: nodes.upperBound))]
  }

  private func firstName(from node: Int) -> Int {
    var (low, high) = (0, named.count)
    while low < high {
      let middle = (low + high) / 2
      if named[middle].node.index < node { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first of the nodes inside a node, which are stored one after the other before it.
  private func firstNode(inside node: NodeID) -> NodeID {
    var current = node
    while nodes[current.index].childCount > 0 {
      current = childStorage[nodes[current.index].firstChild]
    }
    return current
  }
}

/// The items that the relations of a domain can speak of.
private struct RelationItems {
  let guides: [String]
  let views: ArraySlice<(id: String, node: NodeID)>
  /// All named views of the scene.
  let index: [String: NodeID]

  /// The node of a view inside.
  func node(of id: String) -> NodeID? {
    guard let node = index[id], let first = views.first?.node, let last = views.last?.node,
      first <= node, node <= last
    else { return nil }
    return node
  }

  func check(_ item: RelationItem, origin: SceneOrigin) throws(SceneError) {
    switch item {
    case .container: return
    case .guide(let name):
      if !guides.contains(name) {
        throw .unknownItem(name, known: guides + views.map(\.id), origin)
      }
    case .view(let id):
      if node(of: id) != nil { return }
      if index[id] != nil { throw .itemOutside(id, origin) }
      throw .unknownItem(id, known: views.map(\.id) + guides, origin)
    }
  }
}
