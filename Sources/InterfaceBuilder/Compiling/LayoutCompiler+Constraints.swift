// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The constraints of the file.
extension LayoutCompiler {
  /// Compiles a constraint: first = multiplier · second + constant.
  mutating func compile(constraint number: Int) {
    let constraint = document.constraints[number]
    guard
      var left = expression(
        constraint.firstAttribute, of: constraint.firstItem, seenFrom: constraint.secondItem)
    else { return }
    let offset = RelationExpression(constant: Double(constraint.constant))
    var right = offset
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute,
      var second = expression(attribute, of: item, seenFrom: constraint.firstItem)
    {
      let factor = constraint.multiplier
      if factor != 1, !attribute.isLength {
        // A factor of a place counts from the corner of the view that holds the constraint.
        let corner = area(of: constraint.owner).start(
          attribute.isHorizontal ? .horizontal : .vertical)
        second = second.subtracting(corner)
        left = left.subtracting(corner)
      }
      right = second.scaled(by: factor).adding(offset)
    }
    let kind: SceneRelation.Kind =
      switch constraint.relation {
      case .equal: .equal
      case .greaterThanOrEqual: .atLeast
      case .lessThanOrEqual: .atMost
      }
    add(
      left, kind, right, priority: constraint.priority, .constraint(number),
      document.text(of: constraint))
  }

  // MARK: Attributes

  /// An attribute of an item, as it means when a constraint ties it to another item.
  private mutating func expression(
    _ attribute: Document.Attribute, of item: Document.Item, seenFrom other: Document.Item?
  ) -> RelationExpression? {
    var area = area(of: item)
    if case .view(let view) = item {
      if isContent(of: view, attribute, seenFrom: other) { area = contentArea(of: view) }
      switch attribute {
      case .leadingMargin, .leftMargin, .trailingMargin, .rightMargin, .topMargin, .bottomMargin,
        .centerXWithinMargins, .centerYWithinMargins:
        area = area.shrunk(by: margins(of: view))
      case .baseline, .lastBaseline: return baseline(.last, of: view)
      case .firstBaseline: return baseline(.first, of: view)
      default: break
      }
    }
    return switch attribute {
    case .leading, .left, .leadingMargin, .leftMargin: area.left
    case .trailing, .right, .trailingMargin, .rightMargin: area.right
    case .top, .topMargin: area.top
    case .bottom, .bottomMargin, .baseline, .firstBaseline, .lastBaseline: area.bottom
    case .width: area.width
    case .height: area.height
    case .centerX, .centerXWithinMargins: area.centerX
    case .centerY, .centerYWithinMargins: area.centerY
    }
  }

  private mutating func area(of item: Document.Item) -> LayoutArea {
    switch item {
    case .view(let view): area(of: view)
    case .guide(let guide): area(ofGuide: document.guides[guide])
    }
  }

  // MARK: Scroll views

  /// The views whose edges, seen from inside, are those of their content.
  static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  /// Whether an edge of a scroll view means that of its content.
  private func isContent(
    of view: Int, _ attribute: Document.Attribute, seenFrom other: Document.Item?
  ) -> Bool {
    guard document.platform != .macOS, Self.scrolling.contains(document.views[view].element),
      let other
    else { return false }
    let inner = document.view(of: other)
    guard inner != view, document.isView(inner, inside: view) else { return false }
    switch attribute {
    case .width, .height, .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins:
      return false
    default: return true
    }
  }

  /// The rectangle of a scroll view's content: at the view's corner, with lengths of its own.
  ///
  /// What nothing inside decides of them is open, and as small as the tie-break makes it.
  mutating func contentArea(of view: Int) -> LayoutArea {
    let name = "content of \(document.views[view].id)"
    let content = LayoutArea(item: .guide(name))
    guard scrollContents.insert(view).inserted else { return content }
    guides.append(RelationDomain.Guide(name))
    let own = area(of: view)
    for axis in Axis.allCases {
      add(
        content.start(axis), .equal, own.start(axis), .scrollContent(view),
        "the content starts at its scroll view's corner")
    }
    return content
  }
}
