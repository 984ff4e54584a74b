// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutHost
import LayoutRendering
import LayoutScene

/// The frames of a view tree, settled.
public struct LayoutResult: Sendable {
  /// A view with its frame.
  public struct PlacedView: Sendable {
    /// Where the view stands among the containers: the root's type, then the places of children.
    public var path: String
    /// The name that `id(_:)` gives, if any.
    public var id: String?
    /// The view's type.
    public var type: String
    /// The frame in points from the container's top left corner.
    public var frame: CGRect
    let identities: ViewIdentities
    let number: Int

    /// What the view is whatever its place: equal for the same view in two layouts.
    public var identity: String { identities[number] }
  }

  /// The size of the root in points.
  public internal(set) var size: CGSize
  /// The views that are laid out, in tree order.
  public internal(set) var views: [PlacedView]
  /// How often actions could write states until nothing changed, counted from 1.
  public let rounds: Int
  /// How often the views were evaluated and laid out until nothing changed.
  public let passes: Int
  /// The scene with the frames of all its nodes.
  public internal(set) var answer: LayoutAnswer

  init(answer: LayoutAnswer, rounds: Int, passes: Int) {
    self.answer = answer
    self.rounds = rounds
    self.passes = passes
    size = answer.size
    let identities = ViewIdentities(answer.scene.entries, frames: answer.frames)
    views = []
    views.reserveCapacity(answer.scene.entries.count)
    for entry in answer.scene.entries {
      guard let frame = answer.frames[entry.node] else { continue }
      views.append(
        PlacedView(
          path: entry.path, id: entry.id, type: entry.type, frame: frame, identities: identities,
          number: views.count))
    }
  }

  /// The comparison of both engines, where it was asked for.
  public var check: CheckReport? { answer.check }

  /// What was strange in the views and while laying them out.
  public var warnings: [SceneWarning] { answer.warnings }

  /// The frame of the view with an id, in points from the container's top left corner; nil where
  /// none is laid out.
  public func frame(of id: some Hashable) -> CGRect? {
    let name = String(describing: id)
    return views.first { $0.id == name }?.frame
  }

  /// What tables, trees, JSON and SVG are written from.
  public var report: LayoutReport {
    LayoutReport(
      scene: answer.scene, frames: answer.frames, engine: answer.engine.rawValue,
      check: check.map {
        CheckSummary(
          agree: $0.agree, largestDifference: $0.largestDifference, compared: $0.compared)
      })
  }
}

extension LayoutResult: CustomStringConvertible {
  /// The views as an indented tree.
  public var description: String { TreeRendering.text(of: report) }
}
