// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension LayoutEdit {
  /// Whether only what the root is offered changes.
  var isRequest: Bool { if case .request = self { true } else { false } }
}

extension SceneTree {
  /// Makes a change, or throws without one.
  mutating func apply(_ edit: LayoutEdit) throws(LayoutSessionError) {
    switch edit {
    case .request(let request):
      for length in [request.proposal.width, request.proposal.height] {
        if let length, length.isNaN || length < 0 {
          throw .invalidNumber("a length of the container", Double(length))
        }
      }
      self.request = request
    case .constant(let constant, let name):
      guard constant.isFinite else { throw .invalidNumber("the constant", constant) }
      try change(name) {
        $0.left.constant = 0
        $0.right.constant = constant
        $0.text = nil
      }
    case .priority(let priority, let name):
      try check(priority)
      try change(name) {
        $0.priority = priority
        $0.text = nil
      }
    case .activity(let isActive, let name): try change(name) { $0.isActive = isActive }
    case .size(let size, let id):
      for length in [size.width, size.height] where !(length.isFinite && length >= 0) {
        throw .invalidNumber("the intrinsic size of '\(id)'", Double(length))
      }
      guard replaceContent(of: try leaf(id), size: size) else {
        throw .otherContent(view: id, expected: "stand-in or image")
      }
    case .text(let words, let id):
      guard replaceText(of: try leaf(id), by: words) else {
        throw .otherContent(view: id, expected: "text")
      }
    case .add(let relation): try add(relation)
    case .remove(let name):
      let (node, index) = try find(name)
      self[relationsOf: node].relations.remove(at: index)
    }
  }

  private mutating func add(_ relation: SceneRelation) throws(LayoutSessionError) {
    try check(relation.priority)
    if let name = relation.name, self.relation(named: name) != nil { throw .duplicateName(name) }
    for number in [relation.left, relation.right].flatMap({ [$0.constant] + $0.terms.map(\.factor) }
    )
    where !number.isFinite {
      throw .invalidNumber("a number of the relation", number)
    }
    guard let node = relationNodes.last else { throw .noRelations }
    let ids = Set(entries.compactMap(\.id))
    let guides = Set(relationNodes.flatMap { self[relationsOf: $0].guides.map(\.name) })
    for term in relation.left.terms + relation.right.terms {
      switch term.item {
      case .view(let id) where !ids.contains(id): throw unknownView(id)
      case .guide(let name) where !guides.contains(name): throw unknownView(name)
      default: break
      }
    }
    self[relationsOf: node].relations.append(relation)
  }

  private mutating func change(
    _ name: String, by change: (inout SceneRelation) -> Void
  ) throws(LayoutSessionError) {
    let (node, index) = try find(name)
    change(&self[relationsOf: node].relations[index])
  }

  private func find(_ name: String) throws(LayoutSessionError) -> (node: NodeID, index: Int) {
    if let found = relation(named: name) { return found }
    let names = relationNodes.flatMap { self[relationsOf: $0].relations.compactMap(\.name) }
    throw .unknownRelation(name, closest: NameSuggestion.closest(to: name, among: names))
  }

  /// The leaf inside the view with an id.
  private func leaf(_ id: String) throws(LayoutSessionError) -> NodeID {
    guard let entry = entries.first(where: { $0.id == id }) else { throw unknownView(id) }
    var node = entry.node
    while let child = primary(of: node), children(of: node).count == 1 { node = child }
    return node
  }

  private func unknownView(_ id: String) -> LayoutSessionError {
    .unknownView(
      id, closest: NameSuggestion.closest(to: id, among: entries.compactMap(\.id)))
  }

  private func check(_ priority: Double) throws(LayoutSessionError) {
    guard priority > 0, priority <= 1000 else { throw .invalidPriority(priority) }
  }
}
