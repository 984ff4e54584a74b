// SPDX-License-Identifier: GPL-3.0-or-later

/// Where a constraint or a rule comes from, in its author's words.
public struct Origin: Hashable, Sendable, CustomStringConvertible {
  /// What the author wrote, such as `frame(maxWidth: 300)`.
  public let text: String
  /// Where it was written: `file:line:column` or a path into a JSON document.
  public let place: String?

  /// Makes an origin from what was written and, where it is known, the place.
  @inlinable
  public init(_ text: String, place: String? = nil) {
    self.text = text
    self.place = place
  }

  /// The text, followed by the place when there is one.
  public var description: String {
    guard let place else { return text }
    return "\(text) at \(place)"
  }
}
