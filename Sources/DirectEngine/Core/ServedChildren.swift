// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What a node was last offered by the stack around it, and what it answered.
struct ServedChild {
  /// The share along the stack's axis, `MeasurementCache.noProposal` for none.
  var share: CGFloat
  var size: CGSize
}

/// The proposal for which a stack last served its children.
///
/// Placing mostly follows measuring for the same proposal: then the children's shares are still
/// there and nobody is asked again.
struct ServedProposal {
  var along: CGFloat
  var across: CGFloat
  var container: Int32
  /// Tells one serving of the stack from another.
  var serving: Int32

  static let none = ServedProposal(along: .nan, across: .nan, container: -1, serving: -1)
}

/// The last answer of a node that keeps its answers; earlier ones are in lists.
struct LatestAnswer {
  var width: CGFloat
  var height: CGFloat
  var answer: CGSize
  var container: Int32

  static let none = LatestAnswer(width: .nan, height: .nan, answer: .zero, container: -1)
}

/// The memory of a pass that is read and written at every question: plain storage by node (by place
/// among the nodes that keep answers), freed with the pass.
struct PassMemory {
  let latest: UnsafeMutablePointer<LatestAnswer>
  let servings: UnsafeMutablePointer<ServedProposal>
  let served: UnsafeMutablePointer<ServedChild>
  let measured: UnsafeMutablePointer<Int32>

  /// Makes room for a number of nodes, of which some keep answers.
  init(nodeCount: Int, keeping keptCount: Int) {
    latest = .allocate(capacity: keptCount)
    latest.initialize(repeating: .none, count: keptCount)
    servings = .allocate(capacity: keptCount)
    servings.initialize(repeating: .none, count: keptCount)
    measured = .allocate(capacity: keptCount)
    measured.initialize(repeating: 0, count: keptCount)
    // Entries of plain numbers: each is written by a serving before it is read.
    served = .allocate(capacity: nodeCount)
  }

  /// Forgets what a node was asked last.
  func forget(_ place: Int) {
    latest[place] = .none
    servings[place] = .none
  }

  /// Counts measurements from 0 again.
  func forgetCounts(keeping keptCount: Int) { measured.update(repeating: 0, count: keptCount) }

  /// The number of measurements of all nodes.
  func counts(keeping keptCount: Int) -> Int {
    (0..<keptCount).reduce(0) { $0 + Int(measured[$1]) }
  }

  /// Frees the room.
  func deallocate() {
    latest.deallocate()
    servings.deallocate()
    served.deallocate()
    measured.deallocate()
  }
}
