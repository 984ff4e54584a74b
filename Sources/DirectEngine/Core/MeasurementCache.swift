// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The answers that were given before the last one of each node, as one list of entries a node in contiguous storage.
///
/// A node hears few different proposals (the smallest, the largest, none, and what it gets in the
/// end), so that walking a list beats hashing. A node whose axes do not meet keeps its lengths axis
/// by axis: then m widths and n heights cost m + n measurements, not m x n.
struct MeasurementCache {
  /// Stands for a proposal of nothing; proposed lengths are never negative.
  static let noProposal: CGFloat = -1

  private struct SizeEntry {
    var width: CGFloat
    var height: CGFloat
    var answer: CGSize
    var container: Int32
    var next: Int32
  }

  private struct LengthEntry {
    var proposed: CGFloat
    var answer: CGFloat
    var container: Int32
    var next: Int32
  }

  private struct GuideEntry {
    var width: CGFloat
    var height: CGFloat
    var value: CGFloat?
    var key: Int32
    var container: Int32
    var next: Int32
  }

  private var sizes: [SizeEntry] = []
  private var lengths: [LengthEntry] = []
  private var guides: [GuideEntry] = []
  private var firstSize: [Int32]
  private var firstLength: [Int32]
  /// The first entry by node; empty until a guide is kept.
  private var firstGuide: [Int32] = []
  private let nodeCount: Int

  /// Makes an empty cache for a number of nodes, of which some keep sizes or lengths.
  init(nodeCount: Int, keeping keptCount: Int) {
    self.nodeCount = nodeCount
    firstSize = [Int32](repeating: -1, count: keptCount)
    firstLength = [Int32](repeating: -1, count: 2 * keptCount)
  }

  /// The number of entries, those that are forgotten counted.
  var count: Int { sizes.count + lengths.count + guides.count }

  /// Forgets the sizes and lengths of a node by its place.
  mutating func forgetSizes(of place: Int) {
    firstSize[place] = -1
    firstLength[2 * place] = -1
    firstLength[2 * place + 1] = -1
  }

  /// Forgets the guides of a node.
  mutating func forgetGuides(of node: NodeID) {
    if !firstGuide.isEmpty { firstGuide[node.index] = -1 }
  }

  // MARK: Sizes

  func size(of place: Int, width: CGFloat, height: CGFloat, container: Int32) -> CGSize? {
    var index = firstSize[place]
    while index >= 0 {
      let entry = sizes[Int(index)]
      if entry.width == width && entry.height == height && entry.container == container {
        return entry.answer
      }
      index = entry.next
    }
    return nil
  }

  mutating func keep(
    _ answer: CGSize, of place: Int, width: CGFloat, height: CGFloat, container: Int32
  ) {
    sizes.append(
      SizeEntry(
        width: width, height: height, answer: answer, container: container,
        next: firstSize[place]))
    firstSize[place] = Int32(sizes.count - 1)
  }

  // MARK: Lengths

  func length(
    of place: Int, _ axis: Axis, proposed: CGFloat, container: Int32
  ) -> CGFloat? {
    var index = firstLength[2 * place + Int(axis.rawValue)]
    while index >= 0 {
      let entry = lengths[Int(index)]
      if entry.proposed == proposed && entry.container == container { return entry.answer }
      index = entry.next
    }
    return nil
  }

  mutating func keep(
    _ answer: CGFloat, of place: Int, _ axis: Axis, proposed: CGFloat, container: Int32
  ) {
    let list = 2 * place + Int(axis.rawValue)
    lengths.append(
      LengthEntry(
        proposed: proposed, answer: answer, container: container, next: firstLength[list]))
    firstLength[list] = Int32(lengths.count - 1)
  }

  // MARK: Guides

  func guide(
    _ key: Int32, of node: NodeID, width: CGFloat, height: CGFloat, container: Int32
  ) -> CGFloat?? {
    guard !firstGuide.isEmpty else { return nil }
    var index = firstGuide[node.index]
    while index >= 0 {
      let entry = guides[Int(index)]
      if entry.key == key && entry.width == width && entry.height == height
        && entry.container == container
      {
        return .some(entry.value)
      }
      index = entry.next
    }
    return nil
  }

  mutating func keep(
    guide value: CGFloat?, _ key: Int32, of node: NodeID, width: CGFloat, height: CGFloat,
    container: Int32
  ) {
    if firstGuide.isEmpty { firstGuide = [Int32](repeating: -1, count: nodeCount) }
    guides.append(
      GuideEntry(
        width: width, height: height, value: value, key: key, container: container,
        next: firstGuide[node.index]))
    firstGuide[node.index] = Int32(guides.count - 1)
  }
}
