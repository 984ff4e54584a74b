// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// How far a view wants to stand from its neighbours: a table of preferences by edge and by kind.
///
/// Edges are absolute: an entry for the left edge stays there from right to left.
public struct ViewSpacing: Sendable, Hashable {
  /// What a preference is about; only preferences of one kind meet.
  public enum Category: Int8, Sendable, Hashable, Comparable {
    /// A text above or below another text.
    case textToText
    /// The edge of a view that stands above a text.
    case edgeAboveText
    /// The edge of a view that stands below a text.
    case edgeBelowText

    /// The order of declaration.
    public static func < (a: Category, b: Category) -> Bool { a.rawValue < b.rawValue }
  }

  /// An edge that does not turn with the layout direction.
  public enum AbsoluteEdge: Int8, Sendable, Hashable, CaseIterable {
    /// The upper edge.
    case top
    /// The left edge.
    case left
    /// The lower edge.
    case bottom
    /// The right edge.
    case right

    /// The edge that a relative one stands for in a layout direction.
    public init(_ edge: Edge, direction: LayoutDirection) {
      switch edge {
      case .top: self = .top
      case .bottom: self = .bottom
      case .leading: self = direction == .leftToRight ? .left : .right
      case .trailing: self = direction == .leftToRight ? .right : .left
      }
    }
  }

  /// A preference: a distance in points, or a text's line metrics.
  public enum Preference: Sendable, Hashable {
    /// A distance in points.
    case distance(CGFloat)
    /// A text's leading and the side of its pixel, both in points.
    case text(leading: CGFloat, pixelLength: CGFloat)
  }

  struct Key: Hashable, Sendable {
    var category: Category?
    var edge: AbsoluteEdge
  }

  var entries: [Key: Preference]

  /// The distance between views that prefer none, in points: SwiftUI's, measured on macOS and iOS.
  public static let platformDefault: CGFloat = 8

  /// An empty table: neighbours decide.
  public init() { entries = [:] }

  init(_ entries: [Key: Preference]) { self.entries = entries }

  /// Wants to touch its neighbours on every edge.
  public static let zero = ViewSpacing(
    Dictionary(
      uniqueKeysWithValues: AbsoluteEdge.allCases.map {
        (Key(category: nil, edge: $0), .distance(0))
      }))

  /// The table of a view without wishes of its own.
  public static let ordinary = ViewSpacing([
    Key(category: .edgeBelowText, edge: .top): .distance(0),
    Key(category: .edgeAboveText, edge: .bottom): .distance(0),
  ])

  /// The table of a spacer, which touches its neighbours along its axis (along both without one).
  public static func spacer(along axis: Axis?) -> ViewSpacing {
    let edges = AbsoluteEdge.allCases.filter { edge in
      axis == nil || axis == ((edge == .left || edge == .right) ? .horizontal : .vertical)
    }
    return ViewSpacing(
      Dictionary(uniqueKeysWithValues: edges.map { (Key(category: nil, edge: $0), .distance(0)) }))
  }

  /// The table of a text in a font.
  public static func text(_ metrics: FontMetrics, pixelLength: CGFloat) -> ViewSpacing {
    let toText = Preference.text(leading: metrics.leading, pixelLength: pixelLength)
    var spacing = ViewSpacing([
      Key(category: .textToText, edge: .top): toText,
      Key(category: .textToText, edge: .bottom): toText,
    ])
    if let distances = metrics.distancesToOtherViews {
      spacing.entries[Key(category: .edgeAboveText, edge: .top)] = .distance(distances.above)
      spacing.entries[Key(category: .edgeBelowText, edge: .bottom)] = .distance(distances.below)
    }
    return spacing
  }

  /// The distance in points at which `next` follows this view along an axis.
  public func distance(
    to next: ViewSpacing, along axis: Axis, direction: LayoutDirection = .leftToRight
  ) -> CGFloat {
    let ends = axis == .horizontal ? (Edge.trailing, Edge.leading) : (Edge.bottom, Edge.top)
    let end = AbsoluteEdge(ends.0, direction: direction)
    let start = AbsoluteEdge(ends.1, direction: direction)
    let shared = entries.compactMap { key, preference -> CGFloat? in
      guard let category = key.category, key.edge == end,
        let other = next.entries[Key(category: category, edge: start)]
      else { return nil }
      return Self.joined(preference, other)
    }
    if let largest = shared.max() { return largest }
    let plain = [
      entries[Key(category: nil, edge: end)], next.entries[Key(category: nil, edge: start)],
    ].compactMap { preference -> CGFloat? in
      guard case .distance(let distance)? = preference else { return nil }
      return distance
    }
    return plain.max() ?? Self.platformDefault
  }

  private static func joined(_ upper: Preference, _ lower: Preference) -> CGFloat {
    switch (upper, lower) {
    case (.distance(let a), .distance(let b)): a + b
    case (.distance(let distance), .text), (.text, .distance(let distance)): distance
    case (.text(_, let pixel), .text(let leading, _)): (leading / pixel).rounded(.up) * pixel
    }
  }

  /// Takes over the preferences of another table on some edges; the larger one wins where both
  /// have one.
  public mutating func formUnion(
    _ other: ViewSpacing, edges: Edge.Set = .all, direction: LayoutDirection = .leftToRight
  ) {
    for edge in Edge.allCases where edges.contains(edge) {
      let absolute = AbsoluteEdge(edge, direction: direction)
      for (key, preference) in other.entries where key.edge == absolute {
        entries[key] = entries[key].map { Self.larger($0, preference) } ?? preference
      }
    }
  }

  private static func larger(_ a: Preference, _ b: Preference) -> Preference {
    switch (a, b) {
    case (.distance(let x), .distance(let y)): x >= y ? a : b
    case (.text(let x, _), .text(let y, _)): x >= y ? a : b
    case (.distance, .text): a
    case (.text, .distance): b
    }
  }

  /// The union with another table on some edges.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The table with left and right exchanged from right to left, so that left stands for leading.
  func turned(for direction: LayoutDirection) -> ViewSpacing {
    guard direction == .rightToLeft else { return self }
    return ViewSpacing(
      Dictionary(
        uniqueKeysWithValues: entries.map { key, preference in
          var turned = key
          if key.edge == .left { turned.edge = .right }
          if key.edge == .right { turned.edge = .left }
          return (turned, preference)
        }))
  }

  /// Replaces the preferences of some edges by those of a view without wishes.
  mutating func reset(_ edges: Edge.Set, direction: LayoutDirection) {
    for edge in Edge.allCases where edges.contains(edge) {
      let absolute = AbsoluteEdge(edge, direction: direction)
      entries = entries.filter { $0.key.edge != absolute }
      for (key, preference) in ViewSpacing.ordinary.entries where key.edge == absolute {
        entries[key] = preference
      }
    }
  }
}
