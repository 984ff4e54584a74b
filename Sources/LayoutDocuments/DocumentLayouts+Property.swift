// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension DocumentLayouts {
  /// A parameter as a property of a layout, which is read and set.
  public struct Property<Arrangement: Layout & SendableMetatype>: Sendable {
    let name: String
    let kind: Kind
    let get: @Sendable (Arrangement) -> Value?
    let set: @Sendable (inout Arrangement, Value) -> Void

    /// Describes a parameter; `set` is called with values of the kind alone.
    public init(
      _ name: String, _ kind: Kind, get: @escaping @Sendable (Arrangement) -> Value?,
      set: @escaping @Sendable (inout Arrangement, Value) -> Void
    ) {
      self.name = name
      self.kind = kind
      self.get = get
      self.set = set
    }

    /// A number, in the unit of the property.
    public static func number(
      _ name: String, _ property: any WritableKeyPath<Arrangement, CGFloat> & Sendable,
      _ kind: Kind = .number
    ) -> Property {
      Property(
        name, kind, get: { .number($0[keyPath: property]) },
        set: { if case .number(let number) = $1 { $0[keyPath: property] = number } })
    }

    /// A number without which the layout decides.
    public static func number(
      _ name: String, _ property: any WritableKeyPath<Arrangement, CGFloat?> & Sendable
    ) -> Property {
      Property(
        name, .number, get: { $0[keyPath: property].map { .number($0) } },
        set: { if case .number(let number) = $1 { $0[keyPath: property] = number } })
    }

    /// A vertical guide.
    public static func guide(
      _ name: String, _ property: any WritableKeyPath<Arrangement, VerticalAlignment> & Sendable
    ) -> Property {
      Property(
        name, .guide(.vertical), get: { .guide($0[keyPath: property].key) },
        set: {
          if case .guide(let key) = $1 { $0[keyPath: property] = VerticalAlignment(key: key) }
        })
    }
  }
}
