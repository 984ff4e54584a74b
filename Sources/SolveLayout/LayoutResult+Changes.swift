// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutHost
import LayoutScene

extension LayoutResult {
  /// What is different about a view in another layout.
  public struct Change: Sendable, Hashable {
    /// The view in the first layout; nil where it is new.
    public var before: PlacedView?
    /// The view in the second layout; nil where it is gone.
    public var after: PlacedView?
  }

  /// What is different in another layout of the same host, by the views' identities.
  ///
  /// Moved and new views come in the order of the other layout, then those that are gone.
  public func changes(to other: LayoutResult) -> [Change] {
    let before = viewsByIdentity
    let after = other.viewsByIdentity
    let moved = other.views.compactMap { view -> Change? in
      let known = before[view.identity]
      return known?.frame == view.frame ? nil : Change(before: known, after: view)
    }
    let gone = views.filter { after[$0.identity] == nil }
    return moved + gone.map { Change(before: $0, after: nil) }
  }

  /// A layout between this one and another one of the same host.
  ///
  /// Views in both move and grow evenly; views in one of them keep their frame there, as they fade.
  /// Views of the other layout come first, in its order, then those that are only in this one.
  ///
  /// - Parameters:
  ///   - other: the layout at the end.
  ///   - progress: how far to go: 0 for this layout's frames, 1 for the other's.
  public func interpolated(to other: LayoutResult, progress: Double) -> LayoutResult {
    let share = CGFloat(progress)
    let before = viewsByIdentity
    let after = other.viewsByIdentity
    var result = other
    result.size.width = size.width + (other.size.width - size.width) * share
    result.size.height = size.height + (other.size.height - size.height) * share
    result.answer.frames.size = result.size
    for index in result.views.indices {
      guard let start = before[result.views[index].identity]?.frame else { continue }
      let frame = Self.between(start, result.views[index].frame, share)
      result.views[index].frame = frame
    }
    let entries = result.answer.views.map(\.entry.node)
    for (node, view) in zip(entries, result.views) {
      result.answer.frames.frames[node.index] = view.frame
    }
    result.views += views.filter { after[$0.identity] == nil }
    return result
  }

  private var viewsByIdentity: [String: PlacedView] {
    Dictionary(views.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
  }

  private static func between(_ start: CGRect, _ end: CGRect, _ share: CGFloat) -> CGRect {
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * share }
    return CGRect(
      x: between(start.origin.x, end.origin.x), y: between(start.origin.y, end.origin.y),
      width: between(start.size.width, end.size.width),
      height: between(start.size.height, end.size.height))
  }
}
