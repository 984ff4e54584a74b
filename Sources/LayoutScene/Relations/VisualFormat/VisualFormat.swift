// SPDX-License-Identifier: GPL-3.0-or-later

/// Relations along an axis in Apple's Visual Format Language: `H:|-[name(80)]-8-[value]-|`.
///
/// The gap of a plain `-` is 8 points between views and 20 to the container. Views are named by
/// their ids or by the names of guides, in double quotes where a name is no plain one.
public struct VisualFormat: Sendable, Hashable {
  /// The gap of a plain `-` between two views, in points.
  public static let siblingGap: Double = 8
  /// The gap of a plain `-` between a view and the container, in points.
  public static let containerGap: Double = 20

  /// The format.
  public var text: String
  /// The numbers that the format can name, for lengths in points and for priorities.
  public var metrics: [String: Double]
  /// How the views are aligned across, and in which direction they follow each other.
  public var options: VisualFormatOptions
  /// Where the format was written.
  public var origin: SceneOrigin

  /// Makes a format; without metrics and with the options' defaults unless given.
  public init(
    _ text: String, metrics: [String: Double] = [:], options: VisualFormatOptions = [],
    origin: SceneOrigin
  ) {
    self.text = text
    self.metrics = metrics
    self.options = options
    self.origin = origin
  }

  /// The relations that the format stands for; the text of each names its fragment.
  ///
  /// - Parameters:
  ///   - known: the names that the format can say, for suggestions.
  ///   - item: the item of a name; nil for a name that is unknown.
  /// - Throws: an error with the place in the format.
  public func relations(
    known: [String] = [], item: @escaping (String) -> RelationItem? = { .view($0) }
  ) throws(VisualFormatError) -> [SceneRelation] {
    var parser = VisualFormatParser(text)
    let syntax = try parser.format()
    let expander = VisualFormatExpander(
      format: self, syntax: syntax, scalars: parser.scalars, known: known, item: item)
    return try expander.relations()
  }
}

/// How the views of a format are aligned across its axis, and in which direction they follow each
/// other; UIKit's names.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The left edges of the views of a vertical format on one line.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1 << 1)
  /// The right edges of the views of a vertical format on one line.
  public static let alignAllRight = VisualFormatOptions(rawValue: 1 << 2)
  /// The upper edges of the views of a horizontal format on one line.
  public static let alignAllTop = VisualFormatOptions(rawValue: 1 << 3)
  /// The lower edges of the views of a horizontal format on one line.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 1 << 4)
  /// The leading edges of the views of a vertical format on one line.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 1 << 5)
  /// The trailing edges of the views of a vertical format on one line.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 1 << 6)
  /// The middles of the views of a vertical format on one line.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 1 << 9)
  /// The middles of the views of a horizontal format on one line.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 1 << 10)
  /// The last baselines of the views of a horizontal format on one line.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 1 << 11)
  /// The first baselines of the views of a horizontal format on one line.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 1 << 12)
  /// The views follow each other from leading to trailing; the default.
  public static let directionLeadingToTrailing: VisualFormatOptions = []
  /// The views follow each other from left to right, whatever the layout direction.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1 << 16)
  /// The views follow each other from right to left, whatever the layout direction; it counts where
  /// both fixed directions are given.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 1 << 17)

  /// The options that put an attribute on one line.
  static let alignments: [(option: VisualFormatOptions, attribute: RelationAttribute)] = [
    (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top),
    (.alignAllBottom, .bottom), (.alignAllLeading, .leading), (.alignAllTrailing, .trailing),
    (.alignAllCenterX, .centerX), (.alignAllCenterY, .centerY),
    (.alignAllLastBaseline, .lastBaseline), (.alignAllFirstBaseline, .firstBaseline),
  ]

  /// The options by UIKit's names.
  public static let named: [(name: String, option: VisualFormatOptions)] = [
    ("alignAllLeft", .alignAllLeft), ("alignAllRight", .alignAllRight),
    ("alignAllTop", .alignAllTop), ("alignAllBottom", .alignAllBottom),
    ("alignAllLeading", .alignAllLeading), ("alignAllTrailing", .alignAllTrailing),
    ("alignAllCenterX", .alignAllCenterX), ("alignAllCenterY", .alignAllCenterY),
    ("alignAllLastBaseline", .alignAllLastBaseline),
    ("alignAllFirstBaseline", .alignAllFirstBaseline),
    ("directionLeadingToTrailing", .directionLeadingToTrailing),
    ("directionLeftToRight", .directionLeftToRight),
    ("directionRightToLeft", .directionRightToLeft),
  ]
}
