// SPDX-License-Identifier: GPL-3.0-or-later

import DirectEngine
import Foundation
import GLPKSolver
import LayoutHost
import LayoutScene
import LinearProgram

extension Entrant {
  /// An engine of this package that lays a scene out.
  static func scene(
    _ name: String, _ scene: SceneTree, engine: EngineChoice,
    programs: SequentialOptions = .init()
  ) -> Entrant {
    let host = SceneHost(
      solver: engine == .direct ? nil : GLPKSolver(),
      options: .init(engine: engine, programs: programs))
    return Entrant(
      engine: name,
      answer: {
        Answer(frames: SceneEngines.coordinates(scene, try host.layout(scene).frames))
      }, trial: .plain { _ = try host.layout(scene) })
  }

  /// The direct engine.
  static func direct(_ scene: SceneTree) -> Entrant {
    .scene("direct", scene, engine: .direct)
  }

  /// The engine of programs.
  ///
  /// - Parameters:
  ///   - start: the basis that the solver starts from.
  ///   - method: the solver's algorithm.
  static func constraints(
    _ scene: SceneTree, start: SequentialOptions.Start = .crash,
    method: SolverMethod = .primalSimplex, name: String = "constraints"
  ) -> Entrant {
    var options = SequentialOptions(method: method)
    options.start = start
    // The methods that cannot take a large program get it in parts, which is exact as well.
    if method == .interiorPoint { options.ruleLimit = 100 }
    var entrant = Entrant.scene(name, scene, engine: .constraints, programs: options)
    // Interior points approach the optimum without reaching it.
    if method == .interiorPoint { entrant.accuracy = .infinity }
    return entrant
  }
}
