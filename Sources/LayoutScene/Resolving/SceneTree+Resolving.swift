// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

extension SceneTree {
  /// Resolves a description: flattens groups, applies the environment, and finds priorities,
  /// spacing and axes.
  ///
  /// Several views at the root stand in a `VStack`, as in SwiftUI.
  ///
  /// - Parameters:
  ///   - element: the description of the root.
  ///   - request: what the root is offered.
  ///   - environment: the environment of the root.
  ///   - customGuides: the defaults of the custom guides, by name.
  /// - Throws: a `SceneError` with the place of what cannot be resolved.
  public init(
    root element: SceneElement, request: Request, environment: SceneEnvironment = .init(),
    customGuides: [String: GuideExpression] = [:]
  ) throws(SceneError) {
    let (root, resolver) = try SceneResolver.resolved(element, environment, SceneKeeping())
    try self.init(root, resolver, request, environment, customGuides: customGuides)
  }

  /// The scene of what a resolver has found.
  init(
    _ root: NodeID?, _ resolver: SceneResolver, _ request: Request,
    _ environment: SceneEnvironment, customGuides: [String: GuideExpression] = [:]
  ) throws(SceneError) {
    self.root = root
    self.request = request
    self.customGuides = customGuides
    displayScale = environment.displayScale
    nodes = resolver.nodes
    hasRelations = resolver.traits.contains(.relations)
    marks = Dictionary(resolver.marks.map { ($0.mark, $0.node) }) { first, _ in first }
    childStorage = resolver.childStorage
    warnings = resolver.warnings
    if !resolver.traits.isDisjoint(with: .farReaching) {
      try resolver.checkNames()
      equalLengthGroups = try resolver.equalLengthGroups()
      warnings += resolver.matchedGeometryWarnings()
    }
    (entries, depth) = resolver.entries(from: root)
  }
}

extension SceneResolver {
  /// Resolves a description, taking over what there is to take over.
  static func resolved(
    _ element: SceneElement, _ environment: SceneEnvironment, _ keeping: SceneKeeping
  ) throws(SceneError) -> (root: NodeID?, resolver: SceneResolver) {
    let context = Context(environment: environment)
    let depth = element.levels(atMost: SceneElement.countedLevels)
    return try DeepStack.run(depth: depth) { () throws(SceneError) in
      var resolver = SceneResolver()
      resolver.keeping = keeping
      resolver.reserveRoom()
      let root = try resolver.content(
        [element], paths: [element.type], context: context, origin: element.origin
      ) { _ in .stack(Stack(axis: .vertical)) }
      return (root: root, resolver: resolver)
    }
  }
}
