// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// An answer that follows from a node's kind alone, without a rule and without another view.
enum Shortcut {
  case none
  /// A view that takes what it is offered.
  case leaf
  /// What is offered; views stand inside.
  case reader
  /// Constants; nil along an axis without one.
  case constants(width: Double?, height: Double?)
  /// A frame with limits around a leaf, aligned by a guide that needs no code.
  case framedLeaf(width: Limits, height: Limits)

  /// The limits of a frame along an axis; infinite where there is none.
  struct Limits {
    var lower: Double
    var upper: Double
    /// The length without a proposal.
    var ideal: Double
    var isEmpty: Bool

    init(_ limits: FlexibleFrame.Limits) {
      lower = limits.minimum.map(Double.init) ?? -.infinity
      upper = limits.maximum.map(Double.init) ?? .infinity
      let unspecified = Compiler.unspecifiedLength.constant
      isEmpty = limits.isEmpty
      ideal = unspecified
      ideal = limits.ideal.map(Double.init) ?? limited(unspecified)
    }

    /// A number within the limits, as `SequentialProgram.clamp` has it.
    private func limited(_ number: Double) -> Double {
      lower < upper && !number.isNaN ? min(max(number, lower), upper) : lower
    }

    /// The answer to an offer; nil where it takes a rule.
    func answer(_ offered: Length?) -> Length? {
      guard let offered else { return Length(ideal) }
      if isEmpty { return offered }
      return offered.isConstant ? Length(limited(offered.constant)) : nil
    }
  }

  /// The shortcuts of all nodes of a scene.
  static func all(of scene: SceneTree) -> [Shortcut] {
    var all: [Shortcut] = []
    all.reserveCapacity(scene.nodes.count)
    for index in scene.nodes.indices {
      let child = scene.primary(of: NodeID(index))
      all.append(Shortcut(scene.nodes[index].kind, around: child.map { all[$0.index] }))
    }
    return all
  }

  private init(_ kind: NodeKind, around child: Shortcut?) {
    switch kind {
    case .flexibleFrame(let frame) where child?.isLeaf == true && !frame.alignment.isComputed:
      self = .framedLeaf(width: Limits(frame.width), height: Limits(frame.height))
    case .flexible: self = .leaf
    case .geometryReader: self = .reader
    case .fixedFrame(let frame):
      self = .constants(
        width: frame.width.map(Double.init), height: frame.height.map(Double.init))
    case .image(let image) where !image.isResizable:
      self = .constants(width: Double(image.size.width), height: Double(image.size.height))
    default: self = .none
    }
  }

  /// Whether nothing stands inside.
  var isLeaf: Bool { if case .leaf = self { true } else { false } }

  /// The length along an axis; nil where it takes more to find it.
  func length(_ axis: Axis, _ offer: Offer) -> Length? {
    switch self {
    case .none: nil
    case .leaf, .reader: offer[axis] ?? Compiler.unspecifiedLength
    case .constants(let width, let height):
      (axis == .horizontal ? width : height).map { Length($0) }
    case .framedLeaf(let width, let height):
      (axis == .horizontal ? width : height).answer(offer[axis])
    }
  }
}
