// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes frames as an indented tree, for reading in a terminal.
///
/// A line shows the type, the id and the frame as `x,y wxh`. A named modifier level stands around
/// its view and names the modifier; contents of modifiers say what they are.
public enum TreeRendering {
  /// The tree of a report, with a line feed at the end.
  ///
  /// - Parameters:
  ///   - report: what is shown.
  ///   - includesRounded: whether the frames rounded to pixels follow; off by default.
  public static func text(of report: LayoutReport, includesRounded: Bool = false) -> String {
    let items = LayoutTree(report, order: .described).items
    guard !items.isEmpty else { return TableRendering.head(of: report) + "\nno views\n" }
    let branches = branches(of: items)
    var text = TableRendering.head(of: report) + "\n"
    for (item, branch) in zip(items, branches) {
      text += branch + label(of: item, in: report.scene) + " " + LengthText.text(item.frame)
      if includesRounded {
        text += " rounded " + LengthText.text(report.rounding.rounded(item.frame))
      }
      text += "\n"
    }
    return text
  }

  private static func label(of item: LayoutTree.Item, in scene: SceneTree) -> String {
    var label = item.role == .child ? "" : "\(item.role.rawValue) "
    label += LineText.text(item.entry.type)
    if let id = item.entry.id { label += " '\(LineText.text(id))'" }
    if let name = scene[item.entry.node].kind.modifierName { label += " (\(name))" }
    return label
  }

  /// What stands before each item: the lines of its ancestors and its own branch.
  private static func branches(of items: [LayoutTree.Item]) -> [String] {
    // Whether an item of a depth follows inside of the same parent, seen from the end.
    var follows: [Bool] = []
    var branches = [String](repeating: "", count: items.count)
    for (index, item) in items.enumerated().reversed() {
      let known = follows.count
      if known > item.depth + 1 { follows.removeLast(known - item.depth - 1) }
      while follows.count <= item.depth { follows.append(false) }
      if item.depth > 0 {
        let lines = (1..<item.depth).map { follows[$0] ? "│ " : "  " }
        branches[index] = lines.joined() + (follows[item.depth] ? "├ " : "└ ")
      }
      follows[item.depth] = true
    }
    return branches
  }
}
