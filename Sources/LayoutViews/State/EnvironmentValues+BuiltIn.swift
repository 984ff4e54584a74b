// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// How the lines of a text stand below each other.
public enum TextAlignment: Sendable, Hashable, CaseIterable {
  /// At the leading edge.
  case leading
  /// In the middle.
  case center
  /// At the trailing edge.
  case trailing
}

private enum LayoutDirectionKey: EnvironmentKey {
  static let defaultValue = LayoutDirection.leftToRight
}

private enum DisplayScaleKey: EnvironmentKey {
  static let defaultValue: CGFloat = 1
}

private enum FontKey: EnvironmentKey {
  static let defaultValue: Font? = nil
}

private enum LineLimitKey: EnvironmentKey {
  static let defaultValue: Int? = nil
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum TextAlignmentKey: EnvironmentKey {
  static let defaultValue = TextAlignment.leading
}

/// The measurer with a count of the changes, because measurers cannot be compared.
private enum TextMeasurerKey: EnvironmentKey {
  struct Value {
    var measurer: any TextMeasurer = FixedTextMeasurer()
    var changes = 0
  }

  static var defaultValue: Value { Value() }
}

extension EnvironmentValues {
  /// The direction in which containers place their children; left to right by default.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// The pixels a point; 1 by default.
  ///
  /// Values that are not positive and finite count as 1.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue > 0 && newValue.isFinite ? newValue : 1 }
  }

  /// The length of a pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  /// The measurer of texts; the fixed one by default.
  public var textMeasurer: any TextMeasurer {
    get { self[TextMeasurerKey.self].measurer }
    set {
      let changes = self[TextMeasurerKey.self].changes
      self[TextMeasurerKey.self] = .init(measurer: newValue, changes: changes + 1)
    }
  }

  /// The font of texts that name none; nil, the default, is body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  /// Whether controls can be performed; they can by default.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The greatest number of lines of a text; nil, the default, is no limit.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  /// How the lines of a text stand below each other; leading by default.
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }

  /// What layout notices of a change from other values, or nil where it notices nothing.
  func sceneChange(from other: EnvironmentValues) -> SceneEnvironment.Change? {
    var change = SceneEnvironment.Change()
    var isChanged = false
    if layoutDirection != other.layoutDirection {
      (change.layoutDirection, isChanged) = (layoutDirection, true)
    }
    if displayScale != other.displayScale {
      (change.displayScale, isChanged) = (displayScale, true)
    }
    if self[TextMeasurerKey.self].changes != other[TextMeasurerKey.self].changes {
      (change.measurer, isChanged) = (textMeasurer, true)
    }
    return isChanged ? change : nil
  }

  /// The environment of a scene's root.
  var scene: SceneEnvironment {
    SceneEnvironment(
      layoutDirection: layoutDirection, displayScale: displayScale, measurer: textMeasurer,
      font: font ?? .body)
  }
}
