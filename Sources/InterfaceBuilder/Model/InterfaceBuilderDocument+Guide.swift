// SPDX-License-Identifier: GPL-3.0-or-later

extension InterfaceBuilderDocument {
  /// A rectangle to which constraints may refer; no frame of it is stored.
  public struct Guide: Sendable, Hashable {
    /// What a guide encloses.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The owner without bars and rounded corners.
      case safeArea
      /// The content of a scroll view.
      case contentLayoutGuide
      /// The frame of a scroll view.
      case frameLayoutGuide
      /// The owner without its margins.
      case layoutMargins
      /// A width that is good for reading.
      case readableContent
      /// The keyboard.
      case keyboard
      /// The bars above a controller's view, before iOS 11.
      case topLayoutGuide
      /// The bars below a controller's view, before iOS 11.
      case bottomLayoutGuide
    }

    /// The id.
    public var id: String
    /// What the guide encloses.
    public var kind: Kind
    /// The position of the view that the guide belongs to.
    public var owner: Int
    /// Where the element stands in the file.
    public var place: InterfaceBuilderPlace
  }
}
