// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A layout of any type; views keep their identity when the type changes.
public struct AnyLayout: Layout {
  /// What the wrapped layout keeps.
  public struct Cache {
    var value: Any
  }

  let erased: any ErasedLayout

  /// The wrapped layout.
  var layout: any Layout { erased.anyLayout }

  /// Hides the type of a layout.
  public init<Arrangement: Layout>(_ layout: Arrangement) {
    erased = (layout as? AnyLayout)?.erased ?? LayoutErasure(layout: layout)
  }

  /// Makes what the wrapped layout keeps.
  public func makeCache(subviews: Subviews) -> Cache { Cache(value: erased.makeCache(subviews)) }

  /// Renews what the wrapped layout keeps.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    erased.updateCache(&cache.value, subviews)
  }

  /// The wrapped layout's wishes about its neighbours.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    erased.spacing(subviews, &cache.value)
  }

  /// The wrapped layout's size in points.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    erased.size(proposal, subviews, &cache.value)
  }

  /// Places the children as the wrapped layout does.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    erased.place(bounds, proposal, subviews, &cache.value)
  }

  /// The wrapped layout's horizontal guide.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.guide(guide, bounds, proposal, subviews, &cache.value)
  }

  /// The wrapped layout's vertical guide.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    erased.guide(guide, bounds, proposal, subviews, &cache.value)
  }
}
