// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutDocuments

@Suite struct DocumentHintTests {
  /// The hints of everything that is wrong with a text.
  private func hints(of text: String) throws -> [String?] {
    try #require(documentError(of: text)).diagnostics.map(\.hint)
  }

  static let shapes: [(modifier: String, hint: String)] = [
    (#"{"aspectRatio": 1.5}"#, #"write {"ratio": 1.5, "contentMode": "fit"}"#),
    (#"{"aspectRatio": "fit"}"#, #"write {"ratio": 1, "contentMode": "fit"}"#),
    (#"{"frame": 40}"#, #"write {"width": 40, "height": 40}"#),
    (#"{"frame": [40, 30]}"#, #"write {"width": 40, "height": 30}"#),
    (#"{"frame": ["40"]}"#, #"write {"width": 100, "height": 100}"#),
    (#"{"offset": [1, 2, 3]}"#, #"write {"x": 1, "y": 2}"#),
    (#"{"offset": -4}"#, #"write {"x": -4, "y": -4}"#),
    (#"{"fixedSize": true}"#, #"write {"horizontal": true, "vertical": true}"#),
    (#"{"padding": "8"}"#, "write 8"),
    (
      #"{"padding": [8]}"#,
      #"write 8, {"top": 8} or {"edges": ["horizontal"], "length": 8}"#
    ), (#"{"padding": {"edges": "horizontal"}}"#, #"write ["horizontal"]"#),
    (#"{"padding": {"edges": 3}}"#, #"write ["all"]"#),
    (
      #"{"padding": {"horizontal": 3}}"#,
      #"write {"edges": ["horizontal"], "length": 8}"#
    ), (#""frame""#, #"write {"frame": {"width": 100, "height": 100}}"#),
    (#"{"frame": {"maxWidth": ".infinity"}}"#, #"write "infinity""#),
    (#"{"frame": {"maxWidth": "inf"}}"#, #"write "infinity""#),
    (#"{"frame": {"maxWidth": "80"}}"#, "write 80"),
    (#"{"overlay": {"type": "Circle"}}"#, #"write {"content": [{"type": "Circle", …}]}"#),
    (#"{"background": [{"type": "Circle"}]}"#, #"write {"content": [{"type": "Color"}]}"#),
    (#"{"attach": {"type": "Circle"}}"#, #"write {"content": {"type": "Circle", …}}"#),
    (
      #"{"attach": {"content": [{"type": "Circle"}]}}"#,
      "write one node, without [ ] around it; several go into a stack"
    ), (#"{"overlay": {"content": {"type": "Circle"}}}"#, "write [ ] around a single node"),
    (#"{"overlay": {"content": ["Circle"]}}"#, #"write {"type": "Circle"}"#),
    (#"{"overlay": {"alignment": "topLeft", "content": []}}"#, #"did you mean "topLeading"?"#),
    (#"{"gridCellAnchor": "bottomRight"}"#, #"did you mean "bottomTrailing"?"#),
    (#"{"gridColumnAlignment": "right"}"#, #"did you mean "trailing"?"#),
  ]

  @Test(arguments: shapes)
  func aModifierOfTheWrongFormIsShownTheRightOne(modifier: String, hint: String) throws {
    #expect(try hints(of: documentText(modifier: modifier)) == [hint])
  }

  static let nodes: [(root: String, hint: String)] = [
    (
      #"{"type": "LazyVGrid", "columns": 3}"#,
      #"write [{"flexible": {}}, {"fixed": 40}]"#
    ), (#"{"type": "LazyVGrid", "columns": [60]}"#, #"write {"fixed": 60}"#),
    (#"{"type": "LazyVGrid", "columns": [{"adaptive": 60}]}"#, #"write {"minimum": 60}"#),
    (#"{"type": "VStack", "alignment": "left"}"#, #"did you mean "leading"?"#),
    (#"{"type": "ScrollView", "child": {"type": "Color"}}"#, #"did you mean "children"?"#),
    (#"{"type": "Text", "text": "", "font": 17}"#, #"write "body" or {"size": 17}"#),
    (
      #"{"type": "Text", "text": "", "width": 40}"#,
      #"it is a key of frame: write {"frame": {"width": 100}}"#
    ),
    (
      #"{"type": "Image", "width": 1, "height": 1, "systemName": "star"}"#,
      "images have no content here; give width and height"
    ),
    (
      #"{"type": "Color", "foregroundColor": "red"}"#,
      "only layout is described, so leave it out; of the modifiers that draw, scaleEffect, "
        + "rotationEffect, opacity, hidden, zIndex and clipped are accepted"
    ),
  ]

  @Test(arguments: nodes)
  func aNodeOfTheWrongFormIsShownTheRightOne(root: String, hint: String) throws {
    #expect(try hints(of: documentText(root: root)) == [hint])
  }

  @Test func theViewGivenInPlaceOfContentIsReadToo() throws {
    let error = try #require(
      documentError(of: documentText(modifier: #"{"overlay": {"type": "Text", "txt": "a"}}"#)))
    #expect(
      error.issues.map(\.diagnostic.message) == [
        "found a node where an object with the key \"content\" was expected",
        "Text needs the key \"text\"", "\"txt\" is no key of Text",
      ])
  }

  /// The forms that hints show are ones that the reader takes.
  @Test func everyShownModifierIsRead() {
    for name in ModifierType.names {
      let number = JSONValue(kind: .bool(true), offset: 0)
      guard let text = ValueShape.modifier(name)?.text(for: number) else { continue }
      #expect(documentError(of: documentText(modifier: "{\"\(name)\": \(text)}")) == nil, "\(name)")
    }
  }
}

@Suite struct SwiftUIIdiomTests {
  static let drawing =
    "only layout is described, so leave it out; of the modifiers that draw, scaleEffect, "
    + "rotationEffect, opacity, hidden, zIndex and clipped are accepted"

  static let modifiers: [(name: String, hint: String)] =
    ["foregroundColor", "foregroundStyle", "tint", "cornerRadius", "shadow", "blur", "clipShape"]
    .map { ($0, drawing) } + [
      ("font", "it is a key of Text: write \"font\" beside \"text\""),
      ("lineLimit", "it is a key of Text: write \"lineLimit\" beside \"text\""),
      (
        "bold",
        "it is part of the key \"font\" of Text: {\"size\": 17, \"weight\": \"bold\", \"design\": "
          + "\"serif\"}"
      ), ("scaledToFit", "write {\"aspectRatio\": {\"contentMode\": \"fit\"}}"),
      ("maxWidth", "it is a key of frame: write {\"frame\": {\"maxWidth\": 100}}"),
      ("safeAreaPadding", "use padding"),
      ("onTapGesture", "only layout is described, so leave it out"),
    ]

  @Test(arguments: modifiers)
  func modifiersOfSwiftUIGetAHint(name: String, hint: String) throws {
    let error = try #require(documentError(of: documentText(modifier: "{\"\(name)\": 4}")))
    #expect(error.issues.map(\.kind) == [.unsupported(name, .modifier)])
    let diagnostic = error.issues[0].diagnostic
    #expect(diagnostic.message == "the modifier \"\(name)\" is not supported by this version")
    #expect(diagnostic.hint == hint)
  }

  static let types: [(name: String, hint: String)] = [
    ("Button", "use a Box of its size, or a stack of what it shows"),
    ("Toggle", "use a Box of its size, or a stack of what it shows"),
    ("TextField", "use a Box of its size, or a stack of what it shows"),
    ("Label", "use an HStack of a Box and a Text"), ("List", "use a ScrollView of a VStack"),
    ("Form", "use a ScrollView of a VStack"), ("Section", "use a VStack"),
    ("NavigationStack", "use what it shows: a stack or any other view"),
    ("ForEach", "use a Group of each view written out, or write them into a stack"),
  ]

  @Test(arguments: types)
  func viewsOfSwiftUIGetAHint(name: String, hint: String) throws {
    let root = #"{"type": "\#(name)", "title": "x", "children": [{"type": "Cirle"}]}"#
    let error = try #require(documentError(of: documentText(root: root)))
    #expect(error.issues.map(\.kind).first == .unsupported(name, .nodeType))
    #expect(error.diagnostics.map(\.hint) == [hint, "did you mean \"Circle\"?"])
    #expect(NodeType.byName[name] == nil)
  }
}
