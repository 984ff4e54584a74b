// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import DirectEngine

@Suite struct LazyGridTests {
  private func cells(_ count: Int) -> [SceneElement] {
    (0..<count).map { color().frame(height: 20).id("c\($0)") }
  }

  @Test func placingDealsOutTheSizeThatMeasuringAnswered() throws {
    let items = [
      LazyGridItem(.flexible(minimum: 50, maximum: .infinity)),
      LazyGridItem(.flexible(minimum: 120, maximum: .infinity)),
    ]
    let laid = try LaidOut(
      lazyVGrid(items, cells(2)).id("grid").frame(width: 200), .container(200, 400))
    #expect(near(laid["grid"], -12, 190, 224, 20))
    #expect(near(laid["c0"], -12, 190, 108, 20))
    #expect(near(laid["c1"], 104, 190, 120, 20))
  }

  @Test func adaptiveItemsShareAndDivide() throws {
    let items = [
      LazyGridItem(.adaptive(minimum: 50, maximum: .infinity)),
      LazyGridItem(.adaptive(minimum: 40, maximum: .infinity)),
    ]
    let laid = try LaidOut(lazyVGrid(items, cells(5)), .proposal(300, nil))
    #expect(near(laid["c0"], 0, 0, 69, 20))
    #expect(near(laid["c1"], 77, 0, 69, 20))
    #expect(near(laid["c2"], 154, 0, 43.333, 20))
    #expect(near(laid["c4"], 256.667, 0, 43.333, 20))
  }

  @Test func anAdaptiveItemMayBeSqueezedToNothing() throws {
    let items = [
      LazyGridItem(.flexible(minimum: 100, maximum: .infinity)), LazyGridItem(.fixed(100)),
      LazyGridItem(.adaptive(minimum: 100, maximum: .infinity)), LazyGridItem(.fixed(100)),
    ]
    let laid = try LaidOut(lazyVGrid(items, cells(4)), .proposal(300, nil))
    #expect(near(laid.size, 324, 20))
  }

  @Test func linesAreAsHighAsTheirTallestCell() throws {
    let items = [
      LazyGridItem(.fixed(40), spacing: 2, alignment: .topLeading),
      LazyGridItem(.fixed(50), alignment: .bottomTrailing),
    ]
    let laid = try LaidOut(
      lazyVGrid(items, spacing: 3, [box(10, 30, "a"), box(10, 10, "b"), box(10, 10, "c")]),
      .proposal(300, 300))
    #expect(near(laid.size, 92, 43))
    #expect(near(laid["a"], 0, 0, 10, 30))
    #expect(near(laid["b"], 82, 20, 10, 10))
    #expect(near(laid["c"], 0, 33, 10, 10))
  }

  @Test func withoutAWidthItemsTakeTheirMinima() throws {
    let items = [
      LazyGridItem(.flexible(minimum: 10, maximum: .infinity)),
      LazyGridItem(.flexible(minimum: 30, maximum: .infinity)),
    ]
    #expect(near(try LaidOut(lazyVGrid(items, []), .proposal(nil, nil)).size, 48, 0))
  }

  @Test func underInfinityAnAdaptiveItemHasAsManyColumnsAsChildren() throws {
    let items = [LazyGridItem(.adaptive(minimum: 30, maximum: .infinity))]
    let laid = try LaidOut(lazyVGrid(items, cells(3)), .proposal(.infinity, nil))
    #expect(near(laid.size, 106, 20))
  }
}
