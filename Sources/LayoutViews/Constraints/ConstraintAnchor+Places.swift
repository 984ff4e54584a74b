// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

extension ConstraintAnchor where Kind: ConstraintDirectionalXPlace {
  /// Puts the place on another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func equal<Other: ConstraintDirectionalXPlace>(
    to other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.equal, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or behind another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func atLeast<Other: ConstraintDirectionalXPlace>(
    _ other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atLeast, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or before another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func atMost<Other: ConstraintDirectionalXPlace>(
    _ other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atMost, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }
}

extension ConstraintAnchor where Kind: ConstraintAbsoluteXPlace {
  /// Puts the place on another one, plus points.
  ///
  /// Places behind lie further right.
  public func equal<Other: ConstraintAbsoluteXPlace>(
    to other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.equal, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or behind another one, plus points.
  ///
  /// Places behind lie further right.
  public func atLeast<Other: ConstraintAbsoluteXPlace>(
    _ other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atLeast, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or before another one, plus points.
  ///
  /// Places behind lie further right.
  public func atMost<Other: ConstraintAbsoluteXPlace>(
    _ other: ConstraintAnchor<Other>, plus constant: CGFloat = 0, fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atMost, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }
}

extension ConstraintAnchor where Kind == ConstraintCenterXAxis {
  /// Puts the place on another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func equal(
    to other: ConstraintAnchor<ConstraintCenterXAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.equal, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or behind another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func atLeast(
    _ other: ConstraintAnchor<ConstraintCenterXAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atLeast, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or before another one, plus points.
  ///
  /// Places behind lie towards trailing.
  public func atMost(
    _ other: ConstraintAnchor<ConstraintCenterXAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atMost, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }
}

extension ConstraintAnchor where Kind == ConstraintYAxis {
  /// Puts the place on another one, plus points.
  ///
  /// Places behind lie further down.
  public func equal(
    to other: ConstraintAnchor<ConstraintYAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.equal, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or behind another one, plus points.
  ///
  /// Places behind lie further down.
  public func atLeast(
    _ other: ConstraintAnchor<ConstraintYAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atLeast, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }

  /// Puts the place on or before another one, plus points.
  ///
  /// Places behind lie further down.
  public func atMost(
    _ other: ConstraintAnchor<ConstraintYAxis>, plus constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> ViewConstraint {
    related(.atMost, other, plus: Double(constant), SourcePlace(fileID: fileID, line: line))
  }
}
