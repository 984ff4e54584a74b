// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Baselines of texts, controls and stacks.
extension LayoutCompiler {
  /// Which baseline of several lines.
  enum Baseline: Sendable, Hashable {
    /// The uppermost.
    case first
    /// The lowest.
    case last
  }

  /// The place of a baseline of a view; its lower edge where it has none.
  func baseline(_ kind: Baseline, of view: Int) -> RelationExpression {
    let info = document.views[view]
    // 1. A stack has the baseline of one of its views.
    if let stack = info.stack, let inner = baselineView(kind, of: stack) {
      return baseline(kind, of: inner)
    }
    let area = frameArea(of: view)
    guard let frame = info.savedFrame, let known = document.baselines(of: view) else {
      return baselineOfCentredText(in: view) ?? self.area(of: view).bottom
    }
    let distance = kind == .first ? known.first : known.last
    // 2. On the Mac a control's baseline keeps its distance from the lower edge.
    if document.platform == .macOS {
      return area.bottom.adding(Double(distance - frame.size.height))
    }
    // 3. Elsewhere text is centred in its frame.
    return area.centerY.adding(Double(distance - frame.size.height / 2))
  }

  /// The Mac controls in which a line of text is centred.
  private static let textControls: Set<String> = [
    "button", "popUpButton", "comboBox", "textField", "secureTextField", "searchField",
    "tokenField", "segmentedControl", "datePicker",
  ]

  /// The baseline of a Mac control that no table has, as of a line of text in its middle.
  ///
  /// Lines are 3 points higher than their font, and the baseline is 3 points above their end, as in
  /// labels and in most controls of known baselines.
  private func baselineOfCentredText(in view: Int) -> RelationExpression? {
    let info = document.views[view]
    guard document.platform == .macOS, Self.textControls.contains(info.element) else { return nil }
    let line = (info.control.font?.pointSize ?? 13) + 3
    return area(of: view).centerY.adding(Double(line / 2 - 3))
  }

  /// The view of a stack whose baseline is the stack's.
  private func baselineView(_ kind: Baseline, of stack: Document.Stack) -> Int? {
    let views = visibleViews(of: stack)
    guard stack.axis == .horizontal else { return kind == .first ? views.first : views.last }
    return views.max { one, other in
      (document.views[one].savedFrame?.size.height ?? 0)
        < (document.views[other].savedFrame?.size.height ?? 0)
    }
  }

  /// The arranged views that take room.
  func visibleViews(of stack: Document.Stack) -> [Int] {
    stack.arranged.filter { !document.isDetached($0, in: stack) }
  }
}
