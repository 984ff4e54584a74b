// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A picture, whose size is not looked up.
nonisolated public struct Image: View, Sendable, Equatable {
  /// How a resizable picture fills its frame.
  public enum ResizingMode: Sendable, Hashable {
    /// By repetition.
    case tile
    /// By stretching.
    case stretch
  }

  /// Whether a picture is painted in its own colours.
  public enum TemplateRenderingMode: Sendable, Hashable {
    /// In the style around it.
    case template
    /// In its own colours.
    case original
  }

  /// How a scaled picture is smoothed.
  public enum Interpolation: Sendable, Hashable {
    /// Not at all.
    case none
    /// A little.
    case low
    /// More.
    case medium
    /// As well as possible.
    case high
  }

  /// How large a symbol is beside a text.
  public enum Scale: Sendable, Hashable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large
  }

  /// The size in points of pictures that are named only.
  public static let unknownSize = CGSize(width: 20, height: 20)

  var leaf: ImageLeaf

  /// Stands for a picture of a size in points.
  public init(size: CGSize) { leaf = ImageLeaf(size: size) }

  /// Stands for a picture of an asset catalogue: 20 x 20 points.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(size: Self.unknownSize) }

  /// Stands for a symbol: 20 x 20 points.
  public init(systemName: String) { self.init(size: Self.unknownSize) }

  /// Stands for a symbol of which a part is filled: 20 x 20 points.
  public init(systemName: String, variableValue: Double?) { self.init(size: Self.unknownSize) }

  /// Stands for a picture that means nothing: 20 x 20 points.
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(size: Self.unknownSize)
  }

  /// The picture as one that takes what it is offered, but at least its cap insets.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image {
    var image = self
    image.leaf.isResizable = true
    image.leaf.capInsets = capInsets
    return image
  }

  /// The picture with or without its own colours.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  /// The picture with another smoothing.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  /// The picture with or without smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.node(.image(leaf)), type: "Image")]
  }
}
