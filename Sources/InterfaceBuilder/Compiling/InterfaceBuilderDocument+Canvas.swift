// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Laying out roots on another screen than the one on which they were saved.
extension InterfaceBuilderDocument {
  /// The traits of a device; those of the document's own canvas where none is given.
  public func traits(on canvas: Device?) -> InterfaceBuilderTraits? {
    guard let canvas else { return canvasTraits }
    return InterfaceBuilderTraits(device: canvas.id, orientation: canvas.orientation)
  }

  /// The size of a root in points on a device's screen; nil where it keeps its saved size.
  ///
  /// A root that was as wide as its screen is as wide as the other one, and as much shorter than it
  /// as it was, for the bars around it. Views of a size of their own keep it, and so do all on macOS.
  func size(ofRoot root: Int, on canvas: Device) -> CGSize? {
    // Files that name no device show squares of this size, or a phone of 375 × 667 points.
    let old = canvasTraits?.screenSize ?? CGSize(width: 600, height: 600)
    guard platform != .macOS, let saved = views[roots[root].view].savedFrame?.size,
      let new = traits(on: canvas)?.screenSize, saved.width == old.width
    else { return nil }
    switch roots[root].holder {
    case .controller, .object:
      let missing = old.height - saved.height
      let fills = missing >= 0 && missing < 200
      return CGSize(width: new.width, height: fills ? new.height - missing : saved.height)
    case .cell: return CGSize(width: new.width, height: saved.height)
    case .window, .bar: return nil
    }
  }

  /// The safe area of a root of a size on a device; what is not given is the document's own.
  ///
  /// Which bars and sheets surround the root is judged by its saved frame on the document's own
  /// device: another size keeps them. A phone whose root is to be wider than high is held across.
  func safeAreaInsets(
    ofRoot root: Int, size: CGSize?, on canvas: Device?
  ) -> InterfaceBuilderInsets {
    guard var shown = canvas ?? device ?? simulatedScreen.map({ Device(id: $0) }) else {
      return safeAreaInsets(ofRoot: root)
    }
    let saved = views[roots[root].view].savedFrame?.size
    if let size, size != saved, InterfaceBuilderDevice.named(shown.id)?.idiom == .phone,
      size.width != size.height
    {
      shown.orientation = size.width > size.height ? .landscape : .portrait
    }
    return safeAreaInsets(ofRoot: root, shownOn: shown)
  }
}
