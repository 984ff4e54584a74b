// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutViews
@testable import SolveLayout

/// A screen of rows as in the benchmarks, which tells whose body is asked.
private struct Screen: View {
  let rows: Int
  let asked: (Int) -> Void

  var body: some View {
    let _ = asked(-1)
    VStack(spacing: 4) {
      ForEach(0..<rows, id: \.self) { ScreenRow(index: $0, asked: asked) }
    }
  }
}

private struct ScreenRow: View {
  let index: Int
  let asked: (Int) -> Void
  @State private var isOn = false

  var body: some View {
    let _ = asked(index)
    HStack(spacing: 8) {
      Circle().frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text("Row \(index)")
        Text(isOn ? "Here" : "Off")
      }
      Spacer()
      HStack(spacing: 4) {
        Rectangle().frame(width: 16, height: 16)
        Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }.id("row\(index)")
      }
    }
  }
}

extension CGFloat {
  /// An identity that all numbers share.
  fileprivate var zero: Int { 0 }
}

private final class Model {
  var width: CGFloat = 10
}

private struct ModelView: View {
  let model: Model
  var body: some View { Rectangle().frame(width: model.width, height: 5).id("bar") }
}

private struct BoundView: View {
  @Binding var width: CGFloat
  var body: some View { Rectangle().frame(width: width, height: 5).id("bar") }
}

/// A view that is as wide as what a view inside holds.
private struct WidenedView: View {
  let inner: ModelView
  var body: some View { inner.frame(width: inner.model.width).id("frame") }
}

private struct WidthView: View {
  let width: CGFloat
  var body: some View { Rectangle().frame(width: width, height: 5).id("bar") }
}

/// Hands its state out of the host.
private struct Handing: View {
  let hand: (Binding<CGFloat>) -> Void
  @State private var width: CGFloat = 10
  var body: some View {
    Rectangle().frame(width: width, height: 5).id("own").onAppear { hand($width) }
  }
}

private struct Around<Content: View>: View {
  let content: Content
  var body: some View { VStack { content } }
}

/// Hands a binding up to a view that is not inside.
private enum BindingKey: PreferenceKey {
  static var defaultValue: [Binding<CGFloat>] { [] }
  static func reduce(value: inout [Binding<CGFloat>], nextValue: () -> [Binding<CGFloat>]) {
    value += nextValue()
  }
}

private struct Sender: View {
  @State private var width: CGFloat = 10
  var body: some View {
    Button("grow") { width += 10 }.id("grow").preference(key: BindingKey.self, value: [$width])
  }
}

private struct Receiver: View {
  var body: some View {
    Sender().overlayPreferenceValue(BindingKey.self) { bindings in
      Taker(binding: bindings.first)
    }
  }
}

private struct Taker: View {
  let binding: Binding<CGFloat>?
  var body: some View {
    Rectangle().frame(width: binding?.wrappedValue ?? 1, height: 5).id("bar")
  }
}

private struct Flipping: View {
  let report: () -> Void
  @State private var isOn = false
  @State private var round = 0

  var body: some View {
    VStack {
      if isOn {
        ForEach(0..<5, id: \.self) { Text("\($0) in \(round)").id("\(round) \($0)") }
      }
      Text("always").onAppear { report() }
      Button("flip") {
        isOn.toggle()
        round += 1
      }.id("flip")
    }
  }
}

@MainActor @Suite struct KeptViewTests {
  let size = CGSize(width: 390, height: 844)

  @Test func oneLeafsChangeAsksOneBody() throws {
    var asked: [Int] = []
    let host = LayoutHost(rootView: Screen(rows: 100) { asked.append($0) })
    _ = try host.layout(in: size)
    #expect(asked == Array(-1..<100))
    asked = []
    try host.perform("row50")
    _ = try host.layout(in: size)
    #expect(asked == [50])
    // A layout without any change asks nobody.
    _ = try host.layout(in: size)
    _ = try host.layout(in: CGSize(width: 200, height: 300))
    #expect(asked == [50])
  }

  @Test func oneLeafsChangeResolvesItsRowAndWhatIsAround() throws {
    let host = LayoutHost(rootView: Screen(rows: 100) { _ in })
    let first = try host.layout(in: size)
    // A row is a stack (1) of a framed circle (2), a stack of two texts (3), a spacer (1) and a
    // stack (1) of a framed rectangle (2) and a button with its title (2); all rows stand in one.
    #expect(first.answer.scene.nodes.count == 100 * 12 + 1)
    #expect(host.session.counts.nodes == 100 * 12 + 1)
    try host.perform("row50")
    _ = try host.layout(in: size)
    #expect(host.session.counts.nodes == 12 + 1)
    _ = try host.layout(in: size)
    #expect(host.session.counts.nodes == 0)
  }

  @Test func oneLeafsChangeMeasuresNoOtherRow() throws {
    // The rows ask for what they ask for, however many others there are; the stack of all rows asks
    // each other row for what it knows.
    let counts = try [60, 100, 200].map { rows in
      let host = LayoutHost(rootView: Screen(rows: rows) { _ in })
      _ = try host.layout(in: size)
      let first = host.memory.measuredCount
      try host.perform("row50")
      _ = try host.layout(in: size)
      let second = host.memory.measuredCount
      #expect(second * rows < first * 2)
      _ = try host.layout(in: size)
      #expect(host.memory.measuredCount <= 1)
      return second
    }
    #expect(counts[0] == counts[1])
    #expect(counts[1] == counts[2])
  }

  @Test func aViewThatHoldsAnObjectIsAskedEveryTime() throws {
    let model = Model()
    let host = LayoutHost(rootView: Around(content: Around(content: ModelView(model: model))))
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    model.width = 30
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 30)
  }

  @Test func aBindingToSomethingElseIsReadEveryTime() throws {
    let model = Model()
    let binding = Binding(get: { model.width }, set: { model.width = $0 })
    let host = LayoutHost(rootView: Around(content: BoundView(width: binding)))
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    model.width = 30
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 30)
  }

  @Test func anObjectOfAViewInsideIsReadEveryTime() throws {
    let model = Model()
    let host = LayoutHost(rootView: Around(content: WidenedView(inner: ModelView(model: model))))
    #expect(try host.layout(in: size).frame(of: "frame")?.size.width == 10)
    model.width = 30
    #expect(try host.layout(in: size).frame(of: "frame")?.size.width == 30)
  }

  @Test func aBindingToAStateOfAnotherHostIsReadEveryTime() throws {
    var binding: Binding<CGFloat>?
    let other = LayoutHost(rootView: Handing { binding = $0 })
    _ = try other.layout(in: size)
    let handed = try #require(binding)
    let host = LayoutHost(rootView: Around(content: BoundView(width: handed)))
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    handed.wrappedValue = 30
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 30)
    #expect(try other.layout(in: size).frame(of: "own")?.size.width == 30)
  }

  @Test func aBindingToAStateOfNoViewIsReadEveryTime() throws {
    let state = State<CGFloat>(initialValue: 10)
    let host = LayoutHost(rootView: Around(content: BoundView(width: state.projectedValue)))
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    state.wrappedValue = 30
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 30)
  }

  @Test func elementsAtTheRootAreReadEveryTime() throws {
    let model = Model()
    let binding = Binding(get: { [model.width] }, set: { model.width = $0[0] })
    let host = LayoutHost(
      rootView: VStack { ForEach(binding, id: \.zero) { WidthView(width: $0.wrappedValue) } })
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    model.width = 30
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 30)
  }

  @Test func whoeverReadsAStateHearsOfIt() throws {
    let host = LayoutHost(rootView: Receiver())
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    try host.perform("grow")
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 20)
  }

  @Test func anotherEnvironmentAsksAllBodies() throws {
    var asked: [Int] = []
    let host = LayoutHost(rootView: Screen(rows: 3) { asked.append($0) })
    _ = try host.layout(in: size)
    host.environment.font = .title
    _ = try host.layout(in: size)
    #expect(asked == [-1, 0, 1, 2, -1, 0, 1, 2])
  }

  @Test func whatIsRememberedDoesNotGrow() throws {
    let host = LayoutHost(rootView: Flipping {})
    var places: Set<Int> = []
    var largest = 0
    for round in 0..<400 {
      _ = try host.layout(in: size)
      if round % 2 == 0 { places.insert(host.session.counts.places) }
      if round < 4 { largest = max(largest, host.memory.keptCount) }
      #expect(host.memory.keptCount <= 2 * largest + 1_000)
      try host.perform("flip")
    }
    #expect(places.count == 1)
  }

  @Test func theStackDoesNotGrowFromChangeToChange() throws {
    // Where a body finds a local variable tells how deeply it is called.
    var places: [UInt] = []
    let host = LayoutHost(
      rootView: Screen(rows: 3) { _ in
        var local = 0
        places.append(withUnsafeMutablePointer(to: &local) { UInt(bitPattern: $0) })
      })
    _ = try host.layout(in: size)
    for _ in 0..<50 {
      try host.perform("row1")
      _ = try host.layout(in: size)
    }
    // The screen and its rows, and one row at each change.
    #expect(places.count == 1 + 3 + 50)
    #expect(Set(places.suffix(40)).count == 1)
  }

  @Test func changesOfOneRowDoNotGatherAnswers() throws {
    let host = LayoutHost(rootView: Screen(rows: 10) { _ in })
    _ = try host.layout(in: size)
    let first = host.memory.keptCount
    for _ in 0..<500 {
      try host.perform("row5")
      _ = try host.layout(in: size)
      #expect(host.memory.keptCount <= 2 * first + 1_100)
    }
    // The screen, and its rows; buttons and shapes are nothing by themselves.
    #expect(host.session.counts.spans == 1 + 10)
  }

  @Test func aHostThatIsGoneLeavesNothingBehind() throws {
    weak var held: Model?
    try {
      let model = Model()
      held = model
      let host = LayoutHost(rootView: Flipping { model.width += 1 })
      for _ in 0..<3 {
        _ = try host.layout(in: size)
        try host.perform("flip")
      }
    }()
    #expect(held == nil)
  }
}
