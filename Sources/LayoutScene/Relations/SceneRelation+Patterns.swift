// SPDX-License-Identifier: GPL-3.0-or-later

extension SceneRelation {
  /// An item as wide as its height times a ratio.
  public static func ratio(
    _ ratio: Double, of item: RelationItem, priority: Double = 1000,
    origin: SceneOrigin = SceneOrigin()
  ) -> SceneRelation {
    SceneRelation(
      RelationExpression(item, .width), .equal,
      RelationExpression(item, .height, factor: ratio), priority: priority, origin: origin)
  }

  /// The priorities that have names, UIKit's numbers, with its own names as second ones.
  public static let namedPriorities: [(name: String, priority: Double)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fittingSize", 50), ("defaultHigh", 750),
    ("defaultLow", 250), ("fittingSizeLevel", 50),
  ]

  /// The priorities that relations can have.
  public static let priorities: ClosedRange<Double> = 0...1000
}
