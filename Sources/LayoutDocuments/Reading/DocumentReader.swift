// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What the readers of one document share: its text, what was found wrong, and its names.
final class DocumentReader {
  /// More issues than these are only counted.
  private static let mostKeptIssues = 1_000

  let sourceMap: SourceMap
  private let bytes: [UInt8]
  private var issues: [DocumentIssue] = []
  private var issueCount = 0
  private var ids: [String: Int] = [:]
  /// The names of views in the order of reading.
  private var idOrder: [String] = []
  private var idNumbers: [String: Int] = [:]
  private var constraintNames: [String: Int] = [:]
  private var missingItems: [MissingItem] = []
  /// The number of names that were known before the view whose modifiers are being read.
  var firstInside = 0

  /// The layouts that the document can name.
  let layouts: DocumentLayouts

  /// The guides that the document can name.
  var guides = GuideTable()

  init(bytes: [UInt8], sourceMap: SourceMap, layouts: DocumentLayouts) {
    self.bytes = bytes
    self.sourceMap = sourceMap
    self.layouts = layouts
  }

  // MARK: Issues

  /// Notes an issue; reading goes on.
  func report(_ kind: @autoclosure () -> DocumentIssue.Kind, at offset: Int, _ trail: Trail) {
    issueCount += 1
    guard issues.count < Self.mostKeptIssues else { return }
    issues.append(
      DocumentIssue(kind: kind(), location: sourceMap.location(at: offset), path: trail.path))
  }

  /// What was found, in the order of the text, or nil where nothing was.
  func error(showing count: Int) -> DocumentError? {
    guard issueCount > 0 else { return nil }
    let shown = issues.enumerated().sorted {
      ($0.element.location.offset, $0.offset) < ($1.element.location.offset, $1.offset)
    }.prefix(max(count, 1)).map(\.element)
    return DocumentError(issues: shown, omittedCount: issueCount - shown.count)
  }

  // MARK: Places

  /// The place of a value as scenes remember it.
  func origin(at offset: Int, _ trail: Trail) -> SceneOrigin {
    let location = sourceMap.location(at: offset)
    return SceneOrigin(path: trail.text, line: location.line, column: location.column)
  }

  /// The offset of a scalar of a string whose opening quote stands at an offset: escapes are longer
  /// in the text than what they stand for.
  func offset(ofScalar count: Int, inStringAt offset: Int) -> Int {
    var position = offset + 1
    for _ in 0..<count where position < bytes.count {
      position += Self.lengthOfScalar(in: bytes, at: position)
    }
    return position
  }

  private static func lengthOfScalar(in bytes: [UInt8], at position: Int) -> Int {
    guard bytes[position] == ASCII.backslash, position + 1 < bytes.count else {
      return UTF8Sequence.length(in: bytes, at: position) ?? 1
    }
    guard bytes[position + 1] == UInt8(ascii: "u"), position + 5 < bytes.count else { return 2 }
    let digits = String(decoding: bytes[(position + 2)..<(position + 6)], as: UTF8.self)
    let isHalf = UInt16(digits, radix: 16).map(UTF16.isLeadSurrogate) ?? false
    return isHalf ? 12 : 6
  }

  // MARK: Names of views

  /// Notes the name of a view, which must be new.
  func register(id: String, of field: Field) {
    if let first = ids[id] {
      field.report(.duplicateID(id, first: sourceMap.location(at: first)))
    } else {
      ids[id] = field.value.offset
      idNumbers[id] = idOrder.count
      idOrder.append(id)
    }
  }

  /// The number of names so far.
  var idCount: Int { idOrder.count }

  /// The names inside of the view whose modifiers are being read.
  var idsInside: ArraySlice<String> { idOrder[firstInside...] }

  /// Whether a name is that of a view inside of the one whose modifiers are being read.
  func isInside(_ id: String) -> Bool { idNumbers[id].map { $0 >= firstInside } ?? false }

  /// The place of a view's name; nil where no view has it yet.
  func place(of id: String) -> SourceLocation? {
    ids[id].map { sourceMap.location(at: $0) }
  }

  // MARK: Items

  /// A name of a view that is not inside; whether it is elsewhere is known when all is read.
  private struct MissingItem {
    let name: String
    let known: [String]
    let offset: Int
    let trail: Trail
  }

  /// Notes an item that is no view inside and no guide.
  func reportMissing(_ name: String, known: [String], at offset: Int, _ trail: Trail) {
    guard missingItems.count < Self.mostKeptIssues else {
      issueCount += 1
      return
    }
    missingItems.append(MissingItem(name: name, known: known, offset: offset, trail: trail))
  }

  /// Reports the items that were missing, now that all views are known.
  func reportMissingItems() {
    for item in missingItems {
      report(
        ids[item.name] == nil
          ? .unknownItem(item.name, known: item.known) : .itemOutside(item.name),
        at: item.offset, item.trail)
    }
    missingItems = []
  }

  /// Notes the name of a constraint, which must be new in the document.
  func register(constraint name: String, of field: Field) {
    if let first = constraintNames[name] {
      field.report(.duplicateConstraintName(name, first: sourceMap.location(at: first)))
    } else {
      constraintNames[name] = field.value.offset
    }
  }
}
