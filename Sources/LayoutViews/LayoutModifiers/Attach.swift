// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension View {
  /// Attaches a view by one of its points to a point of this view, whose layout does not notice.
  ///
  /// The attached view is proposed this view's size, as an overlay is.
  ///
  /// - Parameters:
  ///   - content: the attached view.
  ///   - target: the point of this view; its top trailing corner by default.
  ///   - source: the point of the attached view; its centre by default.
  ///   - offset: how far the two points stand apart, in points; x grows towards trailing.
  nonisolated public func attach<Content: View>(
    _ content: Content, at target: Attachment.Anchor = .topTrailing,
    by source: Attachment.Anchor = .center, offset: CGPoint = .zero
  ) -> some View {
    let attachment = Attachment(at: target, by: source, offset: offset)
    return modifier(
      LayersModifier(layer: content, order: .contentFirst) {
        .attachment(attachment, content: $0)
      })
  }

  /// Attaches views by a point of theirs to a point of this view, whose layout does not notice.
  ///
  /// Several views stand in a `ZStack`.
  nonisolated public func attach<Content: View>(
    at target: Attachment.Anchor = .topTrailing, by source: Attachment.Anchor = .center,
    offset: CGPoint = .zero, @ViewBuilder content: () -> Content
  ) -> some View {
    attach(content(), at: target, by: source, offset: offset)
  }
}

extension Attachment.Anchor {
  /// The top leading corner.
  public static let topLeading = Attachment.Anchor.guides(.topLeading)
  /// The middle of the upper edge.
  public static let top = Attachment.Anchor.guides(.top)
  /// The top trailing corner.
  public static let topTrailing = Attachment.Anchor.guides(.topTrailing)
  /// The middle of the leading edge.
  public static let leading = Attachment.Anchor.guides(.leading)
  /// The centre.
  public static let center = Attachment.Anchor.guides(.center)
  /// The middle of the trailing edge.
  public static let trailing = Attachment.Anchor.guides(.trailing)
  /// The bottom leading corner.
  public static let bottomLeading = Attachment.Anchor.guides(.bottomLeading)
  /// The middle of the lower edge.
  public static let bottom = Attachment.Anchor.guides(.bottom)
  /// The bottom trailing corner.
  public static let bottomTrailing = Attachment.Anchor.guides(.bottomTrailing)

  /// A point in shares of the view's width and height, from its top leading corner.
  public static func unitPoint(x: CGFloat, y: CGFloat) -> Attachment.Anchor {
    .unitPoint(UnitPoint(x: x, y: y))
  }
}
