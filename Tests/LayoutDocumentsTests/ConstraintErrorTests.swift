// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene
import Testing

@testable import LayoutDocuments

extension DocumentRefusal {
  /// A refusal of a constraint's text.
  fileprivate static func constraint(
    _ marked: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    constraints("[\"\(marked)\"]", "[0]", message, hint: hint)
  }

  /// A refusal of the modifier's value.
  fileprivate static func constraints(
    _ marked: String, _ path: String, _ message: String, hint: String? = nil
  ) -> DocumentRefusal {
    DocumentRefusal(
      documentText(constraints: marked), "$.root.modifiers[0].constraints" + path, message,
      hint: hint)
  }
}

@Suite struct ConstraintErrorTests {
  @Test(arguments: texts + meanings + forms + lists + formats)
  func theOnlyIssueSaysWhatAndWhereAndWhatToDo(_ refusal: DocumentRefusal) throws {
    let error = try #require(documentError(of: refusal.text))
    #expect(error.issues.count == 1, "\(error)")
    let diagnostic = error.issues[0].diagnostic
    #expect(diagnostic.message == refusal.message)
    #expect(diagnostic.hint == refusal.hint)
    #expect(diagnostic.location.line == refusal.line)
    #expect(diagnostic.location.column == refusal.column)
    #expect(diagnostic.path.description == refusal.path)
  }

  static let example = "write a constraint such as title.leading == avatar.trailing + 8"
  static let known = "known are a, b, my id and self"
  static let priorities = "write a number from 0 to 1000, required, high, low or fittingSize"

  static let texts: [DocumentRefusal] = [
    .constraint("▶", "the constraint is empty", hint: example),
    .constraint(
      "a.width ▶= 3", "'=' cannot stand in a constraint", hint: "write =="),
    .constraint("a.width ▶< 3", "'<' cannot stand in a constraint", hint: "write <="),
    .constraint("a.width ▶≥ 3", "'≥' cannot stand in a constraint", hint: "write >="),
    .constraint("a.width ▶? 3", "'?' cannot stand in a constraint"),
    .constraint(
      "a.width ▶3", "found 3 where ==, <= or >= was expected", hint: example),
    .constraint("a.width▶", "the constraint ends where ==, <= or >= was expected", hint: example),
    .constraint("a.width ==▶", "the expression ends where a number or a name was expected"),
    .constraint(
      "a.width == 3 ▶<= 4", "a constraint has one relation; this is a second one",
      hint: "write two constraints"),
    .constraint(
      "a.width == 3 ▶b.width",
      "found \"b.width\" where an operator, a priority or the end was expected",
      hint: "a priority is written @750, as the last thing"),
    .constraint(
      "a.width == 3 @4 ▶+ 1", "found '+' where an operator, a priority or the end was expected",
      hint: "a priority is written @750, as the last thing"),
    .constraint(
      "a.width == ▶b", "\"b\" stands alone where an item with an attribute was expected",
      hint: "write an attribute behind it, such as b.width"),
    .constraint(
      "▶width == 3", "\"width\" stands alone where an item with an attribute was expected",
      hint: "write the item before it, such as self.width"),
    .constraint(
      "a.▶ == 3", "\"a\" stands alone where an item with an attribute was expected",
      hint: "write an attribute behind it, such as a.width"),
    .constraint(
      "▶'my id' == 3", "\"my id\" stands alone where an item with an attribute was expected",
      hint: "write an attribute behind it, such as \"my id\".width"),
    .constraint("▶'my id.width == 3", "the name that begins here has no closing quote"),
    .constraint(
      "a.▶widht == 3", "\"widht\" is no attribute", hint: "did you mean \"width\"?"),
    .constraint(
      "a.▶firstTextBaseline == 3", "\"firstTextBaseline\" is no attribute",
      hint: "did you mean \"firstBaseline\"?"),
    .constraint(
      "\\u0061.width == 3 + ▶nothing.width",
      "\"nothing\" is the id of no view and the name of no guide", hint: known),
    .constraint(
      "▶'my di'.width == 3", "\"my di\" is the id of no view and the name of no guide",
      hint: "did you mean \"my id\"?"),
    .constraint(
      "a.width ▶* b.width == 3", "the product of two lengths is not linear",
      hint: "one of the two must be a number"),
    .constraint(
      "1 ▶/ a.width == 3", "the quotient by a length is not linear", hint: "divide by a number"),
    .constraint("a.width ▶/ 0 == 3", "the expression divides by 0"),
    .constraint(
      "a.width == 3 @▶", "the constraint ends where a priority was expected", hint: priorities),
    .constraint(
      "a.width == 3 @▶(4)", "found '(' where a priority was expected", hint: priorities),
    .constraint(
      "a.width == 3 @▶hihg", "\"hihg\" is no priority", hint: "did you mean \"high\"?"),
    .constraint(
      "a.width == 3 @▶medium", "\"medium\" is no priority", hint: "did you mean \"high\"?"),
    .constraint(
      "a.width == 3 @▶1000.5", "the priority 1000.5 is outside of 0 to 1000", hint: priorities),
    .constraint(
      "a.width == 3 @▶-1", "the priority -1 is outside of 0 to 1000", hint: priorities),
  ]

  static let axes =
    "relate leading, trailing, centerX and width, or top, bottom, centerY and height; only a width "
    + "and a height can be compared with each other"

  static let meanings: [DocumentRefusal] = [
    .constraint(
      "▶3 == 3", "the constraint has no attribute, so that it constrains nothing", hint: example),
    .constraint(
      "▶a.width == 3 + a.width",
      "the attributes cancel out, so that the constraint constrains nothing", hint: example),
    .constraint(
      "a.leading == ▶b.top",
      "a.leading is horizontal and b.top is vertical: a place is related along one axis only",
      hint: axes),
    .constraint(
      "0.5 * self.height == ▶a.leading",
      "self.height is vertical and a.leading is horizontal: a place is related along one axis only",
      hint: axes),
    .constraint(
      "a.left == b.width + ▶b.leading",
      "b.leading follows the layout direction and a.left does not",
      hint: "use leading and trailing, or left and right, on both sides"),
    .constraint(
      "a.leadingMargin == ▶self.rightMargin",
      "a.leadingMargin follows the layout direction and self.rightMargin does not",
      hint: "use leading and trailing, or left and right, on both sides"),
  ]

  static let forms: [DocumentRefusal] = [
    .constraints(
      "▶3", "",
      "found a number where a list of constraints or an object with the key \"constraints\" was "
        + "expected",
      hint: "write [\"self.width >= 3\"]"),
    .constraints(
      "{\"constraints\": [], ▶\"guide\": []}", ".guide",
      "\"guide\" is no key of the modifier \"constraints\"", hint: "did you mean \"guides\"?"),
    .constraints(
      "▶{\"guides\": []}", "", "the modifier \"constraints\" needs the key \"constraints\""),
    .constraints(
      "[▶3]", "[0]", "found a number where a constraint in a string or an object was expected"),
    .constraints(
      "[▶{\"name\": \"a\"}]", "[0]",
      "an object among constraints has exactly one of constraint, format, barrier, guideline, chain "
        + "and ratio; this one has none"),
    .constraints(
      "[{\"constraint\": \"a.width == 3\", \"name\": \"x\"}, "
        + "{\"constraint\": \"b.width == 3\", \"name\": ▶\"x\"}]", "[1].name",
      "the name \"x\" is taken already, at 1:308",
      hint: "names of constraints are unique; rename one of the two"),
    .constraints(
      "{\"constraints\": [], \"guides\": [\"g\", ▶\"a\"]}", ".guides[1]",
      "the id \"a\" is taken already, at 1:134", hint: "ids are unique; rename one of the two"),
    .constraints(
      "{\"constraints\": [{\"guideline\": ▶\"g\", \"axis\": \"vertical\", \"offset\": 3}], "
        + "\"guides\": [\"g\"]}", ".constraints[0].guideline",
      "the id \"g\" is taken already, at 1:350", hint: "ids are unique; rename one of the two"),
    .constraints(
      "[▶{\"guideline\": \"g\", \"axis\": \"vertical\"}]", "[0]",
      "a guideline has exactly one of fraction and offset; this one has none"),
    .constraints(
      "[▶{\"barrier\": \"g\", \"of\": [\"a\"]}]", "[0]", "a barrier needs the key \"edge\""),
    .constraints(
      "[{\"barrier\": \"g\", \"edge\": ▶\"left\", \"of\": [\"a\"]}]", "[0].edge",
      "\"left\" is no edge", hint: "did you mean \"leading\"?"),
    .constraints(
      "[{\"chain\": [\"a\", ▶\"a\"], \"axis\": \"vertical\"}]", "[0].chain[1]",
      "\"a\" stands in the list already", hint: "name each once"),
    .constraints(
      "[{\"chain\": [\"a\", ▶\"c\"], \"axis\": \"vertical\"}]", "[0].chain[1]",
      "\"c\" is the id of no view and the name of no guide", hint: known),
    .constraints(
      "[{\"chain\": [\"a\", \"b\"], \"axis\": \"vertical\", \"weights\": ▶[1]}]", "[0].weights",
      "found 1 weights for 2 items", hint: "write one for each item"),
    .constraints(
      "[{\"chain\": [\"a\"], \"axis\": \"vertical\", \"style\": ▶\"inside\"}]", "[0].style",
      "\"inside\" is no chain style", hint: "known are spread, spreadInside and packed"),
    .constraints(
      "[{\"chain\": [\"a\"], \"axis\": \"vertical\", \"bias\": ▶2}]", "[0].bias",
      "found 2 where a number from 0 to 1 was expected"),
    .constraints(
      "[{\"chain\": [\"a\"], \"axis\": \"vertical\", \"from\": \"self.top + ▶b.leading\"}]",
      "[0].from",
      "self.top is vertical and b.leading is horizontal: a place is related along one axis only",
      hint: axes),
    .constraints(
      "[{\"chain\": [\"a\"], \"axis\": \"vertical\", \"to\": \"▶b.leading\"}]", "[0].to",
      "b.leading is horizontal where a vertical place was expected",
      hint: "use top, bottom or centerY"),
    .constraints(
      "[{\"ratio\": ▶0, \"of\": \"a\"}]", "[0].ratio",
      "found 0 where a number above 0 was expected"),
    .constraints(
      "[{\"ratio\": 1, \"of\": \"a\", \"priority\": ▶1001}]", "[0].priority",
      "found 1001 where a number from 0 to 1000 or a priority's name was expected"),
    .constraints(
      "{\"constraints\": [], \"gone\": [▶\"line\"], \"guides\": [\"line\"]}", ".gone[0]",
      "\"line\" is the id of no view and the name of no guide", hint: known),
  ]

  static let outside =
    #"{"type": "HStack", "children": [{"type": "Color", "id": "a", "modifiers": [{"M": N}]}, "#
    + #"{"type": "Color", "id": "later"}]}"#

  static func outside(_ modifier: String, _ value: String) -> String {
    outside.replacing("\"M\"", with: "\"\(modifier)\"").replacing("N", with: value)
  }

  static let lists: [DocumentRefusal] = [
    .root(
      outside("constraints", #"["a.width == ▶later.width"]"#),
      ".children[0].modifiers[0].constraints[0]",
      "the view \"later\" stands outside of the view that the modifier is on",
      hint: "put the modifier on a view around both"),
    .root(
      outside("equalWidths", #"["a", ▶"later"]"#), ".children[0].modifiers[0].equalWidths[1]",
      "the view \"later\" stands outside of the view that the modifier is on",
      hint: "put the modifier on a view around both"),
    .root(
      outside("equalHeights", #"["a", ▶"latter"]"#), ".children[0].modifiers[0].equalHeights[1]",
      "\"latter\" is the id of no view and the name of no guide", hint: "known are a"),
    .root(
      outside("equalWidths", #"▶3"#), ".children[0].modifiers[0].equalWidths",
      "found a number where a list was expected", hint: "write [\"a\", \"b\"]"),
    .root(
      outside("contentHugging", "▶-1"), ".children[0].modifiers[0].contentHugging",
      "found -1 where a priority or an object of horizontal and vertical was expected"),
    .root(
      outside("contentHugging", "{\"horizontal\": ▶\"medium\"}"),
      ".children[0].modifiers[0].contentHugging.horizontal", "\"medium\" is no priority",
      hint: "did you mean \"high\"?"),
    .root(
      #"{"type": "HStack", "children": [{"type": "Color", "modifiers": [{"id": "x"}, "#
        + #"{"constraints": ["▶y.width == 3"]}, {"id": "y"}]}]}"#,
      ".children[0].modifiers[1].constraints[0]",
      "the view \"y\" stands outside of the view that the modifier is on",
      hint: "put the modifier on a view around both"),
  ]

  static let formats: [DocumentRefusal] = [
    .constraint(
      "H:|-[\\u0061]-[▶c]", "\"c\" is the id of no view and the name of no guide", hint: known),
    .constraint(
      "V:[a(▶c)]", "\"c\" is neither a metric nor a view",
      hint: "known are a, b, my id, self"),
    .constraint(
      "[a▶", "the format ends where ( or ] after the view's name was expected",
      hint: "names with other signs than letters, digits, _ and - stand in double quotes"),
    .constraint(
      "[a(8@▶2000)]", "the priority 2000 is outside of 0 to 1000",
      hint: "write a number from 0 to 1000"),
    .constraints(
      "[{\"format\": \"[a]-▶gpa-[b]\", \"metrics\": {\"gap\": 3}}]", "[0].format",
      "\"gpa\" is no metric of the format", hint: "did you mean \"gap\"?"),
    .constraints(
      "[{\"format\": \"[a]\", \"options\": [▶\"alignTop\"]}]", "[0].options[0]",
      "\"alignTop\" is no format option", hint: "did you mean \"alignAllTop\"?"),
    .constraints(
      "[{\"format\": \"[a]\", \"metrics\": ▶3}]", "[0].metrics",
      "found a number where an object was expected", hint: "write {\"gap\": 3}"),
  ]

  @Test func aListOfManyItemsIsCutShort() throws {
    let views = (1...12).map { #"{"type": "Color", "id": "view \#($0)"}"# }
    let text = documentText(
      root: #"{"type": "HStack", "children": [\#(views.joined(separator: ", "))], "#
        + #""modifiers": [{"constraints": ["nothing.width == 3"]}]}"#)
    let hint = try #require(documentError(of: text)).issues[0].diagnostic.hint
    #expect(
      hint == "known are view 1, view 2, view 3, view 4, view 5, view 6, view 7, view 8 and 4 more")
  }

  @Test func threeHundredMutatedConstraintsAreReadOrRefusedWithAPlace() {
    let bases = [
      "a.leading == 'my id'.trailing + 8 @high", "2 * (a.width - b.height / 4) <= self.width @75",
      "H:|-[a(>=80@250)]-8-[b]|", "minimum a.top - b.bottom @749",
    ]
    let signs = Array("=<>@.()*/+-'[]|:, 0a9_é")
    var generator = SeededGenerator(state: 11)
    var refusedCount = 0
    for number in 0..<300 {
      var text = Array(bases[number % bases.count])
      for _ in 0...(number % 3) {
        let place = Int.random(in: 0..<text.count, using: &generator)
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: text.remove(at: place)
        case 1: text.insert(signs.randomElement(using: &generator) ?? "-", at: place)
        default: text[place] = signs.randomElement(using: &generator) ?? "-"
        }
      }
      let document = documentText(constraints: "[\"\(String(text))\"]")
      guard let error = documentError(of: document) else { continue }
      refusedCount += 1
      let location = error.issues[0].location
      let start = document.range(of: "[\"\(String(text))")?.lowerBound ?? document.startIndex
      let first = document.utf8.distance(from: document.startIndex, to: start) + 2
      #expect((first...(first + String(text).utf8.count)).contains(location.offset), "\(error)")
      #expect(!error.issues[0].diagnostic.message.isEmpty)
    }
    #expect(refusedCount > 150 && refusedCount < 300)
  }
}
