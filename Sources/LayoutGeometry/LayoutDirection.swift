// SPDX-License-Identifier: GPL-3.0-or-later

/// The direction in which a container's leading edge leads to its trailing edge.
public enum LayoutDirection: Int8, Sendable, Hashable, CaseIterable {
  /// Leading is left.
  case leftToRight
  /// Leading is right: every container mirrors its children in its own width.
  case rightToLeft
}
