// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// The items that the constraints of one modifier can name.
struct ConstraintScope {
  /// The word for the view that carries the constraints.
  static let container = "self"

  /// The guides in the order of the document.
  let guides: [String]
  /// The ids of the views inside, in the order of the document.
  let views: [String]
  /// Whether a view inside has an id.
  let hasView: (String) -> Bool

  /// The item of a name; nil where there is none.
  func item(_ name: String, isQuoted: Bool = false) -> RelationItem? {
    if name == Self.container, !isQuoted { return .container }
    if guides.contains(name) { return .guide(name) }
    return hasView(name) ? .view(name) : nil
  }

  /// The names for suggestions; errors share the list.
  let known: [String]

  /// Makes a scope of the views inside and some guides.
  init(guides: [String], views: [String], hasView: @escaping (String) -> Bool) {
    self.guides = guides
    self.views = views
    self.hasView = hasView
    known = views + guides
  }
}
