// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import InterfaceBuilder
import LayoutGeometry
import LayoutScene
import LinearProgram

/// What constraints leave open in one root.
struct AmbiguityLint {
  typealias Finding = InterfaceBuilderFinding

  /// A coordinate of a box: 0 is x, 1 is y, 2 is the width and 3 the height.
  struct Coordinate: Hashable {
    var box: Int
    var part: Int

    /// The axis along which it counts.
    var axis: Axis { part.isMultiple(of: 2) ? .horizontal : .vertical }
  }

  let root: RootLint
  let solution: InterfaceBuilderSolution

  private var layout: InterfaceBuilderLayout { root.layout }

  /// A finding for each way in which views may move.
  func findings() -> [Finding] {
    guard let ambiguity = try? solution.answer.solution.ambiguity(solver: root.solver.solver),
      !ambiguity.groups.isEmpty
    else { return [] }
    let coordinates = coordinates()
    let contents = contents()
    let ownLengths = AmbiguityTie.ownLengths(layout)
    let conflict = ConflictRegion(layout, solution.answer.givenUp)
    var told: Set<String> = []
    return ambiguity.groups.compactMap { group in
      let variables = ([group.variable] + group.variables).map(\.index)
      // 1. Where constraints contradict each other, nothing can be said of what they would decide.
      let all = variables.compactMap { coordinates[$0] }
      if all.contains(where: { conflict.contains(layout.boxes[$0.box].id, $0.axis) }) { return nil }
      // 2. The content of a scroll view.
      if let content = variables.lazy.compactMap({ contents[$0] }).first,
        let finding = scrolling(content)
      {
        return told.insert(finding.fingerprint).inserted ? finding : nil
      }
      // 3. Views.
      let open = all.filter { isChecked($0) }
      guard let first = open.first else { return nil }
      let view = layout.boxes[first.box].view
      if let tie = AmbiguityTie(open, solution, ownLengths) {
        return root.finding(.ambiguous, .warning, view, tie.text { root.name(of: $0) })
      }
      return root.finding(.ambiguous, .warning, view, text(first, open))
    }
  }

  /// What is open, and what would decide it.
  private func text(_ first: Coordinate, _ open: [Coordinate]) -> String {
    let name = root.name(of: layout.boxes[first.box].view)
    var others: [String] = []
    for coordinate in open where coordinate.box != first.box {
      let other = root.name(of: layout.boxes[coordinate.box].view)
      if other != name, !others.contains(other) { others.append(other) }
    }
    let rest =
      others.isEmpty
      ? ""
      : "; with it move " + others.prefix(3).joined(separator: ", ")
        + (others.count > 3 ? " and \(others.count - 3) more" : "")
    return "nothing decides the \(Self.words[first.part]) of \(name); "
      + "\(missingConstraint(first)) would\(rest)"
  }

  private static let words = ["horizontal place", "vertical place", "width", "height"]

  /// The coordinates that are variables of the system, by the variable's index.
  private func coordinates() -> [Int: Coordinate] {
    var found: [Int: Coordinate] = [:]
    for (index, box) in solution.boxes.enumerated() {
      guard let box else { continue }
      for (part, expression) in [box.x, box.y, box.width, box.height].enumerated() {
        guard let term = expression.terms.first, expression.terms.count == 1 else { continue }
        found[term.variable.index] = Coordinate(box: index, part: part)
      }
    }
    return found
  }

  /// Whether the designer wants to know of an open coordinate.
  private func isChecked(_ coordinate: Coordinate) -> Bool {
    let box = layout.boxes[coordinate.box]
    guard box.exclusion != .hidden, !box.isDetached else { return false }
    switch root.document.views[box.view].ambiguityCheck {
    case "off": return false
    case "ignoreSizes": return coordinate.part < 2
    default: return true
    }
  }

  // MARK: Scroll views

  /// The lengths of scroll views' contents, by the variable's index: the box and the axis.
  private func contents() -> [Int: (box: Int, axis: Axis)] {
    var boxes: [String: Int] = [:]
    let guides = Set(layout.domain.guides.map(\.name))
    for (index, box) in layout.boxes.enumerated() where guides.contains("content of \(box.id)") {
      for axis in Axis.allCases {
        let part = axis == .horizontal ? "width" : "height"
        boxes["\(part) of the guide 'content of \(box.id)'"] =
          2 * index + (axis == .horizontal ? 0 : 1)
      }
    }
    guard !boxes.isEmpty else { return [:] }
    var found: [Int: (box: Int, axis: Axis)] = [:]
    for (variable, column) in solution.answer.system.columns.enumerated() {
      // Names are like "root: width of the guide 'content of list'".
      guard let start = column.name.range(of: ": ")?.upperBound,
        let number = boxes[String(column.name[start...])]
      else { continue }
      found[variable] = (number / 2, number.isMultiple(of: 2) ? .horizontal : .vertical)
    }
    return found
  }

  /// Tells that a scroll view's content has no size of its own.
  private func scrolling(_ content: (box: Int, axis: Axis)) -> Finding? {
    let box = layout.boxes[content.box]
    guard !box.isDetached, root.document.views[box.view].ambiguityCheck != "off" else { return nil }
    let name = root.name(of: box.view)
    let isWidth = content.axis == .horizontal
    return root.finding(
      .ambiguous, .warning, box.view,
      "the scrollable content of \(name) has no certain \(isWidth ? "width" : "height"): "
        + "nothing inside decides it; constraints from edge to edge with "
        + "\(isWidth ? "widths" : "heights") in between would")
  }

  // MARK: What is missing

  /// A constraint that would hold a coordinate at its saved value.
  private func missingConstraint(_ coordinate: Coordinate) -> String {
    let box = layout.boxes[coordinate.box]
    let name = root.name(of: box.view)
    let outer = box.parent.map { layout.boxes[$0].outsets } ?? .zero
    let frame = box.savedFrame ?? solution.views[coordinate.box]?.frame ?? .zero
    switch coordinate.part {
    case 0: return place(name, "leading", frame.origin.x + box.outsets.left - outer.left)
    case 1: return place(name, "top", frame.origin.y + box.outsets.top - outer.top)
    case 2: return length(name, "width", frame.width - box.outsets.left - box.outsets.right)
    default: return length(name, "height", frame.height - box.outsets.top - box.outsets.bottom)
    }
  }

  private func place(_ name: String, _ attribute: String, _ value: CGFloat) -> String {
    let number = InterfaceBuilderText.number(abs(value))
    let offset = value == 0 ? "" : (value < 0 ? " - " : " + ") + number
    return "\(name).\(attribute) = Superview.\(attribute)\(offset)"
  }

  private func length(_ name: String, _ attribute: String, _ value: CGFloat) -> String {
    "\(name).\(attribute) = \(InterfaceBuilderText.number(value))"
  }
}
