// SPDX-License-Identifier: GPL-3.0-or-later

extension Bar {
  /// The bars in the order of their workloads; ratios are of the same run.
  static var all: [Bar] {
    systems + drags + scenes
  }

  private static let ours = "solve-layout"

  private static func first(_ workload: String, _ size: Int, _ engine: String) -> Place {
    Place(workload: workload, size: size, phase: "first solve", engine: engine)
  }

  private static func against(
    _ engine: String, _ workload: String, _ size: Int, _ limit: Double
  ) -> Bar {
    Bar(
      text: "\(workload) first solve at \(size), of \(engine)",
      figure: first(workload, size, ours), base: first(workload, size, engine), limit: limit)
  }

  private static var systems: [Bar] {
    [
      against("kiwi", "W1", 3, 0.8),
      against("kiwi", "W2", 100, 0.15), against("kiwi", "W2", 500, 0.05),
      against("kiwi", "W2", 2_000, 0.01),
      against("glpk", "W2", 100, 0.5), against("glpk", "W2", 500, 0.5),
      against("glpk", "W2", 2_000, 0.5),
      against("kiwi", "W3", 20, 0.03), against("highs", "W3", 20, 0.5),
      against("highs", "W4", 20, 2), against("highs", "W5", 512, 1),
      against("highs", "W6", 1_000, 1),
      Bar(
        text: "W6 growth from 1,000 to 10,000 rows", figure: first("W6", 10_000, ours),
        base: first("W6", 1_000, ours), limit: 12),
    ]
  }

  private static var drags: [Bar] {
    let medians = [("W1", 3), ("W2", 10), ("W2", 100), ("W2", 500), ("W2", 2_000), ("W3", 20)]
      .map { drag($0.0, $0.1, .median, 1) }
    let tails = [100, 500, 2_000].map { drag("W2", $0, .p95, 0.2) }
    return medians + tails
  }

  private static func drag(
    _ workload: String, _ size: Int, _ statistic: Bar.Statistic, _ limit: Double
  ) -> Bar {
    let places = [ours, "kiwi"].map {
      Place(
        workload: workload, size: size, phase: "drag", engine: $0, statistic: statistic)
    }
    return Bar(
      text: "\(workload) drag at \(size), \(statistic.rawValue) of kiwi", figure: places[0],
      base: places[1],
      limit: limit)
  }

  private static func layout(
    _ workload: String, _ size: Int, _ engine: String, _ phase: String = "first layout"
  ) -> Place {
    Place(workload: workload, size: size, phase: phase, engine: engine)
  }

  private static var scenes: [Bar] {
    let nested = [1_111, 11_111, 111_111].flatMap { size in
      ["first layout", "relayout"].map { phase in
        Bar(
          text: "W8 \(phase) at \(size), of Yoga", figure: layout("W8", size, "direct", phase),
          base: layout("W8", size, "yoga", phase), limit: 0.5)
      }
    }
    return nested + [
      Bar(
        text: "W11 the ten rows of 11,000, milliseconds",
        figure: layout("W11", 11_000, ours, "find the conflict"), base: nil, limit: 100),
      Bar(
        text: "W8 growth from 11,111 to 111,111 nodes",
        figure: layout("W8", 111_111, "direct"), base: layout("W8", 11_111, "direct"), limit: 11),
      Bar(
        text: "W9 direct of hand-written arithmetic", figure: layout("W9", 100, "direct"),
        base: layout("W9", 100, "by hand"), limit: 3),
      Bar(
        text: "W9 constraints of direct", figure: layout("W9", 100, "constraints"),
        base: layout("W9", 100, "direct"), limit: 10),
      Bar(
        text: "W10 with crash basis at 1,000, milliseconds",
        figure: layout("W10", 1_000, "constraints"), base: nil, limit: 5),
      Bar(
        text: "W10 with crash basis at 1,000, of cold", figure: layout("W10", 1_000, "constraints"),
        base: layout("W10", 1_000, "constraints cold"), limit: 0.05),
      Bar(
        text: "W12 first layout at 1,000, milliseconds", figure: layout("W12", 1_000, "hybrid"),
        base: nil, limit: 10),
      Bar(
        text: "W12 state change at 1,000, of first layout",
        figure: layout("W12", 1_000, "hybrid", "state change"),
        base: layout("W12", 1_000, "hybrid"), limit: 0.2),
    ]
  }
}
