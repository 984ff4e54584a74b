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
    let context = SceneResolver.Context(environment: environment)
    let depth = element.levels(atMost: DeepStack.shallow + 1)
    let resolved = try DeepStack.run(depth: depth) { () throws(SceneError) in
      var resolver = SceneResolver()
      let root = try resolver.content(
        [element], paths: [element.type], context: context, origin: element.origin
      ) { _ in .stack(Stack(axis: .vertical)) }
      return (root: root, resolver: resolver)
    }
    let resolver = resolved.resolver
    root = resolved.root
    self.request = request
    self.customGuides = customGuides
    displayScale = environment.displayScale
    nodes = resolver.nodes
    hasRelations = nodes.contains { $0.kind.hasRelations }
    marks = resolver.marks
    childStorage = resolver.childStorage
    try resolver.checkNames()
    equalLengthGroups = try resolver.equalLengthGroups()
    warnings = resolver.warnings + resolver.matchedGeometryWarnings()
    (entries, self.depth) = resolver.entries(from: root)
  }
}
