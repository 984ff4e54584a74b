// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// What stack views ask of their arranged views.
extension LayoutCompiler {
  /// A stack with what its relations need.
  struct StackFrame {
    var stack: Document.Stack
    var view: Int
    /// The stack's rectangle without its insets.
    var room: LayoutArea
    /// The arranged views that take room, with their positions among all.
    var views: [Int]
    /// The gap after each view but the last.
    var gaps: [CGFloat]
    var name: String
  }

  /// Compiles a stack view of either platform.
  mutating func compile(_ stack: Document.Stack, _ view: Int) {
    let views = visibleViews(of: stack)
    guard !views.isEmpty else { return }
    let isMac = document.platform == .macOS
    let insets = isMac ? stack.edgeInsets : stackMargins(of: view)
    let gaps = stack.arranged.enumerated().filter { views.contains($0.element) }.map {
      position, _ in
      position < stack.customSpacing.count
        ? stack.customSpacing[position] ?? stack.spacing : stack.spacing
    }
    let frame = StackFrame(
      stack: stack, view: view, room: area(of: view).shrunk(by: insets), views: views,
      gaps: gaps, name: document.name(of: view))
    if stack.distribution == .gravityAreas {
      compileGravity(frame)
    } else {
      compileEnds(frame)
      compileDistribution(frame)
    }
    compileAlignment(frame)
    if isMac { compileHugging(frame) }
  }

  /// The margins of an iOS stack, which it has only where the file writes them.
  private mutating func stackMargins(of view: Int) -> InterfaceBuilderInsets {
    document.views[view].layoutMargins == nil ? .zero : margins(of: view)
  }

  // MARK: Along the axis

  private mutating func compileEnds(_ frame: StackFrame) {
    guard let first = frame.views.first, let last = frame.views.last else { return }
    let axis = frame.stack.axis
    add(
      area(of: first).start(axis), .equal, frame.room.start(axis), .arrangement(frame.view),
      "\(frame.name) starts with \(document.name(of: first))")
    add(
      area(of: last).end(axis), .equal, frame.room.end(axis), .arrangement(frame.view),
      "\(frame.name) ends with \(document.name(of: last))")
  }

  /// The gap between a view and the next, from edge to edge or from baseline to baseline.
  func gap(_ frame: StackFrame, _ one: Int, _ other: Int) -> RelationExpression {
    let axis = frame.stack.axis
    if frame.stack.isBaselineRelative, axis == .vertical {
      return baseline(.first, of: other).subtracting(baseline(.last, of: one))
    }
    return area(of: other).start(axis).subtracting(area(of: one).end(axis))
  }

  private mutating func compileDistribution(_ frame: StackFrame) {
    let pairs = Array(zip(frame.views, frame.views.dropFirst()))
    switch frame.stack.distribution {
    case .fill, .fillEqually, .fillProportionally, .gravityAreas:
      compileGaps(frame, .equal)
      if frame.stack.distribution == .fillEqually { compileEqualLengths(frame) }
      if frame.stack.distribution == .fillProportionally { compileProportions(frame) }
    case .equalSpacing:
      compileGaps(frame, .atLeast)
      compileGaps(frame, .atMost, priority: LayoutRules.stackFit)
      guard let first = pairs.first else { return }
      for pair in pairs.dropFirst() {
        add(
          gap(frame, pair.0, pair.1), .equal, gap(frame, first.0, first.1),
          .arrangement(frame.view), "the gaps in \(frame.name) are equal")
      }
    case .equalCentering:
      compileGaps(frame, .atLeast)
      guard let first = pairs.first else { return }
      let axis = frame.stack.axis
      for pair in pairs.dropFirst() {
        add(
          area(of: pair.1).center(axis).subtracting(area(of: pair.0).center(axis)), .equal,
          area(of: first.1).center(axis).subtracting(area(of: first.0).center(axis)),
          priority: LayoutRules.equalCentering, .arrangement(frame.view),
          "the centres in \(frame.name) are equally far apart")
      }
    }
  }

  /// Compares each gap with what it should be.
  mutating func compileGaps(
    _ frame: StackFrame, _ kind: SceneRelation.Kind, priority: Double = 1000
  ) {
    for (position, (one, other)) in zip(frame.views, frame.views.dropFirst()).enumerated() {
      add(
        gap(frame, one, other), kind, constant(frame.gaps[position]), priority: priority,
        .arrangement(frame.view),
        "the gap between \(document.name(of: one)) and \(document.name(of: other)) in "
          + "\(frame.name) \(InterfaceBuilderText.symbol(kind)) \(InterfaceBuilderText.number(frame.gaps[position]))"
      )
    }
  }

  private mutating func compileEqualLengths(_ frame: StackFrame) {
    let axis = frame.stack.axis
    for view in frame.views.dropFirst() {
      add(
        area(of: view).length(axis), .equal, area(of: frame.views[0]).length(axis),
        priority: document.platform == .macOS ? LayoutRules.macEqualLengths : 1000,
        .arrangement(frame.view), "the views in \(frame.name) are equally long")
    }
  }

  private mutating func compileProportions(_ frame: StackFrame) {
    let axis = frame.stack.axis
    let owned = frame.views.compactMap { view in
      intrinsicLength(of: view, axis).map { (view: view, own: $0) }
    }.filter { $0.own.length > 0 }
    for (one, other) in zip(owned, owned.dropFirst()) {
      let isStandIn = one.own.isStandIn || other.own.isStandIn
      add(
        area(of: other.view).length(axis).scaled(by: Double(one.own.length)), .equal,
        area(of: one.view).length(axis).scaled(by: Double(other.own.length)),
        priority: LayoutRules.proportion,
        isStandIn ? .standIn(frame.view) : .arrangement(frame.view),
        "the views in \(frame.name) are long in proportion to their own lengths")
    }
  }
}
