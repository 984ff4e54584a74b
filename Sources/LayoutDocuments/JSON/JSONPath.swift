// SPDX-License-Identifier: GPL-3.0-or-later

/// The way from a document's root to one of its values, written `$.root.children[2].frame`.
public struct JSONPath: Hashable, Sendable {
  /// One step down: into an object by a key or into an array by an index.
  public enum Component: Hashable, Sendable {
    /// The member of an object that has this key.
    case key(String)
    /// The element of an array at this index, from 0.
    case index(Int)
  }

  /// The steps from the root down.
  public private(set) var components: [Component]

  /// Makes a path from its steps; without any it is the root's.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path of a member of the object at this path.
  public func key(_ key: String) -> JSONPath {
    JSONPath(components + [.key(key)])
  }

  /// The path of an element, counted from 0, of the array at this path.
  public func index(_ index: Int) -> JSONPath {
    JSONPath(components + [.index(index)])
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path's text; a key that is no plain name is written `["like this"]`, a long one cut short.
  public var description: String {
    components.reduce(into: "$") { text, component in text += component.text }
  }
}

extension JSONPath.Component {
  /// The step as paths show it, with its dot or brackets.
  var text: String {
    switch self {
    case .index(let index): "[\(index)]"
    case .key(let key) where Self.isPlainName(key): "." + key
    case .key(let key): "[\(MessageText.quoted(key))]"
    }
  }

  private static func isPlainName(_ key: String) -> Bool {
    guard let first = key.utf8.first, !ASCII.isDigit(first) else { return false }
    return key.utf8.count <= MessageText.longestQuotedText
      && key.utf8.allSatisfy {
        ASCII.isLetter($0) || ASCII.isDigit($0) || $0 == ASCII.underscore
      }
  }
}
