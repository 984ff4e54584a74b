// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private enum FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
  }

  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private enum TextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }

  /// The font of texts that name none; nil for the scene's.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// The weight of texts that name none; nil for the font's.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  /// The greatest number of lines of a text; nil for no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text are aligned; it has no effect on layout.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
}

/// How the lines of a text are aligned.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

/// A modifier that changes the environment of a view.
nonisolated struct EnvironmentEdit: PrimitiveModifier {
  let edit: (inout EnvironmentValues) -> Void

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    var inner = context
    edit(&inner.environment)
    return inner.elements(of: content, at: "content")
  }
}

extension View {
  /// The view with a changed environment.
  nonisolated func editingEnvironment(
    _ edit: @escaping (inout EnvironmentValues) -> Void
  ) -> ModifiedContent<Self, EnvironmentEdit> {
    modifier(EnvironmentEdit(edit: edit))
  }

  /// Sets the font of all texts in the view that name none.
  nonisolated public func font(_ font: Font?) -> some View {
    editingEnvironment { $0.font = font }
  }

  /// Sets the weight of all texts in the view that name none.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    editingEnvironment { $0.fontWeight = weight }
  }

  /// Makes all texts in the view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    editingEnvironment { $0.fontWeight = isActive ? .bold : nil }
  }

  /// Limits the number of lines of all texts in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    editingEnvironment { $0.lineLimit = number }
  }

  /// Limits the number of lines of all texts in the view to the range's end.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Limits the number of lines of all texts in the view to the range's end.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound)
  }

  /// Aligns the lines of texts, which has no effect on layout.
  nonisolated public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    editingEnvironment { $0.multilineTextAlignment = alignment }
  }
}
