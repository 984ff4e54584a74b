// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The reading of a view's place and of its own layout properties.
extension DocumentReader {
  /// Elements that start a coordinate space wherever they stand.
  private static let cells: Set<String> = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableCellView",
  ]
  /// Mac views whose own coordinates have their origin at the top left.
  private static let flippedViews: Set<String> = [
    "splitView", "tableView", "outlineView", "collectionView", "textView", "tableHeaderView",
  ]

  /// Reads a view and adds it to its parent or to the roots; nil if its id is taken.
  mutating func readView(_ element: Int, in surroundings: Surroundings) -> Int? {
    guard let id = xml.attribute("id", of: element), takeID(id, for: element) else { return nil }
    let index = document.views.count
    let name = xml[element].name
    var view = InterfaceBuilderDocument.View(id: id, element: name, place: xml[element].place)
    let frame = xml.child("rect", key: "frame", of: element).flatMap { rectangle($0) }
    if frame == nil {
      report(.viewWithoutFrame, element, "the view has no usable saved frame")
    }
    view.savedFrame = frame
    items[id] = .view(index)
    viewElements.append(element)
    reportOddParts(of: element)
    let isCell = Self.cells.contains(name)
    if let parent = surroundings.view, !isCell, !surroundings.isInBarItem {
      view.parent = parent
      view.root = document.views[parent].root
      view.slot = slot(of: element)
      document.views[parent].children.append(index)
    } else {
      view.slot = .root
      view.root = document.roots.count
      addRoot(element, view: index, isCell: isCell, in: surroundings)
    }
    let isFlipped = turnTopDown(&view, element: element)
    view.autoresizing = autoresizing(of: element, isTopDown: isFlipped)
    readLayout(&view, element: element)
    readControl(&view, element: element)
    document.views.append(view)
    if name == "clipView", clipsFlippedView(element) { flippedClipViews.insert(index) }
    return index
  }

  /// How an element sits in the view around it, by the list or the key that holds it.
  private func slot(of element: Int) -> InterfaceBuilderDocument.Slot {
    guard let holder = xml[element].parent else { return .root }
    switch xml[holder].name {
    case "subviews": return .subview
    case "beginningViews": return .beginning
    case "middleViews": return .middle
    case "endViews": return .end
    case "gridCell": return .gridCell(ordinals[holder] ?? 0)
    case "tabViewItem": return .tab(ordinals[holder] ?? 0)
    case let list:
      return xml.attribute("key", of: element).map { .keyed($0) } ?? .listed(list)
    }
  }

  private mutating func addRoot(
    _ element: Int, view: Int, isCell: Bool, in surroundings: Surroundings
  ) {
    let key = xml.attribute("key", of: element)
    var metrics = simulatedMetrics(of: element)
    var holder = InterfaceBuilderDocument.Root.Holder.object
    if isCell, xml[element].parent.map({ xml[$0].name != "objects" }) ?? false {
      holder = .cell(parentView: surroundings.view)
    } else if surroundings.isInBarItem || ["navigationBar", "toolbar", "tabBar"].contains(key) {
      holder = .bar
    } else if let window = surroundings.window {
      holder = .window(window)
    } else if let controller = surroundings.controller {
      holder = .controller(controller)
      if ["view", "tableView", "collectionView"].contains(key),
        document.controllers[controller].root == nil
      {
        document.controllers[controller].root = document.roots.count
      }
      metrics = metrics.inferred(from: document.controllers[controller].metrics)
    }
    document.roots.append(.init(view: view, holder: holder, metrics: metrics))
  }

  /// Turns a Mac view's frame top down in its parent; false if its own y already grows downward.
  private mutating func turnTopDown(
    _ view: inout InterfaceBuilderDocument.View, element: Int
  ) -> Bool {
    guard document.platform == .macOS, let parent = view.parent else { return false }
    let outer = document.views[parent]
    guard !Self.flippedViews.contains(outer.element), !flippedClipViews.contains(parent) else {
      return false
    }
    guard let frame = view.savedFrame else { return true }
    guard let height = outer.savedFrame?.size.height else {
      report(.frameNotFlipped, element, "the parent “\(outer.id)” has no frame; y is as written")
      return true
    }
    view.savedFrame?.origin.y = height - frame.origin.y - frame.size.height
    return true
  }

  /// Whether a clip view's document view has its origin at the top left.
  private func clipsFlippedView(_ clipView: Int) -> Bool {
    let lists = [clipView] + xml.children("subviews", of: clipView)
    return lists.contains { list in
      xml[list].children.contains { Self.flippedViews.contains(xml[$0].name) }
    }
  }

  private mutating func autoresizing(
    of element: Int, isTopDown: Bool
  ) -> InterfaceBuilderDocument.Autoresizing {
    guard let mask = xml.child("autoresizingMask", of: element) else { return [] }
    for name in xml[mask].attributes.keys.sorted() where !Self.autoresizingFlags.contains(name) {
      report(.unknownValue, mask, "the flag “\(name)” is not known and is ignored")
    }
    var flags: InterfaceBuilderDocument.Autoresizing = []
    if flag("widthSizable", of: mask) ?? false { flags.insert(.width) }
    if flag("heightSizable", of: mask) ?? false { flags.insert(.height) }
    if flag("flexibleMinX", of: mask) ?? false { flags.insert(.left) }
    if flag("flexibleMaxX", of: mask) ?? false { flags.insert(.right) }
    if flag("flexibleMinY", of: mask) ?? false { flags.insert(isTopDown ? .bottom : .top) }
    if flag("flexibleMaxY", of: mask) ?? false { flags.insert(isTopDown ? .top : .bottom) }
    return flags
  }

  /// Reads the properties by which any view takes part in layout.
  private mutating func readLayout(
    _ view: inout InterfaceBuilderDocument.View, element: Int
  ) {
    view.customClass = xml.attribute("customClass", of: element)
    view.userLabel = xml.attribute("userLabel", of: element)
    let follows = flag("translatesAutoresizingMaskIntoConstraints", of: element) ?? true
    view.isManaged = !follows
    view.isFrameFixed = flag("fixedFrame", of: element) ?? false
    view.isHidden = flag("hidden", of: element) ?? false
    view.isMisplaced = flag("misplaced", of: element) ?? false
    view.isAmbiguous = flag("ambiguous", of: element) ?? false
    view.ambiguityCheck = xml.attribute("verifyAmbiguity", of: element)
    view.hugging = priorities("HuggingPriority", of: element, absent: 250)
    view.compressionResistance = priorities(
      "CompressionResistancePriority", of: element, absent: 750)
    view.placeholderWidth = placeholder("placeholderIntrinsicWidth", of: element)
    view.placeholderHeight = placeholder("placeholderIntrinsicHeight", of: element)
    view.layoutMargins = margins(of: element)
    view.preservesSuperviewLayoutMargins =
      flag("preservesSuperviewLayoutMargins", of: element) ?? false
    view.insetsLayoutMarginsFromSafeArea =
      flag("insetsLayoutMarginsFromSafeArea", of: element) ?? true
    view.followsReadableWidth = flag("layoutMarginsFollowReadableWidth", of: element) ?? false
  }

  /// The layout margins written inside a view or a variation.
  mutating func margins(of element: Int) -> InterfaceBuilderInsets? {
    let found =
      xml.child("directionalEdgeInsets", key: "directionalLayoutMargins", of: element)
      ?? xml.child("edgeInsets", key: "layoutMargins", of: element)
    return found.map { insets($0) }
  }

  private mutating func placeholder(
    _ name: String, of element: Int
  ) -> InterfaceBuilderDocument.PlaceholderLength? {
    if xml.attribute(name, of: element) == "infinite" {
      return InterfaceBuilderDocument.PlaceholderLength.none
    }
    guard let length = length(name, of: element) else { return nil }
    guard length >= 0 else {
      report(.negativeSize, element, "\(name) \(length) is negative and is ignored")
      return nil
    }
    return .points(length)
  }
}
