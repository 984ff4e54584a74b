// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

extension ConstraintAnchor where Kind == ConstraintDimension {
  /// Makes the length that of another one times a factor plus points.
  public func equal(
    to other: ConstraintAnchor<ConstraintDimension>, times factor: CGFloat = 1,
    plus constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    related(
      .equal, other, times: Double(factor), plus: Double(constant),
      SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length a number of points.
  public func equal(
    to constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    compared(.equal, constant, SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length at least that of another one times a factor plus points.
  public func atLeast(
    _ other: ConstraintAnchor<ConstraintDimension>, times factor: CGFloat = 1,
    plus constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    related(
      .atLeast, other, times: Double(factor), plus: Double(constant),
      SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length at least a number of points.
  public func atLeast(
    _ constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    compared(.atLeast, constant, SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length at most that of another one times a factor plus points.
  public func atMost(
    _ other: ConstraintAnchor<ConstraintDimension>, times factor: CGFloat = 1,
    plus constant: CGFloat = 0,
    fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    related(
      .atMost, other, times: Double(factor), plus: Double(constant),
      SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length at most a number of points.
  public func atMost(
    _ constant: CGFloat, fileID: String = #fileID, line: Int = #line
  ) -> ViewConstraint {
    compared(.atMost, constant, SourcePlace(fileID: fileID, line: line))
  }

  /// Makes the length a ratio times another one: `a.width.ratio(16.0 / 9, to: a.height)`.
  public func ratio(
    _ ratio: CGFloat, to other: ConstraintAnchor<ConstraintDimension>, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    equal(to: other, times: ratio, fileID: fileID, line: line)
  }

  private func compared(
    _ kind: SceneRelation.Kind, _ constant: CGFloat, _ place: SourcePlace
  ) -> ViewConstraint {
    ViewConstraint([
      SceneRelation(
        expression, kind, RelationExpression(constant: Double(constant)), origin: place.origin)
    ])
  }
}
