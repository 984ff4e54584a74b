// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import LayoutScene

/// The required constraints between views that saved frames contradict.
struct StaleConstraints {
  /// The first contradicted constraint on each view.
  private var textOfView: [Int: String] = [:]

  init(document: InterfaceBuilderDocument, layout: InterfaceBuilderLayout, tolerance: Double) {
    var frames: [RelationItem: CGRect] = [:]
    var views: [String: Int] = [:]
    for (index, box) in layout.boxes.enumerated() {
      views[box.id] = box.view
      guard let frame = document.savedFrameInRoot(of: box.view) else { continue }
      frames[index == 0 ? .container : .view(box.id)] = box.outsets.shrinking(frame)
    }
    for (relation, source) in zip(layout.domain.relations, layout.sources) {
      guard case .constraint = source, relation.priority >= 1000,
        let left = relation.left.value(frames), let right = relation.right.value(frames)
      else { continue }
      let gap = left - right
      let violation =
        switch relation.kind {
        case .equal: abs(gap)
        case .atLeast: -gap
        case .atMost: gap
        case .smallest: 0.0
        }
      guard violation > tolerance + 0.05 else { continue }
      let items = (relation.left.terms + relation.right.terms).compactMap { term -> Int? in
        if case .view(let id) = term.item { return views[id] }
        return nil
      }
      let text = relation.description
      if firstText == nil { firstText = text }
      for view in items where textOfView[view] == nil { textOfView[view] = text }
    }
  }

  /// The first contradicted constraint, wherever it is.
  private(set) var firstText: String?

  /// The first contradicted constraint on a view.
  func text(for view: Int) -> String? { textOfView[view] }
}

extension RelationExpression {
  /// The value at known frames; nil where one of the items has none.
  fileprivate func value(_ frames: [RelationItem: CGRect]) -> Double? {
    var sum = constant
    for term in terms {
      guard let frame = frames[term.item], let value = frame.value(of: term.attribute) else {
        return nil
      }
      sum += term.factor * value
    }
    return sum
  }
}

extension CGRect {
  /// x, y, width and height.
  var numbers: [Double] {
    [Double(origin.x), Double(origin.y), Double(size.width), Double(size.height)]
  }

  fileprivate func value(of attribute: RelationAttribute) -> Double? {
    switch attribute {
    case .leading, .left: Double(minX)
    case .trailing, .right: Double(maxX)
    case .top: Double(minY)
    case .bottom: Double(maxY)
    case .width: Double(width)
    case .height: Double(height)
    case .centerX: Double(midX)
    case .centerY: Double(midY)
    default: nil
    }
  }
}
