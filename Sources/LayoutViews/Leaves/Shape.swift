// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What a shape means.
public enum ShapeRole: Sendable, Hashable {
  /// A filled area.
  case fill
  /// A line.
  case stroke
  /// A line between views.
  case separator
}

/// An outline that is also a view, painted in the style around it.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle, in points.
  nonisolated func path(in rect: CGRect) -> Path
  /// What the shape means; a filled area by default.
  nonisolated static var role: ShapeRole { get }
  /// The size for a proposal in points: by default what is proposed, 10 where nothing is.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}

extension Shape {
  /// A filled area.
  nonisolated public static var role: ShapeRole { .fill }

  /// What is proposed, 10 points where nothing is.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// The shape in the style around it.
  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  /// The type of the smaller shape.
  associatedtype InsetShape: InsettableShape
  /// The shape made smaller by points on all sides.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// A shape in a style.
nonisolated public struct _ShapeView<Outline: Shape, Style: ShapeStyle>: View {
  /// The shape.
  public let shape: Outline
  /// The style.
  public let style: Style

  init(shape: Outline, style: Style) {
    self.shape = shape
    self.style = style
  }
}

extension _ShapeView: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    [ShapeSizing.element(for: shape)]
  }
}

/// Finds the node of a shape from what it answers.
enum ShapeSizing {
  /// Proposals that tell the built-in rules from others: the three questions of a stack, and two
  /// sizes whose shorter side is the other one.
  private static let probes = [
    ProposedViewSize.unspecified, .zero, .infinity, ProposedViewSize(width: 37, height: 91),
    ProposedViewSize(width: 91, height: 37), ProposedViewSize(width: 53, height: nil),
    ProposedViewSize(width: nil, height: 53),
  ]

  /// The element of a shape: a flexible leaf, a circle, or a layout that asks the shape.
  static func element<Outline: Shape>(for shape: Outline) -> SceneElement {
    let type = typeName(of: shape)
    if answers(of: shape, are: { $0.replacingUnspecifiedDimensions() }) {
      return SceneElement(.node(.flexible), type: type)
    }
    if answers(of: shape, are: square) { return SceneElement(.node(.circle), type: type) }
    let leaf = SceneElement(.node(.flexible), type: "Shape")
    return SceneElement(
      .node(.layout(LayoutBox(ShapeLayout(shape: shape)))), type: type, children: [leaf])
  }

  /// The size of a circle.
  static func square(_ proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    let side = min(size.width, size.height)
    return CGSize(width: side, height: side)
  }

  private static func answers<Outline: Shape>(
    of shape: Outline, are rule: (ProposedViewSize) -> CGSize
  ) -> Bool {
    probes.allSatisfy { shape.sizeThatFits($0) == rule($0) }
  }

  /// The name of the shape that is painted, without the changes around it.
  private static func typeName<Outline: Shape>(of shape: Outline) -> String {
    if let changed = shape as? any DerivedShape { return typeName(of: changed.original) }
    let name = String(describing: Outline.self)
    return name.firstIndex(of: "<").map { String(name[..<$0]) } ?? name
  }
}

/// Gives one flexible child the size that a shape answers.
struct ShapeLayout<Outline: Shape>: Layout {
  let shape: Outline

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
  }
}
