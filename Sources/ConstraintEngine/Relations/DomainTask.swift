// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// One node with relations under one proposal: compiled and solved until nothing measured changes.
struct DomainTask {
  let engine: RelationEngine
  let scene: SceneTree
  let names: SceneNames
  let node: NodeID
  let proposal: ProposedViewSize
  let container: ProposedViewSize

  /// What was compiled last and the variables of its frames.
  private struct Round {
    var compiler: Compiler
    var problem: RelationProblem
    var size: Offer
  }

  func settle() throws(RelationFailure) -> SettledDomain {
    try DeepStack.run(depth: scene.depth) { () throws(RelationFailure) in try rounds() }
  }

  private func rounds() throws(RelationFailure) -> SettledDomain {
    var earlier: SequentialProgram?
    var surprise: (difference: Double, question: Int, expected: Double, found: Double)?
    let limit = max(engine.options.roundLimit, 1)
    var earlierDifference = Double.infinity
    for number in 1...(limit * Self.patience) {
      // 1. Compile with what is expected of the measured parts.
      var round = try compile(earlier)
      // 2. Solve all levels.
      let (solution, givenUp) = try solve(&round.problem)
      let values = round.problem.values(solution)
      // 3. Done when every measurement was asked with what it now gets, and every rule is decided
      // by what was expected to.
      surprise = round.compiler.program.largestSurprise(values)
      let isExpected = round.compiler.program.disagreement(values) <= tolerance
      round.compiler.program.adopt(values)
      let difference = surprise?.difference ?? 0
      if difference <= tolerance && (isExpected || number >= limit) {
        return try settled(round, solution, givenUp, rounds: number)
      }
      earlier = round.compiler.program
      // Beyond the limit only what comes closer with every round goes on.
      if number >= limit && difference > Self.approach * earlierDifference { break }
      earlierDifference = difference
    }
    let values = surprise.map { [$0.expected, $0.found] } ?? []
    throw .unsettled(
      question: "a length inside '\(scene.name(of: node))'", values: values, rounds: limit,
      origin: scene[node].origin)
  }

  /// How many times the limit of rounds what comes closer with every round may take.
  private static let patience = 10
  /// What comes closer leaves at most this share of the distance before.
  private static let approach = 0.9

  /// How far a value that was measured with may be from the value that came out.
  private var tolerance: Double { max(Double(scene.tolerance), 1e-9) * 10 }

  private func compile(_ earlier: SequentialProgram?) throws(RelationFailure) -> Round {
    let program = SequentialProgram(
      deferredWith: engine.solver, options: engine.options.programs, earlier: earlier)
    let compiler = Compiler(
      scene: scene, program: program, solver: engine.solver, relations: engine)
    compiler.domain = DomainState(root: node, scene: scene, names: names)
    do throws(SequentialError) {
      let size = try compiler.compile(domain: node, proposal: proposal, container: container)
      try compiler.compileRelations()
      if compiler.overloaded == nil, let state = compiler.domain {
        return Round(compiler: compiler, problem: RelationProblem(compiler, state), size: size)
      }
    } catch {
      throw .program(error)
    }
    let origin = compiler.overloaded.map { scene[$0].origin } ?? scene[node].origin
    throw .measurements(MeasurementLimitReached(origin: origin))
  }

  /// Solves the system; without the relations that conflict where they may be given up.
  private func solve(
    _ problem: inout RelationProblem
  ) throws(RelationFailure) -> (PrioritySolution, [RelationConflict]) {
    let solution = try solution(of: problem.system)
    if solution.isSolved { return (solution, []) }
    switch engine.options.conflicts {
    case .fail: throw .conflict(try ConflictReport(problem, engine: engine).conflicts)
    case .giveUp:
      let report = try ConflictReport(problem, engine: engine)
      if report.givenUp.isEmpty { throw .conflict(report.conflicts) }
      problem.leaveOut(report.givenUp)
      let recovered = try self.solution(of: problem.system)
      guard recovered.isSolved else { throw .conflict(report.conflicts) }
      return (recovered, report.conflicts)
    case .relax:
      let report = try ConflictReport(problem, engine: engine)
      problem.relax()
      let relaxed = try self.solution(of: problem.system)
      guard relaxed.isSolved else { throw .conflict(report.conflicts) }
      return (relaxed, report.conflicts)
    }
  }

  private func solution(of system: PrioritySystem) throws(RelationFailure) -> PrioritySolution {
    do throws(PriorityError) {
      return try PrioritySolver(solver: engine.solver, options: engine.options.priorities)
        .solve(system)
    } catch {
      throw .priorities(error)
    }
  }

  private func settled(
    _ round: Round, _ solution: PrioritySolution, _ givenUp: [RelationConflict], rounds: Int
  ) throws(RelationFailure) -> SettledDomain {
    let compiler = round.compiler
    let variables = round.problem.variables
    var frames: [(node: NodeID, frame: CGRect)] = []
    var expressions: [NodeID: ConstraintEngine.FrameExpression] = [:]
    for index in scene.nodes.indices {
      guard let box = compiler.placed[index] else { continue }
      let frame = CGRect(
        x: compiler.program.estimate(box.x), y: compiler.program.estimate(box.y),
        width: compiler.program.estimate(box.width), height: compiler.program.estimate(box.height))
      if index != node.index { frames.append((NodeID(index), frame)) }
      expressions[NodeID(index)] = ConstraintEngine.FrameExpression(
        x: box.x.substituting { variables[$0.index] },
        y: box.y.substituting { variables[$0.index] },
        width: box.width.substituting { variables[$0.index] },
        height: box.height.substituting { variables[$0.index] })
    }
    func length(_ length: Length?) -> CGFloat {
      let value = CGFloat(length.map { compiler.program.estimate($0) } ?? 0)
      return value >= Compiler.unlimitedLength / 2 ? .infinity : value
    }
    var warnings: [SceneWarning]
    do throws(SequentialError) { warnings = try compiler.warnings() } catch {
      throw .program(error)
    }
    for conflict in givenUp {
      guard let member = conflict.givenUp.map({ conflict.members[$0] }) else { continue }
      let others = conflict.members.filter { $0 != member }.map { "'\($0.text)'" }
      warnings.append(
        SceneWarning(
          message: "given up: '\(member.text)' cannot hold together with "
            + others.joined(separator: ", "), origin: scene[node].origin))
    }
    let answer = RelationAnswer(
      size: CGSize(width: length(round.size.width), height: length(round.size.height)),
      frames: frames, warnings: warnings)
    return SettledDomain(
      layout: RelationLayout(
        answer: answer, system: round.problem.system, solution: solution, frames: expressions,
        rounds: rounds,
        relations: round.problem.relations,
        hasChoosingRules: compiler.program.hasChoosingRules, questions: questions(round),
        givenUp: givenUp),
      compiler: compiler)
  }
}

extension DomainTask {
  /// What was asked while compiling, in the system's variables.
  private func questions(_ round: Round) -> [RelationLayout.Question] {
    let variables = round.problem.variables
    return round.compiler.program.estimatesAsked.map { asked in
      RelationLayout.Question(
        expression: asked.expression.substituting { variables[$0.index] }, value: asked.value)
    }
  }
}

/// A solved node with relations and the compiler that can still answer for its guides.
struct SettledDomain: @unchecked Sendable {
  let layout: RelationLayout
  // Only asked under the engine's lock.
  let compiler: Compiler

  func explicitGuide(_ key: AlignmentKey, of child: NodeID) -> CGFloat? {
    guard let (offer, container) = compiler.domain?.offers[child] else { return nil }
    do throws(SequentialError) {
      guard
        let value = try compiler.explicitGuide(key, of: child, offered: offer, in: container)
      else { return nil }
      return CGFloat(compiler.program.estimate(value))
    } catch {
      return nil
    }
  }
}

extension Compiler {
  /// Compiles one node with relations as if it were a scene: it is offered the proposal and stands
  /// at the origin.
  func compile(
    domain node: NodeID, proposal: ProposedViewSize, container: ProposedViewSize
  ) throws(SequentialError) -> Offer {
    let offer = Offer(
      width: parameter("width", proposal.width), height: parameter("height", proposal.height))
    let lengths = containerID(
      Offer(
        width: container.width.map { Length(Double($0)) },
        height: container.height.map { Length(Double($0)) }))
    let inner = scene.constraintLayout(under: node) == node ? node : scene.primary(of: node) ?? node
    let size = try size(of: inner, offered: offer, in: lengths)
    let box = PlacedBox(x: 0, y: 0, width: size.width ?? 0, height: size.height ?? 0)
    if inner != node {
      placed[node.index] = box
      domain?.offers[node] = (offer, lengths)
    }
    try settle(inner, offered: offer, box, lengths)
    try placeFollowers()
    return size
  }
}
