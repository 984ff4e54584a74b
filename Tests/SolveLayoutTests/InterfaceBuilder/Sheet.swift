// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import InterfaceBuilder
import LayoutGeometry
import SolveLayout

/// Small Interface Builder files written for the tests, and their solved frames.
enum Sheet {
  /// A view's element with its frame and what stands inside.
  static func view(
    _ id: String, _ element: String = "view", _ frame: [Double] = [0, 0, 1, 1],
    _ attributes: String = "", managed: Bool = true, children: [String] = [],
    constraints: [String] = [], inside: String = ""
  ) -> String {
    let translates = managed ? "translatesAutoresizingMaskIntoConstraints=\"NO\"" : ""
    return """
      <\(element) id="\(id)" userLabel="\(id)" \(translates) \(attributes)>\
      <rect key="frame" x="\(frame[0])" y="\(frame[1])" width="\(frame[2])" height="\(frame[3])"/>\
      \(inside)\
      <subviews>\(children.joined())</subviews>\
      <constraints>\(constraints.joined())</constraints>\
      </\(element)>
      """
  }

  /// A constraint as `a.leading = b.trailing * 2 + 8 @ 750`, with `>` for at least, `<` for at most.
  static func constraint(_ text: String, _ more: String = "") -> String {
    var words = text.split(separator: " ").map(String.init)
    var attributes = more
    if words.count > 2, words[words.count - 2] == "@" {
      attributes += " priority=\"\(words[words.count - 1])\""
      words.removeLast(2)
    }
    let first = words[0].split(separator: ".")
    attributes += " firstItem=\"\(first[0])\" firstAttribute=\"\(first[1])\""
    if words[1] == ">" { attributes += " relation=\"greaterThanOrEqual\"" }
    if words[1] == "<" { attributes += " relation=\"lessThanOrEqual\"" }
    if Double(words[2]) == nil {
      let second = words[2].split(separator: ".")
      attributes += " secondItem=\"\(second[0])\" secondAttribute=\"\(second[1])\""
      var rest = words.dropFirst(3)
      while let sign = rest.popFirst(), let number = rest.popFirst() {
        switch sign {
        case "*": attributes += " multiplier=\"\(number)\""
        case "-": attributes += " constant=\"-\(number)\""
        default: attributes += " constant=\"\(number)\""
        }
      }
    } else {
      attributes += " constant=\"\(words[2])\""
    }
    let id = text.filter { $0.isLetter || $0.isNumber }
    return "<constraint id=\"c\(id)\(more.count)\" \(attributes)/>"
  }

  /// Constraints, one for each text.
  static func constraints(_ texts: String...) -> [String] { texts.map { constraint($0) } }

  /// A .xib file for a phone of 375 × 667 points.
  static func phone(
    _ root: String, tools: String = "17701", device: String = "retina4_7", after: String = ""
  ) throws -> InterfaceBuilderDocument {
    try document(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\
      <device id="\(device)" orientation="portrait"/><objects>\(root)</objects>\(after)</document>
      """)
  }

  /// A .xib file for the Mac.
  static func mac(
    _ root: String, tools: String = "21507"
  ) throws -> InterfaceBuilderDocument {
    try document(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="MacOSX.Cocoa" useAutolayout="YES">\
      <objects>\(root)</objects></document>
      """)
  }

  private static func document(_ text: String) throws -> InterfaceBuilderDocument {
    try InterfaceBuilderDocument(
      bytes: Data("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\(text)".utf8))
  }

  /// The solver of the tests.
  static let solver = InterfaceBuilderSolver(solver: GLPKSolver())

  /// The views of the first root with their solved frames, by id.
  static func solved(
    _ document: InterfaceBuilderDocument, _ options: InterfaceBuilderLayout.Options = .init()
  ) throws -> [String: InterfaceBuilderSolution.View] {
    let applied = document.applying(document.canvasTraits)
    guard let layout = applied.layout(ofRoot: 0, options) else { return [:] }
    let solution = try solver.solve(layout)
    var views: [String: InterfaceBuilderSolution.View] = [:]
    for (box, view) in zip(layout.boxes, solution.views) { views[box.id] = view }
    return views
  }

  /// The solved frames of the first root where they are certain, by id.
  static func frames(
    _ document: InterfaceBuilderDocument, _ options: InterfaceBuilderLayout.Options = .init()
  ) throws -> [String: [Double]] {
    try solved(document, options).compactMapValues { view in
      view.unique.contains(false) ? nil : rounded(view.frame)
    }
  }

  /// A frame to three places.
  static func rounded(_ frame: CGRect) -> [Double] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height].map {
      (Double($0) * 1000).rounded() / 1000
    }
  }
}
