// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A type that names an alignment guide of your own and knows its default.
public protocol AlignmentID: SendableMetatype {
  /// The value of the guide for a view that sets none, from the view's top leading corner in points.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// An `AlignmentID` as a value that can be compared.
public struct AlignmentType: Sendable, Hashable {
  /// The type.
  public let id: any AlignmentID.Type

  /// Wraps a type.
  public init(_ id: any AlignmentID.Type) { self.id = id }

  /// Whether both are the same type.
  public static func == (a: AlignmentType, b: AlignmentType) -> Bool {
    ObjectIdentifier(a.id) == ObjectIdentifier(b.id)
  }

  /// Hashes the type's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
