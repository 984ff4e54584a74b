// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// The containers that relative frames have seen, numbered so that answers can be kept by number.
struct ContainerLengths {
  private var lengths: [ProposedViewSize] = []
  private var numbers: [ProposedViewSize: Int32] = [:]

  /// The number of a container's lengths.
  mutating func number(of container: ProposedViewSize) -> Int32 {
    if let number = numbers[container] { return number }
    let number = Int32(lengths.count)
    lengths.append(container)
    numbers[container] = number
    return number
  }

  /// The number of containers.
  var count: Int { lengths.count }

  /// The lengths of a number.
  subscript(number: Int32) -> ProposedViewSize { lengths[Int(number)] }

  /// The finite lengths of a proposal, with another container's where there is none.
  static func known(
    _ proposal: ProposedViewSize, else outer: ProposedViewSize = .unspecified
  ) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? outer.width,
      height: proposal.height.flatMap { $0.isFinite ? $0 : nil } ?? outer.height)
  }
}
