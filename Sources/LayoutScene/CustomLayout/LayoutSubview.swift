// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What a layout may ask of its children; each engine answers in its own way.
public protocol LayoutSubviewSource: AnyObject {
  /// A child's answer to a proposal.
  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize
  /// A child's guide for a proposal.
  func guide(_ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize) -> CGFloat
  /// A child's explicit guide for a proposal, or nil.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize
  ) -> CGFloat?
}

/// A child of a layout.
public struct LayoutSubview: Equatable {
  let node: NodeID
  /// The place among all siblings.
  let place: Int
  let traits: LayoutSubviews.Traits
  let context: LayoutContext

  /// Whether both are the same child of the same layout.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool {
    a.node == b.node && a.context === b.context
  }

  /// The value that the child hands to its layout for a key.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { traits.values[key] }

  /// The value that a document gives the child under a name.
  public func value(named name: String) -> Any? { traits.values[name: name] }

  /// The child's priority: 0 unless `layoutPriority` says otherwise.
  public var priority: Double { traits.priority }

  /// The child's wishes about its neighbours, from leading to trailing.
  public var spacing: ViewSpacing { traits.spacing }

  /// The child's answer to a proposal, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    context.source?.size(of: node, for: proposal.withoutOddLengths) ?? .zero
  }

  /// The child's answer to a proposal with its guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    let (source, node) = (context.source, node)
    let proposal = proposal.withoutOddLengths
    return ViewDimensions(
      size: sizeThatFits(proposal),
      guide: { source?.guide($0, of: node, for: proposal) ?? 0 },
      explicitGuide: { source?.explicitGuide($0, of: node, for: proposal) })
  }

  /// Places the child: puts a point of it on a point of the container.
  ///
  /// Counts in `placeSubviews` only; the last of several calls counts. Places outside of the bounds
  /// are kept. Coordinates that are not finite count as the leading and the top edge.
  ///
  /// - Parameters:
  ///   - position: the point in the coordinate space of the layout's bounds.
  ///   - anchor: the child's point; top leading by default, as in SwiftUI.
  ///   - proposal: what the child is proposed; negative and undefined lengths count as 0.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    context.place(self, at: position, anchor: anchor, proposal: proposal.withoutOddLengths)
  }
}

/// The children of a layout in order.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A child.
  public typealias Element = LayoutSubview
  /// A place among the children.
  public typealias Index = Int
  /// Some of the children, with their places.
  public typealias SubSequence = LayoutSubviews

  /// What is known of a child without asking it.
  struct Traits {
    var priority: Double
    var spacing: ViewSpacing
    var values: LayoutValues
  }

  let elements: [LayoutSubview]
  private let bounds: Range<Int>
  /// The direction in which the container places its children; layouts need not mirror.
  public let layoutDirection: LayoutDirection

  init(_ elements: [LayoutSubview], bounds: Range<Int>, layoutDirection: LayoutDirection) {
    self.elements = elements
    self.bounds = bounds
    self.layoutDirection = layoutDirection
  }

  /// The first place.
  public var startIndex: Int { bounds.lowerBound }
  /// The place after the last child.
  public var endIndex: Int { bounds.upperBound }

  /// A child by its place.
  ///
  /// - Precondition: the place is one of `indices`.
  public subscript(index: Int) -> LayoutSubview {
    precondition(bounds.contains(index), "there is no subview \(index) among \(bounds)")
    return elements[index]
  }

  /// Some children, which keep their places.
  public subscript(range: Range<Int>) -> LayoutSubviews {
    precondition(
      bounds.contains(range) || range.isEmpty, "there are no subviews \(range) among \(bounds)")
    return LayoutSubviews(elements, bounds: range, layoutDirection: layoutDirection)
  }

  /// The children at some places, in that order.
  public subscript<Places: Sequence>(places: Places) -> LayoutSubviews where Places.Element == Int {
    let chosen = places.map { self[$0] }
    return LayoutSubviews(chosen, bounds: 0..<chosen.count, layoutDirection: layoutDirection)
  }

  /// Whether both are the same children in the same order.
  public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
    a.elementsEqual(b) && a.layoutDirection == b.layoutDirection
  }

  /// Whether a child may have explicit guides, so that asking is worth it.
  var mayHaveGuides: Bool { first?.context.mayHaveGuides ?? false }
}

extension ProposedViewSize {
  /// The proposal without lengths that no view can take: negative and undefined ones are 0.
  var withoutOddLengths: ProposedViewSize {
    ProposedViewSize(width: width.map { $0 > 0 ? $0 : 0 }, height: height.map { $0 > 0 ? $0 : 0 })
  }
}
