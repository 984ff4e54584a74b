// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension LayoutPass {
  /// A guide of a node that answered `size`: its explicit value, else its default.
  func guide(
    _ key: GuideKey, of node: NodeID, for proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat {
    if let value = explicitGuide(key, of: node, for: proposal, size: size) { return value }
    if key.index < builtInCount { return builtInDefault(key, of: size) }
    return customDefault(key, of: node, for: proposal, size: size)
  }

  /// The guide of a placed child in the child's own box.
  func guide(_ key: GuideKey, of placement: ChildPlacement) -> CGFloat {
    guide(key, of: placement.node, for: placement.proposal, size: placement.size)
  }

  /// The default of a guide for a box that is no view, so that it has no explicit values.
  func defaultGuide(_ key: GuideKey, of size: CGSize) -> CGFloat {
    if key.index < builtInCount { return builtInDefault(key, of: size) }
    var known: [Int32: CGFloat] = [:]
    return customDefault(key, of: size, known: &known)
  }

  /// The value of a formula for a node.
  func value(
    of formula: GuideFormula, for node: NodeID, _ proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat {
    if let compute = formula.compute {
      return compute(dimensions(of: node, for: proposal, size: size))
    }
    var value = formula.linearPart(of: size)
    for term in formula.terms where term.factor != 0 {
      value += term.factor * guide(term.key, of: node, for: proposal, size: size)
    }
    return value.isNaN ? .infinity : value
  }

  private var builtInCount: Int32 { GuideKey.builtInCount }

  private func builtInDefault(_ key: GuideKey, of size: CGSize) -> CGFloat {
    key.builtInDefault(of: size[key.axis])
  }

  private func customDefault(
    _ key: GuideKey, of node: NodeID, for proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat {
    let formula = plan.guides.defaultFormula(of: key)
    if formula.terms.isEmpty && formula.compute == nil {
      return value(of: formula, for: node, proposal, size: size)
    }
    // Defaults that read each other branch: they are kept under numbers of their own.
    let number = plan.guides.count + key.index
    let kept = keptGuide(key, number: number, of: node, for: proposal) {
      value(of: formula, for: node, proposal, size: size)
    }
    return kept ?? 0
  }

  private func customDefault(
    _ key: GuideKey, of size: CGSize, known: inout [Int32: CGFloat]
  ) -> CGFloat {
    if key.index < builtInCount { return builtInDefault(key, of: size) }
    if let value = known[key.index] { return value }
    let formula = plan.guides.defaultFormula(of: key)
    if let compute = formula.compute {
      let value = compute(boxDimensions(size))
      known[key.index] = value
      return value
    }
    var value = formula.linearPart(of: size)
    for term in formula.terms where term.factor != 0 {
      value += term.factor * customDefault(term.key, of: size, known: &known)
    }
    if value.isNaN { value = .infinity }
    known[key.index] = value
    return value
  }

  // MARK: What code sees

  /// A node's size and guides as code sees them.
  func dimensions(
    of node: NodeID, for proposal: ProposedViewSize, size: CGSize
  ) -> ViewDimensions {
    ViewDimensions(
      size: size,
      guide: { key in
        if let known = self.plan.guides.known(key) {
          return self.guide(known, of: node, for: proposal, size: size)
        }
        return self.unusedDefault(key, self.dimensions(of: node, for: proposal, size: size))
      },
      explicitGuide: { key in
        self.plan.guides.known(key).flatMap {
          self.explicitGuide($0, of: node, for: proposal, size: size)
        }
      })
  }

  /// The size and the guides of a box that is no view.
  private func boxDimensions(_ size: CGSize) -> ViewDimensions {
    ViewDimensions(
      size: size,
      guide: { key in
        if let known = self.plan.guides.known(key) { return self.defaultGuide(known, of: size) }
        return self.unusedDefault(key, self.boxDimensions(size))
      }, explicitGuide: { _ in nil })
  }

  /// The default of a guide that nothing in the scene sets or aligns by.
  private func unusedDefault(_ key: AlignmentKey, _ dimensions: ViewDimensions) -> CGFloat {
    if case .type(_, let type) = key { return type.id.defaultValue(in: dimensions) }
    return 0
  }

  // MARK: Passing values upwards

  /// A child's explicit value in its parent's box.
  func passedGuide(_ key: GuideKey, of placement: ChildPlacement) -> CGFloat? {
    explicitGuide(key, of: placement.node, for: placement.proposal, size: placement.size)
      .map { $0 + finite(placement.origin[key.axis]) }
  }

  /// The explicit values of several children, joined by a rule.
  func joinedGuide(
    _ key: GuideKey, of placements: [ChildPlacement], by combination: AlignmentKey.Combination
  ) -> CGFloat? {
    let values = placements.compactMap { passedGuide(key, of: $0) }
    guard let first = values.first else { return nil }
    switch combination {
    case .none: return nil
    case .smallest: return values.dropFirst().reduce(first, min)
    case .largest: return values.dropFirst().reduce(first, max)
    case .mean: return values.reduce(0, +) / CGFloat(values.count)
    }
  }
}
