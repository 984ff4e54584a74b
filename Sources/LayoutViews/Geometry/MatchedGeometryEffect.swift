// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What a follower of a shared geometry takes from its source: `.frame`, `.position` or `.size`.
public typealias MatchedGeometryProperties = MatchedGeometry.Properties

extension View {
  /// Shares the view's geometry under a name, or follows the view that does.
  ///
  /// Layout around a follower does not notice.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    node(
      .matchedGeometry(
        MatchedGeometry(
          id: "\(String(describing: id)) in \(namespace.name)", properties: properties,
          anchor: anchor, isSource: isSource)))
  }
}
