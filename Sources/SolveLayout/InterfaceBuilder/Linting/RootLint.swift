// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import InterfaceBuilder
import LinearProgram

/// What is questionable about one root.
struct RootLint {
  typealias Finding = InterfaceBuilderFinding

  let document: InterfaceBuilderDocument
  let layout: InterfaceBuilderLayout
  let solver: InterfaceBuilderSolver
  let options: InterfaceBuilderLint.Options

  func findings() -> [Finding] {
    let limitations = layout.limitations.map { limitation in
      finding(.unsupported, .note, limitation.view, limitation.text)
    }
    guard layout.boxes.count > 1 else { return limitations }
    let solution: InterfaceBuilderSolution
    do {
      solution = try solver.solve(layout)
    } catch {
      let root = layout.boxes[0].view
      return limitations + [finding(.unsupported, .error, root, "not laid out: \(error)")]
    }
    return limitations + conflicts(solution) + ambiguities(solution) + staleFrames(solution)
  }

  private func finding(
    _ rule: Finding.Rule, _ level: Finding.Level, _ view: Int, _ text: String
  ) -> Finding {
    let info = document.views[view]
    return Finding(
      rule: rule, level: level, id: info.id, text: text, line: info.place.line,
      column: info.place.column)
  }

  // MARK: Conflicts

  private func conflicts(_ solution: InterfaceBuilderSolution) -> [Finding] {
    solution.answer.givenUp.map { conflict in
      let related = conflict.members.map { member in
        let numbers = member.place?.split(separator: ":").compactMap { Int($0) } ?? []
        return Finding.Related(
          text: readable(member.text), line: numbers.first,
          column: numbers.count > 1 ? numbers[1] : nil)
      }
      let texts = related.map(\.text).joined(separator: "; ")
      let place = related.first { $0.line != nil }
      let root = document.views[layout.boxes[0].view]
      return Finding(
        rule: .conflict, level: .error, id: layout.id,
        text: "these cannot hold together, but could without any one of them: \(texts)",
        line: place?.line ?? root.place.line, column: place?.column ?? root.place.column,
        related: related)
    }
  }

  /// A rule of the structure with the view's name in place of its id.
  private func readable(_ text: String) -> String {
    guard let end = text.firstIndex(of: ":"),
      let box = layout.boxes.first(where: { text[..<end] == $0.id })
    else { return text }
    return document.name(of: box.view) + text[end...]
  }

  // MARK: Ambiguity

  /// A coordinate of a box: 0 is x, 1 is y, 2 is the width and 3 the height.
  private typealias Coordinate = (box: Int, part: Int)

  private func ambiguities(_ solution: InterfaceBuilderSolution) -> [Finding] {
    guard let ambiguity = try? solution.answer.solution.ambiguity(solver: solver.solver) else {
      return []
    }
    let coordinates = coordinates(solution)
    return ambiguity.groups.compactMap { group in
      let open = ([group.variable] + group.variables).compactMap { coordinates[$0.index] }
      guard let first = open.first(where: { isChecked($0) }) else { return nil }
      let name = document.name(of: layout.boxes[first.box].view)
      var others: [String] = []
      for coordinate in open where coordinate.box != first.box {
        let other = document.name(of: layout.boxes[coordinate.box].view)
        if other != name, !others.contains(other) { others.append(other) }
      }
      let rest =
        others.isEmpty
        ? ""
        : "; with it move " + others.prefix(3).joined(separator: ", ")
          + (others.count > 3 ? " and \(others.count - 3) more" : "")
      return finding(
        .ambiguous, .warning, layout.boxes[first.box].view,
        "nothing decides the \(Self.words[first.part]) of \(name); "
          + "\(missingConstraint(first, solution)) would\(rest)")
    }
  }

  private static let words = ["horizontal place", "vertical place", "width", "height"]

  /// The coordinates that are variables of the system, by the variable's index.
  private func coordinates(_ solution: InterfaceBuilderSolution) -> [Int: Coordinate] {
    var found: [Int: Coordinate] = [:]
    for (index, box) in solution.boxes.enumerated() {
      guard let box else { continue }
      for (part, expression) in [box.x, box.y, box.width, box.height].enumerated() {
        guard let term = expression.terms.first, expression.terms.count == 1 else { continue }
        found[term.variable.index] = (index, part)
      }
    }
    return found
  }

  /// Whether the designer wants to know of an open coordinate.
  private func isChecked(_ coordinate: Coordinate) -> Bool {
    let box = layout.boxes[coordinate.box]
    guard box.exclusion != .hidden else { return false }
    switch document.views[box.view].ambiguityCheck {
    case "off": return false
    case "ignoreSizes": return coordinate.part < 2
    default: return true
    }
  }

  /// A constraint that would hold a coordinate at its saved value.
  private func missingConstraint(
    _ coordinate: Coordinate, _ solution: InterfaceBuilderSolution
  ) -> String {
    let box = layout.boxes[coordinate.box]
    let name = document.name(of: box.view)
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

  // MARK: Stale frames

  private func staleFrames(_ solution: InterfaceBuilderSolution) -> [Finding] {
    guard options.canvas == nil, solution.answer.givenUp.isEmpty else { return [] }
    let stale = StaleConstraints(document: document, layout: layout, tolerance: options.tolerance)
    return layout.boxes.indices.compactMap { index in
      let box = layout.boxes[index]
      guard box.exclusion == nil || box.exclusion == .misplaced, let saved = box.savedFrame,
        let solved = solution.views[index], !solved.unique.contains(false)
      else { return nil }
      let distances = zip(saved.numbers, solved.frame.numbers).map { abs($0 - $1) }
      guard let most = distances.max(), most > options.tolerance else { return nil }
      let name = document.name(of: box.view)
      let reason = stale.text(for: box.view)
      return finding(
        .stale, reason == nil ? .note : .warning, box.view,
        "\(name) was saved at \(Self.text(saved)), but constraints lead to "
          + Self.text(solved.frame) + (reason.map { "; the saved frame contradicts \($0)" } ?? ""))
    }
  }

  private static func text(_ frame: CGRect) -> String {
    let numbers = frame.numbers.map { InterfaceBuilderText.number($0) }
    return "\(numbers[0]), \(numbers[1]), \(numbers[2]) × \(numbers[3])"
  }
}
