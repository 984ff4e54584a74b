// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Views whose frames follow from their parents' or are given.
extension LayoutCompiler {
  /// A view at its saved frame in its parent.
  mutating func compileFixedFrame(of view: Int, priority: Double = 1000) {
    guard let parent = document.views[view].parent,
      let frame = document.views[view].savedFrame
    else { return }
    let (inner, outer) = (frameArea(of: view), frameArea(of: parent))
    let name = document.name(of: view)
    for axis in Axis.allCases {
      add(
        inner.start(axis), .equal, outer.start(axis).adding(Double(frame.start(axis))),
        priority: priority, .given(view), "\(name) is held where it was saved")
      add(
        inner.length(axis), .equal, constant(frame.length(axis)), priority: priority,
        .given(view), "\(name) is held at its saved size")
    }
  }

  /// A view whose parts take their shares of what its parent grows.
  mutating func compileAutoresizing(of view: Int) {
    guard let parent = document.views[view].parent else { return }
    guard let frame = document.views[view].savedFrame,
      let outerSize = document.views[parent].savedFrame?.size
    else { return compileFilling(view, parent) }
    let (inner, outer) = (frameArea(of: view), frameArea(of: parent))
    let mask = document.views[view].autoresizing
    let name = document.name(of: view)
    for axis in Axis.allCases {
      let isHorizontal = axis == .horizontal
      let room = isHorizontal ? outerSize.width : outerSize.height
      let parts = [
        frame.start(axis), frame.length(axis), room - frame.start(axis) - frame.length(axis),
      ]
      let flags: [Bool] = [
        mask.contains(isHorizontal ? .left : .top), mask.contains(isHorizontal ? .width : .height),
        mask.contains(isHorizontal ? .right : .bottom),
      ]
      let shares = Self.shares(
        of: parts, flags, defaultPart: isHorizontal ? 2 : stillPart(of: parent))
      let growth = outer.length(axis).adding(-Double(room))
      add(
        inner.start(axis), .equal,
        outer.start(axis).adding(Double(parts[0])).adding(growth, times: shares[0]), .given(view),
        "\(name) follows its superview's \(isHorizontal ? "width" : "height")")
      add(
        inner.length(axis), .equal,
        constant(parts[1]).adding(growth, times: shares[1]), .given(view),
        "\(name) follows its superview's \(isHorizontal ? "width" : "height")")
    }
  }

  /// A view without a frame, which its parent fills.
  private mutating func compileFilling(_ view: Int, _ parent: Int) {
    let (inner, outer) = (frameArea(of: view), frameArea(of: parent))
    for axis in Axis.allCases {
      add(
        inner.start(axis), .equal, outer.start(axis), .given(view),
        "\(document.name(of: view)) fills its superview")
      add(
        inner.length(axis), .equal, outer.length(axis), .given(view),
        "\(document.name(of: view)) fills its superview")
    }
  }

  /// The vertical part that grows where no flag says so: the gap at the end of the parent's y.
  private func stillPart(of parent: Int) -> Int {
    let flipped: Set<String> = [
      "splitView", "tableView", "outlineView", "collectionView", "textView", "tableHeaderView",
    ]
    let isFlipped = document.platform != .macOS || flipped.contains(document.views[parent].element)
    return isFlipped ? 2 : 0
  }

  /// What each of three parts takes of a growth.
  static func shares(of parts: [CGFloat], _ isFlexible: [Bool], defaultPart: Int) -> [Double] {
    guard isFlexible.contains(true) else {
      return parts.indices.map { $0 == defaultPart ? 1 : 0 }
    }
    let flexible = parts.indices.filter { isFlexible[$0] }
    let total = flexible.reduce(0) { $0 + Double(max(parts[$1], 0)) }
    return parts.indices.map { index in
      guard isFlexible[index] else { return 0 }
      if flexible.count == 1 { return 1 }
      return total > 0 ? Double(max(parts[index], 0)) / total : 1 / Double(flexible.count)
    }
  }
}
