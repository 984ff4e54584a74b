// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import DirectEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Lays out scenes: picks the engine, and compares both where it is asked to.
public struct SceneHost: Sendable {
  /// How scenes are laid out.
  public struct Options: Sendable {
    /// The engine that answers; hybrid by default.
    public var engine: EngineChoice
    /// Whether both engines lay out and are compared; off by default.
    public var checks: Bool
    /// How programs are solved.
    public var programs: SequentialOptions
    /// Whether required relations that conflict are given up, with a warning, rather than being an
    /// error; off by default.
    public var recovers: Bool
    /// Whether views that relations leave ambiguous are warned of; on by default.
    public var warnsOfAmbiguity: Bool

    /// Makes options.
    public init(
      engine: EngineChoice = .hybrid, checks: Bool = false, programs: SequentialOptions = .init(),
      recovers: Bool = false, warnsOfAmbiguity: Bool = true
    ) {
      self.engine = engine
      self.checks = checks
      self.programs = programs
      self.recovers = recovers
      self.warnsOfAmbiguity = warnsOfAmbiguity
    }
  }

  /// The solver of programs, or nil where none is built in.
  public var solver: (any LinearSolver)?
  /// How scenes are laid out.
  public var options: Options

  /// Makes a host.
  public init(solver: (any LinearSolver)?, options: Options = Options()) {
    self.solver = solver
    self.options = options
  }

  /// Lays out a scene.
  ///
  /// - Throws: `LayoutError.noSolver` where programs are needed and no solver is built in,
  ///   `LayoutError.program` where one cannot be solved, `LayoutError.measurements` where the scene
  ///   needs too many measurements, `LayoutError.relations` where relations conflict or do not settle.
  public func layout(_ scene: SceneTree) throws(LayoutError) -> LayoutAnswer {
    // 1. Relations have no direct form: whichever engine stands around them asks for their program.
    let relations = try relationEngine(for: scene)
    // 2. The direct engine, unless only programs are asked for. Every container has a direct form.
    let needsDirect = options.engine != .constraints || options.checks
    let direct = needsDirect ? try directFrames(scene, relations) : nil
    // 3. The programs, where they are asked for or checked.
    let needsPrograms = options.engine == .constraints || options.checks
    let programs = needsPrograms ? try constraintAnswer(scene, relations) : nil
    if let failure = relations?.failure { throw .relations(failure) }
    // 4. The comparison.
    var check: CheckReport?
    if options.checks, let direct, let programs {
      check = CheckReport(
        scene: scene, direct: direct, constraints: programs.frames,
        relations: try checks(relations))
    }
    var chosen =
      (options.engine == .constraints ? programs?.frames : direct)
      ?? LayoutFrames(frames: [], size: .zero)
    // 5. What relations leave open.
    if let relations, options.warnsOfAmbiguity {
      chosen.warnings += try ambiguityWarnings(scene, chosen, relations)
    }
    return LayoutAnswer(
      engine: options.engine, scene: scene, frames: chosen, check: check, programs: programs,
      relations: relations)
  }

  /// The most open coordinates of a view with relations that are looked at one by one.
  private static let lookedAtAmbiguities = 64

  /// What the relations of a laid out scene leave open, in the order of the nodes.
  private func ambiguityWarnings(
    _ scene: SceneTree, _ frames: LayoutFrames, _ relations: RelationEngine
  ) throws(LayoutError) -> [SceneWarning] {
    var warnings: [SceneWarning] = []
    for (node, layout) in relations.shownLayouts(in: frames) {
      let limit = Self.lookedAtAmbiguities
      let count = layout.openCoordinateCount
      if count > limit {
        let name = scene.name(of: node)
        warnings.append(
          SceneWarning(
            message: "up to \(count) coordinates inside '\(name)' are ambiguous; give its views "
              + "more constraints", origin: scene[node].origin))
      }
      do throws(RelationFailure) {
        warnings += try layout.ambiguities(of: scene, solver: relations.solver, limit: limit).map {
          SceneWarning(message: "\($0)", origin: scene[$0.node].origin)
        }
      } catch {
        throw .relations(error)
      }
    }
    return warnings
  }

  private func checks(_ relations: RelationEngine?) throws(LayoutError) -> [RelationCheck] {
    do throws(RelationFailure) {
      return try relations?.check() ?? []
    } catch {
      throw .relations(error)
    }
  }

  /// What lays out the scene's relations; nil where it has none.
  private func relationEngine(for scene: SceneTree) throws(LayoutError) -> RelationEngine? {
    guard scene.hasRelations else { return nil }
    guard let solver else { throw .noSolver }
    return RelationEngine(
      solver: solver,
      options: .init(
        programs: options.programs, conflicts: options.recovers ? .giveUp : .fail))
  }

  /// Lays out a scene with the direct engine, and tells who was proposed what and answered what.
  ///
  /// The options do not matter: programs ask nobody, and have no trace.
  ///
  /// - Parameters:
  ///   - scene: what is laid out.
  ///   - limit: the number of events to keep; `LayoutTrace.defaultLimit` unless given.
  /// - Throws: `LayoutError.measurements` where the scene needs too many measurements.
  public func trace(
    _ scene: SceneTree, limit: Int = LayoutTrace.defaultLimit
  ) throws(LayoutError) -> LayoutTrace {
    let relations = try relationEngine(for: scene)
    let engine = DirectEngine(
      options: DirectOptions(traces: true, traceLimit: limit), relations: relations)
    let trace: LayoutTrace?
    do throws(MeasurementLimitReached) {
      trace = try engine.layoutWithTrace(scene).trace
    } catch {
      throw .measurements(error)
    }
    if let failure = relations?.failure { throw .relations(failure) }
    return trace ?? LayoutTrace(scene: scene, events: [])
  }

  private func directFrames(
    _ scene: SceneTree, _ relations: RelationEngine?
  ) throws(LayoutError) -> LayoutFrames {
    do throws(MeasurementLimitReached) {
      return try DirectEngine(relations: relations).layout(scene)
    } catch {
      throw .measurements(error)
    }
  }

  private func constraintAnswer(
    _ scene: SceneTree, _ relations: RelationEngine?
  ) throws(LayoutError) -> ConstraintEngine.Answer {
    guard let solver else { throw .noSolver }
    do throws(ConstraintEngineError) {
      return try ConstraintEngine(
        solver: solver, options: options.programs, relations: relations
      ).layout(scene)
    } catch {
      switch error {
      case .program(let error): throw .program(error)
      case .measurements(let error): throw .measurements(error)
      case .relations(let failure): throw .relations(failure)
      }
    }
  }
}

/// A scene with its frames.
public struct LayoutAnswer: Sendable {
  /// The engine that answered.
  public var engine: EngineChoice
  /// The scene.
  public var scene: SceneTree
  /// The frames by node.
  public var frames: LayoutFrames
  /// The comparison of both engines, where it was asked for.
  public var check: CheckReport?
  /// What the constraint engine answered, where it was asked.
  public var programs: ConstraintEngine.Answer?
  /// What laid out the scene's relations, with their systems; nil where it has none.
  public var relations: RelationEngine?

  /// The root's size in points.
  public var size: CGSize { frames.size }

  /// The views that are laid out, in tree order, with their exact frames in the container.
  public var views: [(entry: SceneTree.Entry, frame: CGRect)] {
    scene.entries.compactMap { entry in frames[entry.node].map { (entry, $0) } }
  }

  /// The exact frame of the view with an id, or nil where none is laid out.
  public func frame(of id: String) -> CGRect? {
    scene.entries.first { $0.id == id }.flatMap { frames[$0.node] }
  }

  /// What was strange in the scene and while laying it out.
  public var warnings: [SceneWarning] { scene.warnings + frames.warnings }
}
