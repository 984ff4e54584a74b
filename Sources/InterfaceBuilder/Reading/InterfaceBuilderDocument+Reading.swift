// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension InterfaceBuilderDocument {
  /// Reads a .xib or .storyboard file.
  ///
  /// - Throws: ``InterfaceBuilderError`` for a file that cannot be loaded or read at all.
  public init(
    contentsOf url: URL, limits: InterfaceBuilderXML.Limits = .init()
  ) throws(InterfaceBuilderError) {
    let bytes: Data
    do {
      bytes = try Data(contentsOf: url)
    } catch {
      throw .unreadable(path: url.path, reason: error.localizedDescription)
    }
    try self.init(bytes: bytes, limits: limits)
  }

  /// Reads the bytes of a .xib or .storyboard file.
  ///
  /// What is faulty or unknown in a file that can be read is told in ``issues``.
  ///
  /// - Throws: ``InterfaceBuilderError`` for bytes that are no Interface Builder document.
  public init(
    bytes: Data, limits: InterfaceBuilderXML.Limits = .init()
  ) throws(InterfaceBuilderError) {
    let xml = try InterfaceBuilderXML(parsing: bytes, limits: limits)
    var reader = try DocumentReader(xml)
    reader.readObjects()
    self = reader.document
  }
}

/// Reads a document from an element tree: first everything with an id, then what refers to it.
struct DocumentReader {
  let xml: InterfaceBuilderXML
  var document: InterfaceBuilderDocument
  /// The element of each view, by the view's position.
  var viewElements: [Int] = []
  /// The clip views whose coordinates have their origin at the top left, as their document view's.
  var flippedClipViews: Set<Int> = []
  /// The numbers of cells of grids and of tabs among their siblings, by element.
  var ordinals: [Int: Int] = [:]
  /// What constraints may refer to, by id.
  var items: [String: InterfaceBuilderDocument.Item] = [:]
  /// The ids that are taken, by whatever it is.
  var takenIDs: Set<String> = []
  /// The controllers by id.
  var controllers: [String: Int] = [:]
  /// The guides of controllers, which stand in the file before the view that they belong to.
  var pendingGuides: [(element: Int, controller: Int)] = []
  /// Elements that refer to others, with the view or controller around them.
  var pendingConstraints: [(element: Int, owner: Int)] = []
  var pendingVariations: [(element: Int, owner: Int)] = []
  var pendingSegues: [(element: Int, source: Int)] = []

  /// Reads the document's own properties.
  init(_ xml: InterfaceBuilderXML) throws(InterfaceBuilderError) {
    self.xml = xml
    let root = xml[0]
    guard root.name != "archive" else { throw .archive(place: root.place) }
    let type = root.attributes["type"] ?? ""
    guard root.name == "document", type.contains("InterfaceBuilder") else {
      throw .notInterfaceBuilder(place: root.place, rootElement: root.name)
    }
    let runtime = root.attributes["targetRuntime"] ?? ""
    guard !(type + runtime).lowercased().contains("watch"),
      let platform = InterfaceBuilderPlatform(targetRuntime: runtime)
    else {
      throw .unsupportedRuntime(place: root.place, targetRuntime: runtime)
    }
    let scenes = xml.child("scenes", of: 0)
    let objects = xml.child("objects", of: 0)
    guard [scenes, objects].contains(where: { $0.map { !xml[$0].children.isEmpty } ?? false })
    else {
      throw .noObjects(place: root.place)
    }
    document = InterfaceBuilderDocument(
      kind: scenes == nil ? .xib : .storyboard, platform: platform,
      toolsVersion: .init(
        root.attributes["toolsVersion"] ?? "", plugIn: Self.plugInVersion(in: xml)))
    readProperties()
  }

  /// The version of the plug-in that a document depends on.
  private static func plugInVersion(in xml: InterfaceBuilderXML) -> String? {
    xml.child("dependencies", of: 0)
      .flatMap { xml.child("plugIn", of: $0) }
      .flatMap { xml.attribute("version", of: $0) }
  }

  /// Reads what comes before and after the objects.
  private mutating func readProperties() {
    if let version = xml.attribute("version", of: 0), version != "3.0" {
      report(.unknownVersion, 0, "version \(version) is read as if it were 3.0")
    }
    if document.toolsVersion.build == 0 {
      let text = document.toolsVersion.text
      report(
        .unknownVersion, 0,
        "toolsVersion “\(text)” is no version; margins and safe areas are those of old builds")
    }
    document.usesAutoLayout = flag("useAutolayout", of: 0) ?? false
    document.usesTraitCollections = flag("useTraitCollections", of: 0) ?? false
    document.usesSafeAreas = flag("useSafeAreas", of: 0) ?? false
    document.isLaunchScreen = flag("launchScreen", of: 0) ?? false
    document.initialController = xml.attribute("initialViewController", of: 0)
    if let device = xml.child("device", of: 0), let id = xml.attribute("id", of: device) {
      let orientation = choice("orientation", of: device) ?? InterfaceBuilderOrientation.portrait
      document.device = .init(id: id, orientation: orientation)
      if document.platform != .macOS, InterfaceBuilderDevice.named(id) == nil {
        report(.unknownDevice, device, "the screen of device “\(id)” is not known")
      }
    }
    if let metrics = xml.child("simulatedMetricsContainer", of: 0),
      let screen = xml.child("simulatedScreenMetrics", of: metrics),
      let type = xml.attribute("type", of: screen)
    {
      document.simulatedScreen = type.split(separator: ".").first.map { String($0) }
    }
    for list in xml.children("resources", of: 0) {
      for image in xml.children("image", of: list) {
        guard let name = xml.attribute("name", of: image),
          let width = length("width", of: image), let height = length("height", of: image)
        else { continue }
        document.imageSizes[name] = CGSize(width: width, height: height)
        if xml.attribute("catalog", of: image) == "system" { document.symbolNames.insert(name) }
      }
    }
    for list in xml.children("designables", of: 0) {
      for designable in xml.children("designable", of: list) { readDesignable(designable) }
    }
  }

  private mutating func readDesignable(_ designable: Int) {
    guard let name = xml.attribute("name", of: designable),
      let size = xml.child("size", key: "intrinsicContentSize", of: designable)
    else { return }
    let width = length("width", of: size)
    let height = length("height", of: size)
    document.designedSizes[name] = .init(
      width: width.flatMap { $0 < 0 ? nil : $0 }, height: height.flatMap { $0 < 0 ? nil : $0 })
  }

  /// Reads the views, then what refers to them.
  mutating func readObjects() {
    for list in xml.children("objects", of: 0) { walk(list, in: Surroundings()) }
    for list in xml.children("scenes", of: 0) {
      for scene in xml.children("scene", of: list) {
        let index = document.scenes.count
        document.scenes.append(.init(id: xml.attribute("sceneID", of: scene) ?? ""))
        walk(scene, in: Surroundings(scene: index))
      }
    }
    readPendingGuides()
    for view in document.views.indices { readArrangement(of: view) }
    for (element, owner) in pendingConstraints { readConstraint(element, owner: owner) }
    for (element, owner) in pendingVariations { readViewVariation(element, owner: owner) }
    for (element, source) in pendingSegues { readSegue(element, source: source) }
    if let initial = document.initialController, controllers[initial] == nil {
      report(.danglingReference, 0, "initialViewController “\(initial)” is not in the file")
    }
    document.issues.sort {
      ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column)
    }
  }
}
