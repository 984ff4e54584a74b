// SPDX-License-Identifier: GPL-3.0-or-later

/// Something with edges that relations speak of.
public enum RelationItem: Sendable, Hashable, CustomStringConvertible {
  /// The view that carries the relations; `self` where relations are written.
  case container
  /// The view with an id, at the level that the id names.
  case view(String)
  /// A rectangle without a view.
  case guide(String)

  /// The item as relations write it.
  public var description: String {
    switch self {
    case .container: "self"
    case .view(let id): id
    case .guide(let name): name
    }
  }
}
