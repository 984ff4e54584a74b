// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import InterfaceBuilder

@Suite struct InterfaceBuilderPlatformTests {
  @Test(arguments: [
    ("MacOSX.Cocoa", InterfaceBuilderPlatform.macOS), ("AppleTV", .tvOS),
    ("iOS.CocoaTouch", .iOS), ("iOS.CocoaTouch.iPad", .iOS),
  ])
  func aRuntimeNamesItsPlatform(runtime: String, platform: InterfaceBuilderPlatform) {
    #expect(InterfaceBuilderPlatform(targetRuntime: runtime) == platform)
  }

  @Test func watchFilesHaveNoPlatform() {
    #expect(InterfaceBuilderPlatform(targetRuntime: "watchKit") == nil)
  }
}
