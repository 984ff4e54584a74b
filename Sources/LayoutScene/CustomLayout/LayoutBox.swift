// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A layout of any type, as a scene holds it.
public struct LayoutBox: @unchecked Sendable {
  /// The axis that spacers and dividers inside take over.
  public let stackOrientation: Axis?
  /// The layout.
  public let layout: any Layout

  /// Wraps a layout.
  public init(_ layout: some Layout) {
    self.layout = layout
    stackOrientation = type(of: layout).layoutProperties.stackOrientation
  }

  /// Wraps a layout whose axis is known at run time only.
  public init(_ layout: some Layout, stackOrientation: Axis?) {
    self.layout = layout
    self.stackOrientation = stackOrientation
  }

  /// Opens the layout for one container of one scene.
  public func run(
    on subviews: LayoutSubviews
  ) -> any LayoutRunning {
    Self.open(layout, subviews)
  }

  private static func open<Opened: Layout>(
    _ layout: Opened, _ subviews: LayoutSubviews
  ) -> any LayoutRunning {
    LayoutRun(layout: layout, subviews: subviews)
  }
}

/// A layout with its children and its cache.
public protocol LayoutRunning: AnyObject {
  /// The container's size for a proposal; lengths that are negative or undefined are 0.
  func size(for proposal: ProposedViewSize) -> CGSize
  /// The children's places in bounds of a size.
  func places(in size: CGSize, proposal: ProposedViewSize) -> [LayoutContext.Place]
  /// The container's explicit guide, from its top leading corner.
  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat?
  /// The container's wishes about its neighbours.
  func spacing() -> ViewSpacing
  /// The constraints among the children in bounds of a size; nil for a layout that has none.
  func constraints(in size: CGSize, proposal: ProposedViewSize) -> [LayoutConstraint]?
  /// The answers that were not lengths, in the order found.
  var faults: [String] { get }
}

/// A layout of a known type with its children and its cache.
final class LayoutRun<Opened: Layout>: LayoutRunning {
  let layout: Opened
  let subviews: LayoutSubviews
  var cache: Opened.Cache
  private(set) var faults: [String] = []

  init(layout: Opened, subviews: LayoutSubviews) {
    self.layout = layout
    self.subviews = subviews
    cache = layout.makeCache(subviews: subviews)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let size = layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    return CGSize(
      width: checked(size.width, "width", proposal),
      height: checked(size.height, "height", proposal))
  }

  private func checked(_ length: CGFloat, _ name: String, _ proposal: ProposedViewSize) -> CGFloat {
    if length >= 0 { return length }
    let fault =
      "\(Opened.self) answers \(length) as its \(name); lengths are not negative, so it counts as 0"
    if !faults.contains(fault) { faults.append(fault) }
    return 0
  }

  func places(in size: CGSize, proposal: ProposedViewSize) -> [LayoutContext.Place] {
    let bounds = CGRect(origin: .zero, size: size)
    return subviews.collectingPlaces(in: bounds, proposal: proposal) {
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard size.width.isFinite && size.height.isFinite else { return nil }
    let bounds = CGRect(origin: .zero, size: size)
    return key.axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(key: key), in: bounds, proposal: proposal, subviews: subviews,
        cache: &cache)
  }

  func spacing() -> ViewSpacing { layout.spacing(subviews: subviews, cache: &cache) }

  func constraints(in size: CGSize, proposal: ProposedViewSize) -> [LayoutConstraint]? {
    guard let layout = layout as? any ConstraintLayoutProtocol else { return nil }
    return constraints(of: layout, size, proposal)
  }

  private func constraints<Constrained: ConstraintLayoutProtocol>(
    of layout: Constrained, _ size: CGSize, _ proposal: ProposedViewSize
  ) -> [LayoutConstraint]? {
    // The opened layout is this run's own, so its cache has this run's type.
    guard var known = cache as? Constrained.Cache else { return nil }
    let constraints = layout.constraints(
      in: size, proposal: proposal, subviews: subviews, cache: &known)
    if let changed = known as? Opened.Cache { cache = changed }
    return constraints
  }
}
