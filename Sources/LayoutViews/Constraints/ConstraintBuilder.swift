// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What a statement among constraints stands for: constraints, guides, views that are gone, or a
/// Visual Format string.
public struct ConstraintPart: Sendable {
  var expansion: RelationExpansion
  var goneViews: Set<String>
  var formats: [VisualFormat]

  init(
    _ expansion: RelationExpansion = RelationExpansion(), goneViews: Set<String> = [],
    formats: [VisualFormat] = []
  ) {
    self.expansion = expansion
    self.goneViews = goneViews
    self.formats = formats
  }
}

/// Builds constraints from statements; conditions and loops are allowed.
@resultBuilder public enum ConstraintBuilder {
  /// A constraint, or several that are written as one.
  public static func buildExpression(_ constraint: ViewConstraint) -> [ConstraintPart] {
    [ConstraintPart(RelationExpansion(relations: constraint.relations))]
  }

  /// A barrier, a guideline, a chain or a view that is gone.
  public static func buildExpression(_ part: ConstraintPart) -> [ConstraintPart] { [part] }

  /// A Visual Format string.
  public static func buildExpression(_ format: VisualFormat) -> [ConstraintPart] {
    [ConstraintPart(formats: [format])]
  }

  /// Constraints that were made elsewhere.
  public static func buildExpression(_ constraints: [ViewConstraint]) -> [ConstraintPart] {
    constraints.flatMap { buildExpression($0) }
  }

  /// Statements in their order.
  public static func buildBlock(_ parts: [ConstraintPart]...) -> [ConstraintPart] {
    parts.flatMap { $0 }
  }

  /// Statements behind `if`.
  public static func buildOptional(_ parts: [ConstraintPart]?) -> [ConstraintPart] { parts ?? [] }

  /// The first branch.
  public static func buildEither(first parts: [ConstraintPart]) -> [ConstraintPart] { parts }

  /// The second branch.
  public static func buildEither(second parts: [ConstraintPart]) -> [ConstraintPart] { parts }

  /// The rounds of a loop.
  public static func buildArray(_ parts: [[ConstraintPart]]) -> [ConstraintPart] {
    parts.flatMap { $0 }
  }

  /// Statements behind `if #available`.
  public static func buildLimitedAvailability(_ parts: [ConstraintPart]) -> [ConstraintPart] {
    parts
  }
}

extension VisualFormat {
  /// Makes a format that remembers the line of code in which it is written.
  ///
  /// - Parameters:
  ///   - text: the format, such as `H:|-[name(80)]-gap-[value]-|`.
  ///   - metrics: the numbers that the format names, in points or as priorities.
  ///   - options: how the views are aligned across, and in which direction they follow each other.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  public init(
    _ text: String, metrics: [String: Double] = [:], options: VisualFormatOptions = [],
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init(
      text, metrics: metrics, options: options,
      origin: SourcePlace(fileID: fileID, line: line).origin)
  }
}
