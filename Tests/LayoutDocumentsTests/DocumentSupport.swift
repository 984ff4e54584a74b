// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import SolveLayout

@testable import LayoutDocuments

/// The text of a document around a root that is given as text.
func documentText(root: String, before: String = "") -> String {
  #"{"version": 1, "container": {"width": 100, "height": 100}, "# + before + #""root": "# + root
    + "}"
}

/// The text of a document around one modifier of a colour.
func documentText(modifier: String, before: String = "") -> String {
  documentText(root: #"{"type": "Color", "modifiers": ["# + modifier + "]}", before: before)
}

extension LayoutDocument.Options {
  /// The defaults with the layouts that come with the package.
  static let standard = LayoutDocument.Options(layouts: .standard)
}

/// The error of reading a document, nil where it is accepted.
func documentError(
  of text: String, options: LayoutDocument.Options = .standard
) -> DocumentError? {
  documentError(of: Array(text.utf8), options: options)
}

/// The error of reading a document's bytes, nil where they are accepted.
func documentError(
  of bytes: [UInt8], options: LayoutDocument.Options = .standard
) -> DocumentError? {
  do {
    _ = try LayoutDocument.read(bytes, options: options)
    return nil
  } catch {
    return error
  }
}

/// A scene as text, without the places where it was written.
func summary(of scene: SceneTree) -> String {
  var text = "\(scene.request)\n\(scene.displayScale)\n"
  for name in scene.customGuides.keys.sorted() {
    text += "\(name): \(String(describing: scene.customGuides[name]))\n"
  }
  for (index, node) in scene.nodes.enumerated() {
    text += "\(index): \(node.kind.withoutPlaces) \(node.direction) \(node.priority)"
    text += " \(scene.children(of: NodeID(index)).map(\.index))\n"
  }
  for entry in scene.entries {
    text += "\(entry.path) \(entry.id ?? "-") \(entry.type) \(entry.node.index)\n"
  }
  return text + scene.warnings.map(\.message).joined(separator: "\n")
}

extension NodeKind {
  /// The kind without what tells how and where relations were written.
  fileprivate var withoutPlaces: NodeKind {
    guard case .relations(var domain) = self else { return self }
    for index in domain.relations.indices {
      domain.relations[index].origin = SceneOrigin()
      domain.relations[index].text = nil
    }
    for index in domain.guides.indices { domain.guides[index].origin = SceneOrigin() }
    return .relations(domain)
  }
}
