// SPDX-License-Identifier: GPL-3.0-or-later

/// A file's element tree, held flat: elements in document order, linked by their positions.
public struct InterfaceBuilderXML: Sendable {
  /// What the reader accepts before it gives up.
  public struct Limits: Sendable, Hashable {
    /// The largest file in bytes; 9,900,000 by default, as the XML parser fails above 10 MB.
    public var bytes: Int
    /// The deepest nesting of elements; 512 by default.
    public var depth: Int
    /// The largest number of elements; 400,000 by default.
    public var elements: Int

    /// Makes limits, each with its default.
    public init(bytes: Int = 9_900_000, depth: Int = 512, elements: Int = 400_000) {
      self.bytes = bytes
      self.depth = depth
      self.elements = elements
    }
  }

  /// One element with its attributes and its place.
  public struct Element: Sendable {
    /// The element's name.
    public var name: String
    /// The attributes by name.
    public var attributes: [String: String]
    /// The position of the parent; nil for the root.
    public var parent: Int?
    /// The positions of the child elements in order.
    public var children: [Int] = []
    /// Where the element's start tag ends.
    public var place: InterfaceBuilderPlace
    /// The text directly inside the element, with the blanks around it.
    public var text = ""
  }

  /// All elements in document order; the root is the first.
  public private(set) var elements: [Element]

  init(elements: [Element]) {
    self.elements = elements
  }

  /// The element at a position.
  subscript(position: Int) -> Element { elements[position] }

  /// The value of an attribute of the element at a position.
  func attribute(_ name: String, of position: Int) -> String? {
    elements[position].attributes[name]
  }

  /// The first child of a name, and with a `key` if one is asked for.
  func child(_ name: String, key: String? = nil, of position: Int) -> Int? {
    elements[position].children.first {
      elements[$0].name == name && (key == nil || elements[$0].attributes["key"] == key)
    }
  }

  /// The children of a name in order.
  func children(_ name: String, of position: Int) -> [Int] {
    elements[position].children.filter { elements[$0].name == name }
  }
}
