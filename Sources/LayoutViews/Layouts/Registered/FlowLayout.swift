// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Children beside each other as far as they fit, then in the next line; documents call it `Flow`.
///
/// Children have their ideal size, but are not wider than the line.
public struct FlowLayout: Layout, Sendable, Hashable {
  /// The guide that is put on one line.
  public var alignment: VerticalAlignment
  /// The gap between neighbours in points.
  public var spacing: CGFloat
  /// The gap between lines in points.
  public var lineSpacing: CGFloat

  /// Makes a layout; by default the centre and gaps of 8 points.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat = 8, lineSpacing: CGFloat = 8
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.lineSpacing = lineSpacing
  }

  /// A child with its place from the container's top leading corner.
  private struct Item {
    var origin: CGPoint
    var proposal: ProposedViewSize
    var dimensions: ViewDimensions
  }

  /// A sum that exceeds the width by less still fits, in points.
  private static let tolerance: CGFloat = 1e-6

  private func plan(width proposed: CGFloat?, _ subviews: Subviews) -> (CGSize, [Item]) {
    let limit = proposed ?? .infinity
    var items: [Item] = []
    var size = CGSize.zero
    var line: [Int] = []
    var x: CGFloat = 0
    let finishLine = {
      guard !line.isEmpty else { return }
      let guides = line.map { items[$0].dimensions[alignment] }
      let top = (size.height > 0 || items.count > line.count) ? size.height + lineSpacing : 0
      let shared = guides.reduce(0, max)
      var bottom: CGFloat = 0
      for (index, guide) in zip(line, guides) {
        items[index].origin.y = top + shared - guide
        bottom = max(bottom, items[index].origin.y + items[index].dimensions.height)
      }
      size = CGSize(width: max(size.width, x - spacing), height: bottom)
      (line, x) = ([], 0)
    }
    for child in subviews {
      let ideal = child.sizeThatFits(.unspecified)
      let proposal =
        ideal.width > limit ? ProposedViewSize(width: limit, height: nil) : .unspecified
      let dimensions = child.dimensions(in: proposal)
      if !line.isEmpty && x + dimensions.width > limit + Self.tolerance { finishLine() }
      line.append(items.count)
      items.append(
        Item(origin: CGPoint(x: x, y: 0), proposal: proposal, dimensions: dimensions))
      x += dimensions.width + spacing
    }
    finishLine()
    return (size, items)
  }

  /// The size in points: as wide as the widest line.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    plan(width: proposal.width, subviews).0
  }

  /// Places the children line by line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (child, item) in zip(subviews, plan(width: bounds.width, subviews).1) {
      child.place(
        at: CGPoint(x: bounds.minX + item.origin.x, y: bounds.minY + item.origin.y),
        proposal: item.proposal)
    }
  }
}
