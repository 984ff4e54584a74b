// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene
import LinearProgram

/// The answers that hang on nothing but the node, the axis and what is offered along it.
///
/// A node hears few such offers, so that a short list finds them faster than any table.
struct SettledAnswers {
  private struct Entry {
    var along: Length?
    var answer: Length
    /// The entry before it in the same list, -1 for none.
    var next: Int32
    /// How many entries the list has with this one.
    var count: Int32
  }

  private var entries: [Entry] = []
  /// The last entry of each node and axis, -1 for none.
  private var last: [Int32]

  /// The longest list that is faster than a table.
  private static let longest: Int32 = 16

  /// Makes room for the nodes of a scene.
  init(nodeCount: Int) {
    last = [Int32](repeating: -1, count: 2 * nodeCount)
    entries.reserveCapacity(4 * nodeCount)
  }

  /// The answer to an offer that was heard before.
  func answer(_ axis: Axis, _ node: NodeID, along: Length?) -> Length? {
    var index = last[place(axis, node)]
    while index >= 0 {
      if entries[Int(index)].along == along { return entries[Int(index)].answer }
      index = entries[Int(index)].next
    }
    return nil
  }

  /// Whether the list has room for one more answer.
  func hasRoom(_ axis: Axis, _ node: NodeID) -> Bool {
    let index = last[place(axis, node)]
    return index < 0 || entries[Int(index)].count < Self.longest
  }

  /// Keeps the answer to an offer that was not heard before.
  mutating func keep(_ answer: Length, _ axis: Axis, _ node: NodeID, along: Length?) {
    let place = place(axis, node)
    let next = last[place]
    let count = next < 0 ? 1 : entries[Int(next)].count + 1
    entries.append(Entry(along: along, answer: answer, next: next, count: count))
    last[place] = Int32(entries.count - 1)
  }

  private func place(_ axis: Axis, _ node: NodeID) -> Int {
    2 * node.index + (axis == .horizontal ? 0 : 1)
  }
}
