// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The screen and the kind of device for which a document is laid out.
public struct InterfaceBuilderTraits: Sendable, Hashable {
  /// A coarse measure of the room along an axis.
  public enum SizeClass: String, Sendable, Hashable, CaseIterable {
    /// Little room.
    case compact
    /// Much room.
    case regular
  }

  /// A kind of device; the raw values are those of variations.
  public enum Idiom: String, Sendable, Hashable, CaseIterable {
    /// iPhone.
    case phone
    /// iPad.
    case pad
    /// Apple TV.
    case tv
    /// The Mac, also for an iPad app on it.
    case mac
    /// The screen of a car.
    case carPlay
    /// A headset.
    case vision
    /// A headset, under its older name.
    case reality
  }

  /// The size class of the width.
  public var widthClass: SizeClass
  /// The size class of the height.
  public var heightClass: SizeClass
  /// The kind of device.
  public var idiom: Idiom
  /// The size of the screen in points, turned as the device is held; nil on the Mac.
  public var screenSize: CGSize?

  /// Makes traits of their parts.
  public init(
    widthClass: SizeClass, heightClass: SizeClass, idiom: Idiom, screenSize: CGSize? = nil
  ) {
    self.widthClass = widthClass
    self.heightClass = heightClass
    self.idiom = idiom
    self.screenSize = screenSize
  }

  /// The traits of a device held one way; nil for a device that is not in the table.
  ///
  /// A phone is compact by regular upright; across it is compact by compact, but regular by compact
  /// where it is at least 414 points wide upright. Other devices are regular by regular.
  public init?(device id: String, orientation: InterfaceBuilderOrientation = .portrait) {
    guard let device = InterfaceBuilderDevice.named(id) else { return nil }
    let isAcross = orientation == .landscape
    screenSize = device.screenSize(orientation)
    idiom = device.idiom
    let isPhone = device.idiom == .phone
    heightClass = isPhone && isAcross ? .compact : .regular
    widthClass = isPhone && !(isAcross && device.size.width >= 414) ? .compact : .regular
  }
}

extension InterfaceBuilderDocument {
  /// The traits of the document's own canvas; nil where it names no known device.
  ///
  /// Without traits only the default variations apply.
  public var canvasTraits: InterfaceBuilderTraits? {
    device.flatMap { InterfaceBuilderTraits(device: $0.id, orientation: $0.orientation) }
  }
}
