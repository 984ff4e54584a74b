// SPDX-License-Identifier: GPL-3.0-or-later

/// What the rules leave out.
extension LayoutCompiler {
  /// Lists what the file asks for in a root and no relation stands for.
  mutating func findLimitations(_ views: [Int]) {
    for view in views {
      let info = document.views[view]
      let name = document.name(of: view)
      if info.element == "splitView", info.children.contains(where: { !isGiven($0) }) {
        note(view, "\(name) divides its room as it was saved, whatever its panes ask for")
      }
      if info.stack != nil || info.grid != nil, let other = info.customClass {
        note(view, "\(name) is arranged like any other, whatever its class \(other) does")
      }
      if let stack = info.stack, stack.visibilityPriorities.contains(where: { $0 < 1000 }) {
        note(view, "\(name) keeps all its views, even where there is no room for them")
      }
    }
    for number in plan.strayConstraints
    where document.views[document.constraints[number].owner].root == root {
      let constraint = document.constraints[number]
      note(
        constraint.owner, "\(document.text(of: constraint)) leads out of its scene and is left out")
    }
  }

  private func isGiven(_ view: Int) -> Bool { plan.placements[view] == .fixed }

  private mutating func note(_ view: Int, _ text: String) {
    limitations.append(.init(view: view, text: text))
  }
}
