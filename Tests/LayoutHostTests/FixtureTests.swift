// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutDocuments
import LayoutHost
import LayoutScene
import SolveLayout
import Testing

/// A file of `Fixtures`: documents with the frames that are expected of them.
struct Fixture {
  struct Case {
    var name: String
    var document: [UInt8]
    var size: [Double]?
    var frames: [String: [Double]]
    var absent: [String]
  }

  var tolerance: Double
  var cases: [Case]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Fixtures")

  /// The files, relative to the folder, sorted.
  static let files: [String] = {
    let all = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String]
    return (all ?? []).filter { $0.hasSuffix(".json") }.sorted()
  }()

  init(file: String) throws {
    let data = try Data(contentsOf: Self.folder.appending(path: file))
    let root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    tolerance = root["tolerance"] as? Double ?? 0.01
    let cases = try #require(root["cases"] as? [[String: Any]])
    self.cases = try cases.map { entry in
      let document = try #require(entry["document"])
      let expected = entry["expect"] as? [String: Any] ?? [:]
      let frames = expected["frames"] as? [String: [Any]] ?? [:]
      return Case(
        name: entry["name"] as? String ?? "",
        document: Array(try JSONSerialization.data(withJSONObject: document)),
        size: (expected["size"] as? [Any]).map { $0.map(Self.number) },
        frames: frames.mapValues { $0.map(Self.number) },
        absent: expected["absent"] as? [String] ?? [])
    }
  }

  private static func number(_ value: Any) -> Double {
    value as? Double ?? (value as? String == "infinity" ? .infinity : .nan)
  }
}

@Suite struct FixtureTests {
  /// Cases whose expectation is held to be wrong, with the reason; none so far.
  static let knownIssues: [String: Comment] = [:]

  @Test(arguments: Fixture.files)
  func framesAreAsExpectedByBothEngines(file: String) throws {
    let fixture = try Fixture(file: file)
    #expect(!fixture.cases.isEmpty)
    for test in fixture.cases {
      let scene = try LayoutDocument.read(
        test.document, options: LayoutDocument.Options(layouts: .standard)
      ).scene
      if let reason = Self.knownIssues[test.name] {
        withKnownIssue(reason) { try check(test, scene, fixture.tolerance, .direct) }
      } else {
        try check(test, scene, fixture.tolerance, .direct)
        if GLPKSolver.isAvailable { try check(test, scene, fixture.tolerance, .constraints) }
      }
    }
  }

  private func check(
    _ test: Fixture.Case, _ scene: SceneTree, _ tolerance: Double, _ engine: EngineChoice
  ) throws {
    let checks = GLPKSolver.isAvailable
    let host = SceneHost(solver: GLPKSolver(), options: .init(engine: engine, checks: checks))
    let answer = try host.layout(scene)
    if let difference = answer.check?.firstDifference {
      Issue.record("\(test.name): \(difference)")
    }
    if let size = test.size {
      expect([answer.size.width, answer.size.height], size, tolerance, "\(test.name) size")
    }
    for (id, expected) in test.frames.sorted(by: { $0.key < $1.key }) {
      guard let frame = answer.frame(of: id) else {
        Issue.record("\(test.name) \(engine): \(id) is missing")
        continue
      }
      let values = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
      expect(values, expected, tolerance, "\(test.name) \(engine) \(id)")
    }
    for id in test.absent {
      #expect(answer.frame(of: id) == nil, "\(test.name) \(engine): \(id) is laid out")
    }
  }

  private func expect(
    _ values: [CGFloat], _ expected: [Double], _ tolerance: Double, _ name: String
  ) {
    let agrees = zip(values, expected).allSatisfy { value, number in
      Double(value) == number || abs(Double(value) - number) <= tolerance
    }
    #expect(agrees && values.count == expected.count, "\(name): \(values), expected \(expected)")
  }
}
