// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// ViewThatFits.
///
/// - Proposal to children: nil on both axes to see which fits, then the proposal for the chosen one.
/// - Own size and guides: the chosen child's.
/// - Placement: the chosen child alone, in the same box.
/// - Linear rows: a mixed-integer program, one binary a candidate; see `SequentialProgram.choose`.
extension Compiler {
  /// The chosen child, or nil without children.
  func fitting(
    _ axes: Axis.Set, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> NodeID? {
    let children = Array(scene.children(of: node))
    guard children.count > 1 else { return children.first }
    // The choice sees both axes; the key of the vertical question keeps both.
    let key = question(.vertical, node, offer, container)
    if let known = choices[key] { return children[known] }
    var candidates: [[(value: Length, limit: Length)]] = []
    for child in children {
      var limits: [(value: Length, limit: Length)] = []
      for axis in Axis.allCases where axes.contains(axis) {
        guard let proposed = offer[axis] else { continue }
        let ideal = try length(axis, of: child, offered: .unspecified, in: container)
        limits.append((ideal, proposed))
      }
      candidates.append(limits)
    }
    let choice = try program.choose(
      candidates, tolerance: Double(scene.tolerance),
      origin: origin("the first child that fits", node))
    choices[key] = choice
    return children[choice]
  }
}
