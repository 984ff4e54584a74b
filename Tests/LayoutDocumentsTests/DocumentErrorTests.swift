// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import Testing

@testable import LayoutDocuments

/// A document that is refused, and everything its reader is told.
///
/// The column of the first issue is where a marker stands in the text, so that tables stay
/// readable.
struct DocumentRefusal: Sendable, CustomTestStringConvertible {
  let text: String
  let line: Int
  let column: Int
  let path: String
  let message: String
  let hint: String?

  /// A refusal whose text contains `▶` before the place of its only issue.
  init(_ marked: String, _ path: String, _ message: String, hint: String? = nil) {
    let parts = marked.split(separator: "▶", maxSplits: 1, omittingEmptySubsequences: false)
    text = parts.joined()
    let lines = parts[0].split(separator: "\n", omittingEmptySubsequences: false)
    line = lines.count
    column = (lines.last?.unicodeScalars.count ?? 0) + 1
    (self.path, self.message, self.hint) = (path, message, hint)
  }

  /// A refusal of a root.
  static func root(
    _ marked: String, _ path: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    DocumentRefusal(documentText(root: marked), "$.root" + path, message, hint: hint)
  }

  /// A refusal of a modifier.
  static func modifier(
    _ marked: String, _ path: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    DocumentRefusal(
      documentText(modifier: marked), "$.root.modifiers[0]" + path, message, hint: hint)
  }

  var testDescription: String { text }
}

@Suite struct DocumentErrorTests {
  @Test(
    arguments: documents + nodes + values + modifiers + modifierValues + alignments + guides
      + environments)
  func theOnlyIssueSaysWhatAndWhereAndWhatToDo(_ refusal: DocumentRefusal) throws {
    let error = try #require(documentError(of: refusal.text))
    #expect(error.issues.count == 1, "\(error)")
    #expect(error.omittedCount == 0)
    let diagnostic = error.issues[0].diagnostic
    #expect(diagnostic.severity == .error)
    #expect(diagnostic.message == refusal.message)
    #expect(diagnostic.hint == refusal.hint)
    #expect(diagnostic.location.line == refusal.line)
    #expect(diagnostic.location.column == refusal.column)
    #expect(diagnostic.path.description == refusal.path)
  }

  static let color = #""root": {"type": "Color"}"#
  static let container = #""container": {"width": 1, "height": 1}"#

  static let documents: [DocumentRefusal] = [
    DocumentRefusal(
      "{\"version\": 1▶, }", "$", "a comma is followed by nothing", hint: "remove the comma"),
    DocumentRefusal(
      "▶[]", "$", "found an empty list where an object with the document's keys was expected"),
    DocumentRefusal("▶{\(container), \(color)}", "$", "the document needs the key \"version\""),
    DocumentRefusal(
      "{\"version\": ▶2, \"panes\": 3}", "$.version",
      "version 2 of the document format is not supported; this is version 1",
      hint: "write \"version\": 1"),
    DocumentRefusal(
      "{\"version\": ▶\"1\", \(container), \(color)}", "$.version",
      "found the string \"1\" where a number was expected",
      hint: "write 1"),
    DocumentRefusal("▶{\"version\": 1, \(container)}", "$", "the document needs the key \"root\""),
    DocumentRefusal(
      "▶{\"version\": 1, \(color)}", "$", "the document does not say what its root is offered",
      hint: #"add "container": {"width": 390, "height": 844}, or a "proposal""#),
    DocumentRefusal(
      "{\"version\": 1, \(container),\n ▶\"proposal\": {\"width\": 1, \"height\": 1}, \(color)}",
      "$.proposal", "the document cannot have both \"container\" and \"proposal\"",
      hint: "remove one of them, or use two modifiers"),
    DocumentRefusal(
      "{\"version\": 1, \"container\": ▶{\"width\": 1}, \(color)}", "$.container",
      "the container needs the key \"height\""),
    DocumentRefusal(
      "{\"version\": 1, \"container\": {\"width\": ▶\"infinity\", \"height\": 1}, \(color)}",
      "$.container.width",
      "found the string \"infinity\" where a number of at least 0 was expected"),
    DocumentRefusal(
      "{\"version\": 1, \"proposal\": {\"width\": ▶-0.5, \"height\": null}, \(color)}",
      "$.proposal.width",
      "found -0.5 where a number of at least 0, null or \"infinity\" was expected"),
    DocumentRefusal(
      "{\"version\": 1, \(container), ▶\"enviroment\": {}, \(color)}", "$.enviroment",
      "\"enviroment\" is no key of the document", hint: "did you mean \"environment\"?"),
  ]

  static let nodes: [DocumentRefusal] = [
    .root("▶3", "", "found a number where a node, an object with a type was expected"),
    .root("▶{}", "", "a node needs the key \"type\""),
    .root(
      #"{"type": ▶"HSatck", "spacing": 3}"#, ".type", "\"HSatck\" is no type",
      hint: "did you mean \"HStack\"?"),
    .root(
      #"{"type": "HStack", ▶"spacng": 3}"#, ".spacng", "\"spacng\" is no key of HStack",
      hint: "did you mean \"spacing\"?"),
    .root(
      #"{"type": "Divider", ▶"colour": 3}"#, ".colour", "\"colour\" is no key of Divider",
      hint: "known are type, id and modifiers"),
    .root(
      #"{"type": "Color", ▶"padding": 3}"#, ".padding", "\"padding\" is no key of Color",
      hint: "it is a modifier: write it into the list \"modifiers\""),
    .root(
      #"{"type": "Color", ▶"children": []}"#, ".children", "\"children\" is no key of Color",
      hint: "put the view and the others into a stack, or use an overlay"),
    .root(
      #"{"type": "HStack", "children": ▶{"type": "Color"}}"#, ".children",
      "found an object where a list of nodes was expected",
      hint: "write [ ] around a single node"),
    .root(
      #"{"type": "HStack", "children": [{"type": "Box", "id": "a"}, {"type": "Box", "id": ▶"a"}]}"#,
      ".children[1].id", "the id \"a\" is taken already, at 1:122",
      hint: "ids are unique; rename one of the two"),
    .root(
      #"{"type": "Color", "id": ▶""}"#, ".id",
      "found an empty string where a string of at least one character was expected"),
    .root(
      #"{"type": "Group", ▶"id": "a"}"#, ".id", "Group is no view of its own and takes no id",
      hint: "give the id to a view in it"),
    .root(
      #"{"type": "EmptyView", "modifiers": [{▶"id": "a"}]}"#, ".modifiers[0].id",
      "EmptyView is no view of its own and takes no id", hint: "give the id to a view in it"),
    .root(
      #"{"type": "GridRow", "modifiers": [{▶"padding": 3}]}"#, ".modifiers[0].padding",
      "the modifier \"padding\" cannot stand on a GridRow, which is no view of its own",
      hint: "it takes gridCellColumns, gridCellUnsizedAxes, gridCellAnchor and "
        + "gridColumnAlignment; put others on the cells"),
    .root(
      #"{"type": "Group", "children": [{"type": "Box"}, {"type": "Box"}], "#
        + #""modifiers": [{▶"id": "a"}]}"#, ".modifiers[0].id",
      "an id, content or constraints cannot be given to a Group of 2 views; put them into a stack or "
        + "give them to one of them"),
    .root(
      #"{"type": "Grid", "children": [{"type": "GridRow", "children": [▶{"type": "Box", "#
        + #""modifiers": [{"gridCellColumns": 20000}]}]}]}"#, ".children[0].children[0]",
      "a grid of 20000 columns is more than the limit of 10000; use fewer or narrower spans"),
  ]

  static let values: [DocumentRefusal] = [
    .root("▶{\"type\": \"Text\"}", "", "Text needs the key \"text\""),
    .root(
      #"{"type": "Text", "text": ▶3}"#, ".text", "found a number where a string was expected"),
    .root(
      #"{"type": "Text", "text": "", "font": ▶"hedline"}"#, ".font",
      "\"hedline\" is no text style", hint: "did you mean \"headline\"?"),
    .root(
      #"{"type": "Text", "text": "", "font": {"size": ▶0}}"#, ".font.size",
      "found 0 where a number above 0 was expected"),
    .root(
      #"{"type": "Text", "text": "", "font": {"size": 1, "weight": ▶"fat"}}"#, ".font.weight",
      "\"fat\" is no font weight",
      hint: "known are ultraLight, thin, light, regular, medium, semibold, bold, heavy and black"),
    .root(
      #"{"type": "Text", "text": "", "font": {"size": 1, "design": ▶"sans"}}"#, ".font.design",
      "\"sans\" is no font design",
      hint: "known are default, serif, rounded and monospaced"),
    .root(
      #"{"type": "Text", "text": "", "font": ▶17}"#, ".font",
      "found a number where a text style's name or an object of size, weight and design was "
        + "expected", hint: "write \"body\" or {\"size\": 17}"),
    .root(
      #"{"type": "Text", "text": "", "lineLimit": ▶0}"#, ".lineLimit",
      "found 0 where a whole number of at least 1 was expected"),
    .root(
      #"{"type": "Text", "text": "", "lineLimit": ▶1.5}"#, ".lineLimit",
      "found 1.5 where a whole number of at least 1 was expected"),
    .root(
      #"{"type": "Spacer", "minLength": ▶-1}"#, ".minLength",
      "found -1 where a number of at least 0 was expected"),
    .root(
      #"{"type": "HStack", "spacing": ▶null}"#, ".spacing",
      "found null where a number was expected"),
    .root(
      #"{"type": "Box", "width": ▶"infinity"}"#, ".width",
      "found the string \"infinity\" where a number of at least 0 or an object of minimum, ideal "
        + "and maximum was expected"),
    .root(
      #"{"type": "Box", "width": {"minimum": ▶"infinity"}}"#, ".width.minimum",
      "found the string \"infinity\" where a number of at least 0 was expected"),
    .root(
      #"{"type": "Box", "height": ▶{"minimum": 5, "maximum": 4}}"#, ".height",
      "the minimum is above the maximum", hint: "exchange or change them"),
    .root("▶{\"type\": \"Image\", \"height\": 3}", "", "Image needs the key \"width\""),
    .root(
      #"{"type": "Image", "width": 1, "height": 1, "resizable": ▶1}"#, ".resizable",
      "found a number where true or false was expected"),
    .root(
      #"{"type": "ScrollView", "axes": ▶"vertical"}"#, ".axes",
      "found a string where a list was expected",
      hint: "write [\"vertical\"]"),
    .root(
      #"{"type": "ScrollView", "axes": [▶"vertcal"]}"#, ".axes[0]", "\"vertcal\" is no axis",
      hint: "did you mean \"vertical\"?"),
    .root(
      #"{"type": "ScrollView", "axes": ["vertical", ▶"vertical"]}"#, ".axes[1]",
      "\"vertical\" stands in the list already", hint: "name each once"),
    .root("▶{\"type\": \"LazyVGrid\"}", "", "LazyVGrid needs the key \"columns\""),
    .root(
      #"{"type": "LazyHGrid", "rows": ▶[]}"#, ".rows",
      "found an empty list where a list of at least one item was expected",
      hint: "write [{\"flexible\": {}}, {\"fixed\": 40}]"),
    .root(
      #"{"type": "LazyHGrid", "rows": [▶{"spacing": 3}]}"#, ".rows[0]",
      "a grid item has exactly one of fixed, flexible and adaptive; this one has none"),
    .root(
      #"{"type": "LazyHGrid", "rows": [▶{"fixed": 3, "flexible": {}}]}"#, ".rows[0]",
      "a grid item has exactly one of fixed, flexible and adaptive; this one has 2"),
    .root(
      #"{"type": "LazyHGrid", "rows": [{"adaptive": ▶{}}]}"#, ".rows[0].adaptive",
      "the size \"adaptive\" needs the key \"minimum\""),
    .root(
      #"{"type": "LazyHGrid", "rows": [{"flexible": ▶{"maximum": 9}}]}"#, ".rows[0].flexible",
      "the default minimum of 10 is above the maximum", hint: "exchange or change them"),
  ]

  static let modifiers: [DocumentRefusal] = [
    .root(
      #"{"type": "Color", "modifiers": ▶{"padding": 3}}"#, ".modifiers",
      "found an object where a list was expected",
      hint: "write [{\"padding\": 8}]"),
    .modifier(
      "▶\"padding\"", "",
      "found a string where an object with a modifier's name as its key was expected",
      hint: "write {\"padding\": 8}"),
    .modifier("▶{}", "", "a modifier has exactly one key, its name; this one has none"),
    .modifier(
      #"▶{"padding": 3, "frame": {}}"#, "",
      "a modifier has exactly one key, its name; this one has 2",
      hint: "write an object for each modifier"),
    .modifier(
      #"{▶"paddding": 3}"#, ".paddding", "\"paddding\" is no modifier",
      hint: "did you mean \"padding\"?"),
  ]

  static let modifierValues: [DocumentRefusal] = [
    .modifier(
      #"{"frame": {▶"minwidth": 3}}"#, ".frame.minwidth",
      "\"minwidth\" is no key of the modifier \"frame\"", hint: "did you mean \"minWidth\"?"),
    .modifier(
      #"{"frame": {"width": 3, ▶"maxHeight": 3}}"#, ".frame.maxHeight",
      "the modifier \"frame\" cannot have both \"width\" and \"maxHeight\"",
      hint: "remove one of them, or use two modifiers"),
    .modifier(
      #"{"frame": {"width": ▶"Infinity"}}"#, ".frame.width",
      "found the string \"Infinity\" where a number or \"infinity\" was expected",
      hint: "write \"infinity\""),
    .modifier(
      #"{"padding": ▶"3"}"#, ".padding",
      "found a string where a number or an object of edges was expected",
      hint: "write 3"),
    .modifier(
      #"{"padding": {"top": 3, ▶"length": 3}}"#, ".padding.length",
      "the modifier \"padding\" cannot have both \"top\" and \"length\"",
      hint: "remove one of them, or use two modifiers"),
    .modifier(
      #"{"padding": {"edges": [▶"left"]}}"#, ".padding.edges[0]", "\"left\" is no edge",
      hint: "did you mean \"leading\"?"),
    .modifier(
      #"{"aspectRatio": ▶{"ratio": 2}}"#, ".aspectRatio",
      "the modifier \"aspectRatio\" needs the key \"contentMode\""),
    .modifier(
      #"{"aspectRatio": {"ratio": ▶0, "contentMode": "fit"}}"#, ".aspectRatio.ratio",
      "found 0 where a number above 0 was expected"),
    .modifier(
      #"{"aspectRatio": {"contentMode": ▶"fil"}}"#, ".aspectRatio.contentMode",
      "\"fil\" is no content mode", hint: "did you mean \"fit\"?"),
    .modifier(
      #"{"hidden": ▶false}"#, ".hidden", "found false where true was expected",
      hint: "leave the modifier out where it shall not apply"),
    .modifier(
      #"{"opacity": ▶true}"#, ".opacity", "found true where a number was expected"),
    .modifier(
      #"{"scaleEffect": ▶[1, 2]}"#, ".scaleEffect",
      "found a list where a number or an object of x, y and anchor was expected",
      hint: "write {\"x\": 2, \"y\": 1}"),
    .modifier(
      #"{"rotationEffect": ▶{}}"#, ".rotationEffect",
      "the modifier \"rotationEffect\" needs the key \"degrees\""),
    .modifier(
      #"{"layoutValue": ▶{"key": "rank"}}"#, ".layoutValue",
      "the modifier \"layoutValue\" needs the key \"value\""),
    .modifier(
      #"{"layoutValue": {"key": "rank", "value": ▶[1]}}"#, ".layoutValue.value",
      "found a list where a number, a string, true or false was expected"),
    .modifier(
      #"{"gridCellColumns": ▶1e300}"#, ".gridCellColumns",
      "found 1e+300 where a whole number of at least 1 was expected"),
    .modifier(
      #"{"gridCellAnchor": ▶[1]}"#, ".gridCellAnchor",
      "found a list where an alignment's name or a unit point [x, y] was expected"),
    .modifier(
      #"{"gridCellAnchor": ▶"firstTextBaseline"}"#, ".gridCellAnchor",
      "\"firstTextBaseline\" is no anchor",
      hint: "known are topLeading, top, topTrailing, leading, center, trailing, bottomLeading, "
        + "bottom and bottomTrailing"),
    .modifier(
      #"{"containerRelativeFrame": {"axes": ["vertical"], "span": ▶0}}"#,
      ".containerRelativeFrame.span",
      "found 0 where a whole number of at least 1 was expected"),
    .modifier(
      #"{"matchedGeometryEffect": {"id": "a", "properties": ▶"frame"}}"#,
      ".matchedGeometryEffect.properties",
      "found a string where a list of \"position\", \"size\" and \"frame\" was expected",
      hint: "write [\"frame\"]"),
    .modifier(
      #"{"overlay": ▶{}}"#, ".overlay", "the modifier \"overlay\" needs the key \"content\""),
    .modifier(
      #"{"overlay": {"content": ▶{"type": "Color"}}}"#, ".overlay.content",
      "found an object where a list of nodes was expected",
      hint: "write [ ] around a single node"),
    .modifier(
      #"{"attach": {"content": ▶[{"type": "Color"}]}}"#, ".attach.content",
      "found a list where a node, an object with a type was expected",
      hint: "write one node, without [ ] around it; several go into a stack"),
    .modifier(
      #"{"safeAreaInset": {"edge": ▶"all", "alignment": "top", "content": []}}"#,
      ".safeAreaInset.edge", "\"all\" is no edge",
      hint: "known are top, leading, bottom and trailing"),
  ]

  static let alignments: [DocumentRefusal] = [
    .root(
      #"{"type": "HStack", "alignment": ▶"leading"}"#, ".alignment",
      "the guide \"leading\" is horizontal; a vertical one was expected",
      hint: "use one of top, center, centerY, bottom, firstTextBaseline and lastTextBaseline"),
    .root(
      #"{"type": "VStack", "alignment": ▶"topLeading"}"#, ".alignment",
      "\"topLeading\" is no guide", hint: "did you mean \"leading\"?"),
    .root(
      #"{"type": "ZStack", "alignment": ▶"botom"}"#, ".alignment", "\"botom\" is no alignment",
      hint: "did you mean \"bottom\"?"),
    .root(
      #"{"type": "ZStack", "alignment": ▶"centerX"}"#, ".alignment",
      "\"centerX\" is a guide of one axis where an alignment of both was expected",
      hint: "write {\"horizontal\": \"centerX\", \"vertical\": \"center\"}"),
    .root(
      #"{"type": "ZStack", "alignment": ▶{"horizontal": "leading"}}"#, ".alignment",
      "an alignment needs the key \"vertical\""),
    .root(
      #"{"type": "ZStack", "alignment": ▶3}"#, ".alignment",
      "found a number where an alignment's name or an object of horizontal and vertical was "
        + "expected"),
    .modifier(
      #"{"alignmentGuide": {"guide": ▶"center", "value": 3}}"#, ".alignmentGuide.guide",
      "\"center\" is no guide", hint: "did you mean \"centerX\"?"),
    .modifier(
      #"{"alignmentGuide": {"guide": "top", "value": "width ▶* height"}}"#,
      ".alignmentGuide.value", "the product of two lengths is not linear",
      hint: "one of the two must be a number"),
    .modifier(
      #"{"alignmentGuide": {"guide": "top", "value": "bottm - 3"}}"#
        .replacing("bottm", with: "▶bottm"),
      ".alignmentGuide.value", "\"bottm\" is no length or guide",
      hint: "did you mean \"bottom\"?"),
    .modifier(
      #"{"alignmentGuide": {"guide": "top", "value": ▶null}}"#, ".alignmentGuide.value",
      "found null where a number or an expression in a string was expected"),
  ]

  static func alignments(
    _ marked: String, _ path: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    DocumentRefusal(
      documentText(root: #"{"type": "Color"}"#, before: "\"alignments\": {\(marked)}, "),
      "$.alignments" + path, message, hint: hint)
  }

  static let guides: [DocumentRefusal] = [
    alignments(
      #"▶"top": {"axis": "vertical", "default": 3}"#, ".top",
      "an own alignment cannot be called \"top\", which has a meaning already",
      hint: "choose another name"),
    alignments(
      #"▶"width": {"axis": "vertical", "default": 3}"#, ".width",
      "an own alignment cannot be called \"width\", which has a meaning already",
      hint: "choose another name"),
    alignments(
      #"▶"my mid": {"axis": "vertical", "default": 3}"#, "[\"my mid\"]",
      "an own alignment cannot be called \"my mid\", which is no plain name",
      hint: "use letters, digits and underscores, and a letter first"),
    alignments(
      #""a": ▶{"axis": "vertical"}"#, ".a", "an alignment needs the key \"default\""),
    alignments(
      #""a": {"axis": ▶"y", "default": 3}"#, ".a.axis", "\"y\" is no axis",
      hint: "did you mean \"vertical\"?"),
    alignments(
      #""a": {"axis": "vertical", "default": "height +▶"}"#, ".a.default",
      "the expression ends where a number or a name was expected"),
    alignments(
      #""a": {"axis": "vertical", "default": ▶"a"}"#, ".a.default",
      "the defaults of alignments read each other in a circle: a -> a",
      hint: "give one of them a default that reads built-in guides only"),
    alignments(
      #""z": {"axis": "vertical", "default": "b + top"}, "#
        + #""b": {"axis": "vertical", "default": ▶"c"}, "#
        + #""c": {"axis": "vertical", "default": "top + b"}"#, ".b.default",
      "the defaults of alignments read each other in a circle: b -> c -> b",
      hint: "give one of them a default that reads built-in guides only"),
    alignments(
      (0..<17).map { #""a\#($0)": {"axis": "vertical", "default": "a\#($0 + 1)"}, "# }.joined()
        .replacing(#""a1"}"#, with: #"▶"a1"}"#) + #""a17": {"axis": "vertical", "default": 0}"#,
      ".a0.default", "the default of an alignment reads others over more than 16 steps",
      hint: "let defaults read built-in guides directly"),
  ]

  static func environment(
    _ marked: String, _ path: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    .modifier("{\"environment\": \(marked)}", ".environment" + path, message, hint: hint)
  }

  static let environments: [DocumentRefusal] = [
    environment(
      #"{"layoutDirection": ▶"rtl"}"#, ".layoutDirection", "\"rtl\" is no layout direction",
      hint: "did you mean \"rightToLeft\"?"),
    environment(
      #"{"displayScale": ▶0}"#, ".displayScale", "found 0 where a number above 0 was expected"),
    environment(
      #"{"text": {"measurer": ▶"pango"}}"#, ".text.measurer", "\"pango\" is no measurer",
      hint: "known are fixed"),
    environment(
      #"{"text": {"measurer": ▶3}}"#, ".text.measurer",
      "found a number where \"fixed\" or an object of advance, lineHeight and ascent was expected"
    ),
    environment(
      #"{"text": {"measurer": ▶{"advance": 1, "ascent": 1}}}"#, ".text.measurer",
      "a measurer needs the key \"lineHeight\""),
    environment(
      #"{▶"font": "body"}"#, ".font", "\"font\" is no key of the environment",
      hint: "known are layoutDirection, displayScale and text"),
  ]
}
