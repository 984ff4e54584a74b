// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Puts the decisive rules of a program into words: limits that are reached, and which of several
/// lengths is the longest or shortest.
struct ProgramReasons {
  private var places: [String: SceneOrigin] = [:]
  private var views: [String: String] = [:]

  init(_ scene: SceneTree) {
    let names = ViewNames(scene)
    for index in scene.nodes.indices {
      let origin = scene.nodes[index].origin
      places[origin.description] = origin
      views[origin.description] = names.text(NodeID(index))
    }
  }

  /// The reasons, in the order of the rules; rules that just follow are none, nor are repetitions.
  func reasons(_ steps: [RuleStep]) -> [LayoutExplanation.Reason] {
    var reasons: [LayoutExplanation.Reason] = []
    for step in steps {
      guard let origin = step.origin, let text = text(step, origin) else { continue }
      let reason = LayoutExplanation.Reason(
        kind: .limit, text: text, view: view(origin) ?? "",
        place: place(origin), value: CGFloat(step.value))
      if !reasons.contains(reason) { reasons.append(reason) }
    }
    return reasons
  }

  private func view(_ origin: Origin) -> String? { origin.place.flatMap { views[$0] } }

  /// What a rule says; nil for one that just follows.
  func text(_ step: RuleStep, _ origin: Origin) -> String? {
    let subject = view(origin).map { "\(origin.text) of \($0)" } ?? origin.text
    func point(_ value: Double) -> String { PointText.text(CGFloat(value)) }
    switch (step.kind, step.state) {
    case (.clamp, .atLower):
      return "\(subject): \(point(step.arguments.first ?? 0)) is raised to at least "
        + point(step.lower)
    case (.clamp, .atUpper):
      return "\(subject): of \(point(step.arguments.first ?? 0)) at most \(point(step.upper)) are "
        + "taken"
    case (.largest, .argument(let position)):
      return "\(subject): number \(position + 1) of \(step.arguments.count) decides with "
        + point(step.value)
    case (.smallest, .argument(let position)):
      return "\(subject): number \(position + 1) of \(step.arguments.count) decides with "
        + point(step.value)
    case (.largest, .atLower), (.smallest, .atUpper):
      return "\(subject): the constant \(point(step.value)) decides"
    default: return nil
    }
  }

  /// What is new where a rule begins to decide as it does; nil for one without words.
  func change(_ step: RuleStep, _ origin: Origin) -> String? {
    let subject = view(origin).map { "\(origin.text) of \($0)" } ?? origin.text
    func point(_ value: Double) -> String { PointText.text(CGFloat(value)) }
    switch (step.kind, step.state) {
    case (.clamp, .atLower): return "\(subject): the least, \(point(step.lower)), is reached"
    case (.clamp, .atUpper): return "\(subject): the most, \(point(step.upper)), is reached"
    case (.clamp, .follows): return "\(subject): no limit is reached any more"
    case (.largest, .argument(let position)), (.smallest, .argument(let position)):
      return "\(subject): number \(position + 1) of \(step.arguments.count) decides"
    case (.largest, .follows), (.smallest, .follows):
      return "\(subject): the constant decides no more"
    case (.largest, .atLower), (.smallest, .atUpper):
      return "\(subject): the constant \(point(step.value)) decides"
    default: return nil
    }
  }

  /// Where a rule was written.
  func place(_ origin: Origin) -> SceneOrigin {
    origin.place.flatMap { places[$0] } ?? SceneOrigin()
  }
}
