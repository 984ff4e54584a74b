// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Turns descriptions back into documents, so that any scene can be printed, kept and read again.
///
/// Reading what was written gives the same scene but for places in the text. Values that are
/// defaults are left out.
public struct DocumentWriter: Sendable {
  /// The own alignment guides of the document, in the order in which they are written.
  public let guides: [CustomGuide]

  /// The custom layouts that have a name in documents.
  public let layouts: DocumentLayouts

  /// Makes a writer for descriptions that use some own guides and layouts, by default none.
  public init(guides: [CustomGuide] = [], layouts: DocumentLayouts = DocumentLayouts()) {
    self.guides = guides
    self.layouts = layouts
  }

  /// The text of a document, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - root: the description of the root.
  ///   - request: what the root is offered.
  ///   - environment: the environment of the root.
  /// - Throws: a `DocumentWritingError` where documents have no form for a part.
  public func text(
    root: SceneElement, request: SceneTree.Request,
    environment: SceneEnvironment = SceneEnvironment()
  ) throws(DocumentWritingError) -> String {
    var members = WrittenMembers()
    members.add("version", .number(1))
    switch request {
    case .container(let size):
      let width = try number(size.width)
      let height = try number(size.height)
      members.add("container", .object(["width": width, "height": height]))
    case .proposal(let proposal):
      let width = try proposedLength(proposal.width)
      let height = try proposedLength(proposal.height)
      members.add("proposal", .object(["width": width, "height": height]))
    }
    let written = try self.environment(environment)
    if !written.members.isEmpty { members.add("environment", written.value) }
    if !guides.isEmpty { members.add("alignments", try alignments()) }
    members.add("root", try node(root))
    return members.value.text + "\n"
  }

  private func proposedLength(
    _ length: CGFloat?
  ) throws(DocumentWritingError) -> WrittenValue {
    guard let length else { return .null }
    return try self.length(length)
  }

  private func alignments() throws(DocumentWritingError) -> WrittenValue {
    var members = WrittenMembers()
    for guide in guides {
      let value = try expression(guide.defaultValue)
      members.add(
        guide.name, .object(["axis": .string(guide.axis.adjective), "default": value]))
    }
    return members.value
  }
}

extension LayoutDocument {
  /// The document as text, in the form in which the writer writes it.
  ///
  /// - Throws: a `DocumentWritingError` where the options gave a container that is not finite.
  public func text() throws(DocumentWritingError) -> String {
    try DocumentWriter(guides: guides, layouts: layouts).text(
      root: root, request: scene.request, environment: environment)
  }
}
