// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout
import Synchronization
import Testing

@testable import LayoutViews

private enum WidthKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

/// A view that measures itself with the frame that depends on the measure.
private struct Growing: View {
  @State var width: CGFloat = 10

  var body: some View {
    Block().framed(width, 10)
      .behind {
        GeometryReader { proxy in
          Block().preference(key: WidthKey.self, value: proxy.size.width)
        }
      }
      .onPreferenceChange(WidthKey.self) { width = $0 + 1 }
  }
}

private struct Flipping: View {
  @State var isOn = false

  var body: some View {
    Block(isOn ? 20 : 30, 10).onChange(of: isOn, initial: true) { isOn.toggle() }
  }
}

/// A reader whose content decides about the reader's own size.
private struct Alternating: View {
  var body: some View {
    GeometryReader { proxy in
      Block(10, 10).preference(key: WidthKey.self, value: proxy.size.width)
    }
    .modifier(Reacting())
  }
}

private struct Reacting: PrimitiveModifier {
  func elements<Content: View>(of content: Content, in context: ViewContext) -> [SceneElement] {
    let collector = PreferenceCollector()
    let elements = context.elements(of: content, at: "content", collecting: collector)
    let width: CGFloat = collector.value(WidthKey.self) == 40 ? 20 : 40
    return elements.map { element in
      var element = element
      element.modifiers.append(SceneModifier(.node(.fixedFrame(FixedFrame(width: width)))))
      return element
    }
  }
}

private final class CountingMeasurer: TextMeasurer {
  private let calls = Mutex(0)
  var count: Int { calls.withLock { $0 } }

  func metrics(of font: Font) -> FontMetrics { FixedTextMeasurer().metrics(of: font) }

  func lineWidths(of text: String, font: Font, within width: CGFloat) -> [CGFloat] {
    calls.withLock { $0 += 1 }
    return FixedTextMeasurer().lineWidths(of: text, font: font, within: width)
  }
}

private struct Words: PrimitiveView {
  let text: String

  func elements(in context: ViewContext) -> [SceneElement] {
    [SceneElement(.text(text, font: nil, lineLimit: nil), type: "Words")]
  }
}

private struct Rows: View {
  let count: Int
  @State var width: CGFloat?

  var body: some View {
    column {
      ForEach(0..<count) { index in
        Words(text: "\(index)").behind {
          GeometryReader { proxy in
            Block().preference(key: WidthKey.self, value: proxy.size.width)
          }
        }.framed(width)
      }
    }.onPreferenceChange(WidthKey.self) { width = $0 }
  }
}

@MainActor @Suite struct SettlingTests {
  @Test func feedbackThatGrowsForeverIsNamed() throws {
    let host = LayoutHost(rootView: Growing())
    let error = try #require(throws: LayoutHostError.self) {
      try host.layout(in: CGSize(width: 500, height: 100))
    }
    guard case .endlessFeedback(let feedback, let rounds) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(rounds == 10)
    #expect(feedback.source == "preference WidthKey")
    #expect(feedback.state == "state 'width' of Growing")
    #expect(feedback.view == "Growing")
    #expect(feedback.values.suffix(2) == ["18.0", "19.0"])
    #expect("\(error)".contains("state 'width'"))
  }

  @Test func feedbackThatAlternatesShowsBothValues() throws {
    let error = try #require(throws: LayoutHostError.self) {
      try LayoutHost(rootView: Flipping()).layout(in: CGSize(width: 500, height: 100))
    }
    guard case .endlessFeedback(let feedback, _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(feedback.values.suffix(2) == ["false", "true"])
    #expect(feedback.source == "onChange(of:) of Bool")
  }

  @Test func aReaderThatNeverSeesTheSameIsNamed() throws {
    let error = try #require(throws: LayoutHostError.self) {
      try LayoutHost(rootView: Alternating()).layout(in: CGSize(width: 500, height: 100))
    }
    guard case .endlessReading(let feedback, let passes) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(passes == 10)
    #expect(feedback.view.hasPrefix("Alternating"))
    #expect(feedback.values.suffix(2).sorted() == ["20.0 x 100.0", "40.0 x 100.0"])
  }

  @Test func aThousandRowsSettleWithMeasurementsInLinearNumber() throws {
    let counts = try [100, 1_000].map { count in
      let measurer = CountingMeasurer()
      let host = LayoutHost(rootView: Rows(count: count))
      host.environment.textMeasurer = measurer
      let result = try host.layout(in: CGSize(width: 390, height: 844))
      #expect(result.rounds == 2)
      return measurer.count
    }
    #expect(counts[0] > 0)
    #expect(counts[1] <= counts[0] * 11)
  }
}
