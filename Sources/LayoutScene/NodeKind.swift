// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// What a node of a scene is: a leaf, a container or a modifier around one view.
///
/// A modifier's first child is the view that it modifies.
///
/// The parts lie behind a reference, so that nodes stay small and reading a kind copies little.
public indirect enum NodeKind: Sendable {
  // MARK: Leaves
  /// A colour or a shape that takes what it is offered.
  case flexible
  /// A circle: a square as large as the shorter proposed side.
  case circle
  /// A stand-in for any leaf.
  case box(Box)
  /// An image.
  case image(ImageLeaf)
  /// A text.
  case text(TextLeaf)
  /// A spacer.
  case spacer(SpacerLeaf)
  /// A dividing line.
  case divider(DividerLeaf)

  // MARK: Containers
  /// An `HStack` or a `VStack`.
  case stack(Stack)
  /// A `LazyHStack` or a `LazyVStack`.
  case lazyStack(Stack)
  /// A `ZStack`.
  case zStack(Alignment)
  /// A `Grid`; its children are the cells in reading order.
  case grid(GridContainer)
  /// A `LazyVGrid` or a `LazyHGrid`.
  case lazyGrid(LazyGrid)
  /// The first child that fits along the axes, else the last.
  case viewThatFits(Axis.Set)
  /// A view of at most one child that scrolls along the axes.
  case scrollView(Axis.Set)
  /// A layout of somebody's own.
  case layout(LayoutBox)
  /// A container whose children are related by constraints only.
  case constraintLayout
  /// A reader whose children all stand in its top leading corner.
  case geometryReader

  // MARK: Modifiers
  /// A frame of fixed lengths.
  case fixedFrame(FixedFrame)
  /// A frame with limits.
  case flexibleFrame(FlexibleFrame)
  /// A frame that is as long as the others of its group.
  case equalLengths(EqualLengths)
  /// A share of the nearest container.
  case containerRelativeFrame(ContainerRelativeFrame)
  /// Insets in points.
  case padding(EdgeInsets)
  /// The ideal length on the axes.
  case fixedSize(Axis.Set)
  /// A ratio of the sides.
  case aspectRatio(AspectRatio)
  /// A shift in points that layout does not notice; x grows towards trailing.
  case offset(CGPoint)
  /// The place of the view's centre in points, in a frame as large as what is offered.
  case position(CGPoint)
  /// The priority among the children of a stack.
  case layoutPriority(Double)
  /// An explicit guide.
  case alignmentGuide(AlignmentGuide)
  /// An explicit guide that code computes.
  case computedGuide(ComputedGuide)
  /// A second child in front of the first, which never notices.
  case overlay(Alignment)
  /// A second child behind the first, which never notices.
  case background(Alignment)
  /// A second child attached to the first, which never notices.
  case attachment(Attachment)
  /// A second child at an edge, and the first in what is left.
  case safeAreaInset(SafeAreaInset)
  /// Relations among the view and its descendants.
  case relations(RelationDomain)
  /// How strongly a view among constraints keeps to its intrinsic size.
  case contentPriorities(ContentPriorities)
  /// A source or a follower of a shared geometry.
  case matchedGeometry(MatchedGeometry)
}
