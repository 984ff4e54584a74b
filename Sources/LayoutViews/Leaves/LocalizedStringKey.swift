// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A text that could be looked up by its language; here it stands for itself.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Collects the parts of a text.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity)
    }

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { text += literal }

    /// Adds a value as text.
    public mutating func appendInterpolation<Value>(_ value: Value) { text += "\(value)" }

    /// Adds a number in a C format.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      text += String(format: specifier, value)
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<Format: FormatStyle>(
      _ value: Format.FormatInput, format: Format
    ) where Format.FormatOutput == String {
      text += format.format(value)
    }

    /// Adds the characters of a text view.
    public mutating func appendInterpolation(_ text: Text) { self.text += text.string }
  }

  /// The text.
  let text: String

  /// Makes a key from a text.
  public init(_ value: String) { text = value }
  /// Makes a key from a literal.
  public init(stringLiteral value: String) { text = value }
  /// Makes a key from its parts.
  public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }
}
