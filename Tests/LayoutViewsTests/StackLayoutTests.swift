// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

@Suite struct StackLayoutTests {
  @Test func flexibleChildrenShareWhatFixedOnesLeave() throws {
    let probe = try LayoutProbe(
      HStackLayout(), [fixed(40, 20), flexible(height: 10), flexible(height: 30)])
    // 300 - 2 * 8 - 40 = 244.
    #expect(probe.size(300, nil) == CGSize(width: 300, height: 30))
    #expect(
      probe.frames(300, 30) == [
        frame(0, 5, 40, 20), frame(48, 10, 122, 10), frame(178, 0, 122, 30),
      ])
  }

  @Test func higherPrioritiesAreServedFirst() throws {
    let probe = try LayoutProbe(
      HStackLayout(spacing: 0),
      [
        flexible(height: 10),
        SceneElement(
          .node(.flexible), type: "Color",
          modifiers: [SceneModifier(.node(.layoutPriority(1)))]),
      ])
    #expect(probe.frames(100, 10).map(\.width) == [0, 100])
  }

  @Test func columnsAlignBaselinesAndEdges() throws {
    let probe = try LayoutProbe(
      VStackLayout(alignment: .trailing, spacing: 4), [fixed(40, 20), fixed(100, 10)])
    #expect(probe.size(nil, nil) == CGSize(width: 100, height: 34))
    #expect(probe.frames(100, 34) == [frame(60, 0, 40, 20), frame(0, 24, 100, 10)])
  }

  @Test func rowsAlignBaselines() throws {
    let probe = try LayoutProbe(
      HStackLayout(alignment: .firstTextBaseline, spacing: 0),
      [fixed(10, 20, baseline: 15), fixed(10, 30, baseline: 10)])
    #expect(probe.size(nil, nil) == CGSize(width: 20, height: 35))
    #expect(probe.frames(20, 35).map(\.minY) == [0, 5])
  }

  @Test func pilesUniteTheirChildren() throws {
    let probe = try LayoutProbe(
      ZStackLayout(alignment: .bottomTrailing), [fixed(40, 20), fixed(10, 50)])
    #expect(probe.size(nil, nil) == CGSize(width: 40, height: 50))
    #expect(probe.frames(40, 50) == [frame(0, 30, 40, 20), frame(30, 0, 10, 50)])
  }

  @Test func wrappedLayoutsAnswerLikeTheirOwn() throws {
    let children = [fixed(40, 20), flexible(height: 30)]
    let wrapped = try LayoutProbe(AnyLayout(AnyLayout(HStackLayout(spacing: 2))), children)
    #expect(wrapped.size(100, nil) == CGSize(width: 100, height: 30))
    #expect(wrapped.frames(100, 30) == [frame(0, 5, 40, 20), frame(42, 0, 58, 30)])
  }

  @Test func emptyStacksTakeNoRoom() throws {
    #expect(try LayoutProbe(HStackLayout(), []).size(100, 100) == .zero)
    #expect(try LayoutProbe(ZStackLayout(), []).size(100, 100) == .zero)
  }
}
