// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What only stack views of the Mac do.
extension LayoutCompiler {
  /// Gathers views at the start, in the middle and at the end.
  mutating func compileGravity(_ frame: StackFrame) {
    let axis = frame.stack.axis
    compileGravityGaps(frame)
    let middle = frame.views.filter { document.views[$0].slot == .middle }
    let end = frame.views.filter { document.views[$0].slot == .end }
    let beginning = frame.views.filter { !middle.contains($0) && !end.contains($0) }
    if let first = beginning.first {
      add(
        area(of: first).start(axis), .equal, frame.room.start(axis), .arrangement(frame.view),
        "\(frame.name) starts with \(document.name(of: first))")
    }
    if let first = middle.first, let last = middle.last {
      add(
        area(of: first).start(axis).adding(area(of: last).end(axis)), .equal,
        frame.room.start(axis).adding(frame.room.end(axis)), priority: LayoutRules.middleGravity,
        .arrangement(frame.view), "the middle of \(frame.name) is centred")
    }
    if let last = end.last {
      add(
        area(of: last).end(axis), .equal, frame.room.end(axis), .arrangement(frame.view),
        "\(frame.name) ends with \(document.name(of: last))")
    }
    for view in [frame.views.first, frame.views.last].compactMap({ $0 }) {
      let text = "\(document.name(of: view)) is inside \(frame.name)"
      add(
        area(of: view).start(axis), .atLeast, frame.room.start(axis), .arrangement(frame.view), text
      )
      add(area(of: view).end(axis), .atMost, frame.room.end(axis), .arrangement(frame.view), text)
    }
  }

  /// Inside an area gaps are exact; between two areas they may be larger.
  private mutating func compileGravityGaps(_ frame: StackFrame) {
    for (position, (one, other)) in zip(frame.views, frame.views.dropFirst()).enumerated() {
      let isInside = gravity(of: one) == gravity(of: other)
      let length = frame.gaps[position]
      add(
        gap(frame, one, other), isInside ? .equal : .atLeast, constant(length),
        .arrangement(frame.view),
        "the gap between \(document.name(of: one)) and \(document.name(of: other)) in "
          + "\(frame.name) is \(InterfaceBuilderText.number(length))")
    }
  }

  private func gravity(of view: Int) -> Document.Slot {
    let slot = document.views[view].slot
    return slot == .middle || slot == .end ? slot : .beginning
  }

  /// Whether an alignment leaves the start of views open.
  private func isFreeAtStart(_ alignment: Document.Stack.Alignment) -> Bool {
    switch alignment {
    case .leading, .top, .fill, .width, .height: false
    case .centerX, .centerY, .trailing, .bottom, .firstBaseline, .lastBaseline: true
    }
  }

  /// The stack keeps as small as its views at its own hugging priorities.
  mutating func compileHugging(_ frame: StackFrame) {
    let axis = frame.stack.axis
    for direction in Axis.allCases {
      let priority = frame.stack.stackHugging.along(direction)
      let views = direction == axis ? frame.views.suffix(1) : frame.views[...]
      for view in views {
        let text = "\(frame.name) hugs \(document.name(of: view))"
        add(
          frame.room.end(direction), .atMost, area(of: view).end(direction),
          priority: priority, .arrangement(frame.view), text)
        guard direction != axis, isFreeAtStart(frame.stack.alignment) else { continue }
        add(
          frame.room.start(direction), .atLeast, area(of: view).start(direction),
          priority: priority, .arrangement(frame.view), text)
      }
    }
  }
}
