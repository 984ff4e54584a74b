// SPDX-License-Identifier: GPL-3.0-or-later

extension InterfaceBuilderDocument {
  /// The document as it is for some traits: variations resolved, what is not installed left out.
  ///
  /// The default variation applies first, then the matching ones with one condition, with two and
  /// with three, in document order. An excluded view goes with the views inside it, their guides
  /// and every constraint that refers to any of them. Without traits only the default applies.
  public func applying(_ traits: InterfaceBuilderTraits?) -> InterfaceBuilderDocument {
    var result = self
    var excludedViews: Set<String> = []
    var excludedConstraints: Set<String> = []
    for index in views.indices {
      for variation in Self.matching(views[index].variations, traits, \.query) {
        excludedViews.formUnion(variation.excludedSubviews)
        excludedViews.subtract(variation.includedSubviews)
        excludedConstraints.formUnion(variation.excludedConstraints)
        excludedConstraints.subtract(variation.includedConstraints)
        result.views[index].apply(variation)
      }
      result.views[index].variations = []
    }
    for index in constraints.indices {
      for variation in Self.matching(constraints[index].variations, traits, \.query) {
        if let constant = variation.constant {
          result.constraints[index].constant = constant
          result.constraints[index].hasConstant = true
        }
        if let priority = variation.priority { result.constraints[index].priority = priority }
      }
      result.constraints[index].variations = []
    }
    result.constraints.removeAll { excludedConstraints.contains($0.id) }
    result.removeViews { excludedViews.contains($0.id) }
    return result
  }

  private static func matching<Variation>(
    _ variations: [Variation], _ traits: InterfaceBuilderTraits?,
    _ query: (Variation) -> TraitQuery
  ) -> [Variation] {
    (0...3).flatMap { count in
      variations.filter {
        query($0).conditionCount == count && query($0).matches(traits)
          || (count == 0 && query($0).isDefault)
      }
    }
  }

  /// Takes out views with all that lies in them or refers to them, and renumbers the rest.
  mutating func removeViews(where isUnwanted: (View) -> Bool) {
    var newPosition = [Int?](repeating: nil, count: views.count)
    var count = 0
    for index in views.indices {
      let isOrphan = views[index].parent.map { newPosition[$0] == nil } ?? false
      if isOrphan || isUnwanted(views[index]) || isInRemovedCell(index, newPosition) { continue }
      newPosition[index] = count
      count += 1
    }
    guard count < views.count else { return }
    let newGuide = Self.renumbering(guides) { newPosition[$0.owner] != nil }
    let newRoot = Self.renumbering(roots) { newPosition[$0.view] != nil }
    guides = guides.compactMap { guide in
      newPosition[guide.owner].map {
        var moved = guide; moved.owner = $0; return moved
      }
    }
    roots = roots.compactMap { root in
      newPosition[root.view].map { position in
        var moved = root
        moved.view = position
        if case .cell(let parent) = root.holder {
          moved.holder = .cell(parentView: parent.flatMap { newPosition[$0] })
        }
        return moved
      }
    }
    constraints = constraints.compactMap { $0.renumbered(views: newPosition, guides: newGuide) }
    for index in controllers.indices {
      controllers[index].root = controllers[index].root.flatMap { newRoot[$0] }
    }
    views = views.indices.compactMap { index in
      newPosition[index] == nil
        ? nil : views[index].renumbered(views: newPosition, roots: newRoot)
    }
  }

  /// Whether a view is a cell in a view that is taken out.
  private func isInRemovedCell(_ index: Int, _ newPosition: [Int?]) -> Bool {
    guard views[index].parent == nil, roots.indices.contains(views[index].root),
      case .cell(let parent?) = roots[views[index].root].holder, parent < index
    else { return false }
    return newPosition[parent] == nil
  }

  private static func renumbering<Element>(
    _ elements: [Element], keeping isKept: (Element) -> Bool
  ) -> [Int?] {
    var count = 0
    return elements.map { element in
      guard isKept(element) else { return nil }
      count += 1
      return count - 1
    }
  }
}

extension InterfaceBuilderDocument.View {
  /// Takes what a variation changes.
  fileprivate mutating func apply(_ variation: InterfaceBuilderDocument.ViewVariation) {
    if let axis = variation.axis { stack?.axis = axis }
    if let spacing = variation.spacing { stack?.spacing = spacing }
    if let distribution = variation.distribution { stack?.distribution = distribution }
    if let alignment = variation.alignment { stack?.alignment = alignment }
    if let edgeInsets = variation.edgeInsets { stack?.edgeInsets = edgeInsets }
    if let margins = variation.layoutMargins { layoutMargins = margins }
    if let isHidden = variation.isHidden { self.isHidden = isHidden }
    if let font = variation.font { control.font = font }
  }

  /// The view with its references moved; what they led to and is gone is left out.
  ///
  /// The lists of a stack that run beside its arranged views lose the same members.
  fileprivate func renumbered(views: [Int?], roots: [Int?]) -> Self {
    var view = self
    view.root = roots[root] ?? root
    view.parent = parent.flatMap { views[$0] }
    view.children = children.compactMap { views[$0] }
    if let stack {
      let kept = stack.arranged.indices.filter { views[stack.arranged[$0]] != nil }
      view.stack?.arranged = kept.compactMap { views[stack.arranged[$0]] }
      view.stack?.customSpacing = kept.compactMap {
        $0 < stack.customSpacing.count ? .some(stack.customSpacing[$0]) : nil
      }
      view.stack?.visibilityPriorities = kept.compactMap {
        $0 < stack.visibilityPriorities.count ? stack.visibilityPriorities[$0] : nil
      }
    }
    for index in grid?.cells.indices ?? 0..<0 {
      view.grid?.cells[index].content = grid?.cells[index].content.flatMap { views[$0] }
    }
    return view
  }
}

extension InterfaceBuilderDocument.Constraint {
  /// The constraint with its references moved; nil if one of them is gone.
  fileprivate func renumbered(views: [Int?], guides: [Int?]) -> Self? {
    guard let owner = views[owner], let first = firstItem.renumbered(views, guides) else {
      return nil
    }
    var moved = self
    moved.owner = owner
    moved.firstItem = first
    if let secondItem {
      guard let second = secondItem.renumbered(views, guides) else { return nil }
      moved.secondItem = second
    }
    return moved
  }
}

extension InterfaceBuilderDocument.Item {
  /// The item with its position moved; nil if it is gone.
  fileprivate func renumbered(_ views: [Int?], _ guides: [Int?]) -> Self? {
    switch self {
    case .view(let position): views[position].map { .view($0) }
    case .guide(let position): guides[position].map { .guide($0) }
    }
  }
}
