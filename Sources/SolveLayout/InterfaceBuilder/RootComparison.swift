// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import InterfaceBuilder
import LinearProgram

/// The comparison of one root.
struct RootComparison {
  typealias Verification = InterfaceBuilderVerification

  let document: InterfaceBuilderDocument
  let layout: InterfaceBuilderLayout
  /// The layout with stand-ins moved; nil where nobody asks what depends on them.
  let moved: InterfaceBuilderLayout?
  let solver: InterfaceBuilderSolver
  let options: Verification.Options

  /// Both frames of each view below the root.
  func views() -> [Verification.View] {
    guard layout.boxes.contains(where: { $0.exclusion == nil }) else {
      return layout.boxes.indices.dropFirst().map { view($0, solved: nil, second: nil) }
    }
    let solution: InterfaceBuilderSolution
    do {
      solution = try solver.solve(layout)
    } catch {
      return layout.boxes.indices.dropFirst().map { index in
        var view = view(index, solved: nil, second: nil)
        if view.exclusion == nil { view.cause = .init(kind: .unsolved, text: "\(error)") }
        return view
      }
    }
    // What does not depend on stand-ins stays where it is when they move.
    let hasStandIns = layout.sources.contains(where: \.isStandIn)
    let second = hasStandIns ? moved.flatMap { try? solver.solve($0) } : solution
    let stale = StaleConstraints(document: document, layout: layout, tolerance: options.tolerance)
    return layout.boxes.indices.dropFirst().map { index in
      var view = view(index, solved: solution.views[index], second: second?.views[index])
      if view.exclusion == nil, !view.matches {
        view.cause = cause(view, index, solution, stale)
      }
      return view
    }
  }

  private func view(
    _ index: Int, solved: InterfaceBuilderSolution.View?, second: InterfaceBuilderSolution.View?
  ) -> Verification.View {
    let box = layout.boxes[index]
    let info = document.views[box.view]
    var view = Verification.View(
      root: layout.id, id: box.id, element: info.element, label: document.name(of: box.view),
      saved: box.savedFrame, solved: solved?.frame,
      unique: solved?.unique ?? [false, false, false, false],
      independent: [false, false, false, false], exclusion: box.exclusion, matches: false)
    guard let solved else { return view }
    if let second {
      view.independent = zip(solved.frame.numbers, second.frame.numbers).map { abs($0 - $1) < 0.01 }
      for index in view.independent.indices where !second.unique[index] {
        view.independent[index] = view.independent[index] && !solved.unique[index]
      }
    }
    if box.exclusion == nil, let saved = box.savedFrame {
      view.matches =
        !solved.unique.contains(false)
        && !differences(saved, solved.frame).contains { $0 > options.tolerance + 1e-6 }
    }
    return view
  }

  private func differences(_ one: CGRect, _ other: CGRect) -> [Double] {
    zip(one.numbers, other.numbers).map { abs($0 - $1) }
  }

  // MARK: Causes

  private func cause(
    _ view: Verification.View, _ index: Int, _ solution: InterfaceBuilderSolution,
    _ stale: StaleConstraints
  ) -> Verification.Cause {
    let names = ["x", "y", "width", "height"]
    let open = names.indices.filter { !view.unique[$0] }.map { names[$0] }
    let box = layout.boxes[index]
    // The nearest reason first: one of the view's own constraints, then one of its root's.
    if let text = stale.text(for: box.view) {
      return .init(kind: .stale, text: "the saved frame contradicts \(text)")
    }
    if !solution.answer.givenUp.isEmpty {
      let texts = solution.answer.givenUp.flatMap(\.members).map(\.text).prefix(3)
      return .init(
        kind: .conflict, text: "these cannot hold together: " + texts.joined(separator: "; "))
    }
    if !open.isEmpty {
      return .init(kind: .ambiguous, text: "open: " + open.joined(separator: ", "))
    }
    if let text = stale.firstText {
      return .init(kind: .stale, text: "a saved frame of the root contradicts \(text)")
    }
    if let limitation = layout.limitations.first {
      return .init(kind: .unsupported, text: limitation.text)
    }
    let difference = view.saved.flatMap { saved in
      view.solved.map { differences(saved, $0).max() ?? 0 }
    }
    let rounded = ((difference ?? 0) * 100).rounded() / 100
    let missed = names.indices.filter { position in
      guard let saved = view.saved, let solved = view.solved else { return false }
      return differences(saved, solved)[position] > options.tolerance
    }
    if missed.contains(where: { !view.independent[$0] }) {
      return .init(
        kind: .standIn, text: "differs by \(rounded), where lengths of text or controls matter")
    }
    return .init(kind: .different, text: "differs by \(rounded)")
  }
}
