// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension LayoutDocument {
  /// How a document is read.
  public struct Options: Sendable {
    /// What the root is offered in place of what the document says; nil for the document's.
    public var request: SceneTree.Request?
    /// What the JSON reader refuses: by default more than 8,000,000 bytes, which is room for some
    /// 200,000 views, and more than 1,024 levels.
    public var limits: JSONLimits
    /// How many issues an error shows, at least 1; 20 unless said otherwise.
    public var shownIssues: Int
    /// The layouts that nodes of the type `Layout` can name; none unless some are given.
    public var layouts: DocumentLayouts

    /// Makes options; the document decides what its root is offered unless a request is given.
    public init(
      request: SceneTree.Request? = nil, limits: JSONLimits = JSONLimits(maximumBytes: 8_000_000),
      shownIssues: Int = 20, layouts: DocumentLayouts = DocumentLayouts()
    ) {
      self.request = request
      self.limits = limits
      self.shownIssues = shownIssues
      self.layouts = layouts
    }
  }

  /// Reads a document of version 1 from UTF-8.
  ///
  /// - Throws: a `DocumentError` with all independent issues: the first one of the JSON text, else
  ///   those of its values, else the first one of the views as a scene.
  public static func read(
    _ bytes: [UInt8], options: Options = Options()
  ) throws(DocumentError) -> LayoutDocument {
    let json: JSONDocument
    do {
      json = try JSONDocument.read(bytes, limits: options.limits)
    } catch {
      throw DocumentError(issues: [
        DocumentIssue(kind: .syntax(error.kind), location: error.location, path: error.path)
      ])
    }
    return try read(json, bytes: bytes, options: options)
  }

  /// Reads a document that is already a string.
  public static func read(
    _ text: String, options: Options = Options()
  ) throws(DocumentError) -> LayoutDocument {
    try read(Array(text.utf8), options: options)
  }

  /// Reads a document that is a value inside of a JSON text, such as a case of a collection.
  package static func read(
    _ value: JSONValue, of json: JSONDocument, bytes: [UInt8], options: Options = Options()
  ) throws(DocumentError) -> LayoutDocument {
    try read(json, value, bytes: bytes, options: options)
  }

  private static func read(
    _ json: JSONDocument, _ value: JSONValue? = nil, bytes: [UInt8], options: Options
  ) throws(DocumentError) -> LayoutDocument {
    let reader = DocumentReader(
      bytes: bytes, sourceMap: json.sourceMap, layouts: options.layouts)
    let trail = value.map { Trail.path(json.path(at: $0.offset)) } ?? Trail()
    let field = Field(value: value ?? json.root, trail: trail, reader: reader)
    let parts = reader.document(field, request: options.request)
    if let error = reader.error(showing: options.shownIssues) { throw error }
    guard let parts else {
      // Readers answer nothing only after noting why, so that this is never reached.
      field.reportUnexpected(.document)
      throw reader.error(showing: 1) ?? DocumentError(issues: [])
    }
    let scene: SceneTree
    do {
      scene = try SceneTree(
        root: parts.root, request: parts.request, environment: parts.environment,
        customGuides: Dictionary(parts.guides.map { ($0.name, $0.defaultValue) }) { first, _ in
          first
        })
    } catch {
      let place = json.place(of: error.origin)
      throw DocumentError(issues: [
        DocumentIssue(kind: .scene(error), location: place.location, path: place.path)
      ])
    }
    let warnings = scene.warnings.map { warning in
      let place = json.place(of: warning.origin)
      return SourceDiagnostic(
        severity: .warning, message: warning.message, location: place.location, path: place.path)
    }
    return LayoutDocument(
      parts: parts, scene: scene, warnings: warnings, layouts: options.layouts)
  }
}
