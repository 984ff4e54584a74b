// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutHost
import LayoutScene
import LayoutViews

/// Lays a view out without a screen, and keeps its state between layouts.
///
/// Hosts are independent of each other: each has states of its own.
@MainActor @preconcurrency public final class LayoutHost {
  /// The greatest number of passes until geometry readers see what they saw before.
  nonisolated public static let passLimit = 10
  /// The greatest number of rounds until no action writes a state.
  nonisolated public static let roundLimit = 10

  /// The environment of the root; defaults unless set.
  public var environment = EnvironmentValues() { didSet { session.forget() } }

  let session: ViewSession
  let memory = LayoutMemory()

  /// Makes a host for a view; several views stand in a `VStack`.
  public init<Root: View>(rootView: Root) { session = ViewSession(rootView) }

  /// Makes a host for the view that a builder makes; several views stand in a `VStack`.
  public convenience init<Root: View>(@ViewBuilder _ rootView: () -> Root) {
    self.init(rootView: rootView())
  }

  /// Lays the view out in the middle of a container.
  ///
  /// Readers and states settle with the direct engine; the settled layout is done with the options.
  ///
  /// - Parameters:
  ///   - size: the container's size in points.
  ///   - options: the engine and whether both are compared; hybrid without a check by default.
  /// - Throws: `LayoutHostError.scene` and `.layout` where a single layout fails, `.endlessReading`
  ///   and `.endlessFeedback` where layout does not settle.
  public func layout(
    in size: CGSize, options: SceneHost.Options = SceneHost.Options()
  ) throws(LayoutHostError) -> LayoutResult {
    try layout(.container(size), options: options)
  }

  /// Lays the view out for a proposal in points, with its top left corner at (0, 0).
  ///
  /// - Throws: as `layout(in:options:)` does.
  public func layout(
    proposal: ProposedViewSize, options: SceneHost.Options = SceneHost.Options()
  ) throws(LayoutHostError) -> LayoutResult {
    try layout(.proposal(proposal), options: options)
  }

  /// Does what a control does, such as a button; the next layout shows the consequences.
  ///
  /// - Parameter id: the control's id, or the place of the control in the tree of views.
  /// - Throws: `LayoutHostError.nothingToPerform` where the last layout has no such control.
  public func perform(_ id: String) throws(LayoutHostError) {
    guard session.perform(id) else {
      throw .nothingToPerform(id, known: session.performableNames)
    }
  }

  // MARK: Settling

  private func layout(
    _ request: SceneTree.Request, options: SceneHost.Options
  ) throws(LayoutHostError) -> LayoutResult {
    // 1. Let readers and states settle.
    let settled = try settle(request, options)
    // 2. Answer as the options say.
    let answer = try answer(settled.scene, options, known: settled.answer)
    return LayoutResult(answer: answer, rounds: settled.rounds, passes: settled.passes)
  }

  /// A layout in which readers see what they saw before and no action writes a state.
  struct Settled {
    let scene: SceneTree
    let answer: LayoutAnswer
    let rounds: Int
    let passes: Int
  }

  func settle(
    _ request: SceneTree.Request, _ options: SceneHost.Options
  ) throws(LayoutHostError) -> Settled {
    session.beginLayout()
    var passes = 0
    var rounds = 1
    while true {
      // 1. Lay out until readers see what they saw before.
      let settled = try settledReaders(request, options, passes: &passes)
      // 2. Run the actions; lay out again where they wrote a state.
      if let feedback = session.finishRound() {
        guard rounds < Self.roundLimit else { throw .endlessFeedback(feedback, rounds: rounds) }
        rounds += 1
        continue
      }
      return Settled(
        scene: settled.scene, answer: settled.answer, rounds: rounds, passes: passes)
    }
  }

  private func settledReaders(
    _ request: SceneTree.Request, _ options: SceneHost.Options, passes: inout Int
  ) throws(LayoutHostError) -> (scene: SceneTree, answer: LayoutAnswer) {
    var direct = options
    direct.engine = options.engine == .constraints ? .hybrid : options.engine
    direct.checks = false
    var pass = 0
    while true {
      pass += 1
      passes += 1
      let (scene, edit): (SceneTree, SceneEdit)
      do throws(SceneError) {
        (scene, edit) = try session.scene(for: request, in: environment)
      } catch { throw .scene(error) }
      let answer: LayoutAnswer
      do throws(LayoutError) {
        answer = try SceneHost(options: direct).layout(scene, edit, keeping: memory)
      } catch { throw .layout(error) }
      guard let changed = session.update(scene: scene, frames: answer.frames) else {
        return (scene, answer)
      }
      guard pass < Self.passLimit else { throw .endlessReading(changed, passes: pass) }
    }
  }

  private func answer(
    _ scene: SceneTree, _ options: SceneHost.Options, known: LayoutAnswer?
  ) throws(LayoutHostError) -> LayoutAnswer {
    if let known, options.engine == known.engine && !options.checks { return known }
    do throws(LayoutError) {
      return try SceneHost(options: options).layout(scene)
    } catch { throw .layout(error) }
  }
}
