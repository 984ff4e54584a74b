// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// How far a picture has been loaded.
public enum AsyncImagePhase: Sendable {
  /// Nothing is there yet.
  case empty
  /// The picture is there.
  case success(Image)
  /// There is none.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { return image }
    return nil
  }

  /// Why there is no picture, if that is known.
  public var error: (any Error)? {
    if case .failure(let error) = self { return error }
    return nil
  }
}

/// A picture from an address, which is never loaded: it stays in the phase `empty`.
nonisolated public struct AsyncImage<Content: View>: View {
  let content: Content

  /// Shows what a function makes of the phase.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: (AsyncImagePhase) -> Content
  ) {
    self.content = content(.empty)
  }

  /// Shows the placeholder, as the picture never comes.
  public init<Loaded: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> Loaded,
    @ViewBuilder placeholder: () -> Placeholder
  ) where Content == _ConditionalContent<Loaded, Placeholder> {
    self.content = _ConditionalContent(.second(placeholder()))
  }

  /// Fills what it is offered, like SwiftUI's own placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == Color {
    content = .clear
  }

  /// What is shown.
  public var body: Content { content }
}
