// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import Testing

@Suite struct NameSuggestionTests {
  static let names = [
    "HStack", "VStack", "ZStack", "Spacer", "width", "height", "id", "layoutPriority",
  ]

  @Test(arguments: [
    ("widht", "width"),  // Two neighbours swapped.
    ("hight", "height"),  // A letter missing.
    ("Spaceer", "Spacer"),  // A letter too many.
    ("Spader", "Spacer"),  // A wrong letter.
    ("vstack", "VStack"),  // The wrong case only.
    ("HSTACK", "HStack"),
    ("ad", "id"),
    ("layuotPriorty", "layoutPriority"),  // Two mistakes in a long name.
  ])
  func findsTheNameThatWasMeant(typed: String, meant: String) {
    #expect(NameSuggestion.closest(to: typed, among: Self.names) == meant)
  }

  @Test(arguments: ["", "x", "ab", "Circle", "wxyzh", String(repeating: "width", count: 100_000)])
  func suggestsNothingForOtherNames(typed: String) {
    #expect(NameSuggestion.closest(to: typed, among: Self.names) == nil)
  }

  @Test func prefersTheFirstOfEquallyCloseNames() {
    #expect(NameSuggestion.closest(to: "XStack", among: ["VStack", "HStack"]) == "VStack")
    #expect(NameSuggestion.closest(to: "XStack", among: ["HStack", "VStack"]) == "HStack")
  }

  @Test func prefersACloserNameWhereverItStands() {
    #expect(
      NameSuggestion.closest(to: "height", among: ["heigth", "weight", "height"]) == "height")
  }

  @Test func suggestsNothingWithoutCandidates() {
    #expect(NameSuggestion.closest(to: "width", among: []) == nil)
  }
}
