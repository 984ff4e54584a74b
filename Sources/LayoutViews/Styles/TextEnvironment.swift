// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension EnvironmentValues {
  private enum FontWeightKey: EnvironmentKey {
    static let defaultValue: Font.Weight? = nil
  }

  /// The weight of texts that name none; nil for the font's.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
}

extension View {
  /// Sets the font of all texts in the view that name none.
  nonisolated public func font(_ font: Font?) -> some View {
    modifier(EnvironmentModifier { $0.font = font })
  }

  /// Sets the weight of all texts in the view that name none.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
    modifier(EnvironmentModifier { $0.fontWeight = weight })
  }

  /// Makes all texts in the view bold.
  nonisolated public func bold(_ isActive: Bool = true) -> some View {
    modifier(EnvironmentModifier { $0.fontWeight = isActive ? .bold : nil })
  }

  /// Limits the number of lines of all texts in the view.
  nonisolated public func lineLimit(_ number: Int?) -> some View {
    modifier(EnvironmentModifier { $0.lineLimit = number })
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
    modifier(EnvironmentModifier { $0.multilineTextAlignment = alignment })
  }
}
