// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import LinearProgram

/// A coordinate of a view that neither relations nor containers determine.
public struct RelationAmbiguity: Sendable, Hashable, CustomStringConvertible {
  /// A coordinate of a frame, from the edges of the view that carries the relations.
  public enum Coordinate: String, Sendable, Hashable, CaseIterable {
    case x, y, width, height
  }

  /// The view.
  public var node: NodeID
  /// Its id or path.
  public var view: String
  /// The coordinate.
  public var coordinate: Coordinate
  /// The values that are as good as the answered one, in points; infinite where nothing limits them.
  public var range: ClosedRange<Double>
  /// The answered value, which the tie-break chose: lengths as small as possible, then places as
  /// close to the leading and upper edge as possible.
  public var value: Double
  /// The other views that move with it.
  public var others: [String]
  /// A constraint that would settle it.
  public var cure: String

  /// What is open, and what to write.
  public var description: String {
    let ends = [range.lowerBound, range.upperBound].map { end in
      end.isFinite ? "\(LinearExpression(end.tidied))" : end < 0 ? "-infinity" : "infinity"
    }
    let moved = others.isEmpty ? "" : " together with \(others.joined(separator: ", "))"
    return "the \(coordinate.rawValue) of '\(view)' is ambiguous: anything from \(ends[0]) to "
      + "\(ends[1]) is as good as \(LinearExpression(value.tidied))\(moved); '\(cure)' would "
      + "settle it"
  }
}

extension RelationLayout {
  /// The number of coordinates that may not be determined; of those in parts that leave anything
  /// open, so some of them may be.
  public var openCoordinateCount: Int { openCoordinates(Set(solution.undetermined)).count }

  /// The coordinates that are not determined, in the order of the nodes: one for each constraint that
  /// would settle it and all that moves with it.
  ///
  /// Costs nothing where everything is determined, and time that grows with the square of what is
  /// open; beyond the limit nothing is answered.
  ///
  /// - Throws: `RelationFailure.priorities` when a program fails.
  public func ambiguities(
    of scene: SceneTree, solver: any LinearSolver, limit: Int = .max
  ) throws(RelationFailure) -> [RelationAmbiguity] {
    // 1. Only what a frame shows can be ambiguous to anybody.
    let open = Set(solution.undetermined)
    let coordinates = openCoordinates(open)
    if coordinates.isEmpty || coordinates.count > limit { return [] }
    do throws(PriorityError) {
      // 2. What moves, and how far each coordinate can.
      let ambiguity = try solution.ambiguity(solver: solver)
      if ambiguity.isDetermined { return [] }
      let ranges = try solution.intervals(of: coordinates.map(\.expression), solver: solver)
      // 3. In words.
      var result: [RelationAmbiguity] = []
      for (coordinate, range) in zip(coordinates, ranges) {
        guard let range, range.upperBound - range.lowerBound > Self.smallestFreedom else {
          continue
        }
        result.append(described(coordinate, range, ambiguity, scene))
      }
      return result.withOthers(by: ambiguity, coordinates).perCure
    } catch {
      throw .priorities(error)
    }
  }

  /// Freedom of less than this many points is rounding.
  private static let smallestFreedom = 1e-6

  struct OpenCoordinate {
    var node: NodeID
    var coordinate: RelationAmbiguity.Coordinate
    var expression: LinearExpression
  }

  private func openCoordinates(_ open: Set<Variable>) -> [OpenCoordinate] {
    var result: [OpenCoordinate] = []
    for node in frames.keys.sorted() {
      guard let frame = frames[node] else { continue }
      let all: [(RelationAmbiguity.Coordinate, LinearExpression)] = [
        (.x, frame.x), (.y, frame.y), (.width, frame.width), (.height, frame.height),
      ]
      for (coordinate, expression) in all
      where expression.terms.contains(where: { open.contains($0.variable) }) {
        result.append(
          OpenCoordinate(node: node, coordinate: coordinate, expression: expression))
      }
    }
    return result
  }

  private func described(
    _ open: OpenCoordinate, _ range: ClosedRange<Double>, _ ambiguity: PriorityAmbiguity,
    _ scene: SceneTree
  ) -> RelationAmbiguity {
    let value = open.expression.evaluated { solution[$0] }
    let variables = Set(open.expression.terms.map(\.variable))
    let group = ambiguity.groups.first { !variables.isDisjoint(with: $0.variables) }
    let name = scene.name(of: open.node)
    let carriers = scene.relationNodes.flatMap { [$0] + [scene.primary(of: $0)].compactMap { $0 } }
    let isCarrier = carriers.contains(open.node)
    var cure =
      "\(isCarrier ? "self" : name).\(open.coordinate.attribute) == \(LinearExpression(value.tidied))"
    if let group {
      // The variables of boxes among constraints are named like "title: leading".
      let parts = system.name(of: group.variable).split(separator: ":", maxSplits: 1)
      if parts.count == 2, ["leading", "top", "width", "height"].contains(parts[1].dropFirst()) {
        let item = RelationItem.view(String(parts[0])).grammar
        cure = "\(item).\(parts[1].dropFirst()) == \(LinearExpression(group.value.tidied))"
      }
    }
    return RelationAmbiguity(
      node: open.node, view: name, coordinate: open.coordinate, range: range, value: value,
      others: [], cure: cure)
  }
}

extension RelationAmbiguity.Coordinate {
  /// The attribute of the coordinate in constraints.
  fileprivate var attribute: String {
    switch self {
    case .x: "left"
    case .y: "top"
    case .width, .height: rawValue
    }
  }
}

extension [RelationAmbiguity] {
  /// Adds to each the other views that move when it does.
  fileprivate func withOthers(
    by ambiguity: PriorityAmbiguity, _ coordinates: [RelationLayout.OpenCoordinate]
  ) -> [RelationAmbiguity] {
    var groups: [NodeID: Set<Int>] = [:]
    for coordinate in coordinates {
      let variables = Set(coordinate.expression.terms.map(\.variable))
      for (index, group) in ambiguity.groups.enumerated()
      where !variables.isDisjoint(with: group.variables) {
        groups[coordinate.node, default: []].insert(index)
      }
    }
    return map { ambiguity in
      var result = ambiguity
      let own = groups[ambiguity.node] ?? []
      var others: [String] = []
      for other in self where other.view != ambiguity.view && !others.contains(other.view) {
        if !(groups[other.node] ?? []).isDisjoint(with: own) { others.append(other.view) }
      }
      result.others = others
      return result
    }
  }
}

extension Double {
  /// The number without the last digits, which are rounding: for messages only.
  var tidied: Double {
    guard isFinite, magnitude < 1e12 else { return self }
    return (self * 1e6).rounded() / 1e6
  }
}

extension [RelationAmbiguity] {
  /// One for each cure: that of the view which the cure names, else the first.
  fileprivate var perCure: [RelationAmbiguity] {
    var kept: [RelationAmbiguity] = []
    for ambiguity in self {
      guard let index = kept.firstIndex(where: { $0.cure == ambiguity.cure }) else {
        kept.append(ambiguity)
        continue
      }
      let isNamed = { (one: RelationAmbiguity) in
        one.cure.hasPrefix(RelationItem.view(one.view).grammar + ".")
      }
      if isNamed(ambiguity) && !isNamed(kept[index]) { kept[index] = ambiguity }
    }
    return kept
  }
}
