// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Turns one root of a document into relations over the boxes of the views below it.
struct LayoutCompiler {
  typealias Document = InterfaceBuilderDocument
  typealias Source = InterfaceBuilderLayout.Source

  let document: Document
  let plan: LayoutPlan
  let root: Int
  let size: CGSize
  let options: InterfaceBuilderLayout.Options
  /// The position of the root view.
  let rootView: Int
  /// The insets of the root's safe area.
  let rootSafeArea: InterfaceBuilderInsets
  /// The saved frame of each view of the root in the root's coordinates, by the view's position.
  var framesInRoot: [Int: CGRect] = [:]
  /// The margins of views with their part of the safe area, as far as asked.
  var margins: [Int: InterfaceBuilderInsets] = [:]
  /// The scroll views whose content has a guide.
  var scrollContents: Set<Int> = []
  var relations: [SceneRelation] = []
  var sources: [Source] = []
  var guides: [RelationDomain.Guide] = []
  var limitations: [InterfaceBuilderLayout.Limitation] = []

  init(
    document: Document, plan: LayoutPlan, root: Int, size: CGSize, safeArea: InterfaceBuilderInsets,
    options: InterfaceBuilderLayout.Options
  ) {
    self.document = document
    self.plan = plan
    self.root = root
    self.size = size
    self.options = options
    rootView = document.roots[root].view
    rootSafeArea = safeArea
  }

  /// Compiles the root: its own size, each view, each constraint.
  mutating func compile() -> InterfaceBuilderLayout {
    let views = plan.viewsOfRoot[root]
    // 1. Where everything was saved.
    for view in views { framesInRoot[view] = savedFrameInRoot(view) }
    // 2. The root is what it is, or what it is offered.
    if !options.followsOffer {
      let own = area(of: rootView)
      add(own.width, .equal, constant(size.width), .given(rootView), "the width of the root")
      add(own.height, .equal, constant(size.height), .given(rootView), "the height of the root")
    }
    // 3. What each view is by itself.
    for view in views where view != rootView { compile(view: view) }
    // 4. What views do with those inside them.
    for view in views where !plan.isDetached[view] {
      if let stack = document.views[view].stack { compile(stack, view) }
      if let grid = document.views[view].grid { compile(grid, view) }
    }
    // 5. What the file asks for.
    for number in plan.constraintsOfRoot[root] { compile(constraint: number) }
    findLimitations(views)
    return layout(views)
  }

  private func savedFrameInRoot(_ view: Int) -> CGRect? {
    guard var frame = document.views[view].savedFrame else { return nil }
    guard let parent = document.views[view].parent else {
      return CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    }
    guard let outer = framesInRoot[parent] else { return nil }
    frame.origin.x += outer.origin.x
    frame.origin.y += outer.origin.y
    return frame
  }

  private mutating func compile(view: Int) {
    switch plan.placements[view] {
    case .root: break
    case .constrained, .arranged, .gridded:
      compileIntrinsicSize(of: view)
      if plan.isDetached[view] { compileFixedFrame(of: view, priority: LayoutRules.hiddenHold) }
    case .autoresized: compileAutoresizing(of: view)
    case .fixed, .pinned: compileFixedFrame(of: view)
    }
  }

  // MARK: Areas

  /// The item of a view.
  func item(_ view: Int) -> RelationItem {
    view == rootView ? .container : .view(document.views[view].id)
  }

  /// The alignment rectangle of a view.
  func area(of view: Int) -> LayoutArea { LayoutArea(item: item(view)) }

  /// The frame of a view.
  func frameArea(of view: Int) -> LayoutArea { area(of: view).grown(by: outsets(of: view)) }

  /// By how much the frame of a view is larger than its alignment rectangle.
  func outsets(of view: Int) -> InterfaceBuilderInsets {
    view == rootView ? .zero : document.alignmentOutsets(of: view)
  }

  // MARK: Adding

  /// An expression without an item.
  func constant(_ value: CGFloat) -> RelationExpression {
    RelationExpression(constant: Double(value))
  }

  /// Adds a relation.
  mutating func add(
    _ left: RelationExpression, _ kind: SceneRelation.Kind, _ right: RelationExpression,
    priority: Double = 1000, _ source: Source, _ text: String
  ) {
    let view: Int
    var place: InterfaceBuilderPlace?
    switch source {
    case .constraint(let number):
      view = document.constraints[number].owner
      place = document.constraints[number].place
    case .given(let index), .standIn(let index), .arrangement(let index), .intrinsic(let index),
      .scrollContent(let index):
      view = index
    }
    let written = place ?? document.views[view].place
    guard priority > 0, left.terms.count + right.terms.count > 0 else { return }
    relations.append(
      SceneRelation(
        left, kind, right, priority: priority, text: text,
        origin: SceneOrigin(line: written.line, column: written.column)))
    sources.append(source)
  }

  // MARK: Putting together

  private func layout(_ views: [Int]) -> InterfaceBuilderLayout {
    var boxes: [InterfaceBuilderLayout.Box] = []
    var positions: [Int: Int] = [:]
    for view in views {
      let info = document.views[view]
      positions[view] = boxes.count
      boxes.append(
        .init(
          view: view, id: info.id, parent: info.parent.flatMap { positions[$0] },
          savedFrame: info.savedFrame, outsets: outsets(of: view), exclusion: exclusion(of: view),
          isDetached: plan.isDetached[view]))
    }
    let domain = RelationDomain(relations: relations, guides: guides, margins: EdgeInsets())
    let children = views.filter { $0 != rootView }.map { view in
      let info = document.views[view]
      return SceneElement(
        .node(.box(Box())), type: info.element, id: info.id,
        origin: SceneOrigin(line: info.place.line, column: info.place.column))
    }
    let place = document.views[rootView].place
    let element = SceneElement(
      .node(.constraintLayout), type: "ConstraintLayout", id: document.views[rootView].id,
      children: children, modifiers: [SceneModifier(.node(.relations(domain)))],
      origin: SceneOrigin(line: place.line, column: place.column))
    return InterfaceBuilderLayout(
      root: root, id: document.views[rootView].id, size: size, element: element, domain: domain,
      sources: sources, boxes: boxes, limitations: limitations)
  }

  private func exclusion(of view: Int) -> InterfaceBuilderLayout.Exclusion? {
    let info = document.views[view]
    switch plan.placements[view] {
    case .root, .autoresized: return .autoresized
    case .fixed: return .fixedFrame
    case .pinned: return .unconstrained
    case .constrained, .arranged, .gridded: break
    }
    if info.savedFrame == nil { return .noFrame }
    if plan.isDetached[view] { return .hidden }
    if info.isMisplaced || document.views[rootView].isMisplaced { return .misplaced }
    return nil
  }
}
