// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension SceneTree {
  /// The relations of a named relation, by the node that carries it and its place there; nil where
  /// no relation has the name.
  public func relation(named name: String) -> (node: NodeID, index: Int)? {
    for index in nodes.indices {
      guard case .relations(let domain) = nodes[index].kind else { continue }
      if let place = domain.relations.firstIndex(where: { $0.name == name }) {
        return (NodeID(index), place)
      }
    }
    return nil
  }

  /// The nodes that carry relations, children before their parents.
  public var relationNodes: [NodeID] {
    nodes.indices.map { NodeID($0) }.filter {
      if case .relations = self[$0].kind { return true }
      return false
    }
  }

  /// The name of a view in messages: the id or the path of the innermost view that a node modifies.
  public func name(of node: NodeID) -> String {
    var current: NodeID? = node
    while let next = current {
      let levels = entries.filter { $0.node == next }
      if let entry = levels.first(where: { $0.id != nil }) ?? levels.first {
        return entry.id ?? entry.path
      }
      current = primary(of: next)
    }
    return "a view"
  }

  /// The relations that a node carries; empty for other nodes.
  ///
  /// Setting them on another node does nothing.
  public subscript(relationsOf node: NodeID) -> RelationDomain {
    get {
      if case .relations(let domain) = nodes[node.index].kind { return domain }
      return RelationDomain()
    }
    set {
      guard case .relations = nodes[node.index].kind else { return }
      nodes[node.index].kind = .relations(newValue)
    }
  }

  /// Gives a stand-in or an image another size, or a text other words, which changes nothing of the
  /// spacing around it.
  ///
  /// - Returns: whether the node is a leaf that takes this content.
  public mutating func replaceContent(of node: NodeID, size: CGSize) -> Bool {
    switch nodes[node.index].kind {
    case .box(var box):
      box.width = .init(fixed: size.width)
      box.height = .init(fixed: size.height)
      nodes[node.index].kind = .box(box)
    case .image(var image):
      image.size = size
      nodes[node.index].kind = .image(image)
    default: return false
    }
    return true
  }

  /// Gives a text other words.
  ///
  /// - Returns: whether the node is a text.
  public mutating func replaceText(of node: NodeID, by words: String) -> Bool {
    guard case .text(var text) = nodes[node.index].kind else { return false }
    text.text = words
    nodes[node.index].kind = .text(text)
    return true
  }
}
