// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension View {
  /// Makes the view as wide as the widest view of a group, wherever in the host they stand.
  ///
  /// Each view's ideal width counts; the common width is found in the same pass as everything else,
  /// without preferences.
  ///
  /// - Parameters:
  ///   - group: the name of the group.
  ///   - alignment: where the view stands in the common width; the centre by default, as in `frame`.
  nonisolated public func equalWidths(
    in group: String, alignment: Alignment = .center
  ) -> some View {
    node(
      .equalLengths(EqualLengths(group: "width \(group)", axes: .horizontal, alignment: alignment)))
  }

  /// Makes the view as high as the highest view of a group, wherever in the host they stand.
  ///
  /// - Parameters:
  ///   - group: the name of the group.
  ///   - alignment: where the view stands in the common height; the centre by default.
  nonisolated public func equalHeights(
    in group: String, alignment: Alignment = .center
  ) -> some View {
    node(
      .equalLengths(EqualLengths(group: "height \(group)", axes: .vertical, alignment: alignment)))
  }
}
