// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// A device whose screen Interface Builder's canvas can show.
public struct InterfaceBuilderDevice: Sendable, Hashable {
  /// The shape of a screen, on which its safe area depends.
  public enum Screen: String, Sendable, Hashable {
    /// A rectangle, with a home button below it.
    case plain
    /// Rounded corners, and on phones a notch or an island.
    case rounded
    /// A television.
    case television
  }

  /// The id in a file, such as `retina6_1`.
  public let id: String
  /// The size of the screen in points: upright, but as it stands for a television.
  public let size: CGSize
  /// The kind of device.
  public let idiom: InterfaceBuilderTraits.Idiom
  /// The shape of the screen.
  public let screen: Screen

  /// The size of the screen in points when held one way; a television is always across.
  public func screenSize(_ orientation: InterfaceBuilderOrientation) -> CGSize {
    orientation == .landscape && idiom != .tv
      ? CGSize(width: size.height, height: size.width) : size
  }

  /// The device with an id; nil if it is not in the table.
  public static func named(_ id: String) -> InterfaceBuilderDevice? { all.first { $0.id == id } }

  /// The known devices.
  ///
  /// The sizes of those that measured files use agree with the frames of their root views; the
  /// others are the makers' figures.
  public static let all: [InterfaceBuilderDevice] = [
    phone("retina3_5", 320, 480, .plain), phone("retina4_0", 320, 568, .plain),
    phone("retina4_7", 375, 667, .plain), phone("retina5_5", 414, 736, .plain),
    phone("retina5_9", 375, 812, .rounded), phone("retina6_1", 414, 896, .rounded),
    phone("retina6_5", 414, 896, .rounded), phone("retina6_0", 390, 844, .rounded),
    phone("retina6_7", 428, 926, .rounded), phone("retina6_12", 393, 852, .rounded),
    phone("retina6_72", 430, 932, .rounded), phone("retina6_3", 402, 874, .rounded),
    phone("retina6_9", 440, 956, .rounded),
    pad("ipad9_7", 768, 1024, .plain), pad("ipad10_2", 810, 1080, .plain),
    pad("ipad10_5", 834, 1112, .plain), pad("ipad12_9", 1024, 1366, .plain),
    pad("ipad8_3rounded", 744, 1133, .rounded), pad("ipad10_9rounded", 820, 1180, .rounded),
    pad("ipad11_0rounded", 834, 1194, .rounded), pad("ipad12_9rounded", 1024, 1366, .rounded),
    .init(
      id: "appleTV", size: CGSize(width: 1920, height: 1080), idiom: .tv, screen: .television),
    .init(
      id: "appleTV4K", size: CGSize(width: 1920, height: 1080), idiom: .tv, screen: .television),
  ]

  private static func phone(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ screen: Screen
  ) -> InterfaceBuilderDevice {
    .init(id: id, size: CGSize(width: width, height: height), idiom: .phone, screen: screen)
  }

  private static func pad(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ screen: Screen
  ) -> InterfaceBuilderDevice {
    .init(id: id, size: CGSize(width: width, height: height), idiom: .pad, screen: screen)
  }
}
