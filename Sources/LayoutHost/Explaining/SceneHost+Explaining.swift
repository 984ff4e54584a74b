// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

extension SceneHost {
  /// Why a coordinate of a view has its value.
  ///
  /// The layout is solved as programs, whose decisive rules are the reasons; what containers offered
  /// and views took is read from a trace of the direct engine.
  ///
  /// - Parameters:
  ///   - scene: what is laid out.
  ///   - view: the id of a view, else its path, as answers have them.
  ///   - coordinate: the coordinate.
  /// - Throws: `ExplanationError.unknownView`, `.notPlaced` for a view that takes no part, `.layout`
  ///   where the scene cannot be laid out, without a solver too.
  public func explain(
    _ scene: SceneTree, view: String, _ coordinate: LayoutCoordinate
  ) throws(ExplanationError) -> LayoutExplanation {
    try DeepStack.run(depth: scene.depth) { () throws(ExplanationError) in
      // 1. The view.
      let entry = try entry(view, in: scene)
      // 2. The layout, its programs and its trace.
      let parts = try parts(of: scene)
      guard let frame = parts.answer.frames[entry.node],
        let expression = parts.programs.expressions[entry.node.index]
      else { throw .notPlaced(view, scene[entry.node].origin) }
      // 3. The reasons from the container to the view.
      let direction = scene[entry.node].direction
      let factors = coordinate.factors(direction)
      var chain = ReasonChain(parts.answer, parts.trace, axis: coordinate.axis)
      let path = scene.path(to: entry.node)
      let domain = path.first { scene[$0].kind.isRelationDomain }
      let related = try relationReasons(coordinate, entry.node, domain, in: parts.answer)
      if let domain, let related {
        chain.follow(Array(path.prefix { $0 != domain } + [domain]))
        chain.add(related.reasons)
      } else {
        chain.follow(path)
        if factors.length != 0 { chain.addLength(of: entry.node) }
      }
      chain.addTexts()
      // 4. The rules that decide, and how the coordinate moves.
      let along = coordinate.axis == .horizontal
      let sum =
        (along ? expression.x : expression.y) * Double(factors.origin)
        + (along ? expression.width : expression.height) * Double(factors.length)
      let explanation = try explained(sum, parts.programs.program)
      chain.add(ProgramReasons(scene).reasons(explanation.steps))
      return LayoutExplanation(
        entry: entry, coordinate: coordinate, value: coordinate.value(of: frame, direction),
        sensitivities: try sensitivities(
          scene, entry.node, coordinate, texts: chain.texts, explanation, parts.programs.program,
          related),
        reasons: chain.reasons)
    }
  }

  private struct Parts {
    var answer: LayoutAnswer
    var programs: ConstraintEngine.Answer
    var trace: LayoutTrace
  }

  private func entry(
    _ view: String, in scene: SceneTree
  ) throws(ExplanationError) -> SceneTree.Entry {
    let found =
      scene.entries.first { $0.id == view } ?? scene.entries.first { $0.path == view }
    if let found { return found }
    let names = scene.entries.compactMap(\.id) + scene.entries.map(\.path)
    throw .unknownView(view, closest: NameSuggestion.closest(to: view, among: names))
  }

  private func parts(of scene: SceneTree) throws(ExplanationError) -> Parts {
    var host = self
    host.options.engine = .constraints
    host.options.checks = false
    do throws(LayoutError) {
      let solved = try host.layout(scene)
      guard let programs = solved.programs else { throw LayoutError.noSolver }
      return Parts(answer: solved, programs: programs, trace: try trace(scene))
    } catch { throw .layout(error) }
  }

  private func relationReasons(
    _ coordinate: LayoutCoordinate, _ node: NodeID, _ domain: NodeID?, in answer: LayoutAnswer
  ) throws(ExplanationError) -> RelationReasons? {
    guard let domain else { return nil }
    do throws(LayoutError) {
      return try RelationReasons(coordinate, of: node, domain: domain, in: answer)
    } catch { throw .layout(error) }
  }

  private func explained(
    _ sum: LinearExpression, _ program: SequentialProgram
  ) throws(ExplanationError) -> RuleExplanation {
    do throws(SequentialError) {
      return try program.explanation(of: sum)
    } catch { throw .layout(.program(error)) }
  }

  private func sensitivities(
    _ scene: SceneTree, _ node: NodeID, _ coordinate: LayoutCoordinate, texts: [NodeID],
    _ explanation: RuleExplanation, _ program: SequentialProgram, _ related: RelationReasons?
  ) throws(ExplanationError) -> [LayoutExplanation.Sensitivity] {
    var host = self
    host.options.engine = .hybrid
    var found: [LayoutExplanation.Sensitivity] = []
    for axis in Axis.allCases {
      guard let length = scene.request.length(axis), length.isFinite else { continue }
      let parameter = program.parameter(named: axis.lengthName)
      let sensitivity =
        related.map { $0.sensitivity(to: axis) }
        ?? explanation.sensitivities.first { $0.parameter == parameter }
      var finder = SensitivityFinder(
        scene, node, coordinate, texts: texts, along: axis, host: host)
      do throws(LayoutError) {
        found.append(try finder.find(length: length, program: sensitivity))
      } catch { throw .layout(error) }
    }
    return found
  }
}

extension NodeKind {
  /// Whether relations may decide the frames inside.
  var isRelationDomain: Bool {
    switch self {
    case .relations, .constraintLayout: true
    default: false
    }
  }
}

extension SceneTree {
  /// The nodes from the root to a node, both included.
  func path(to node: NodeID) -> [NodeID] {
    var parents = [NodeID?](repeating: nil, count: nodes.count)
    for index in nodes.indices {
      for child in children(of: NodeID(index)) { parents[child.index] = NodeID(index) }
    }
    var path = [node]
    while let last = path.last, let parent = parents[last.index] { path.append(parent) }
    return path.reversed()
  }
}
