// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A value that changes with every layout because layout depends on it.
public struct Feedback: Sendable, Hashable {
  /// The place of the view that sees the value: the types, positions and identities around it.
  public var view: String
  /// What the value is, such as `preference WidthKey` or `onChange(of:) of CGFloat`.
  public var source: String
  /// The state that is written with it, where it is one.
  public var state: String?
  /// The values in the order seen.
  public var values: [String]

  init(view: String, source: String, state: String? = nil, values: [String]) {
    self.view = view
    self.source = source
    self.state = state
    self.values = values
  }
}

extension Feedback: CustomStringConvertible {
  /// The view, the value and the last of what it was.
  public var description: String {
    let writes = state.map { ", which writes \($0)" } ?? ""
    let shown = values.suffix(4).joined(separator: ", then ")
    return "\(source) at \(view)\(writes): \(shown)"
  }
}

/// Values as messages show them.
enum FeedbackText {
  /// Sizes and rectangles as their numbers, an optional value as what it holds, everything else as
  /// it describes itself.
  static func text<Value>(of value: Value) -> String {
    switch value {
    case let size as CGSize: return "\(size.width) x \(size.height)"
    case let frame as CGRect:
      return "\(frame.origin.x), \(frame.origin.y), \(frame.size.width) x \(frame.size.height)"
    default:
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return String(describing: value) }
      return mirror.children.first.map { text(of: $0.value) } ?? "nil"
    }
  }
}
