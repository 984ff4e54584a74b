// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// A document of a file that is one, or of a fixture that has several.
struct FileDocument {
  /// The file's name, and the case's where it is one of a fixture.
  var name: String
  /// The name of the file in messages about places.
  var file: String
  var content: Result<LayoutDocument, DocumentError>
  /// What a fixture expects of the document.
  var expectation: Fixture.Expectation?
  /// The greatest distance from an expected value that still counts as it, in points.
  var tolerance: CGFloat = 0

  /// The documents of a file, in its order.
  static func all(
    in file: InputFile, options: LayoutDocument.Options = .init(layouts: .standard),
    surroundings: CommandSurroundings
  ) throws(CommandFailure) -> [FileDocument] {
    let bytes = try file.bytes(in: surroundings)
    let fixture: Fixture?
    do {
      fixture = try FixtureReader.read(bytes)
    } catch {
      throw CommandFailure(
        .invalidDocument, text: error.diagnostic.rendered(file: file.name))
    }
    guard let fixture else {
      let content = Result { () throws(DocumentError) in
        try LayoutDocument.read(bytes, options: options)
      }
      return [FileDocument(name: file.name, file: file.name, content: content)]
    }
    return fixture.cases.map { each in
      let content = Result { () throws(DocumentError) in
        try LayoutDocument.read(each.document, of: fixture.json, bytes: bytes, options: options)
      }
      return FileDocument(
        name: "\(file.name): \(each.name)", file: file.name, content: content,
        expectation: each.expectation, tolerance: fixture.tolerance)
    }
  }
}

extension CommandFailure {
  /// The failure for a document that cannot be read.
  init(_ error: DocumentError, file: String, showsAll: Bool = false) {
    let remark = showsAll ? nil : "validate --all shows them"
    self.init(.invalidDocument, text: error.rendered(file: file, omissionRemark: remark))
  }
}
