// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Synchronization

/// A scene that is laid out again and again while its size, its relations and its contents change.
///
/// A change is laid out before it counts: one that cannot be (a conflict, an unknown name, a number
/// that is none) throws, and the session stays exactly as it was. Any number of tasks may use one
/// session: changes happen one after the other.
public final class LayoutSession: Sendable {
  private struct State: Sendable {
    var scene: SceneTree
    var answer: LayoutAnswer
    /// Where the last solved layout can be followed to other sizes; found when a size changes.
    var region: Region = .unknown
    var statistics = LayoutSessionStatistics()
  }

  private enum Region: Sendable {
    case unknown
    case none
    case known(ResizeRegion)
  }

  private let host: SceneHost
  private let state: Mutex<State>

  /// Lays out a scene for the first time.
  ///
  /// - Throws: `LayoutError` when the scene has no layout.
  public init(_ scene: SceneTree, host: SceneHost) throws(LayoutError) {
    self.host = host
    state = Mutex(State(scene: scene, answer: try host.layout(scene)))
  }

  /// The last layout.
  public var answer: LayoutAnswer { state.withLock { $0.answer } }

  /// What the changes so far cost.
  public var statistics: LayoutSessionStatistics { state.withLock { $0.statistics } }

  /// Makes several changes at once: all of them or, when the result has no layout, none.
  ///
  /// - Returns: the new layout.
  /// - Throws: why the changes were refused.
  @discardableResult
  public func edit(_ edits: [LayoutEdit]) throws(LayoutSessionError) -> LayoutAnswer {
    let result = state.withLock { state in
      Result { () throws(LayoutSessionError) in try Self.apply(edits, to: &state, host: host) }
    }
    return try result.get()
  }

  private static func apply(
    _ edits: [LayoutEdit], to state: inout State, host: SceneHost
  ) throws(LayoutSessionError) -> LayoutAnswer {
    // 1. Everything happens to a copy.
    state.statistics.edits += 1
    var scene = state.scene
    do throws(LayoutSessionError) {
      for edit in edits { try scene.apply(edit) }
    } catch {
      state.statistics.refusals += 1
      throw error
    }
    // 2. Inside the region of the last solved layout another size needs no solver.
    if edits.allSatisfy(\.isRequest), let answer = followed(to: scene, in: &state) {
      state.statistics.regionHits += 1
      state.scene = scene
      state.answer = answer
      return answer
    }
    // 3. Only a layout makes the change count.
    do throws(LayoutError) {
      let answer = try host.layout(scene)
      state.scene = scene
      state.answer = answer
      state.region = .unknown
      return answer
    } catch {
      state.statistics.refusals += 1
      throw .layout(error)
    }
  }
}

extension LayoutSession {
  /// The layout in another size by the affine map of the last solved one; nil outside of its region.
  private static func followed(to scene: SceneTree, in state: inout State) -> LayoutAnswer? {
    if case .unknown = state.region {
      state.region = ResizeRegion(state.answer).map { .known($0) } ?? .none
    }
    guard case .known(let region) = state.region, let frames = region.frames(for: scene) else {
      return nil
    }
    return LayoutAnswer(engine: state.answer.engine, scene: scene, frames: frames)
  }
}

/// What the changes of a session cost.
public struct LayoutSessionStatistics: Sendable, Hashable {
  /// The changes, refused ones included.
  public internal(set) var edits = 0
  /// The changes of size that an affine map answered, without a solver.
  public internal(set) var regionHits = 0
  /// The changes that were refused: those that name nothing or have no layout.
  public internal(set) var refusals = 0
}

extension LayoutSession {
  /// Lays out in another container.
  @discardableResult
  public func resize(to size: CGSize) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.request(.container(size))])
  }

  /// Gives a relation another constant, in points.
  @discardableResult
  public func setConstant(
    _ constant: Double, of relation: String
  ) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.constant(constant, relation: relation)])
  }

  /// Gives a relation another priority, on UIKit's scale.
  @discardableResult
  public func setPriority(
    _ priority: Double, of relation: String
  ) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.priority(priority, relation: relation)])
  }

  /// Lets a relation count or not.
  @discardableResult
  public func setActive(
    _ isActive: Bool, _ relation: String
  ) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.activity(isActive, relation: relation)])
  }

  /// Gives a stand-in or an image another intrinsic size, in points.
  @discardableResult
  public func setIntrinsicSize(
    _ size: CGSize, of view: String
  ) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.size(size, view: view)])
  }

  /// Gives a text other words.
  @discardableResult
  public func setText(_ words: String, of view: String) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.text(words, view: view)])
  }

  /// Adds a relation to the outermost view that carries relations.
  @discardableResult
  public func add(_ relation: SceneRelation) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.add(relation)])
  }

  /// Takes a relation away.
  @discardableResult
  public func remove(_ relation: String) throws(LayoutSessionError) -> LayoutAnswer {
    try edit([.remove(relation: relation)])
  }
}
