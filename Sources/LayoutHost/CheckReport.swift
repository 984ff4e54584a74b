// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import LayoutScene

/// What comparing the frames of both engines gave.
public struct CheckReport: Sendable, Hashable {
  /// A coordinate on which the engines disagree.
  public struct Difference: Sendable, Hashable {
    /// The view, as the scene names it.
    public var entry: SceneTree.Entry
    /// The coordinate: x, y, width, height, or presence where only one engine places the view.
    public var coordinate: String
    /// The direct engine's value in points; NaN where it does not place the view.
    public var direct: CGFloat
    /// The constraint engine's value in points; NaN where it does not place the view.
    public var constraints: CGFloat

    /// How far the values are apart; infinite where one is missing or only one is infinite.
    public var distance: CGFloat {
      if direct == constraints { return 0 }
      let distance = abs(direct - constraints)
      return distance.isNaN ? .infinity : distance
    }
  }

  /// The number of views that were compared.
  public var compared: Int
  /// The greatest distance of two values, in points.
  public var largestDifference: CGFloat
  /// The greatest distance that counts as equal, in points.
  public var tolerance: CGFloat
  /// The first difference in tree order, if any is larger than the tolerance.
  public var firstDifference: Difference?

  /// What checking the programs of relations gave, in the order of the nodes.
  public var relations: [RelationCheck]

  /// The first node whose relations are not solved as they should be, if any.
  public var firstFault: RelationCheck? { relations.first { !($0.worst <= Double(tolerance)) } }

  /// Whether the engines agree, and every program of relations is solved.
  public var agree: Bool { firstDifference == nil && firstFault == nil }

  /// What both engines must agree to: one millionth of the container, but at least what sums of the
  /// largest coordinate lose to rounding, 64 units in its last place.
  public static func tolerance(for scene: SceneTree, largest: CGFloat = 0) -> CGFloat {
    max(scene.tolerance * 1_000, 64 * largest.ulp)
  }

  /// Compares the frames of every line of the scene's answer.
  public init(
    scene: SceneTree, direct: LayoutFrames, constraints: LayoutFrames,
    relations: [RelationCheck] = []
  ) {
    self.relations = relations
    tolerance = Self.tolerance(
      for: scene, largest: max(Self.largest(direct), Self.largest(constraints)))
    compared = 0
    largestDifference = 0
    for entry in scene.entries {
      guard direct[entry.node] != nil || constraints[entry.node] != nil else { continue }
      compared += 1
      for difference in Self.differences(entry, direct[entry.node], constraints[entry.node]) {
        largestDifference = max(largestDifference, difference.distance)
        if firstDifference == nil && !(difference.distance <= tolerance) {
          firstDifference = difference
        }
      }
    }
  }

  /// The largest finite coordinate or length.
  private static func largest(_ frames: LayoutFrames) -> CGFloat {
    frames.frames.reduce(0) { largest, frame in
      guard let frame else { return largest }
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
        .filter(\.isFinite).reduce(largest) { max($0, abs($1)) }
    }
  }

  private static func differences(
    _ entry: SceneTree.Entry, _ direct: CGRect?, _ constraints: CGRect?
  ) -> [Difference] {
    guard let direct, let constraints else {
      let missing = CGFloat.nan
      return [
        Difference(
          entry: entry, coordinate: "presence", direct: direct.map { _ in 1 } ?? missing,
          constraints: constraints.map { _ in 1 } ?? missing)
      ]
    }
    return [
      ("x", direct.origin.x, constraints.origin.x), ("y", direct.origin.y, constraints.origin.y),
      ("width", direct.size.width, constraints.size.width),
      ("height", direct.size.height, constraints.size.height),
    ].map {
      Difference(entry: entry, coordinate: $0.0, direct: $0.1, constraints: $0.2)
    }
  }
}

extension CheckReport.Difference: CustomStringConvertible {
  /// The view, the coordinate and both values.
  public var description: String {
    let name = entry.id.map { "\(entry.path) '\($0)'" } ?? entry.path
    guard coordinate != "presence" else {
      let engine = direct.isNaN ? "constraint" : "direct"
      return "\(name) is laid out by the \(engine) engine only"
    }
    return "\(name): \(coordinate) is \(direct) directly and \(constraints) by constraints"
  }
}
