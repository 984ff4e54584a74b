// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import LayoutScene
import SolveLayout

/// One root of an Interface Builder file as a scene, by what the options say.
struct InterfaceBuilderScene {
  /// The layout of the root.
  let layout: InterfaceBuilderLayout
  /// The constraints that are left out or not read as they were meant, a line each.
  let warnings: String
  /// What the root is offered: its size.
  var request: SceneTree.Request { .container(layout.size) }

  /// Whether a file's name is that of an Interface Builder file.
  static func isOne(_ file: InputFile) -> Bool {
    file.argument.hasSuffix(".xib") || file.argument.hasSuffix(".storyboard")
  }

  /// Reads a file and picks the root that `--scene` names, or its only one.
  ///
  /// - Parameter followsOffer: whether the root has the size that it is offered.
  init(
    _ file: InputFile, _ arguments: ParsedArguments, in surroundings: CommandSurroundings,
    followsOffer: Bool = false
  ) throws(CommandFailure) {
    // 1. The file.
    if arguments.verb.option("proposal") != nil, arguments.isGiven("proposal") {
      throw CommandFailure(
        .usage, file: file.name, message: "option '--proposal' is for layout documents",
        hint: "give the size of the root view with --size")
    }
    let bytes = Data(try file.bytes(in: surroundings, acceptsStreams: false))
    let read: InterfaceBuilderDocument
    do {
      read = try InterfaceBuilderDocument(bytes: bytes)
    } catch {
      throw CommandFailure(error, file: file.name)
    }
    // 2. The root.
    let canvas = try InterfaceBuilderCanvas.device(arguments)
    let document = read.applying(read.traits(on: canvas))
    let root = try Self.root(arguments.text("scene"), in: document, file: file)
    // 3. Its layout.
    let size = arguments.size("size").map { CGSize(width: $0.width, height: $0.height) }
    guard
      let layout = document.layout(
        ofRoot: root, .init(rootSize: size, canvas: canvas, followsOffer: followsOffer))
    else {
      throw CommandFailure(
        .invalidDocument, file: file.name, message: "the root view has no saved frame",
        hint: "open the file in Interface Builder and save it")
    }
    self.layout = layout
    // 4. What is not in it.
    let issues =
      document.issues.filter(\.concernsConstraint)
      + layout.limitations.compactMap { $0.issue(in: document) }
    warnings = issues.map { issue in
      let owner = issue.id.map { "\(issue.element) \($0)" } ?? issue.element
      return "\(file.name):\(issue.place.line):\(issue.place.column): warning: "
        + "\(owner): \(issue.detail)\n"
    }.joined()
  }

  /// The position of the root with an id: its own, its controller's or its scene's.
  private static func root(
    _ id: String?, in document: InterfaceBuilderDocument, file: InputFile
  ) throws(CommandFailure) -> Int {
    let names = document.roots.indices.map { Self.names(ofRoot: $0, in: document) }
    if let id {
      if let root = names.firstIndex(where: { $0.contains(id) }) { return root }
    } else if names.count == 1 {
      return 0
    }
    let choice = names.compactMap(\.first).prefix(12).joined(separator: ", ")
    throw CommandFailure(
      .usage, file: file.name,
      message: id.map { "there is no scene '\($0)' in it" } ?? "there are several scenes in it",
      hint: "name one with --scene: \(choice)")
  }

  private static func names(ofRoot root: Int, in document: InterfaceBuilderDocument) -> [String] {
    var names = [document.views[document.roots[root].view].id]
    if case .controller(let controller) = document.roots[root].holder {
      let info = document.controllers[controller]
      names.append(info.id)
      if let identifier = info.storyboardIdentifier { names.append(identifier) }
      if let scene = info.scene, info.root == root { names.append(document.scenes[scene].id) }
    }
    return names
  }
}

extension CommandFailure {
  /// The failure for an Interface Builder file that cannot be read.
  init(_ error: InterfaceBuilderError, file: String) {
    self.init(
      .invalidDocument, file: file, line: error.place?.line, column: error.place?.column,
      message: error.message)
  }
}

/// The device that options name.
enum InterfaceBuilderCanvas {
  /// The device; nil where no option names one.
  static func device(
    _ arguments: ParsedArguments
  ) throws(CommandFailure) -> InterfaceBuilderDocument.Device? {
    let orientation =
      arguments.choice("orientation", as: InterfaceBuilderOrientation.self) ?? .portrait
    guard let id = arguments.text("device") else {
      guard !arguments.isGiven("orientation") else {
        throw CommandFailure(
          .usage, message: "option '--orientation' needs a device", hint: "name it with --device")
      }
      return nil
    }
    guard InterfaceBuilderDevice.named(id) != nil else {
      let known = InterfaceBuilderDevice.all.map(\.id).joined(separator: ", ")
      throw CommandFailure(
        .usage, message: "the device '\(id)' is not known", hint: "use one of \(known)")
    }
    return .init(id: id, orientation: orientation)
  }
}
