// SPDX-License-Identifier: GPL-3.0-or-later

/// A constant plus attributes of items with factors, in points.
public struct RelationExpression: Sendable, Hashable {
  /// An attribute of an item with its factor.
  public struct Term: Sendable, Hashable {
    /// The item.
    public var item: RelationItem
    /// The attribute.
    public var attribute: RelationAttribute
    /// What the attribute is multiplied by.
    public var factor: Double

    /// Makes a term.
    public init(_ item: RelationItem, _ attribute: RelationAttribute, factor: Double = 1) {
      self.item = item
      self.attribute = attribute
      self.factor = factor
    }
  }

  /// The attributes, in the order written.
  public var terms: [Term]
  /// The part without attributes, in points.
  public var constant: Double

  /// Makes an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  /// Makes the expression of one attribute.
  public init(
    _ item: RelationItem, _ attribute: RelationAttribute, factor: Double = 1,
    plus constant: Double = 0
  ) {
    terms = [Term(item, attribute, factor: factor)]
    self.constant = constant
  }
}
