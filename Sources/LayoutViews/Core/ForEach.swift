// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// A view for each element of a collection, whose state follows the element's identity.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The elements.
  public var data: Data
  /// The view of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID

  nonisolated init(
    data: Data, identity: @escaping (Data.Element) -> ID,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach: View where Content: View {
  /// A primitive view is not made of others.
  ///
  /// - Precondition: nobody asks for it; the library never does.
  public var body: Never { preconditionFailure("ForEach has no body") }
}

extension ForEach: PrimitiveView where Content: View {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    // 1. Around the root there is no view that would be evaluated as its elements may change.
    var context = context
    if context.record.place == nil, HeldObjects.areIn(data) { context.keptRun = nil }
    // 2. Elements with the same identity are told apart by their order.
    var uses: [String: Int] = [:]
    var elements: [SceneElement] = []
    for element in data {
      let id = Self.text(of: identity(element))
      let use = uses[id, default: 0] + 1
      uses[id] = use
      var inner = context
      inner.path = context.path.identified(by: use == 1 ? id : "\(id)#\(use)")
      elements += inner.elements(of: content(element))
    }
    return elements
  }

  /// The description of an identity; that of numbers and texts is found without looking for how they
  /// are described.
  private static func text(of id: ID) -> String {
    if let number = id as? Int { return String(number) }
    return id as? String ?? String(describing: id)
  }
}

extension ForEach where Content: View {
  /// A view for each element with an identity.
  nonisolated public init(
    _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// A view for each element, identified by a value of it.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// A view for each element that can be written, identified by a value of it.
  nonisolated public init<Values: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Values>, id: KeyPath<Values.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Values.Element>) -> Content
  ) where Data == Binding<Values> {
    self.init(data: data, identity: { $0.wrappedValue[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// A view for each number of a range.
  nonisolated public init(
    _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
  ) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}
