// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How `aspectRatio` fills the room it has.
public enum ContentMode: Int8, Sendable, Hashable, CaseIterable {
  /// As large as possible inside the proposal.
  case fit
  /// As small as possible around the proposal.
  case fill
}

/// `aspectRatio(_:contentMode:)`.
public struct AspectRatio: Sendable, Hashable {
  /// Width by height; nil for the view's own.
  public var ratio: CGFloat?
  /// How the room is filled.
  public var contentMode: ContentMode

  /// Makes a ratio; one that is not positive and finite counts as nil.
  public init(ratio: CGFloat? = nil, contentMode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.contentMode = contentMode
  }
}

/// `alignmentGuide(_:computeValue:)` with a linear value.
public struct AlignmentGuide: Sendable, Hashable {
  /// The guide that is set.
  public var key: AlignmentKey
  /// Its value for the view below the modifier.
  public var value: GuideExpression

  /// Makes a guide.
  public init(key: AlignmentKey, value: GuideExpression) {
    self.key = key
    self.value = value
  }
}

/// `alignmentGuide(_:computeValue:)` with a value that code computes.
///
/// The computation must depend on nothing but the dimensions that it gets: engines keep its values.
public struct ComputedGuide: @unchecked Sendable {
  /// The guide that is set.
  public var key: AlignmentKey
  /// The value for the view below the modifier, from its top leading corner in points.
  public var value: (ViewDimensions) -> CGFloat

  /// Makes a guide.
  public init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }
}

/// `safeAreaInset(edge:alignment:spacing:content:)`.
public struct SafeAreaInset: Sendable, Hashable {
  /// The edge at which the inset view stands.
  public var edge: Edge
  /// The guide across that aligns both views.
  public var alignment: AlignmentKey
  /// The gap in points, or nil for what the views prefer.
  public var spacing: CGFloat?
  /// The gap in points; filled in when the scene is resolved.
  public internal(set) var gap: CGFloat = 0

  /// Makes an inset; the default alignment is the centre across.
  public init(edge: Edge, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment ?? (edge.axis == .horizontal ? .centerY : .centerX)
    self.spacing = spacing
  }
}

/// `matchedGeometryEffect(id:in:properties:anchor:isSource:)`.
public struct MatchedGeometry: Sendable, Hashable {
  /// What a follower takes from its source.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int8
    /// Makes a set from its bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The place of the anchor.
    public static let position = Properties(rawValue: 1)
    /// The size, as the content's proposal.
    public static let size = Properties(rawValue: 2)
    /// Both.
    public static let frame: Properties = [.position, .size]
  }

  /// The name that joins a source and its followers.
  public var id: String
  /// What a follower takes.
  public var properties: Properties
  /// The point of this view that is matched.
  public var anchor: UnitPoint
  /// Whether this view is the source.
  public var isSource: Bool

  /// Makes an effect with SwiftUI's defaults.
  public init(
    id: String, properties: Properties = .frame, anchor: UnitPoint = .center, isSource: Bool = true
  ) {
    self.id = id
    self.properties = properties
    self.anchor = anchor
    self.isSource = isSource
  }
}

/// A view put with a point of its own on a point of another view, whose layout does not notice.
public struct Attachment: Sendable, Hashable {
  /// A point of a view: the crossing of two guides, or a share of its size.
  public enum Anchor: Sendable, Hashable {
    /// The crossing of two guides, explicit ones included.
    case guides(Alignment)
    /// A share of the size, from the top leading corner.
    case unitPoint(UnitPoint)
  }

  /// The point of the view that is attached to.
  public var target: Anchor
  /// The point of the attached content.
  public var source: Anchor
  /// How far the content's point stands from the target, in points; x grows towards trailing.
  public var offset: CGPoint

  /// Makes an attachment: by default the content's centre on the top trailing corner.
  public init(
    at target: Anchor = .guides(.topTrailing), by source: Anchor = .guides(.center),
    offset: CGPoint = .zero
  ) {
    self.target = target
    self.source = source
    self.offset = offset
  }
}
