// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// ZStack.
///
/// - Proposal to children: what the ZStack is proposed.
/// - Own size: the union of the aligned frames of the children of the highest priority.
/// - Placement: children are asked again with the ZStack's own size.
/// - Linear rows: an axis `A = largest(g_k)` and `A + largest(s_k - g_k)`.
extension Compiler {
  func zStackLength(
    _ alignment: Alignment, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length {
    guard !scene.children(of: node).isEmpty else { return 0 }
    let line = try zStackLine(alignment, axis, node, offer, container)
    let sum = line.before + line.behind
    guard sum.isUndefined else { return sum }
    // Infinite guides leave no line: the longest child counts.
    var lengths: [Length] = []
    for child in countedChildren(of: node) {
      lengths.append(try length(axis, of: child, offered: offer, in: container))
    }
    return program.largest(lengths, origin: origin("the ZStack's longest child", node))
  }

  private func zStackLine(
    _ alignment: Alignment, _ axis: Axis, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> AlignmentLine {
    let key = question(axis, node, offer, container)
    let fingerprint = key.fingerprint
    if let known = alignmentLines.answer(to: key, fingerprint) { return known }
    var guides: [Length] = []
    var behind: [Length] = []
    for child in countedChildren(of: node) {
      let guide = try self.guide(alignment[axis], of: child, offered: offer, in: container)
      let length = try self.length(axis, of: child, offered: offer, in: container)
      guides.append(guide)
      behind.append(lengthBehind(guide, length))
    }
    let line = AlignmentLine(
      before: program.largest(guides, origin: origin("the ZStack's alignment line", node)),
      behind: program.largest(behind, origin: origin("the ZStack behind its line", node)))
    alignmentLines.keep(line, for: key, fingerprint)
    return line
  }

  private func countedChildren(of node: NodeID) -> [NodeID] {
    let children = scene.children(of: node)
    let highest = children.map { scene[$0].priority }.max() ?? 0
    return children.filter { scene[$0].priority == highest }
  }

  func zStackChild(
    _ index: Int, _ alignment: Alignment, _ axis: Axis, _ node: NodeID, _ offer: Offer,
    _ container: ContainerID
  ) throws(SequentialError) -> (offer: Offer, origin: Length) {
    let inner = try size(of: node, offered: offer, in: container)
    let line = try zStackLine(alignment, axis, node, inner, container)
    let child = Array(scene.children(of: node))[index]
    let guide = try self.guide(alignment[axis], of: child, offered: inner, in: container)
    return (inner, place(line.before, minus: guide))
  }

  func placeZStack(
    _ alignment: Alignment, _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let inner = Offer(width: box.width, height: box.height)
    guard !scene.children(of: node).isEmpty else { return }
    let x = try zStackLine(alignment, .horizontal, node, inner, container)
    let y = try zStackLine(alignment, .vertical, node, inner, container)
    for child in scene.children(of: node) {
      let origin = Offer(
        width: place(
          x.before,
          minus: try guide(alignment[.horizontal], of: child, offered: inner, in: container)
        ),
        height: place(
          y.before, minus: try guide(alignment[.vertical], of: child, offered: inner, in: container)
        ))
      try place(child, at: origin, offered: inner, inside: node, box, container)
    }
  }
}
