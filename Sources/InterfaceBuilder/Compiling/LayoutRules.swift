// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The priorities at which arrangements give way, by which the saved frames are reproduced.
enum LayoutRules {
  /// A view that is hidden in a stack or grid stays where it was saved, unless anything else matters.
  static let hiddenHold: Double = 0.01
  /// A free row or column of a grid keeps small.
  static let trackPull: Double = 0.5
  /// A stack keeps small across its axis, and spaced views keep together.
  static let stackFit: Double = 49
  /// The distances between the centres of arranged views are equal.
  static let equalCentering: Double = 149
  /// Lengths are in proportion to those that views have by themselves.
  static let proportion: Double = 999
  /// Arranged views of a Mac stack are aligned; constraints on them go first.
  static let macAlignment: Double = 997
  /// The greatest width of the guide for readable lines in points, at the default text size.
  static let readableWidth: CGFloat = 672
  /// Views of a Mac stack are equally long until one would be shorter than it has to be.
  static let macEqualLengths: Double = 500
  /// The most that a stand-in counts: saved sizes are rounded, so that none is required.
  static let mostOfStandIns: Double = 999
  /// The views of a Mac stack's middle area are in the middle.
  static let middleGravity: Double = 248
}
