// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The rank of a view for `RadialLayout`; 1 unless one is set.
public struct RadialRank: LayoutValueKey {
  /// The rank of views that set none.
  public static let defaultValue = 1
}

/// Children on a circle, the first at the top, clockwise; documents call it `Radial`.
///
/// The radius is a third of the bounds' shorter side. Three children with ranks that are not all
/// equal turn the circle, so that a better rank stands higher; `offset` turns it further.
public struct RadialLayout: Layout, Sendable, Hashable {
  /// How far the circle is turned clockwise.
  public var offset: Angle

  /// Makes a layout; not turned by default.
  public init(offset: Angle = .zero) { self.offset = offset }

  /// What is proposed, 10 points where nothing is.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// Places the children's middles on the circle.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let radius = min(bounds.width, bounds.height) / 3
    let step = Angle(radians: 2 * .pi / Double(max(subviews.count, 1)))
    let start = offset + Self.turn(for: subviews.map(Self.rank))
    for (index, child) in subviews.enumerated() {
      let angle = (start + step * Double(index)).radians
      child.place(
        at: CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle)),
        anchor: .center, proposal: .unspecified)
    }
  }

  private static func rank(of child: LayoutSubview) -> Int {
    if let rank = child.value(named: "rank") as? Int { return rank }
    if let rank = child.value(named: "rank") as? Double { return Int(exactly: rank) ?? 1 }
    return child[RadialRank.self]
  }

  /// The turn for three ranks in shares of a third of the circle: the leader comes to the top, and
  /// the others lean towards the better one of them.
  static func turn(for ranks: [Int]) -> Angle {
    guard ranks.count == 3, Set(ranks).count > 1, let best = ranks.min(),
      let leader = ranks.firstIndex(of: best)
    else { return .zero }
    let share: Double =
      switch leader {
      case 0: lean(ranks[1], ranks[2])
      case 1: -1 + lean(ranks[2], ranks[0])
      default: 1 + lean(ranks[0], ranks[1])
      }
    return .degrees(share * 120)
  }

  private static func lean(_ first: Int, _ second: Int) -> Double {
    if first == 1 { return -0.5 }
    if second == 1 { return 0.5 }
    if first == second { return 0 }
    return first < second ? -0.25 : 0.25
  }
}
