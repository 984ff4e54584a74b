// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A view as it is described, before groups are flattened and the environment is applied.
///
/// Every front (documents, views, Interface Builder) writes these; `SceneTree` resolves them.
public struct SceneElement: Sendable {
  /// What is described.
  public enum Kind: Sendable {
    /// Several views without a container of their own.
    case group
    /// No view at all.
    case empty
    /// A row of a grid with its own vertical guide, if any; elsewhere a group.
    case gridRow(alignment: AlignmentKey?)
    /// A text in a font, or in the environment's.
    case text(String, font: Font?, lineLimit: Int?)
    /// A space of at least so many points, 8 where nothing is given.
    case spacer(minLength: CGFloat?)
    /// A line across the axis of the stack around it.
    case divider
    /// A leaf or a container whose parts are known.
    case node(NodeKind)
  }

  /// What is described.
  public var kind: Kind
  /// The type's name in answers.
  public var type: String
  /// The name of the view without its modifiers.
  public var id: String?
  /// The children in order.
  public var children: [SceneElement]
  /// The modifiers in call order, the innermost first.
  public var modifiers: [SceneModifier]
  /// Where the view was written.
  public var origin: SceneOrigin
  /// What tells an element that has not changed from all others; nil where nobody keeps track.
  package var version: ElementVersion?

  /// Describes a view.
  public init(
    _ kind: Kind, type: String, id: String? = nil, children: [SceneElement] = [],
    modifiers: [SceneModifier] = [], origin: SceneOrigin = SceneOrigin()
  ) {
    self.kind = kind
    self.type = type
    self.id = id
    self.children = children
    self.modifiers = modifiers
    self.origin = origin
  }
}

extension SceneElement {
  /// The number of nested levels of views, counted up to a limit and no further.
  func levels(atMost limit: Int) -> Int {
    guard limit > 1 else { return limit }
    var inside = 0
    var known = 0
    if let version {
      // What belongs to the version is counted already.
      inside = min(version.levels, limit) - 1
      known = version.modifierCount
    } else {
      for index in children.indices where inside < limit - 1 {
        inside = max(inside, children[index].levels(atMost: limit - 1))
      }
    }
    for index in modifiers.indices.dropFirst(known) where modifiers[index].hasContent {
      for element in modifiers[index].content where inside < limit - 1 {
        inside = max(inside, element.levels(atMost: limit - 1))
      }
    }
    return inside + 1
  }
}
