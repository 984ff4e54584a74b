// SPDX-License-Identifier: GPL-3.0-or-later

/// A value that lives elsewhere and can be written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  let get: () -> Value
  let set: (Value) -> Void
  /// Whether the views that are evaluated now hear of changes of the value once they have read it.
  let isWatched: () -> Bool

  /// Makes a binding from two functions.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(get: get, set: set, isWatched: { false })
  }

  init(get: @escaping () -> Value, set: @escaping (Value) -> Void, isWatched: @escaping () -> Bool)
  {
    self.get = get
    self.set = set
    self.isWatched = isWatched
  }

  /// Makes a binding from another one.
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// Makes a binding to a value that is there, or nil where there is none.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 },
      isWatched: base.isWatched)
  }

  /// Makes a binding to a value as an optional one; writing nil changes nothing.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(
      get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } },
      isWatched: base.isWatched)
  }

  /// A binding that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in }, isWatched: { true })
  }

  /// The value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { self.get()[keyPath: path] },
      set: { part in
        var value = self.get()
        value[keyPath: path] = part
        self.set(value)
      }, isWatched: isWatched)
  }
}

extension Binding: ObjectHolding {
  var holdsObjects: Bool { !isWatched() || HeldObjects.areIn(wrappedValue) }
}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  /// A binding to each part.
  public typealias Element = Binding<Value.Element>
}

extension Binding: Collection where Value: MutableCollection {
  /// A place in the collection.
  public typealias Index = Value.Index
  /// The first place.
  public var startIndex: Value.Index { wrappedValue.startIndex }
  /// The place after the last part.
  public var endIndex: Value.Index { wrappedValue.endIndex }
  /// The next place.
  public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
  /// A binding to a part; when the collection no longer has that place, it keeps what was there and
  /// writing does nothing.
  ///
  /// - Precondition: the collection has the place now.
  public subscript(position: Value.Index) -> Binding<Value.Element> {
    let last = get()[position]
    return Binding<Value.Element>(
      get: {
        let value = self.get()
        return value.has(position) ? value[position] : last
      },
      set: { part in
        var value = self.get()
        guard value.has(position) else { return }
        value[position] = part
        self.set(value)
      }, isWatched: isWatched)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  /// The previous place.
  public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

extension Collection {
  /// Whether there is an element at a place.
  fileprivate func has(_ position: Index) -> Bool {
    startIndex <= position && position < endIndex
  }
}
