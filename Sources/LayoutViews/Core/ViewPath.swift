// SPDX-License-Identifier: GPL-3.0-or-later

/// The structural identity of a view: where it stands in the tree of views.
struct ViewPath: Sendable, CustomStringConvertible {
  /// A part with everything around it; paths share what they have in common.
  private final class Part: Sendable {
    let name: String
    let outer: Part?
    let depth: Int
    let hash: Int
    let description: String

    init(_ name: String, in outer: Part?) {
      self.name = name
      self.outer = outer
      depth = (outer?.depth ?? 0) + 1
      var hasher = Hasher()
      hasher.combine(outer?.hash ?? 0)
      hasher.combine(name)
      hash = hasher.finalize()
      guard let outer else {
        description = name
        return
      }
      var text = outer.description
      text.reserveCapacity(text.utf8.count + name.utf8.count + 1)
      text += "/"
      text += name
      description = text
    }
  }

  private let last: Part?

  private init(last: Part?) { self.last = last }

  static let root = ViewPath(last: nil)

  func appending(_ part: String) -> ViewPath { ViewPath(last: Part(part, in: last)) }

  /// The place of an element with an identity of its own, whatever its position.
  func identified(by id: String) -> ViewPath { appending("[\(id)]") }

  var description: String { last?.description ?? "root" }
}

extension ViewPath: Hashable {
  static func == (a: ViewPath, b: ViewPath) -> Bool {
    var (first, second) = (a.last, b.last)
    guard first?.hash == second?.hash, first?.depth == second?.depth else { return false }
    while first !== second {
      guard let one = first, let other = second, one.name == other.name else { return false }
      (first, second) = (one.outer, other.outer)
    }
    return true
  }

  func hash(into hasher: inout Hasher) { hasher.combine(last?.hash ?? 0) }
}
