// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// Files that somebody or something damaged: read and solved, or refused, but nothing worse.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct DamagedLayoutTests {
  /// A file with a stack, a scroll view, guides, labels and images.
  private static let sound: String = {
    let stack = Sheet.view(
      "stack", "stackView", [0, 0, 200, 40], "spacing=\"8\"",
      children: [
        Sheet.view("label", "label", [0, 0, 60, 20], "text=\"x\""),
        Sheet.view("image", "imageView", [68, 0, 24, 24], "image=\"star\""),
      ])
    let scroll = Sheet.view(
      "scroll", "scrollView", [0, 100, 375, 200], children: [Sheet.view("content")],
      constraints: Sheet.constraints(
        "content.leading = scroll.leading", "content.trailing = scroll.trailing",
        "content.top = scroll.top", "content.bottom = scroll.bottom", "content.width = 500",
        "content.height = 300"))
    let root = Sheet.view(
      "root", "view", [0, 0, 375, 667], managed: false, children: [stack, scroll],
      constraints: Sheet.constraints(
        "stack.leading = safe.leading + 8", "stack.top = safe.top + 8",
        "scroll.leading = root.leadingMargin", "scroll.trailing = root.trailingMargin",
        "scroll.top = stack.bottom + 8 @ 750", "scroll.height = stack.width * 0.5"),
      inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>")
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="17701" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">\
      <device id="retina6_1" orientation="portrait"/><objects>\(root)</objects>\
      <resources><image name="star" width="24" height="24"/></resources></document>
      """
  }()

  /// Numbers that follow from a seed.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state ^ (state >> 31)) &* 0x9E37_79B9_7F4A_7C15
    }
  }

  private static let ids = [
    "root", "stack", "scroll", "content", "label", "image", "safe", "nobody",
  ]

  private static func damaged(_ seed: Int) -> Data {
    var numbers = Numbers(state: UInt64(seed))
    var text = sound
    switch seed % 4 {
    case 0:
      // Bytes flipped.
      var bytes = Array(text.utf8)
      for _ in 0..<3 {
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        bytes[place] = UInt8.random(in: 32...126, using: &numbers)
      }
      return Data(bytes)
    case 1:
      // References to others, also in circles and to nobody.
      for _ in 0..<3 {
        let old = ids[Int.random(in: 0..<ids.count, using: &numbers)]
        let new = ids[Int.random(in: 0..<ids.count, using: &numbers)]
        text = text.replacingOccurrences(of: "Item=\"\(old)\"", with: "Item=\"\(new)\"")
      }
    case 2:
      // Numbers that are too large, negative or none.
      let odd = ["1e300", "-5", "nan", "", "0", "99999999"]
      let value = odd[Int.random(in: 0..<odd.count, using: &numbers)]
      let names = ["constant", "width", "multiplier", "priority", "spacing"]
      let name = names[Int.random(in: 0..<names.count, using: &numbers)]
      let parts = text.components(separatedBy: "\(name)=\"")
      text = parts.enumerated().map { position, part in
        position == 0 ? part : value + part.drop { $0 != "\"" }
      }.joined(separator: "\(name)=\"")
    default:
      // Elements gone.
      let parts = text.components(separatedBy: "<constraint ")
      let gone = Int.random(in: 1..<parts.count, using: &numbers)
      text = parts.enumerated().filter { $0.offset != gone }.map(\.element)
        .joined(separator: "<constraint ")
    }
    return Data(text.utf8)
  }

  @Test func damagedFilesAreSolvedOrRefused() {
    var readable = 0
    for seed in 0..<200 {
      guard let document = try? InterfaceBuilderDocument(bytes: Self.damaged(seed)) else {
        continue
      }
      readable += 1
      let verification = InterfaceBuilderVerification(document, solver: Sheet.solver)
      for view in verification.views where view.exclusion == nil && !view.matches {
        #expect(view.cause != nil)
      }
      #expect(verification.totals.matched <= verification.totals.counted)
    }
    #expect(readable > 100)
  }
}
