// SPDX-License-Identifier: GPL-3.0-or-later

/// Why an Interface Builder file cannot be read at all.
///
/// Faults that leave the rest of a file readable are ``InterfaceBuilderIssue``s instead.
public enum InterfaceBuilderError: Error, Sendable, Hashable {
  /// The file at a path could not be loaded.
  case unreadable(path: String, reason: String)
  /// The file holds no bytes but blanks.
  case empty
  /// The file is larger than the reader accepts.
  case tooLarge(bytes: Int, limit: Int)
  /// The bytes are not UTF-8, or the file declares another encoding.
  case unsupportedEncoding(found: String)
  /// The text breaks the rules of XML.
  case malformed(place: InterfaceBuilderPlace, reason: String)
  /// The text ends inside an element.
  case truncated(place: InterfaceBuilderPlace, openElement: String)
  /// The file declares a document type, by which entities could be defined.
  case documentType(place: InterfaceBuilderPlace)
  /// Elements are nested deeper than the reader accepts.
  case tooDeep(place: InterfaceBuilderPlace, limit: Int)
  /// The file has more elements than the reader accepts.
  case tooManyElements(place: InterfaceBuilderPlace, limit: Int)
  /// The file is an archive, the format before Xcode 5.
  case archive(place: InterfaceBuilderPlace)
  /// The root element is none of Interface Builder's.
  case notInterfaceBuilder(place: InterfaceBuilderPlace, rootElement: String)
  /// The file is for a system whose layout has another form, such as watchOS.
  case unsupportedRuntime(place: InterfaceBuilderPlace, targetRuntime: String)
  /// The document holds neither objects nor scenes.
  case noObjects(place: InterfaceBuilderPlace)
}

extension InterfaceBuilderError: CustomStringConvertible {
  /// Where it happened; nil where the whole file is meant.
  public var place: InterfaceBuilderPlace? {
    switch self {
    case .unreadable, .empty, .tooLarge, .unsupportedEncoding: nil
    case .malformed(let place, _), .truncated(let place, _), .documentType(let place),
      .tooDeep(let place, _), .tooManyElements(let place, _), .archive(let place),
      .notInterfaceBuilder(let place, _), .unsupportedRuntime(let place, _), .noObjects(let place):
      place
    }
  }

  /// What happened, where, and what to do about it.
  public var description: String { (place.map { "\($0): " } ?? "") + message }

  /// What happened and what to do about it, without the place.
  public var message: String {
    switch self {
    case .unreadable(let path, let reason):
      "\(path) cannot be read: \(reason). Check the path and its permissions."
    case .empty:
      "The file is empty. Restore it or save it again in Xcode."
    case .tooLarge(let bytes, let limit):
      "The file has \(bytes) bytes, more than the limit of \(limit). Split it into several files."
    case .unsupportedEncoding(let found):
      "The file is in \(found), not UTF-8. Save it again in Xcode, which writes UTF-8."
    case .malformed(_, let reason):
      "The text is not XML: \(reason). Repair it, or restore an older version."
    case .truncated(_, let openElement):
      "The file ends inside <\(openElement)>. Restore the missing part."
    case .documentType:
      "The file declares a document type. Remove the <!DOCTYPE>."
    case .tooDeep(_, let limit):
      "Elements are nested deeper than \(limit). Flatten the view tree."
    case .tooManyElements(_, let limit):
      "There are more than \(limit) elements. Split the file into several."
    case .archive:
      "The file is an <archive>, written before Xcode 5. Open and save it in Xcode."
    case .notInterfaceBuilder(_, let rootElement):
      "<\(rootElement)> is not an Interface Builder document. Give a .xib or .storyboard."
    case .unsupportedRuntime(_, let targetRuntime):
      "Layout for “\(targetRuntime)” is not supported. Give an iOS, tvOS or macOS file."
    case .noObjects:
      "The document has no objects and no scenes. Restore them or save it again in Xcode."
    }
  }
}
