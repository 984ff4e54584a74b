// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

private struct Contender: Identifiable {
  let id: String
  var votes: Int

  static let all = [
    Contender(id: "Cat", votes: 25), Contender(id: "Goldfish", votes: 9),
    Contender(id: "Dog", votes: 16),
  ]
}

/// Names, shares and counts under each other, with a line below each row.
private struct Leaderboard: View {
  @State var contenders = Contender.all

  var body: some View {
    Grid(alignment: .leading) {
      ForEach($contenders) { $contender in
        GridRow {
          Text(contender.id).id("name \(contender.id)")
          ProgressView(value: Double(contender.votes), total: 50).id("bar \(contender.id)")
          Text("\(contender.votes)").id("count \(contender.id)").gridColumnAlignment(.trailing)
        }
        Divider().id("line \(contender.id)")
      }
    }
    .id("grid")
    .padding()
    .id("padded")
    .overlay(alignment: .topLeading) {
      Button("Add") {
        contenders[1].votes = 1_000
      }.id("add")
    }
  }
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct LeaderboardTests {
  /// S4-01 to S4-04: 64 for the longest name, 16 for the widest count, the rest for the bars.
  @Test func barsTakeWhatNamesAndCountsLeave() throws {
    let laidOut = try BothEngines(Leaderboard(), .proposal(390, nil))
    laidOut.expect("padded", 0, 0, 390, 123)
    laidOut.expect("grid", 16, 16, 358, 91)
    let rows: [(name: String, y: CGFloat, width: CGFloat, count: CGFloat)] = [
      ("Cat", 0, 24, 16), ("Goldfish", 33, 64, 8), ("Dog", 66, 24, 16),
    ]
    for row in rows {
      let y = 16 + row.y
      laidOut.expect("name \(row.name)", 16, y, row.width, 16)
      laidOut.expect("bar \(row.name)", 88, y + 6, 262, 4)
      laidOut.expect("count \(row.name)", 374 - row.count, y, row.count, 16)
      laidOut.expect("line \(row.name)", 16, y + 24, 358, 1)
    }
  }

  /// S4-02: the last column is as wide as its widest count, also after a change.
  @Test func columnsFollowTheVotes() throws {
    let host = LayoutHost(rootView: Leaderboard())
    host.environment.textMeasurer = eightPointText
    try BothEngines(host, .proposal(390, nil)).expect("bar Cat", 88, 22, 262, 4)
    try host.perform("add")
    let after = try BothEngines(host, .proposal(390, nil))
    after.expect("count Goldfish", 342, 49, 32, 16)
    after.expect("count Cat", 358, 16, 16, 16)
    after.expect("bar Cat", 88, 22, 246, 4)
  }
}
