// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A container whose views are related by constraints alone, as in UIKit's Auto Layout.
///
///     ConstraintLayout {
///       Circle().id("avatar")
///       Text("Ada").id("name")
///     } constraints: { items in
///       items["avatar"].leading.equal(to: items.container.leading, plus: 8)
///       items["name"].leading.equal(to: items["avatar"].trailing, plus: 8).priority(.high)
///     }
///
/// Views are named by `id(_:)`. A view whose place stays open is reported as ambiguous. Each length
/// of the container equals what it is proposed with the priority 750, and is as small as the
/// constraints allow where nothing is proposed.
nonisolated public struct ConstraintLayout<Content: View>: View {
  let content: Content
  let domain: ConstraintDomain

  /// Makes a container.
  ///
  /// - Parameters:
  ///   - margins: the margins of the container and of its views in points; 8 by default.
  ///   - safeAreaInsets: how far the container's `safeArea` stands inside of it, in points; 0 by
  ///     default.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  ///   - content: the views.
  ///   - constraints: the constraints among the views, the container and guides.
  public init(
    margins: EdgeInsets? = nil, safeAreaInsets: EdgeInsets = EdgeInsets(),
    fileID: String = #fileID, line: Int = #line, @ViewBuilder content: () -> Content,
    @ConstraintBuilder constraints: (ConstraintItems) -> [ConstraintPart]
  ) {
    self.content = content()
    domain = ConstraintDomain(
      parts: constraints(ConstraintItems()), margins: margins, safeAreaInsets: safeAreaInsets,
      place: SourcePlace(fileID: fileID, line: line))
  }
}

extension ConstraintLayout: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.constraintLayout, type: "ConstraintLayout", of: content).map { element in
      var element = element
      element.modifiers.append(domain.modifier)
      return element
    }
  }
}

/// `constraints(_:)`: relations among a view and what is in it.
nonisolated struct ConstraintsModifier: PrimitiveModifier {
  let domain: ConstraintDomain

  @MainActor func elements<Content: View>(of content: Content, in context: ViewContext)
    -> [SceneElement]
  {
    var elements = context.elements(of: content, at: "content")
    guard !elements.isEmpty else { return [] }
    // Constraints belong to one view; on a group of several the scene's resolver says so.
    if elements.count > 1 { elements = [context.single(elements)] }
    elements[0].modifiers.append(domain.modifier)
    return elements
  }
}

extension View {
  /// Relates the view and the views in it, by their ids, beside what its containers do.
  ///
  /// Containers keep their structure: order, gaps and alignment. Constraints above the priority 750
  /// come before the containers' wishes about lengths, others after them.
  ///
  /// - Parameters:
  ///   - margins: the margins of the view and of those in it, in points; 8 by default.
  ///   - safeAreaInsets: how far the container's `safeArea` stands inside of it, in points; 0 by
  ///     default.
  ///   - fileID: the file; the caller's by default.
  ///   - line: the line; the caller's by default.
  ///   - constraints: the constraints among the views, the view itself and guides.
  nonisolated public func constraints(
    margins: EdgeInsets? = nil, safeAreaInsets: EdgeInsets = EdgeInsets(),
    fileID: String = #fileID, line: Int = #line,
    @ConstraintBuilder _ constraints: (ConstraintItems) -> [ConstraintPart]
  ) -> some View {
    modifier(
      ConstraintsModifier(
        domain: ConstraintDomain(
          parts: constraints(ConstraintItems()), margins: margins, safeAreaInsets: safeAreaInsets,
          place: SourcePlace(fileID: fileID, line: line))))
  }
}
