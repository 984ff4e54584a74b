// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout
import Testing

@testable import LayoutViews

private struct Counter: View {
  @State var count = 1

  var body: some View {
    column {
      Block(CGFloat(count) * 10, 10).id("bar")
      Control { count += 1 }.id("more")
    }
  }
}

private struct Switching: View {
  @State var isFirst = true

  var body: some View {
    column {
      if isFirst { Counter() } else { Block(5, 5) }
      Control { isFirst.toggle() }.id("switch")
    }
  }
}

private struct Pet: Identifiable {
  var id: String
  var width: CGFloat
}

private struct PetRow: View {
  @Binding var pet: Pet
  @State var isTall = false

  var body: some View {
    row {
      Block(pet.width, isTall ? 30 : 10).id("bar \(pet.id)")
      Control { pet.width += 5 }.id("feed \(pet.id)")
      Control { isTall = true }.id("raise \(pet.id)")
    }
  }
}

private struct Pets: View {
  @State var pets = [Pet(id: "cat", width: 10), Pet(id: "dog", width: 20)]

  var body: some View {
    column {
      ForEach($pets) { $pet in PetRow(pet: $pet) }
      ForEach($pets, id: \.width) { $pet in Block(pet.width, 1) }
      Control { pets.reverse() }.id("reverse")
    }
  }
}

@MainActor @Suite struct LayoutHostTests {
  let size = CGSize(width: 100, height: 100)

  @Test func stateOutlivesALayout() throws {
    let host = LayoutHost(rootView: Counter())
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
    try host.perform("more")
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 20)
  }

  @Test func hostsAreIndependent() throws {
    let view = Counter()
    let (first, second) = (LayoutHost(rootView: view), LayoutHost(rootView: view))
    _ = try (first.layout(in: size), second.layout(in: size))
    try first.perform("more")
    #expect(try first.layout(in: size).frame(of: "bar")?.size.width == 20)
    #expect(try second.layout(in: size).frame(of: "bar")?.size.width == 10)
  }

  @Test func oneValueOfAViewAtTwoPlacesHasTwoStates() throws {
    let counter = Counter()
    let host = LayoutHost {
      counter
      Block(1, 1)
      counter
    }
    let names = try host.layout(in: size).views.filter { $0.type == "Block" && $0.id == nil }
    let first = try #require(names.first { $0.frame.size.height == 20 })
    let place = first.identity.replacing("/label", with: "")
    try host.perform(place)
    let bars = try host.layout(in: size).views.filter {
      $0.type == "Block" && $0.frame.size.height == 10
    }
    #expect(Set(bars.map(\.frame.size.width)) == [10, 20])
  }

  @Test func aBranchThatComesBackStartsAnew() throws {
    let host = LayoutHost(rootView: Switching())
    for name in ["more", "switch", "switch"] {
      _ = try host.layout(in: size)
      try host.perform(name)
    }
    #expect(try host.layout(in: size).frame(of: "bar")?.size.width == 10)
  }

  @Test func bindingsOfACollectionWriteThrough() throws {
    let host = LayoutHost(rootView: Pets())
    _ = try host.layout(in: size)
    try host.perform("feed dog")
    let result = try host.layout(in: size)
    #expect(result.frame(of: "bar dog")?.size.width == 25)
    #expect(result.frame(of: "bar cat")?.size.width == 10)
  }

  @Test func stateFollowsTheIdentityOfAnElement() throws {
    let host = LayoutHost(rootView: Pets())
    let before = try host.layout(in: size)
    try host.perform("raise dog")
    try host.perform("reverse")
    let after = try host.layout(in: size)
    #expect(after.frame(of: "bar dog")?.size.height == 30)
    #expect(after.frame(of: "bar cat")?.size.height == 10)
    let moved = before.changes(to: after).filter { $0.after?.id == "bar dog" }
    #expect(moved.count == 1)
    #expect(moved.first?.before?.frame.size.height == 10)
  }

  @Test func changesNameWhatIsGoneAndNew() throws {
    let host = LayoutHost(rootView: Switching())
    let before = try host.layout(in: size)
    try host.perform("switch")
    let changes = before.changes(to: try host.layout(in: size))
    #expect(changes.contains { $0.before?.id == "bar" && $0.after == nil })
    #expect(changes.contains { $0.before == nil && $0.after?.type == "Block" })
  }

  @Test func aLayoutBetweenTwoIsHalfWay() throws {
    let host = LayoutHost(rootView: Counter())
    let before = try host.layout(proposal: .unspecified)
    for _ in 0..<4 { try host.perform("more") }
    let after = try host.layout(proposal: .unspecified)
    // Widths 10 and 50; the column is 20 (the control) and 50 wide.
    let half = before.interpolated(to: after, progress: 0.5)
    #expect(half.frame(of: "bar") == CGRect(x: 2.5, y: 0, width: 30, height: 10))
    #expect(half.size == CGSize(width: 35, height: 30))
  }

  @Test func severalViewsAtTheRootStandInAColumn() throws {
    let host = LayoutHost {
      Block(10, 10).id("first")
      Block(20, 20).id("second")
    }
    let result = try host.layout(proposal: .unspecified)
    #expect(result.frame(of: "second") == CGRect(x: 0, y: 18, width: 20, height: 20))
    #expect(result.views.first?.type == "VStack")
  }

  @Test func noViewsMakeAnEmptyLayout() throws {
    let result = try LayoutHost(rootView: EmptyView()).layout(in: size)
    #expect(result.views.isEmpty)
    #expect(result.size == .zero)
  }

  @Test func aMisspeltControlIsSuggested() throws {
    let host = LayoutHost(rootView: Counter())
    _ = try host.layout(in: size)
    let error = try #require(throws: LayoutHostError.self) { try host.perform("mroe") }
    #expect("\(error)".contains("did you mean 'more'?"))
  }

  @Test func aResultDescribesItsViewsAsATree() throws {
    let text = try LayoutHost(rootView: Counter()).layout(in: size).description
    #expect(text.contains("Block 'bar' 45,35 10x10"))
  }

  @Test func appearingActsOnceAndDisappearingWhenGone() throws {
    var events: [String] = []
    let host = LayoutHost(rootView: Events { events.append($0) })
    _ = try host.layout(in: size)
    _ = try host.layout(in: size)
    #expect(events == ["appear"])
    try host.perform("hide")
    _ = try host.layout(in: size)
    #expect(events == ["appear", "disappear"])
  }
}

private struct Events: View {
  let report: (String) -> Void
  @State var isShown = true

  var body: some View {
    column {
      if isShown {
        Block(10, 10).onAppear { report("appear") }.onDisappear { report("disappear") }
      }
      Control { isShown = false }.id("hide")
    }
  }
}
