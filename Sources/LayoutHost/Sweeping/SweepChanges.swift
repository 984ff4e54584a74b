// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Tells what differs between two neighbouring regimes: decisions first, else the rules of the
/// program that decide otherwise, else the formulas.
struct SweepChanges {
  typealias Change = LayoutSweep.Change

  private let scene: SceneTree
  private let axis: Axis
  private let host: SceneHost
  private let names: ViewNames
  private let reasons: ProgramReasons
  /// The program of all lengths, where there is one.
  private let program: SolvedProgram?
  private var probe: LengthProbe
  /// How many programs were solved for single breakpoints.
  private var solved = 0

  /// The most programs that are solved to name rules; beyond, formulas are named only.
  private static let mostPrograms = 100
  /// The most changes that are named of one kind.
  private static let mostNamed = 8

  init(_ scene: SceneTree, along axis: Axis, host: SceneHost, program: SolvedProgram?) {
    self.scene = scene
    self.axis = axis
    self.host = host
    self.program = program
    names = ViewNames(scene)
    reasons = ProgramReasons(scene)
    probe = LengthProbe(scene, along: axis, host: host)
  }

  /// What differs, in words.
  mutating func changes(
    _ last: LayoutSweep.Regime, _ next: LayoutSweep.Regime
  ) throws(LayoutError) -> [Change] {
    // 1. Close to the border, but inside of both.
    let before = last.from == last.to ? last.to : last.to - min(1e-3, (last.to - last.from) / 2)
    let behind = next.from == next.to ? next.from : next.from + min(1e-3, (next.to - next.from) / 2)
    // 2. Decisions.
    let frames = (try probe.frames(at: before), try probe.frames(at: behind))
    var changes: [Change] = []
    for index in scene.nodes.indices {
      let node = NodeID(index)
      if let text = decision(node, frames.0, frames.1) {
        changes.append(Change(text: text, place: scene[node].origin))
      }
    }
    // 3. Relations.
    if changes.isEmpty && scene.hasRelations { changes = try relations(before, behind) }
    // 4. Rules.
    if changes.isEmpty { changes = rules(before, behind) }
    // 5. Formulas.
    if changes.isEmpty { changes = formulas(last, next) }
    let rest = changes.count - Self.mostNamed
    guard rest > 0 else { return changes }
    return changes.prefix(Self.mostNamed)
      + [Change(text: "and \(rest) more", place: SceneOrigin())]
  }

  // MARK: Decisions

  private func decision(
    _ node: NodeID, _ before: LayoutFrames, _ behind: LayoutFrames
  ) -> String? {
    guard let old = before[node], let new = behind[node] else { return nil }
    switch scene[node].kind {
    case .text(let text):
      let lines = (text.lineCount(in: old.size), text.lineCount(in: new.size))
      if lines.0 == lines.1 {
        // A text's width stays while its lines do.
        guard abs(old.width - new.width) > 0.01 else { return nil }
        return "the text of \(names.short(node)) breaks elsewhere: "
          + "\(PointText.text(new.width)) wide instead of \(PointText.text(old.width))"
      }
      return "the text of \(names.short(node)) takes \(lines.1) "
        + "\(lines.1 == 1 ? "line" : "lines") instead of \(lines.0)"
    case .viewThatFits:
      let children = Array(scene.children(of: node))
      guard let first = children.firstIndex(where: { before[$0] != nil }),
        let second = children.firstIndex(where: { behind[$0] != nil }), first != second
      else { return nil }
      return "\(names.text(node)) picks candidate \(second + 1), \(names.short(children[second])), "
        + "instead of \(first + 1), \(names.short(children[first]))"
    case .lazyGrid(let grid):
      guard let first = scene.lineLength(of: node, before),
        let second = scene.lineLength(of: node, behind), first != second
      else { return nil }
      let lines = grid.axis == .horizontal ? "columns" : "rows"
      return "\(names.text(node)) has \(second) \(lines) instead of \(first)"
    default: return nil
    }
  }

  // MARK: Relations

  /// The constraints that decide, give way or have room on one side only.
  private mutating func relations(
    _ before: CGFloat, _ behind: CGFloat
  ) throws(LayoutError) -> [Change] {
    let old = try states(at: before)
    var known: [String: RelationLayout.ConstraintState] = [:]
    for constraint in old { known[constraint.text] = constraint.state }
    return try states(at: behind).compactMap { constraint in
      guard let earlier = known[constraint.text], earlier != constraint.state else { return nil }
      let text =
        switch (earlier, constraint.state) {
        case (_, .failing): "'\(constraint.text)' gives way"
        case (.failing, _): "'\(constraint.text)' holds"
        case (_, .exact): "'\(constraint.text)' decides"
        case (_, .loose): "'\(constraint.text)' has room"
        }
      return Change(text: text, place: constraint.place)
    }
  }

  private struct NamedState {
    var text: String
    var place: SceneOrigin
    var state: RelationLayout.ConstraintState
  }

  private mutating func states(at length: CGFloat) throws(LayoutError) -> [NamedState] {
    let answer = try host.layout(probe.scene(at: length))
    var states: [NamedState] = []
    for (node, layout) in answer.relations?.shownLayouts(in: answer.frames) ?? [] {
      for (number, state) in layout.states() {
        guard let text = layout.system.constraints[number].origin?.text else { continue }
        let written = layout.relations[number].map {
          scene[relationsOf: $0.node].relations[$0.index].origin
        }
        states.append(
          NamedState(text: text, place: written ?? scene[node].origin, state: state))
      }
    }
    return states
  }

  // MARK: Rules

  private mutating func rules(_ before: CGFloat, _ behind: CGFloat) -> [Change] {
    guard let program = program ?? solvedProgram(at: before) else { return [] }
    var states: [Variable: RuleStep] = [:]
    for step in program.steps(at: before) { states[step.variable] = step }
    // Rules that decide on both sides, but otherwise; else those that decide behind only.
    let steps = program.steps(at: behind)
    let other = steps.filter { step in
      states[step.variable].map { $0.state != step.state } ?? false
    }
    let new = steps.filter { states[$0.variable] == nil }
    // Limits say more than which of several lengths is the longest.
    for candidates in [other.filter { $0.kind == .clamp }, other, new] {
      var changes: [Change] = []
      for step in candidates {
        guard let change = change(to: step), !changes.contains(change) else { continue }
        changes.append(change)
      }
      if !changes.isEmpty { return changes }
    }
    return []
  }

  private mutating func solvedProgram(at length: CGFloat) -> SolvedProgram? {
    guard solved < Self.mostPrograms else { return nil }
    solved += 1
    return SolvedProgram(probe.scene(at: length), along: axis, host: host)
  }

  private func change(to step: RuleStep) -> Change? {
    guard let origin = step.origin, let text = reasons.change(step, origin) else { return nil }
    return Change(text: text, place: reasons.place(origin))
  }

  // MARK: Formulas

  private func formulas(_ last: LayoutSweep.Regime, _ next: LayoutSweep.Regime) -> [Change] {
    var old: [NodeID: LayoutSweep.View] = [:]
    for view in last.views { old[view.entry.node] = view }
    var changes: [Change] = []
    for view in next.views {
      let name = names.text(view.entry.node)
      guard let known = old.removeValue(forKey: view.entry.node) else {
        changes.append(Change(text: "\(name) is laid out", place: view.entry.origin))
        continue
      }
      let differs = [
        ("x", known.x, view.x), ("y", known.y, view.y), ("width", known.width, view.width),
        ("height", known.height, view.height),
      ].filter { $0.1 != $0.2 }.map(\.0)
      if !differs.isEmpty {
        let verb = differs.count == 1 ? "follows" : "follow"
        let text = "\(differs.joined(separator: ", ")) of \(name) \(verb) another formula"
        changes.append(Change(text: text, place: view.entry.origin))
      }
    }
    for view in last.views where old[view.entry.node] != nil {
      let text = "\(names.text(view.entry.node)) is not laid out"
      changes.append(Change(text: text, place: view.entry.origin))
    }
    return changes
  }
}
