// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A modifier as it is described.
public struct SceneModifier: Sendable {
  /// What the modifier does.
  public enum Kind: Sendable {
    /// Names the view as modified so far.
    case id(String)
    /// A modifier without content: frames, padding, guides and the like.
    case node(NodeKind)
    /// Views in front.
    case overlay(Alignment, content: [SceneElement])
    /// Views behind.
    case background(Alignment, content: [SceneElement])
    /// Views attached by a point.
    case attachment(Attachment, content: [SceneElement])
    /// Views at an edge.
    case safeAreaInset(SafeAreaInset, content: [SceneElement])
    /// The number of columns that a grid cell covers.
    case gridCellColumns(Int)
    /// The axes on which a grid cell is not measured.
    case gridCellUnsizedAxes(Axis.Set)
    /// The point that places a grid cell.
    case gridCellAnchor(UnitPoint)
    /// The horizontal guide of a grid cell's column.
    case gridColumnAlignment(AlignmentKey)
    /// Values for the layout directly around the view.
    case layoutValues(LayoutValues)
    /// Marks the view as modified so far, for finding its frame; no answer shows marks.
    case mark(String)
    /// Makes the named levels inside as long as the longest ideal length of them all: each gets a
    /// frame of the common length directly around it.
    case equalLengths(ids: [String], axes: Axis.Set)
    /// A change of the environment inside.
    case environment(SceneEnvironment.Change)
    /// Something that only drawing notices.
    case drawing
  }

  /// What the modifier does.
  public var kind: Kind
  /// Where the modifier was written.
  public var origin: SceneOrigin

  /// Describes a modifier.
  public init(_ kind: Kind, origin: SceneOrigin = SceneOrigin()) {
    self.kind = kind
    self.origin = origin
  }

  /// The views that come with the modifier.
  public var content: [SceneElement] {
    switch kind {
    case .overlay(_, let content), .background(_, let content), .attachment(_, let content),
      .safeAreaInset(_, let content):
      content
    default: []
    }
  }

  /// Whether views come with the modifier.
  var hasContent: Bool {
    switch kind {
    case .overlay, .background, .attachment, .safeAreaInset: true
    default: false
    }
  }

  /// Whether the modifier puts views at an edge.
  var isInset: Bool {
    if case .safeAreaInset(_, let content) = kind { return !content.isEmpty }
    return false
  }

  /// Whether views, a name or relations come with the modifier, so that it can stand on one view
  /// only.
  var belongsToOneView: Bool {
    switch kind {
    case .id, .overlay, .background, .attachment, .safeAreaInset, .equalLengths, .node(.relations):
      true
    default: false
    }
  }
}
