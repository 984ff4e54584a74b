// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// A change to what a session lays out.
public enum LayoutEdit: Sendable {
  /// Another container or proposal.
  case request(SceneTree.Request)
  /// Another constant of the named relation, in points: what is added on its right side.
  case constant(Double, relation: String)
  /// Another priority of the named relation.
  case priority(Double, relation: String)
  /// Whether the named relation counts.
  case activity(Bool, relation: String)
  /// Another size of the stand-in or image with an id, in points.
  case size(CGSize, view: String)
  /// Other words of the text with an id.
  case text(String, view: String)
  /// One more relation, whose name must be new where it has one, on the node that carries relations
  /// and encloses all its views: the outermost one.
  case add(SceneRelation)
  /// The named relation is taken away.
  case remove(relation: String)
}
