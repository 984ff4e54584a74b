// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// The measures that the hand-derived numbers rest on: characters of 8 points, lines of 16.
let eightPointText = FixedTextMeasurer(numbers: .init(advance: 8, lineHeight: 16, ascent: 12))

/// What a view is laid out in.
enum Room {
  case container(CGFloat, CGFloat)
  case proposal(CGFloat?, CGFloat?)
}

/// One layout of a host by each way to answer; both engines must agree on every frame.
@MainActor struct BothEngines {
  /// The settled layout by constraints, then the hybrid one.
  let results: [LayoutResult]

  var size: CGSize { results[0].size }
  var rounds: Int { results[0].rounds }

  init(
    _ host: LayoutHost, _ room: Room, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    results = try [EngineChoice.constraints, .hybrid].map { engine in
      let options = SceneHost.Options(engine: engine, checks: true)
      let result =
        switch room {
        case .container(let width, let height):
          try host.layout(in: CGSize(width: width, height: height), options: options)
        case .proposal(let width, let height):
          try host.layout(
            proposal: ProposedViewSize(width: width, height: height), options: options)
        }
      let check = try #require(result.check, sourceLocation: location)
      #expect(
        check.agree, "\(check.firstDifference?.description ?? "")", sourceLocation: location)
      return result
    }
  }

  init(
    _ view: some View, _ room: Room = .proposal(nil, nil),
    direction: LayoutDirection = .leftToRight, location: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let host = LayoutHost(rootView: view)
    host.environment.textMeasurer = eightPointText
    host.environment.layoutDirection = direction
    try self.init(host, room, location: location)
  }

  func frame(_ id: String) -> CGRect? { results[0].frame(of: id) }

  /// Expects a view's frame in every answer, to a ten-thousandth of a point.
  func expect(
    _ id: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    location: Testing.SourceLocation = #_sourceLocation
  ) {
    let wanted = [x, y, width, height]
    for result in results {
      guard let frame = result.frame(of: id) else {
        Issue.record("there is no view '\(id)'", sourceLocation: location)
        continue
      }
      let found = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(
        zip(found, wanted).allSatisfy { isNear($0, $1) },
        "\(id) is at \(found), not at \(wanted)", sourceLocation: location)
    }
  }

  /// Expects the size of the root in every answer.
  func expectSize(
    _ width: CGFloat, _ height: CGFloat, location: Testing.SourceLocation = #_sourceLocation
  ) {
    for result in results {
      #expect(
        isNear(result.size.width, width) && isNear(result.size.height, height),
        "the root is \(result.size), not \(width) x \(height)", sourceLocation: location)
    }
  }

  private func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.000_1 }
}

/// A layout of these tests, and the library's own one with the same rule.
enum RuleOrigin: CaseIterable {
  case test
  case library
}
