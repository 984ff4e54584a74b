// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// Safe areas, margins and the guides for them.
extension LayoutCompiler {
  /// The rectangle of a guide.
  mutating func area(ofGuide guide: Document.Guide) -> LayoutArea {
    let owner = guide.owner
    let own = area(of: owner)
    switch guide.kind {
    case .safeArea: return own.shrunk(by: safeArea(of: owner))
    case .frameLayoutGuide: return own
    case .contentLayoutGuide: return contentArea(of: owner)
    case .layoutMargins: return own.shrunk(by: margins(of: owner))
    case .readableContent: return own.shrunk(by: readableInsets(of: owner))
    case .keyboard, .bottomLayoutGuide:
      return LayoutArea(item: own.item, strip: .bottom(safeArea(of: owner).bottom))
    case .topLayoutGuide:
      return LayoutArea(item: own.item, strip: .top(safeArea(of: owner).top))
    }
  }

  /// The distances from a view's edges to the safe area: the part of the root's that it covers.
  func safeArea(of view: Int) -> InterfaceBuilderInsets {
    guard view != rootView, rootSafeArea != .zero else { return rootSafeArea }
    guard let frame = framesInRoot[view], !isScrolled(view) else { return .zero }
    let room = document.views[rootView].savedFrame?.size ?? size
    return .init(
      left: max(rootSafeArea.left - frame.minX, 0), top: max(rootSafeArea.top - frame.minY, 0),
      right: max(rootSafeArea.right - (room.width - frame.maxX), 0),
      bottom: max(rootSafeArea.bottom - (room.height - frame.maxY), 0))
  }

  /// Whether a view lies in a scroll view, whose content keeps clear of bars as a whole.
  private func isScrolled(_ view: Int) -> Bool {
    var next = document.views[view].parent
    while let outer = next {
      if Self.scrolling.contains(document.views[outer].element) { return true }
      next = document.views[outer].parent
    }
    return false
  }

  /// The margins of a view with its part of the safe area and of its superview's margins.
  mutating func margins(of view: Int) -> InterfaceBuilderInsets {
    if let known = margins[view] { return known }
    let info = document.views[view]
    var result = document.layoutMargins(of: view, rootWidth: size.width)
    if info.insetsLayoutMarginsFromSafeArea { result = result.adding(safeArea(of: view)) }
    if info.preservesSuperviewLayoutMargins, view != rootView, let parent = info.parent,
      let frame = info.savedFrame, let room = document.views[parent].savedFrame?.size
    {
      let outer = margins(of: parent)
      result = result.union(
        .init(
          left: outer.left - frame.minX, top: outer.top - frame.minY,
          right: outer.right - (room.width - frame.maxX),
          bottom: outer.bottom - (room.height - frame.maxY)))
    }
    margins[view] = result
    return result
  }

  /// The margins, at least so wide that lines stay short enough to read.
  private mutating func readableInsets(of view: Int) -> InterfaceBuilderInsets {
    var insets = margins(of: view)
    guard let width = view == rootView ? size.width : framesInRoot[view]?.size.width else {
      return insets
    }
    let spare = (width - insets.left - insets.right - LayoutRules.readableWidth) / 2
    if spare > 0 {
      insets.left += spare
      insets.right += spare
    }
    return insets
  }
}
