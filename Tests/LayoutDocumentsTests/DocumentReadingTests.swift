// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct DocumentReadingTests {
  static func root(_ text: String, before: String = "") throws -> SceneElement {
    try LayoutDocument.read(documentText(root: text, before: before)).root
  }

  static func modifier(_ text: String) throws -> SceneModifier.Kind {
    let root = try LayoutDocument.read(documentText(modifier: text)).root
    return try #require(root.modifiers.first).kind
  }

  @Test func viewsAndModifiersKnowWhereTheyWereWritten() throws {
    let document = try LayoutDocument.read(
      """
      {"version": 1, "container": {"width": 1, "height": 2},
       "root": {"type": "HStack", "children": [
         {"type": "EmptyView"},
         {"type": "Color", "modifiers": [{"padding": 1},
           {"overlay": {"content": [{"type": "Circle"}]}}]}
       ]}}
      """)
    let root = document.root
    #expect(root.origin == SceneOrigin(path: "$.root", line: 2, column: 10))
    let color = root.children[1]
    #expect(color.origin == SceneOrigin(path: "$.root.children[1]", line: 4, column: 4))
    #expect(
      color.modifiers.map(\.origin) == [
        SceneOrigin(path: "$.root.children[1].modifiers[0].padding", line: 4, column: 37),
        SceneOrigin(path: "$.root.children[1].modifiers[1].overlay", line: 5, column: 7),
      ])
    guard case .overlay(_, let content) = color.modifiers[1].kind else {
      Issue.record("no overlay")
      return
    }
    #expect(
      content[0].origin.path == "$.root.children[1].modifiers[1].overlay.content[0]")
    #expect(content[0].origin.column == 31)
  }

  @Test func containersProposalsAndOptionsSayWhatTheRootIsOffered() throws {
    let rest = #""root": {"type": "Color"}}"#
    let contained = try LayoutDocument.read(
      #"{"version": 1, "container": {"width": 390, "height": 844}, "# + rest)
    #expect(contained.scene.request == .container(CGSize(width: 390, height: 844)))
    let proposed = try LayoutDocument.read(
      #"{"version": 1, "proposal": {"width": null, "height": "infinity"}, "# + rest)
    #expect(
      proposed.scene.request == .proposal(ProposedViewSize(width: nil, height: .infinity)))
    let options = LayoutDocument.Options(request: .proposal(.zero))
    let given = try LayoutDocument.read(#"{"version": 1, "# + rest, options: options)
    #expect(given.scene.request == .proposal(.zero))
    let other = given.scene(for: .proposal(.unspecified))
    #expect(other.request == .proposal(.unspecified))
    #expect(given.scene.request == .proposal(.zero))
  }

  @Test func theEnvironmentHasDefaults() throws {
    let plain = try LayoutDocument.read(documentText(root: #"{"type": "Color"}"#)).environment
    #expect(plain.layoutDirection == .leftToRight)
    #expect(plain.displayScale == 1)
    #expect(plain.font == .body)
    let changed = try LayoutDocument.read(
      documentText(
        root: #"{"type": "Color"}"#,
        before: #""environment": {"layoutDirection": "rightToLeft", "displayScale": 2.5}, "#)
    ).environment
    #expect(changed.layoutDirection == .rightToLeft)
    #expect(changed.displayScale == 2.5)
  }

  static let boxes: [(String, Box)] = [
    (#"{"type": "Box"}"#, Box()),
    (
      #"{"type": "Box", "width": {"minimum": 20}}"#,
      Box(width: .init(minimum: 20, ideal: 20, maximum: .infinity))
    ),
    (
      #"{"type": "Box", "height": {"maximum": 5}}"#,
      Box(height: .init(minimum: 0, ideal: 5, maximum: 5))
    ),
    (
      #"{"type": "Box", "width": {"ideal": 30, "maximum": "infinity"}, "lastTextBaseline": 3}"#,
      Box(width: .init(minimum: 0, ideal: 30, maximum: .infinity), lastTextBaseline: 3)
    ),
  ]

  @Test(arguments: boxes)
  func partialRangesOfBoxesAreCompleted(_ text: String, _ expected: Box) throws {
    guard case .node(.box(let box)) = try Self.root(text).kind else {
      Issue.record("no box")
      return
    }
    #expect(box == expected)
  }

  static let paddings: [(String, EdgeInsets)] = [
    ("3", EdgeInsets(.all, 3)), ("-3", EdgeInsets(.all, -3)), ("{}", EdgeInsets(.all, 16)),
    (#"{"top": 1, "trailing": 2}"#, EdgeInsets(top: 1, trailing: 2)),
    (#"{"edges": ["leading"]}"#, EdgeInsets(leading: 16)),
    (#"{"edges": ["vertical"], "length": 4}"#, EdgeInsets(top: 4, bottom: 4)),
    (#"{"edges": []}"#, EdgeInsets()),
  ]

  @Test(arguments: paddings)
  func paddingHasFourForms(_ text: String, _ expected: EdgeInsets) throws {
    guard case .node(.padding(let insets)) = try Self.modifier(#"{"padding": "# + text + "}") else {
      Issue.record("no padding")
      return
    }
    #expect(insets == expected)
  }

  @Test(arguments: [
    ("{}", Axis.Set.both), (#"{"vertical": true}"#, .vertical),
    (#"{"horizontal": true, "vertical": false}"#, .horizontal),
  ])
  func fixedSizeWithoutAxesFixesBoth(_ text: String, _ expected: Axis.Set) throws {
    guard case .node(.fixedSize(let axes)) = try Self.modifier(#"{"fixedSize": "# + text + "}")
    else {
      Issue.record("no fixedSize")
      return
    }
    #expect(axes == expected)
  }

  @Test func aFrameWithoutLengthsIsFlexible() throws {
    guard case .node(.flexibleFrame(let frame)) = try Self.modifier(#"{"frame": {}}"#) else {
      Issue.record("no flexible frame")
      return
    }
    #expect(frame == FlexibleFrame())
  }

  @Test func centerIsTheCentreOfTheAxisThatIsMeant() throws {
    let guides = [#""HStack""#, #""VStack""#].map { type in
      try? Self.root(#"{"type": "# + type + #", "alignment": "center"}"#).kind
    }
    guard case .node(.stack(let row)) = guides[0], case .node(.stack(let column)) = guides[1]
    else {
      Issue.record("no stacks")
      return
    }
    #expect(row.alignment == .centerY)
    #expect(column.alignment == .centerX)
  }

  @Test func ownGuidesCanReadEachOtherInAnyOrder() throws {
    let before =
      #""alignments": {"a": {"axis": "vertical", "default": "b + 1"}, "#
      + #""b": {"axis": "vertical", "default": "center"}}, "#
    let document = try LayoutDocument.read(
      documentText(root: #"{"type": "HStack", "alignment": "a"}"#, before: before))
    let second = AlignmentKey.custom(axis: .vertical, name: "b")
    #expect(
      document.guides == [
        CustomGuide(
          name: "a", axis: .vertical,
          defaultValue: GuideExpression(constant: 1, guides: [.init(key: second, factor: 1)])),
        CustomGuide(
          name: "b", axis: .vertical,
          defaultValue: GuideExpression(guides: [.init(key: .centerY, factor: 1)])),
      ])
    #expect(document.scene.customGuides.count == 2)
  }

  @Test func warningsOfTheSceneHaveALocation() throws {
    let document = try LayoutDocument.read(
      """
      {"version": 1, "container": {"width": 1, "height": 2}, "root": {"type": "Color",
       "modifiers": [{"padding": 2}, {"frame": {"width": -1}},
         {"frame": {"minWidth": 5, "maxWidth": 3}}]}}
      """)
    #expect(
      document.warnings.map { $0.rendered(file: "a.json") } == [
        """
        a.json:2:33: warning: a frame's length must be finite and not negative; it is ignored
          at $.root.modifiers[1].frame
        """,
        """
        a.json:3:5: warning: minWidth 5.0 is above maxWidth 3.0; the minimum wins
          at $.root.modifiers[2].frame
        """,
      ])
  }
}
