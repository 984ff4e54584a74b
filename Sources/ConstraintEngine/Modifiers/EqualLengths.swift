// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A frame as long as the longest ideal length of its group.
///
/// - Proposal to the child: the group's length on its axes, else the proposal.
/// - Own size: the group's length on its axes, else the child's.
/// - Placement: the alignment's default for the frame minus the child's guide.
/// - Linear rows: one `largest` a group and axis over the ideal lengths.
extension Compiler {
  struct GroupKey: Hashable {
    var group: String
    var axis: Axis
  }

  func groupLength(
    _ group: String, _ axis: Axis
  ) throws(SequentialError) -> Length {
    let key = GroupKey(group: group, axis: axis)
    if let known = groupLengths[key] { return known }
    var ideals: [Length] = [0]
    // Relative frames inside see the scene's own container: the length belongs to all of the group.
    let outermost = ContainerID(index: 0)
    for view in scene.equalLengthGroups[group] ?? [] {
      ideals.append(try length(axis, of: view, offered: .unspecified, in: outermost))
    }
    let length = program.largest(ideals, origin: Origin("the length of the group '\(group)'"))
    groupLengths[key] = length
    return length
  }

  func groupOffer(
    _ lengths: EqualLengths, _ offer: Offer
  ) throws(SequentialError) -> Offer {
    var inner = offer
    for axis in Axis.allCases where lengths.axes.contains(axis) {
      inner[axis] = try groupLength(lengths.group, axis)
    }
    return inner
  }
}
