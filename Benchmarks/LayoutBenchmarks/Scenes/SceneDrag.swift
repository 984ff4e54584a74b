// SPDX-License-Identifier: GPL-3.0-or-later

import DirectEngine
import Foundation
import GLPKSolver
import LayoutHost
import LayoutScene

/// W7: a drag of 600 widths over a feed of about 100 views with texts.
///
/// The drags over W1 to W3 are measured with those, as the phase "drag".
struct SceneDrag: Workload {
  let identifier = "W7"
  let title = "drag of a feed"
  let sizeMeaning = "views"

  private static let steps = 600
  /// Eight cells of thirteen views are 104 views, and their stack is one.
  private static let cells = 8

  func sizes(quick: Bool) -> [Int] { [1 + 13 * Self.cells] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let scene = try Feed.scene(Self.cells)
    let entrants = [EngineChoice.direct, .hybrid, .constraints].map { dragged(scene, $0) }
    return [Case(phase: "drag", entrants: entrants)]
  }

  private func dragged(_ scene: SceneTree, _ engine: EngineChoice) -> Entrant {
    let host = SceneHost(solver: GLPKSolver(), options: .init(engine: engine))
    let layout = { (step: Int) -> LayoutFrames in
      var scene = scene
      let width = 340 + CGFloat(step) / 2
      scene.request = .container(CGSize(width: width, height: Feed.size.height))
      return try host.layout(scene).frames
    }
    let checked = stride(from: 0, to: Self.steps, by: 60)
    var entrant = Entrant(
      engine: engine.rawValue,
      answer: {
        Answer(
          frames: try checked.flatMap { SceneEngines.coordinates(scene, try layout($0)) })
      }, trial: .steps(count: Self.steps) { { _ = try layout($0) } })
    entrant.share = 10
    return entrant
  }
}
