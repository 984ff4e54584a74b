// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

@testable import LayoutViews

/// A leaf of a fixed size, or of any.
struct Block: PrimitiveView {
  var width: CGFloat?
  var height: CGFloat?

  init(_ width: CGFloat? = nil, _ height: CGFloat? = nil) {
    (self.width, self.height) = (width, height)
  }

  func elements(in context: ViewContext) -> [SceneElement] {
    let box = Box(
      width: width.map { .init(fixed: $0) } ?? .flexible,
      height: height.map { .init(fixed: $0) } ?? .flexible)
    return [SceneElement(.node(.box(box)), type: "Block")]
  }
}

/// A container of a kind.
struct Container<Content: View>: PrimitiveView {
  let kind: NodeKind
  let type: String
  let content: Content

  func elements(in context: ViewContext) -> [SceneElement] {
    [
      SceneElement(
        .node(kind), type: type, children: context.elements(of: content, at: "content"))
    ]
  }
}

@MainActor func column<Content: View>(
  _ alignment: AlignmentKey = .centerX, spacing: CGFloat = 0, @ViewBuilder content: () -> Content
) -> Container<Content> {
  let stack = Stack(axis: .vertical, alignment: alignment, spacing: spacing)
  return Container(kind: .stack(stack), type: "Column", content: content())
}

@MainActor func row<Content: View>(
  spacing: CGFloat = 0, @ViewBuilder content: () -> Content
) -> Container<Content> {
  let stack = Stack(axis: .horizontal, spacing: spacing)
  return Container(kind: .stack(stack), type: "Row", content: content())
}

/// A control that does something.
struct Control: PrimitiveView {
  let action: () -> Void

  func elements(in context: ViewContext) -> [SceneElement] {
    context.makePerformable(action)
    return context.elements(of: Block(20, 20), at: "label")
  }
}

/// A second view in front or behind.
struct Decorated<Decoration: View>: PrimitiveModifier {
  let decoration: Decoration
  let order: PreferenceOrder
  let alignment: Alignment

  func elements<Content: View>(of content: Content, in context: ViewContext) -> [SceneElement] {
    context.elements(
      of: content, order, decoratedBy: { _ in decoration },
      modifier: {
        order == .contentFirst
          ? .overlay(alignment, content: $0) : .background(alignment, content: $0)
      })
  }
}

extension View {
  func behind<Decoration: View>(@ViewBuilder _ decoration: () -> Decoration) -> some View {
    modifier(
      Decorated(decoration: decoration(), order: .decorationFirst, alignment: .center))
  }

  func inFront<Decoration: View>(
    _ alignment: Alignment = .center, @ViewBuilder _ decoration: () -> Decoration
  ) -> some View {
    modifier(
      Decorated(decoration: decoration(), order: .contentFirst, alignment: alignment))
  }

  func framed(_ width: CGFloat?, _ height: CGFloat? = nil) -> some View {
    node(.fixedFrame(FixedFrame(width: width, height: height)))
  }
}
