// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct SpecificationPreconditionTests {
  @Test func stopsWhenAnUndeclaredOptionIsAskedFor() async {
    await #expect(processExitsWith: .failure) {
      _ = ParsedArguments(verb: SampleCommand.draw).text("colour")
    }
  }

  @Test func stopsWhenAnOptionIsAskedForAsAnotherKind() async {
    await #expect(processExitsWith: .failure) {
      _ = ParsedArguments(verb: SampleCommand.draw).text("scale")
    }
  }

  @Test func stopsAtADefaultOfTheWrongKind() async {
    await #expect(processExitsWith: .failure) {
      _ = OptionSpecification("size", .size, default: "390", help: "")
    }
  }
}
