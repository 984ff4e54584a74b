// SPDX-License-Identifier: GPL-3.0-or-later

/// The reading of controllers, the ways between them and the bars around their views.
extension DocumentReader {
  /// Reads a controller's own properties; nil if it has no id or the id is taken.
  mutating func readController(_ element: Int, scene: Int?) -> Int? {
    guard let id = xml.attribute("id", of: element) else {
      report(.missingIdentifier, element, "a controller without an id is left out with its views")
      return nil
    }
    guard takeID(id, for: element) else { return nil }
    let index = document.controllers.count
    var controller = InterfaceBuilderDocument.Controller(
      id: id, element: xml[element].name, place: xml[element].place)
    controller.customClass = xml.attribute("customClass", of: element)
    controller.storyboardIdentifier = xml.attribute("storyboardIdentifier", of: element)
    controller.scene = scene
    controller.metrics = simulatedMetrics(of: element)
    controller.hasFreeformSize =
      controller.metrics.isFreeform || xml.child("size", key: "freeformSize", of: element) != nil
    controller.hidesNavigationBar = flag("navigationBarHidden", of: element) ?? false
    controller.showsToolbar = !(flag("toolbarHidden", of: element) ?? true)
    controller.hidesBottomBarWhenPushed = flag("hidesBottomBarWhenPushed", of: element) ?? false
    controller.extendsUnderOpaqueBars =
      flag("extendedLayoutIncludesOpaqueBars", of: element) ?? false
    controller.hasTranslucentNavigationBar = isTranslucent("navigationBar", of: element)
    controller.hasTranslucentTabBar = isTranslucent("tabBar", of: element)
    if let edges = xml.child("extendedEdge", key: "edgesForExtendedLayout", of: element) {
      controller.extendedEdges = ["bottom", "left", "right", "top"].filter {
        xml.attribute($0, of: edges) == "YES"
      }
    }
    document.controllers.append(controller)
    controllers[id] = index
    if let scene, document.scenes[scene].controller == nil {
      document.scenes[scene].controller = index
    }
    return index
  }

  private mutating func isTranslucent(_ bar: String, of controller: Int) -> Bool {
    guard let element = xml.child(bar, key: bar, of: controller) else { return true }
    return flag("translucent", of: element) ?? true
  }

  /// What the canvas shows around the view or controller of an element.
  mutating func simulatedMetrics(of element: Int) -> InterfaceBuilderDocument.SimulatedMetrics {
    var metrics = InterfaceBuilderDocument.SimulatedMetrics()
    for child in xml[element].children {
      switch xml.attribute("key", of: child) {
      case "simulatedStatusBarMetrics": metrics.statusBar = bar(child)
      case "simulatedTopBarMetrics": metrics.topBar = bar(child)
      case "simulatedBottomBarMetrics": metrics.bottomBar = bar(child)
      case "simulatedDestinationMetrics":
        metrics.isFreeform = xml[child].name.hasPrefix("freeform")
      default: break
      }
    }
    return metrics
  }

  private mutating func bar(_ element: Int) -> InterfaceBuilderDocument.SimulatedMetrics.Bar {
    let isTranslucent = flag("translucent", of: element) ?? true
    switch xml[element].name {
    case "nil": return .none
    case "simulatedStatusBarMetrics": return .statusBar
    case "simulatedNavigationBarMetrics":
      let isPrompted = flag("prompted", of: element) ?? false
      return .navigationBar(isTranslucent: isTranslucent, isPrompted: isPrompted)
    case "simulatedTabBarMetrics": return .tabBar(isTranslucent: isTranslucent)
    case "simulatedToolbarMetrics": return .toolbar(isTranslucent: isTranslucent)
    case let name:
      report(.unknownValue, element, "the simulated bar <\(name)> is not known; it is inferred")
      return .inferred
    }
  }

  /// Reads a way to another controller; exits and references to other ways lead to none.
  mutating func readSegue(_ element: Int, source: Int) {
    guard let destination = xml.attribute("destination", of: element),
      let kind = xml.attribute("kind", of: element), kind != "unwind"
    else { return }
    if controllers[destination] == nil {
      report(.danglingReference, element, "the destination “\(destination)” is not in the file")
    }
    document.segues.append(
      .init(
        id: xml.attribute("id", of: element) ?? "", kind: kind,
        relationship: xml.attribute("relationship", of: element), source: source,
        destination: controllers[destination], destinationID: destination,
        place: xml[element].place))
  }
}

extension InterfaceBuilderDocument.SimulatedMetrics {
  /// These metrics, with what they leave open taken from others.
  func inferred(from others: Self) -> Self {
    var metrics = self
    if metrics.statusBar == .inferred { metrics.statusBar = others.statusBar }
    if metrics.topBar == .inferred { metrics.topBar = others.topBar }
    if metrics.bottomBar == .inferred { metrics.bottomBar = others.bottomBar }
    metrics.isFreeform = isFreeform || others.isFreeform
    return metrics
  }
}
