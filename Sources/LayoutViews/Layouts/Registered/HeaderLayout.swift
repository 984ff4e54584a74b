// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A row of a leading, a middle and a trailing child, whose middle one stands in the middle of the
/// row whatever the others' widths; documents call it `Header`.
///
/// Other numbers of children than three are laid out as far as they go: the first leads, the last
/// of three or more trails, those between share the middle.
public struct HeaderLayout: Layout, Sendable, Hashable {
  /// The guide that is put on one line.
  public var alignment: VerticalAlignment
  /// The smallest gap in points.
  public var minSpacing: CGFloat
  /// The gap in points where no width is proposed.
  public var idealSpacing: CGFloat

  /// Makes a layout; by default the centre, gaps of 10 points at least and ideally 30.
  public init(
    alignment: VerticalAlignment = .center, minSpacing: CGFloat = 10, idealSpacing: CGFloat = 30
  ) {
    self.alignment = alignment
    self.minSpacing = minSpacing
    self.idealSpacing = idealSpacing
  }

  private func dimensions(
    _ subviews: Subviews, _ proposal: ProposedViewSize
  ) -> [ViewDimensions] {
    subviews.map { $0.dimensions(in: ProposedViewSize(width: proposal.width, height: nil)) }
  }

  /// The size in points: the proposed width where all fit into it with the middle in the middle.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    guard !subviews.isEmpty else { return .zero }
    let dimensions = dimensions(subviews, proposal)
    let trailing = dimensions.count > 2 ? dimensions[dimensions.count - 1].width : 0
    // What the narrower side lacks keeps the middle in the middle.
    let balance = abs(dimensions[0].width - trailing)
    let content = dimensions.reduce(0) { $0 + $1.width } + balance
    let width =
      proposal.width.map { max($0, content + 2 * minSpacing) } ?? (content + 2 * idealSpacing)
    let top = dimensions.map { -$0[alignment] }.reduce(0, min)
    let bottom = dimensions.map { $0.height - $0[alignment] }.reduce(0, max)
    return CGSize(width: width, height: bottom - top)
  }

  /// Places the children at both ends and in the middle, with their guides on one line.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let dimensions = dimensions(subviews, proposal)
    let line = dimensions.map { $0[alignment] }.reduce(0, max)
    for (index, child) in subviews.enumerated() {
      let (x, anchor): (CGFloat, UnitPoint) =
        if index == 0 {
          (bounds.minX, .topLeading)
        } else if index > 1 && index == subviews.count - 1 {
          (bounds.maxX, .topTrailing)
        } else {
          (bounds.midX, .top)
        }
      child.place(
        at: CGPoint(x: x, y: bounds.minY + line - dimensions[index][alignment]), anchor: anchor,
        proposal: ProposedViewSize(width: proposal.width, height: nil))
    }
  }
}
