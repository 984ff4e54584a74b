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
  /// The names that several views of the root have, which are told apart by their ids.
  private let sharedNames: Set<String>

  init(
    document: InterfaceBuilderDocument, layout: InterfaceBuilderLayout,
    solver: InterfaceBuilderSolver, options: InterfaceBuilderLint.Options
  ) {
    self.document = document
    self.layout = layout
    self.solver = solver
    self.options = options
    var seen: Set<String> = []
    var shared: Set<String> = []
    for box in layout.boxes {
      let name = document.name(of: box.view)
      if !seen.insert(name).inserted { shared.insert(name) }
    }
    sharedNames = shared
  }

  /// The name of a view, with its id where others have the same name.
  func name(of view: Int) -> String {
    let name = document.name(of: view)
    return sharedNames.contains(name) ? "\(name) (\(document.views[view].id))" : name
  }

  func findings() -> [Finding] {
    let limitations = layout.limitations.filter { $0.constraint == nil }.map { limitation in
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
    return limitations + conflicts(solution)
      + AmbiguityLint(root: self, solution: solution).findings() + staleFrames(solution)
  }

  func finding(
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
    return name(of: box.view) + text[end...]
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
      let name = name(of: box.view)
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
