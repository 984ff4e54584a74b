// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The relations that a view has on itself and its descendants.
///
/// The whole subtree becomes one program: its structure is required, then come relations above the
/// priority `container` (750), then the containers' own sizing goals, then all other relations.
public struct RelationDomain: Sendable, Hashable {
  /// A rectangle without a view.
  public struct Guide: Sendable, Hashable {
    /// The name by which relations speak of it.
    public var name: String
    /// Where it was written.
    public var origin: SceneOrigin

    /// Makes a guide.
    public init(_ name: String, origin: SceneOrigin = SceneOrigin()) {
      self.name = name
      self.origin = origin
    }
  }

  /// The priority of the containers' own goals; relations above it come before them.
  public static let containerPriority: Double = 750
  /// UIKit's margins of a view, in points.
  public static let defaultMargin: CGFloat = 8

  /// The relations, in the order written, which never matters.
  public var relations: [SceneRelation]
  /// Visual Format strings, which become relations when the scene is resolved; engines see none.
  public var formats: [VisualFormat]
  /// The rectangles without a view.
  public var guides: [Guide]
  /// The ids of views that give up their place: their lengths are 0 and the constants of relations
  /// to them do not count.
  public var goneViews: Set<String>
  /// The margins of the view that carries the relations and of its items, in points.
  public var margins: EdgeInsets

  /// Makes a domain; margins are 8 points unless given.
  public init(
    relations: [SceneRelation] = [], guides: [Guide] = [], goneViews: Set<String> = [],
    margins: EdgeInsets? = nil, formats: [VisualFormat] = []
  ) {
    self.relations = relations
    self.formats = formats
    self.guides = guides
    self.goneViews = goneViews
    let margin = Self.defaultMargin
    self.margins =
      margins ?? EdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
  }
}
