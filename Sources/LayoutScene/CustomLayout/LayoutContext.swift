// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// One layout of one container: connects its children with the engine and takes their places.
public final class LayoutContext {
  weak var source: (any LayoutSubviewSource)?
  let mayHaveGuides: Bool
  private var collecting: PlacedSubviews?

  /// Where the places go while a layout places its children.
  private final class PlacedSubviews {
    var places: [NodeID: Place] = [:]
    var bounds: CGRect
    init(bounds: CGRect) { self.bounds = bounds }
  }

  /// A child as it was placed.
  public struct Place {
    /// The child.
    public var subview: LayoutSubview
    /// The child's frame in the coordinate space of the container's bounds less their origin.
    public var frame: CGRect
    /// What the child was proposed.
    public var proposal: ProposedViewSize
  }

  /// Makes a context for an engine.
  public init(source: (any LayoutSubviewSource)?, mayHaveGuides: Bool) {
    self.source = source
    self.mayHaveGuides = mayHaveGuides
  }

  func place(
    _ subview: LayoutSubview, at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
  ) {
    guard let collecting else { return }
    let size = subview.sizeThatFits(proposal)
    let origin = CGPoint(
      x: Self.offset(position.x, anchor.x, size.width) - collecting.bounds.origin.x,
      y: Self.offset(position.y, anchor.y, size.height) - collecting.bounds.origin.y)
    collecting.places[subview.node] = Place(
      subview: subview, frame: CGRect(origin: origin, size: size), proposal: proposal)
  }

  private static func offset(_ position: CGFloat, _ share: CGFloat, _ length: CGFloat) -> CGFloat {
    share == 0 ? position : position - share * length
  }

  /// Runs a placement and answers all children's places; who is not placed stands in the middle,
  /// proposed what the container is.
  func collect(
    _ subviews: LayoutSubviews, in bounds: CGRect, proposal: ProposedViewSize, _ place: () -> Void
  ) -> [Place] {
    let outer = collecting
    let current = PlacedSubviews(bounds: bounds)
    collecting = current
    place()
    collecting = outer
    return subviews.map { subview in
      if let place = current.places[subview.node] { return place }
      let size = subview.sizeThatFits(proposal)
      let origin = CGPoint(
        x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2)
      return Place(
        subview: subview, frame: CGRect(origin: origin, size: size), proposal: proposal)
    }
  }
}

extension LayoutSubviews {
  /// Runs a placement of these children and answers their places.
  func collectingPlaces(
    in bounds: CGRect, proposal: ProposedViewSize, _ place: () -> Void
  ) -> [LayoutContext.Place] {
    guard let context = elements.first?.context else {
      place()
      return []
    }
    return context.collect(self, in: bounds, proposal: proposal, place)
  }
}
