// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A picture before a title, 8 points apart; it hugs both.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  /// The picture and the title.
  public var body: some View {
    HStack(spacing: ControlMetrics.labelSpacing) {
      icon
      title
    }
  }
}

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a symbol.
  public init<Content: StringProtocol>(_ title: Content, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  /// Makes a label with a picture.
  public init<Content: StringProtocol>(_ title: Content, image name: String) {
    self.init(title: { Text(title) }, icon: { Image(name) })
  }
}

/// A label that leads to an address; as large as the label.
nonisolated public struct Link<Label: View>: View {
  let destination: URL
  let label: Label

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  /// Makes a link with a title.
  public init<Title: StringProtocol>(_ title: Title, destination: URL) where Label == Text {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    context.container(.zStack(.center), type: "Link", of: label)
  }
}
