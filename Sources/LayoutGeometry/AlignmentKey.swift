// SPDX-License-Identifier: GPL-3.0-or-later

/// The name of an alignment guide: one of the built-in ones or a custom one.
public enum AlignmentKey: Sendable, Hashable {
  /// The leading edge; its default is 0.
  case leading
  /// The horizontal centre; its default is half the width.
  case centerX
  /// The trailing edge; its default is the width.
  case trailing
  /// The upper edge; its default is 0.
  case top
  /// The vertical centre; its default is half the height.
  case centerY
  /// The lower edge; its default is the height.
  case bottom
  /// The baseline of the first line of text; its default is the height.
  case firstTextBaseline
  /// The baseline of the last line of text; its default is the height.
  case lastTextBaseline
  /// A guide with a default of its own, which a scene knows by its name.
  case custom(axis: Axis, name: String)
  /// A guide that a type names, with the default that the type computes.
  case type(axis: Axis, AlignmentType)

  /// The axis along which the guide is measured, from the view's top leading corner.
  public var axis: Axis {
    switch self {
    case .leading, .centerX, .trailing: .horizontal
    case .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline: .vertical
    case .custom(let axis, _), .type(let axis, _): axis
    }
  }

  /// The name as documents write it.
  public var name: String {
    switch self {
    case .leading: "leading"
    case .centerX: "centerX"
    case .trailing: "trailing"
    case .top: "top"
    case .centerY: "centerY"
    case .bottom: "bottom"
    case .firstTextBaseline: "firstTextBaseline"
    case .lastTextBaseline: "lastTextBaseline"
    case .custom(_, let name): name
    case .type(_, let type): String(describing: type.id)
    }
  }

  /// How a container joins the explicit values of its children into one of its own.
  public var combination: Combination {
    switch self {
    case .leading, .centerX, .trailing, .top, .centerY, .bottom: .none
    case .firstTextBaseline: .smallest
    case .lastTextBaseline: .largest
    case .custom, .type: .mean
    }
  }

  /// A rule that joins the explicit values of several children.
  public enum Combination: Sendable, Hashable {
    /// The container passes no value on.
    case none
    /// The least value counts.
    case smallest
    /// The greatest value counts.
    case largest
    /// The values are averaged.
    case mean
  }

  /// The built-in guides, in the order of their declaration.
  public static let builtIn: [AlignmentKey] = [
    .leading, .centerX, .trailing, .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
}
