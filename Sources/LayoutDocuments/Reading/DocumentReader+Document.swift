// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The parts of a document before they are put together into a scene.
struct DocumentParts {
  var root: SceneElement
  var request: SceneTree.Request
  var environment: SceneEnvironment
  var guides: [CustomGuide]
}

extension DocumentReader {
  /// Reads a whole document; nil after noting what is wrong with it.
  func document(_ field: Field, request given: SceneTree.Request?) -> DocumentParts? {
    // 1. The version, which decides what else means anything.
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.document)
      return nil
    }
    let fields = Fields(object: object, field: field, owner: "the document")
    guard checkVersion(fields) else { return nil }
    fields.checkKeys(["version", "container", "proposal", "environment", "alignments", "root"])

    // 2. What holds for the whole tree.
    let request = readRequest(fields, given: given)
    let guides = fields["alignments"].map(readGuides) ?? []
    let change = fields["environment"]?.environmentChange()

    // 3. The tree.
    let root = fields.required("root").flatMap { node($0) }
    reportMissingItems()
    guard let root, let request else { return nil }
    return DocumentParts(
      root: root, request: request, environment: SceneEnvironment(change), guides: guides)
  }

  private func checkVersion(_ fields: Fields) -> Bool {
    // A document without a version is read as this one, for what else is wrong with it.
    guard let field = fields.required("version"), let version = field.number() else { return true }
    if version != 1 { field.report(.unsupportedVersion(NumberText.shown(Double(version)))) }
    return version == 1
  }

  private func readRequest(_ fields: Fields, given: SceneTree.Request?) -> SceneTree.Request? {
    let container = fields["container"]?.members(
      of: "the container", keys: ["width", "height"], shape: .size)
    let proposal = fields["proposal"]?.members(
      of: "the proposal", keys: ["width", "height"], shape: .size)
    let width = container?.required("width")?.number(.notNegative)
    let height = container?.required("height")?.number(.notNegative)
    let proposedWidth = proposal?.required("width")?.proposedLength()
    let proposedHeight = proposal?.required("height")?.proposedLength()
    if fields.contains("container"), let member = fields.object.member("proposal") {
      fields.report(
        .conflictingKeys("container", "proposal", owner: fields.owner), atKey: member)
      return nil
    }
    if let given { return given }
    if let width, let height { return .container(CGSize(width: width, height: height)) }
    if let proposedWidth, let proposedHeight {
      return .proposal(ProposedViewSize(width: proposedWidth, height: proposedHeight))
    }
    if !fields.contains("container"), !fields.contains("proposal") {
      fields.field.report(.noRequest)
    }
    return nil
  }
}

extension Field {
  /// A side of a proposal; the inner nil is an unspecified one.
  fileprivate func proposedLength() -> CGFloat?? {
    if case .null = value.kind { return .some(nil) }
    return length(.proposal).map { .some($0) }
  }
}

extension SceneEnvironment {
  /// The environment of a root: SwiftUI's defaults but for what a document changes.
  fileprivate init(_ change: Change?) {
    self.init()
    if let direction = change?.layoutDirection { layoutDirection = direction }
    if let scale = change?.displayScale { displayScale = scale }
    if let measurer = change?.measurer { self.measurer = measurer }
  }
}
