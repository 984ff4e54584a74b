// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// A layout document that has been read: its views, and the scene that engines lay out.
public struct LayoutDocument: Sendable {
  /// The description of the root.
  public let root: SceneElement

  /// The environment of the root.
  public let environment: SceneEnvironment

  /// The document's own alignment guides, in the order of the document.
  public let guides: [CustomGuide]

  /// The resolved scene, offered what the document or the options ask for.
  public private(set) var scene: SceneTree

  /// What was strange, in the order found; such a document can be used.
  public let warnings: [SourceDiagnostic]

  /// The layouts by which the document was read, and by which it is written.
  let layouts: DocumentLayouts

  /// The scene with something else offered to its root.
  public func scene(for request: SceneTree.Request) -> SceneTree {
    var scene = scene
    scene.request = request
    return scene
  }

  init(
    parts: DocumentParts, scene: SceneTree, warnings: [SourceDiagnostic], layouts: DocumentLayouts
  ) {
    root = parts.root
    environment = parts.environment
    guides = parts.guides
    self.scene = scene
    self.warnings = warnings
    self.layouts = layouts
  }
}
