// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// A text in one font.
nonisolated public struct Text: View, Sendable, Equatable {
  var string: String
  var ownFont: Font?
  var ownWeight: Font.Weight?

  init(string: String) { self.string = string }

  /// Shows a text as it is.
  public init(verbatim content: String) { self.init(string: content) }

  /// Shows a text as it is.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(string: String(content)) }

  /// Shows a text whose key is not looked up.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(string: key.text)
  }

  /// Shows a text without its attributes.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self.init(string: String(attributedContent.characters))
  }

  /// Shows a value in a format.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(string: format.format(input))
  }

  /// Both texts after each other; what the first says about its font holds for both.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.string += second.string
    return text
  }
}

extension Text: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    var font = ownFont ?? context.environment.font
    if let weight = ownWeight ?? context.environment.fontWeight {
      font = (font ?? .body).weight(weight)
    }
    return [
      SceneElement(
        .text(string, font: font, lineLimit: context.environment.lineLimit), type: "Text")
    ]
  }
}

extension Text {
  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }

  /// The text in a font, or in the environment's where nil; the innermost font counts.
  public func font(_ font: Font?) -> Text { with { $0.ownFont = $0.ownFont ?? font } }

  /// The text in a weight, or in the font's where nil; the innermost weight counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.ownWeight = $0.ownWeight ?? weight }
  }

  /// The text in bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// The text in bold or not.
  public func bold(_ isActive: Bool) -> Text { isActive ? bold() : self }
  /// The slanted text, which layout cannot tell from the upright one.
  public func italic(_ isActive: Bool = true) -> Text { self }
  /// The text with a line below.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The text in a style.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text { self }
  /// The text with digits of one width, which layout cannot tell from others.
  public func monospacedDigit() -> Text { self }
}
