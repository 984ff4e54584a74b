// SPDX-License-Identifier: GPL-3.0-or-later

/// What the rules leave out.
extension InterfaceBuilderLayout.Limitation {
  /// The constraint that is left out as an issue of its document; nil where it is something else.
  public func issue(in document: InterfaceBuilderDocument) -> InterfaceBuilderIssue? {
    guard let constraint else { return nil }
    let info = document.constraints[constraint]
    return InterfaceBuilderIssue(
      reason: .leavesRoot, element: "constraint", id: info.id.isEmpty ? nil : info.id,
      place: info.place, detail: text)
  }
}

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
      limitations.append(
        .init(
          view: constraint.owner,
          text: "\(document.text(of: constraint)) leads out of its scene and is left out",
          constraint: number))
    }
  }

  private func isGiven(_ view: Int) -> Bool { plan.placements[view] == .fixed }

  private mutating func note(_ view: Int, _ text: String) {
    limitations.append(.init(view: view, text: text, constraint: nil))
  }
}
