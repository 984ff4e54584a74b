// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A container of your own, with SwiftUI's requirements and defaults.
///
/// Sizes and places are in points in the container's own coordinate space, from leading to trailing;
/// from right to left the places are mirrored afterwards.
public protocol Layout: Animatable {
  /// What a layout keeps between calls; nothing by default.
  associatedtype Cache = Void
  /// The children.
  typealias Subviews = LayoutSubviews

  /// The axis along which spacers and dividers inside grow; none by default.
  static var layoutProperties: LayoutProperties { get }

  /// Makes what is kept between calls.
  func makeCache(subviews: Subviews) -> Cache
  /// Renews what is kept when the children change; makes it anew by default.
  func updateCache(_ cache: inout Cache, subviews: Subviews)
  /// The container's wishes about its neighbours; those of all children by default.
  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
  /// The container's size for a proposal, the same whenever it is asked.
  ///
  /// Negative and undefined lengths count as 0, with a warning; infinite ones are kept. Answers that
  /// change between calls make no single layout: the comparison of both engines shows them.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize
  /// Places the children in the container's bounds, whose origin need not be zero.
  ///
  /// A child that is not placed stands in the middle, proposed what the container is.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)
  /// The container's explicit value of a horizontal guide; by default joined from the children.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
  /// The container's explicit value of a vertical guide; by default joined from the children.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// What a layout is, apart from its values.
public struct LayoutProperties: Sendable, Hashable {
  /// The axis of a stack, which spacers and dividers inside take over.
  public var stackOrientation: Axis?

  /// Makes properties without an axis.
  public init() {}
}

extension Layout {
  /// No axis.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of the children's wishes on all edges; zero without children.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard let first = subviews.first else { return .zero }
    return subviews.dropFirst().reduce(first.spacing) { $0.union($1.spacing) }
  }

  /// Joins the children's explicit values, as the guide's rule says, in the places that
  /// `placeSubviews` gives them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    joinedAlignment(guide.key, bounds, proposal, subviews, &cache)
  }

  /// Joins the children's explicit values, as the guide's rule says, in the places that
  /// `placeSubviews` gives them.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    joinedAlignment(guide.key, bounds, proposal, subviews, &cache)
  }

  private func joinedAlignment(
    _ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard key.combination != .none, subviews.mayHaveGuides,
      bounds.width.isFinite && bounds.height.isFinite
    else { return nil }
    let places = subviews.collectingPlaces(in: bounds, proposal: proposal) {
      placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
    return key.joined(
      places.compactMap { place in
        place.subview.dimensions(in: place.proposal).explicitValue(of: key).map {
          $0 + place.frame.origin[key.axis]
        }
      })
  }
}

extension Layout where Cache == Void {
  /// Nothing is kept.
  public func makeCache(subviews: Subviews) {}
}

extension AlignmentKey {
  /// The explicit values of several children as one of their container.
  public func joined(_ values: [CGFloat]) -> CGFloat? {
    guard let first = values.first else { return nil }
    switch combination {
    case .none: return nil
    case .smallest: return values.dropFirst().reduce(first, min)
    case .largest: return values.dropFirst().reduce(first, max)
    case .mean: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

extension ViewDimensions {
  /// The explicit value of a guide by its name.
  func explicitValue(of key: AlignmentKey) -> CGFloat? {
    key.axis == .horizontal
      ? self[explicit: HorizontalAlignment(key: key)] : self[explicit: VerticalAlignment(key: key)]
  }
}
