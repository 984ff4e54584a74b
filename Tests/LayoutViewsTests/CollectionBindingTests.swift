// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutViews
import Testing

@MainActor @Suite("Bindings to the parts of a collection")
struct CollectionBindingTests {
  /// A list outside of any view.
  private final class List {
    var names = ["one", "two"]
  }

  @Test("A part that was removed keeps its last value, and writing to it changes nothing")
  func removed() {
    let list = List()
    let all = Binding(get: { list.names }, set: { list.names = $0 })
    let second = all[1]
    second.wrappedValue = "zwei"
    #expect(list.names == ["one", "zwei"])
    list.names.removeLast()
    // The value is the one that was there when the binding was made.
    #expect(second.wrappedValue == "two")
    second.wrappedValue = "three"
    #expect(list.names == ["one"])
  }
}
