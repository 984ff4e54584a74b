// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// What lies around an element.
struct Surroundings {
  var scene: Int?
  var controller: Int?
  var window: String?
  var view: Int?
  /// Whether a bar's item lies between the element and the view around it.
  var isInBarItem = false
}

/// The walk over the element tree that finds controllers, views and guides.
extension DocumentReader {
  /// Elements between a view and its bar that start a coordinate space of their own.
  private static let barItems: Set<String> = [
    "toolbarItem", "barButtonItem", "navigationItem", "touchBarItem",
  ]
  /// Elements whose names end like a controller's but that hold no views.
  private static let otherControllers: Set<String> = [
    "arrayController", "objectController", "dictionaryController", "treeController",
    "userDefaultsController", "searchDisplayController",
  ]

  /// Reads the children of an element, each with what lies below it.
  mutating func walk(_ element: Int, in surroundings: Surroundings) {
    for child in xml[element].children { visit(child, in: surroundings) }
  }

  private mutating func visit(_ element: Int, in surroundings: Surroundings) {
    var inner = surroundings
    let name = xml[element].name
    switch name {
    case "constraints":
      readConstraintList(element, in: surroundings)
    case "variation":
      guard let view = surroundings.view else { break }
      pendingVariations.append((element, view))
    case "segue":
      if let controller = surroundings.controller { pendingSegues.append((element, controller)) }
      walk(element, in: inner)
    case "viewLayoutGuide", "keyboardLayoutGuide", "viewControllerLayoutGuide":
      readGuide(element, in: surroundings)
    case "gridCells", "tabViewItems":
      for (ordinal, child) in xml[element].children.enumerated() { ordinals[child] = ordinal }
      walk(element, in: inner)
    case "window":
      inner = Surroundings(
        scene: surroundings.scene, controller: surroundings.controller,
        window: xml.attribute("id", of: element) ?? "")
      walk(element, in: inner)
    case _ where isController(name):
      guard let controller = readController(element, scene: surroundings.scene) else { break }
      walk(element, in: Surroundings(scene: surroundings.scene, controller: controller))
    case _ where Self.barItems.contains(name):
      inner.isInBarItem = true
      walk(element, in: inner)
    case _ where isView(element):
      guard let view = readView(element, in: surroundings) else { break }
      inner.view = view
      inner.isInBarItem = false
      walk(element, in: inner)
    default:
      reportIfLayout(element)
      walk(element, in: inner)
    }
  }

  private func isController(_ name: String) -> Bool {
    (name.hasSuffix("Controller") || name == "viewControllerPlaceholder")
      && !Self.otherControllers.contains(name)
  }

  /// The lists that hold nothing but views.
  private static let viewLists: Set<String> = [
    "subviews", "beginningViews", "middleViews", "endViews",
  ]

  /// Whether an element is a view: it has an id and a frame, or an id and a place for a view.
  private func isView(_ element: Int) -> Bool {
    guard xml.attribute("id", of: element) != nil else { return false }
    if xml.child("rect", key: "frame", of: element) != nil { return true }
    if let parent = xml[element].parent, Self.viewLists.contains(xml[parent].name) { return true }
    return ["view", "contentView"].contains(xml.attribute("key", of: element))
      && !xml[element].name.hasSuffix("Cell")
  }

  /// Tells of an element that is not read although it seems to take part in layout.
  private mutating func reportIfLayout(_ element: Int) {
    let name = xml[element].name
    if name == "layoutGuide" || name.hasSuffix("LayoutGuide") {
      report(.unknownLayoutElement, element, "this kind of guide is not known and is left out")
    } else if let parent = xml[element].parent, Self.viewLists.contains(xml[parent].name) {
      report(.missingIdentifier, element, "a view without an id is left out with its layout")
    }
  }

  private mutating func readConstraintList(_ element: Int, in surroundings: Surroundings) {
    guard let owner = surroundings.view else {
      return report(.danglingReference, element, "constraints outside any view are left out")
    }
    for child in xml[element].children {
      if xml[child].name == "constraint" {
        pendingConstraints.append((child, owner))
      } else {
        report(.unknownLayoutElement, child, "this is not a constraint and is left out")
      }
    }
  }

  /// Takes an id; false if something else has it already.
  mutating func takeID(_ id: String, for element: Int) -> Bool {
    guard takenIDs.insert(id).inserted else {
      report(.duplicateIdentifier, element, "the id “\(id)” is taken; the first one keeps it")
      return false
    }
    return true
  }

  private mutating func readGuide(_ element: Int, in surroundings: Surroundings) {
    if xml[element].name == "viewControllerLayoutGuide" {
      guard let controller = surroundings.controller else {
        return report(.danglingReference, element, "a guide outside any controller is left out")
      }
      return pendingGuides.append((element, controller))
    }
    guard let view = surroundings.view else {
      return report(.danglingReference, element, "a guide outside any view is left out")
    }
    let key = xml.attribute("key", of: element) ?? ""
    let kind = InterfaceBuilderDocument.Guide.Kind(rawValue: key)
    addGuide(element, kind: xml[element].name == "keyboardLayoutGuide" ? .keyboard : kind, view)
  }

  /// Reads the guides of controllers, whose views are known by now.
  mutating func readPendingGuides() {
    for (element, controller) in pendingGuides {
      guard let root = document.controllers[controller].root else {
        report(.danglingReference, element, "the guide's controller has no view; it is left out")
        continue
      }
      let kind: InterfaceBuilderDocument.Guide.Kind? =
        switch xml.attribute("type", of: element) {
        case "top": .topLayoutGuide
        case "bottom": .bottomLayoutGuide
        default: nil
        }
      addGuide(element, kind: kind, document.roots[root].view)
    }
  }

  private mutating func addGuide(
    _ element: Int, kind: InterfaceBuilderDocument.Guide.Kind?, _ owner: Int
  ) {
    guard let kind else {
      let name = xml.attribute("key", of: element) ?? xml.attribute("type", of: element) ?? ""
      return report(.unknownGuide, element, "guide “\(name)” is not known and is left out")
    }
    guard let id = xml.attribute("id", of: element) else {
      return report(.missingIdentifier, element, "a guide without an id is left out")
    }
    guard takeID(id, for: element) else { return }
    items[id] = .guide(document.guides.count)
    document.guides.append(
      .init(id: id, kind: kind, owner: owner, place: xml[element].place))
  }
}
