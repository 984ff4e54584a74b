// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutHost
import LayoutScene

extension LayoutHost {
  /// Who is proposed what and answers what where the view stands in the middle of a container, once
  /// readers and states have settled.
  ///
  /// - Parameters:
  ///   - size: the container's size in points.
  ///   - limit: the number of events to keep; `LayoutTrace.defaultLimit` unless given.
  /// - Throws: as `layout(in:options:)` does.
  public func trace(
    in size: CGSize, limit: Int = LayoutTrace.defaultLimit
  ) throws(LayoutHostError) -> LayoutTrace {
    try trace(.container(size), limit: limit)
  }

  /// Who is proposed what and answers what for a proposal in points, once readers and states have
  /// settled.
  ///
  /// - Parameters:
  ///   - proposal: what the root is proposed.
  ///   - limit: the number of events to keep; `LayoutTrace.defaultLimit` unless given.
  /// - Throws: as `layout(in:options:)` does.
  public func trace(
    proposal: ProposedViewSize, limit: Int = LayoutTrace.defaultLimit
  ) throws(LayoutHostError) -> LayoutTrace {
    try trace(.proposal(proposal), limit: limit)
  }

  private func trace(
    _ request: SceneTree.Request, limit: Int
  ) throws(LayoutHostError) -> LayoutTrace {
    let scene = try settle(request, SceneHost.Options(engine: .direct)).scene
    do throws(LayoutError) {
      return try SceneHost().trace(scene, limit: limit)
    } catch { throw .layout(error) }
  }
}
