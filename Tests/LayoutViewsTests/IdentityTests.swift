// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene
import Testing

@testable import LayoutViews

private struct Fruit: Identifiable {
  var id: Int
  var name: String
}

private struct Shared: View {
  @Namespace var namespace
  @Namespace var other

  var body: some View {
    Word("a").matchedGeometryEffect(id: 1, in: namespace)
    Word("b").matchedGeometryEffect(id: 1, in: namespace, properties: .position, isSource: false)
    Word("c").matchedGeometryEffect(id: 1, in: other)
  }
}

@MainActor @Suite struct IdentityTests {
  @Test func aRangeMakesAViewForEachNumber() {
    let evaluation = Evaluation { ForEach(0..<3) { Word("\($0)") } }
    #expect(evaluation.types == ["0", "1", "2"])
    #expect(evaluation.places == ["[0]", "[1]", "[2]"])
  }

  @Test func aClosedRangeIsIdentifiedByAKeyPath() {
    #expect(Evaluation { ForEach(1...2, id: \.self) { Word("\($0)") } }.types == ["1", "2"])
  }

  @Test func placesFollowTheIdentityOfElements() {
    let fruits = [Fruit(id: 7, name: "plum"), Fruit(id: 3, name: "pear")]
    let evaluation = Evaluation { ForEach(fruits.reversed()) { Word($0.name) } }
    #expect(evaluation.types == ["pear", "plum"])
    #expect(evaluation.places == ["[3]", "[7]"])
  }

  @Test func equalIdentitiesAreToldApartByOrder() {
    let evaluation = Evaluation { ForEach(["x", "x"], id: \.self) { Word($0) } }
    #expect(evaluation.places == ["[x]", "[x#2]"])
  }

  @Test func aBindingOfACollectionGivesBindingsOfItsElements() {
    var fruits = [Fruit(id: 1, name: "fig"), Fruit(id: 2, name: "lime")]
    let binding = Binding(get: { fruits }, set: { fruits = $0 })
    var parts: [Binding<Fruit>] = []
    let evaluation = Evaluation {
      ForEach(binding, id: \.name) { $fruit in
        let _ = parts.append($fruit)
        Word(fruit.name)
      }
    }
    #expect(evaluation.places == ["[fig]", "[lime]"])
    parts.last?.wrappedValue.name = "lemon"
    #expect(fruits.map(\.name) == ["fig", "lemon"])
  }

  @Test func anIdNamesOneViewOnce() {
    let evaluation = Evaluation {
      Word("a").id("x")
      Word("b").id("x")
      Group {
        Word("c")
        Word("d")
      }.id("y")
    }
    #expect(evaluation.ids(of: 0) == ["x"])
    #expect(evaluation.ids(of: 1).isEmpty)
    #expect(evaluation.ids(of: 2).isEmpty)
    #expect(evaluation.places[2] == "2/[y]/content/Group/0")
  }

  @Test func namespacesAreApart() throws {
    let geometries = Evaluation { Shared() }.geometries
    #expect(geometries.map(\.isSource) == [true, false, true])
    #expect(geometries.map(\.properties) == [.frame, .position, .frame])
    #expect(geometries[0].id == geometries[1].id)
    #expect(geometries[0].id != geometries[2].id)
  }
}
