// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

/// Compares the frames of an engine with what a fixture expects.
struct ExpectationComparison {
  private let expectation: Fixture.Expectation
  private let tolerance: CGFloat
  private let nodes: [String: NodeID]

  /// Prepares to compare frames of a scene, with what still counts as equal in points.
  init(scene: SceneTree, expectation: Fixture.Expectation, tolerance: CGFloat) {
    self.expectation = expectation
    self.tolerance = tolerance
    nodes = scene.entries.reduce(into: [:]) { nodes, entry in
      if let id = entry.id { nodes[id] = entry.node }
    }
  }

  /// What is wrong, one text a coordinate, in the order of the fixture.
  func failures(of frames: LayoutFrames) -> [String] {
    var failures: [String] = []
    if let size = expectation.size {
      failures += differences(
        "size",
        [
          ("width", frames.size.width, size.width), ("height", frames.size.height, size.height),
        ])
    }
    for (id, expected) in expectation.frames {
      guard let frame = nodes[id].flatMap({ frames[$0] }) else {
        failures.append("'\(id)' is missing")
        continue
      }
      failures += differences(
        "'\(id)'",
        [
          ("x", frame.origin.x, expected.origin.x), ("y", frame.origin.y, expected.origin.y),
          ("width", frame.size.width, expected.size.width),
          ("height", frame.size.height, expected.size.height),
        ])
    }
    for id in expectation.absent where nodes[id].flatMap({ frames[$0] }) != nil {
      failures.append("'\(id)' is laid out, but should be absent")
    }
    return failures
  }

  private func differences(
    _ name: String, _ values: [(coordinate: String, found: CGFloat, expected: CGFloat)]
  ) -> [String] {
    values.compactMap { value in
      // Written so that NaN differs; infinite values are equal to themselves only.
      guard value.found != value.expected, !(abs(value.found - value.expected) <= tolerance)
      else { return nil }
      return "\(name): \(value.coordinate) is \(value.found), expected \(value.expected)"
    }
  }
}
