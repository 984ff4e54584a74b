// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Why relations put a view where it stands, from the edge of the view that carries them to the
/// coordinate.
struct RelationReasons {
  /// The reasons as a chain.
  private(set) var reasons: [LayoutExplanation.Reason] = []
  private let explanation: PriorityExplanation
  private let layout: RelationLayout
  private let scene: SceneTree
  private let domain: NodeID

  /// Explains a coordinate of a view inside a domain; nil where the domain did not place it.
  init?(
    _ coordinate: LayoutCoordinate, of node: NodeID, domain: NodeID, in answer: LayoutAnswer
  ) throws(LayoutError) {
    guard let engine = answer.relations,
      let shown = engine.shownLayouts(in: answer.frames).first(where: { $0.node == domain }),
      let frame = shown.layout.frames[node]
    else { return nil }
    let scene = answer.scene
    let layout = shown.layout
    self.scene = scene
    self.layout = layout
    self.domain = domain
    let factors = coordinate.factors(scene[node].direction)
    let along = coordinate.axis == .horizontal
    let expression =
      (along ? frame.x : frame.y) * Double(factors.origin)
      + (along ? frame.width : frame.height) * Double(factors.length)
    let found: PriorityExplanation?
    do throws(PriorityError) {
      found = try layout.solution.explanation(of: expression, solver: engine.solver)
    } catch {
      throw .relations(.priorities(error))
    }
    guard let found else { return nil }
    explanation = found
    reasons = explanation.reasons.map(reason) + explanation.concessions.map(concession)
    if explanation.isDegenerate {
      reasons.append(
        made("more limits meet here than are needed, so that other reasons are as good", 0))
    }
  }

  /// How the coordinate moves with a length that the domain is proposed, and how far.
  func sensitivity(to axis: Axis) -> ParameterSensitivity? {
    guard
      let range = explanation.ranges.first(where: { name(of: $0.parameter) == axis.lengthName })
    else { return nil }
    let factor = explanation.reasons.first { $0.source == .parameter(range.parameter) }?.multiplier
    return ParameterSensitivity(
      parameter: range.parameter, name: axis.lengthName,
      value: layout.solution[range.parameter], derivative: factor ?? 0,
      reasons: range.interval.range, formula: range.interval.range)
  }

  // MARK: Words

  private func reason(_ reason: PriorityExplanation.Reason) -> LayoutExplanation.Reason {
    let factor =
      reason.multiplier == 1 ? "" : ", which counts \(number(reason.multiplier)) times"
    switch reason.source {
    case .parameter(let variable):
      let text =
        "\(scene.name(of: domain)) is proposed \(number(reason.value)) as its "
        + name(of: variable)
      return made(text + factor, reason.value)
    case .constraint(let index):
      let constraint = layout.system.constraints[index]
      let text = constraint.origin?.text ?? constraint.description(naming: name(of:))
      return made("'\(text)' holds exactly\(factor)", reason.value, at: place(index))
    case .lower(let variable), .upper(let variable):
      let isLower = if case .lower = reason.source { true } else { false }
      let bound = isLower ? "least" : "greatest"
      return made(
        "\(name(of: variable)) has its \(bound) value \(number(reason.value))\(factor)",
        reason.value)
    case .goal(let index):
      let origin = layout.system.goals[index].origin?.text ?? "a container's rule"
      return made("\(origin) follows its rule\(factor)", reason.value)
    case .tieBreak(let variable):
      return made(
        "nothing decides \(name(of: variable)), so it is as small or as close to the edge as "
          + "possible", reason.value)
    }
  }

  private func concession(
    _ concession: PriorityExplanation.Concession
  ) -> LayoutExplanation.Reason {
    let failing = concession.violations.prefix(Self.shownViolations).map { violation in
      "'\(text(of: violation.source))' by \(number(violation.amount))"
    }
    let more = concession.violations.count - failing.count
    let rest = more > 0 ? " and \(more) more" : ""
    return made(
      "priority \(number(concession.priority.value)) gives way: "
        + failing.joined(separator: ", ") + rest, concession.cost)
  }

  /// The most violations of a level that are named.
  private static let shownViolations = 5

  private func text(of source: PrioritySource) -> String {
    switch source {
    case .constraint(let index):
      let constraint = layout.system.constraints[index]
      return constraint.origin?.text ?? constraint.description(naming: name(of:))
    case .goal(let index): return layout.system.goals[index].origin?.text ?? "a container's rule"
    case .parameter(let variable), .lower(let variable), .upper(let variable),
      .tieBreak(let variable):
      return name(of: variable)
    }
  }

  private func place(_ constraint: Int) -> SceneOrigin? {
    guard let reference = layout.relations[constraint] else { return nil }
    return scene[relationsOf: reference.node].relations[reference.index].origin
  }

  private func made(
    _ text: String, _ value: Double, at place: SceneOrigin? = nil
  ) -> LayoutExplanation.Reason {
    .init(
      kind: .relation, text: text, view: scene.name(of: domain),
      place: place ?? scene[domain].origin, value: CGFloat(value))
  }

  private func name(of variable: Variable) -> String { layout.system.name(of: variable) }

  private func number(_ value: Double) -> String { PointText.text(CGFloat(value)) }
}
