// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What is known of all views of a document before any root is compiled.
struct LayoutPlan {
  typealias Document = InterfaceBuilderDocument

  /// How the frame of a view comes about.
  enum Placement: Sendable, Hashable {
    /// The view is a root.
    case root
    /// Constraints place it.
    case constrained
    /// A stack arranges it.
    case arranged
    /// A grid places it.
    case gridded
    /// It follows its parent.
    case autoresized
    /// Interface Builder holds its saved frame.
    case fixed
    /// As nothing ties it to anything outside, Interface Builder holds its saved frame.
    case pinned
  }

  /// The placement of each view.
  private(set) var placements: [Placement]
  /// Whether each view is hidden in a stack or grid, or lies in a view that is.
  private(set) var isDetached: [Bool]
  /// The positions of the views below each root, in document order.
  private(set) var viewsOfRoot: [[Int]]
  /// The positions of the constraints of each root, in document order.
  private(set) var constraintsOfRoot: [[Int]]
  /// The positions of the constraints between different roots, in document order.
  private(set) var strayConstraints: [Int] = []

  init(_ document: Document) {
    let views = document.views
    placements = views.map { view in
      if view.slot == .root { return .root }
      if view.isFrameFixed { return .fixed }
      return view.isManaged ? .constrained : .autoresized
    }
    isDetached = [Bool](repeating: false, count: views.count)
    viewsOfRoot = [[Int]](repeating: [], count: document.roots.count)
    constraintsOfRoot = [[Int]](repeating: [], count: document.roots.count)
    findArrangements(document)
    findUntied(document)
    for index in views.indices {
      viewsOfRoot[views[index].root].append(index)
      if let parent = views[index].parent, isDetached[parent] { isDetached[index] = true }
    }
    for (number, constraint) in document.constraints.enumerated() {
      let root = views[constraint.owner].root
      let items = [constraint.firstItem] + (constraint.secondItem.map { [$0] } ?? [])
      // What leads out of the root's own coordinates means nothing in them.
      guard items.allSatisfy({ views[document.view(of: $0)].root == root }) else {
        strayConstraints.append(number)
        continue
      }
      constraintsOfRoot[root].append(number)
    }
  }

  private mutating func findArrangements(_ document: Document) {
    for view in document.views {
      if let stack = view.stack {
        for child in stack.arranged { placements[child] = .arranged }
        for child in stack.arranged where document.isDetached(child, in: stack) {
          isDetached[child] = true
        }
      }
      for cell in view.grid?.cells ?? [] {
        guard let content = cell.content else { continue }
        placements[content] = .gridded
        let isHidden = [
          cell.row.map { view.grid?.rows[$0].isHidden ?? false },
          cell.column.map { view.grid?.columns[$0].isHidden ?? false },
        ]
        if isHidden.contains(true) { isDetached[content] = true }
      }
    }
  }

  /// Finds managed views of which no constraint leads outside.
  private mutating func findUntied(_ document: Document) {
    var isTied = [Bool](repeating: false, count: placements.count)
    for constraint in document.constraints {
      guard let second = constraint.secondItem else { continue }
      let one = document.view(of: constraint.firstItem)
      let other = document.view(of: second)
      for (view, outside) in [(one, other), (other, one)]
      where view != outside && !document.isView(outside, inside: view) {
        isTied[view] = true
      }
    }
    for index in placements.indices where placements[index] == .constrained && !isTied[index] {
      placements[index] = .pinned
    }
  }
}

extension InterfaceBuilderDocument {
  /// The view that an item is or belongs to.
  func view(of item: Item) -> Int {
    switch item {
    case .view(let view): view
    case .guide(let guide): guides[guide].owner
    }
  }

  /// Whether an arranged view takes no room in its stack.
  ///
  /// An activity indicator that hides while it stands still is shown where it is designed.
  func isDetached(_ view: Int, in stack: Stack) -> Bool {
    stack.detachesHiddenViews && views[view].isHidden
      && views[view].element != "activityIndicatorView"
  }

  /// Whether a view is another one or lies inside it.
  func isView(_ view: Int, inside outer: Int) -> Bool {
    var next: Int? = view
    while let current = next {
      if current == outer { return true }
      next = views[current].parent
    }
    return false
  }
}
