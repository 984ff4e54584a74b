// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

private enum DepthKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[DepthKey.self] }
    set { self[DepthKey.self] = newValue }
  }
}

private struct Level: View {
  @Environment(\.level) var level
  var body: some View { Word("\(level)") }
}

@MainActor @Suite struct EnvironmentTests {
  @Test func theNearestValueCounts() {
    let evaluation = Evaluation {
      Level()
      Level().environment(\.level, 2).environment(\.level, 1)
      Level().transformEnvironment(\.level) { $0 += 5 }.environment(\.level, 1)
    }
    #expect(evaluation.types == ["0", "2", "6"])
  }

  @Test func layoutNoticesTheDirectionTheScaleAndTheMeasurerOnly() {
    let evaluation = Evaluation {
      Word("a")
        .environment(\.level, 3)
        .environment(\.layoutDirection, .leftToRight)
        .environment(\.displayScale, 2)
        .environment(\.textMeasurer, FixedTextMeasurer())
        .environment(\.layoutDirection, .rightToLeft)
    }
    let changes = evaluation.environmentChanges
    #expect(changes.map(\.layoutDirection) == [.leftToRight, nil, nil, .rightToLeft])
    #expect(changes.map(\.displayScale) == [nil, 2, nil, nil])
    #expect(changes.map { $0.measurer != nil } == [false, false, true, false])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func aScaleThatIsNoneCountsAsOne(
    _ scale: CGFloat
  ) {
    var values = EnvironmentValues()
    values.displayScale = scale
    #expect(values.displayScale == 1)
  }

  @Test func defaultsAreThoseOfTheSystem() {
    let values = EnvironmentValues()
    #expect(values.layoutDirection == .leftToRight)
    #expect(values.pixelLength == 1)
    #expect(values.font == nil)
    #expect(values.lineLimit == nil)
    #expect(values.multilineTextAlignment == .leading)
  }
}
