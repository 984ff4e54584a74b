// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What stack views ask of their arranged views across their axis.
extension LayoutCompiler {
  /// Aligns each view with the stack across its axis.
  mutating func compileAlignment(_ frame: StackFrame) {
    let axis = frame.stack.axis.cross
    let isMac = document.platform == .macOS
    let priority = isMac ? LayoutRules.macAlignment : 1000
    let isFilling = [.fill, .width, .height].contains(frame.stack.alignment)
    for view in frame.views {
      let area = area(of: view)
      let text = "\(document.name(of: view)) is aligned in \(frame.name)"
      if isFilling, !isMac {
        add(area.start(axis), .equal, frame.room.start(axis), .arrangement(frame.view), text)
        add(area.end(axis), .equal, frame.room.end(axis), .arrangement(frame.view), text)
        continue
      }
      let inside = "\(document.name(of: view)) is inside \(frame.name)"
      add(area.start(axis), .atLeast, frame.room.start(axis), .arrangement(frame.view), inside)
      add(area.end(axis), .atMost, frame.room.end(axis), .arrangement(frame.view), inside)
      for (mine, stacks) in alignedParts(frame, view) {
        add(mine, .equal, stacks, priority: priority, .arrangement(frame.view), text)
      }
    }
    if !isFilling, !isMac {
      add(
        frame.room.length(axis), .atMost, constant(0), priority: LayoutRules.stackFit,
        .arrangement(frame.view), "\(frame.name) is as small as it can be")
    }
  }

  /// What the alignment of a stack makes equal for one of its views.
  private func alignedParts(
    _ frame: StackFrame, _ view: Int
  ) -> [(RelationExpression, RelationExpression)] {
    let axis = frame.stack.axis.cross
    let area = area(of: view)
    switch frame.stack.alignment {
    case .fill, .width, .height:
      return [
        (area.start(axis), frame.room.start(axis)), (area.end(axis), frame.room.end(axis)),
      ]
    case .leading, .top: return [(area.start(axis), frame.room.start(axis))]
    case .trailing, .bottom: return [(area.end(axis), frame.room.end(axis))]
    case .centerX, .centerY: return [(area.center(axis), frame.room.center(axis))]
    case .firstBaseline, .lastBaseline:
      guard let first = frame.views.first, view != first, axis == .vertical else { return [] }
      let kind: Baseline = frame.stack.alignment == .firstBaseline ? .first : .last
      return [(baseline(kind, of: view), baseline(kind, of: first))]
    }
  }
}
