// SPDX-License-Identifier: GPL-3.0-or-later

/// One block of memory that is handed out in pieces and freed at once.
///
/// A call to GLPK takes some twenty arrays; in one block they cost one allocation, and their
/// addresses stay valid for the call without twenty nested closures.
final class GLPKArena<Element: BitwiseCopyable> {
  let capacity: Int
  private let base: UnsafeMutablePointer<Element>
  private var used = 0

  /// Makes a block of elements that are all `zero`.
  init(capacity: Int, zero: Element) {
    self.capacity = capacity
    // At least one element, so that every piece has an address.
    base = .allocate(capacity: max(capacity, 1))
    base.initialize(repeating: zero, count: max(capacity, 1))
  }

  deinit {
    base.deallocate()
  }

  /// Hands out the next `count` elements; the capacity must suffice.
  func take(_ count: Int) -> UnsafeMutablePointer<Element> {
    precondition(used + count <= capacity, "the capacity covers every piece")
    defer { used += count }
    return base + used
  }

  /// Hands out a piece filled from a collection.
  func copy<Source>(
    _ source: [Source], _ element: (Source) -> Element
  ) -> UnsafePointer<Element> {
    let piece = take(source.count)
    for index in source.indices { piece[index] = element(source[index]) }
    return UnsafePointer(piece)
  }

  /// The elements of a piece as an array.
  func array(_ piece: UnsafeMutablePointer<Element>?, _ count: Int) -> [Element] {
    Array(UnsafeBufferPointer(start: piece, count: count))
  }
}
