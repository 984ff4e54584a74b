// SPDX-License-Identifier: GPL-3.0-or-later

/// A linear relation among items, with a priority on UIKit's scale.
public struct SceneRelation: Sendable, Hashable {
  /// How the sides compare.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Both sides are equal.
    case equal = "=="
    /// The left side is at least the right side.
    case atLeast = ">="
    /// The left side is at most the right side.
    case atMost = "<="
    /// The left side minus the right side is as small as more important relations allow.
    case smallest = "minimum"
  }

  /// The side before the relation.
  public var left: RelationExpression
  /// How the sides compare.
  public var kind: Kind
  /// The side after the relation.
  public var right: RelationExpression
  /// How much the relation matters: 1000, required, unless given; UIKit's numbers.
  public var priority: Double
  /// The author's name for the relation, by which sessions find it.
  public var name: String?
  /// Whether the relation counts; UIKit's `isActive`.
  public var isActive: Bool
  /// The relation as its author wrote it; nil where it was made by code, which is then printed in
  /// the grammar of documents.
  public var text: String?
  /// Where it was written.
  public var origin: SceneOrigin

  /// Makes a relation.
  public init(
    _ left: RelationExpression, _ kind: Kind, _ right: RelationExpression = RelationExpression(),
    priority: Double = 1000, name: String? = nil, isActive: Bool = true, text: String? = nil,
    origin: SceneOrigin = SceneOrigin()
  ) {
    self.left = left
    self.kind = kind
    self.right = right
    self.priority = priority
    self.name = name
    self.isActive = isActive
    self.text = text
    self.origin = origin
  }
}
