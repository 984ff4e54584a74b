// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutDocuments

@Suite struct ExpressionTests {
  static func expression(
    _ text: String, along axis: Axis = .vertical
  ) throws(ExpressionError) -> GuideExpression {
    var guides = GuideTable()
    guides.append(.custom(axis: .vertical, name: "mid"))
    return try GuideExpressionReader(guides: guides, axis: axis).expression(text)
  }

  static func term(_ key: AlignmentKey, _ factor: Double) -> GuideExpression.Term {
    GuideExpression.Term(key: key, factor: factor)
  }

  static let linear: [(String, GuideExpression)] = [
    ("3", GuideExpression(constant: 3)),
    ("1.5e2", GuideExpression(constant: 150)),
    (" bottom - height\n", GuideExpression(height: -1, guides: [term(.bottom, 1)])),
    ("height / 2", GuideExpression(height: 0.5)),
    ("0.5*width", GuideExpression(width: 0.5)),
    ("width * 0.5", GuideExpression(width: 0.5)),
    ("2 * (width + 3) / 4 - 1", GuideExpression(constant: 0.5, width: 0.5)),
    ("-(height - 2)", GuideExpression(constant: 2, height: -1)),
    ("--5", GuideExpression(constant: 5)),
    ("-mid * -2", GuideExpression(guides: [term(.custom(axis: .vertical, name: "mid"), 2)])),
    ("8 / 2 / 2", GuideExpression(constant: 2)),
    ("8 - 2 - 2", GuideExpression(constant: 4)),
    ("2 + 3 * 4", GuideExpression(constant: 14)),
    ("width - width", GuideExpression()),
    ("(width - width) * height", GuideExpression()),
    ("height / (2 * 2)", GuideExpression(height: 0.25)),
    ("center", GuideExpression(guides: [term(.centerY, 1)])),
    (
      "top + leading + top", GuideExpression(guides: [term(.top, 2), term(.leading, 1)])
    ),
  ]

  @Test(arguments: linear)
  func linearExpressionsAreRead(_ text: String, _ expected: GuideExpression) throws {
    #expect(try Self.expression(text) == expected)
  }

  @Test func centerIsTheCentreOfTheAxis() throws {
    let expression = try Self.expression("center", along: .horizontal)
    #expect(expression == GuideExpression(guides: [Self.term(.centerX, 1)]))
  }

  static let names = [
    "width", "height", "leading", "centerX", "trailing", "top", "centerY", "bottom",
    "firstTextBaseline", "lastTextBaseline", "mid",
  ]

  static let faults: [(String, ExpressionError)] = [
    ("", ExpressionError(.empty, at: 0)),
    (" \t", ExpressionError(.empty, at: 0)),
    ("width *", ExpressionError(.operandExpected(found: nil), at: 7)),
    ("* 2", ExpressionError(.operandExpected(found: "'*'"), at: 0)),
    ("2 + / 3", ExpressionError(.operandExpected(found: "'/'"), at: 4)),
    ("()", ExpressionError(.operandExpected(found: "')'"), at: 1)),
    ("2 width", ExpressionError(.operatorExpected(found: "\"width\""), at: 2)),
    ("2width", ExpressionError(.invalidNumber("2width"), at: 0)),
    ("width 2.50", ExpressionError(.operatorExpected(found: "2.5"), at: 6)),
    ("(width) )", ExpressionError(.operatorExpected(found: "')'"), at: 8)),
    ("(1 2)", ExpressionError(.operatorExpected(found: "2"), at: 3)),
    ("1 + (2 * (3)", ExpressionError(.unclosedParenthesis, at: 4)),
    ("width * height", ExpressionError(.productOfVariables, at: 6)),
    ("1 / height", ExpressionError(.divisionByVariable, at: 2)),
    ("height / (1 - 1)", ExpressionError(.divisionByZero, at: 7)),
    ("1e308 * 10", ExpressionError(.overflow, at: 6)),
    ("1e308 + 1e308", ExpressionError(.overflow, at: 6)),
    ("width / 1e-300 / 1e-300", ExpressionError(.overflow, at: 15)),
    ("1e999", ExpressionError(.invalidNumber("1e999"), at: 0)),
    ("1.2.3", ExpressionError(.invalidNumber("1.2.3"), at: 0)),
    ("1. + 2", ExpressionError(.invalidNumber("1."), at: 0)),
    (".5", ExpressionError(.invalidCharacter("'.'"), at: 0)),
    ("height % 2", ExpressionError(.invalidCharacter("'%'"), at: 7)),
    ("a\u{0}", ExpressionError(.invalidCharacter("U+0000"), at: 1)),
    ("hieght", ExpressionError(.unknownName("hieght", known: names), at: 0)),
    (
      String(repeating: "(", count: 65) + "1",
      ExpressionError(.tooDeep(limit: 64), at: 64)
    ),
    (String(repeating: "-", count: 100_000), ExpressionError(.tooDeep(limit: 64), at: 64)),
  ]

  @Test(arguments: faults)
  func otherExpressionsAreRefused(_ text: String, _ expected: ExpressionError) {
    #expect(throws: expected) { try Self.expression(text) }
  }

  /// Columns are counted in the document, where escapes are longer than what they stand for.
  @Test(arguments: [
    (#""widht""#, 1), (#""1 + widht""#, 5), (#""\u0031 + widht""#, 10), (#""\t1 + widht""#, 7),
    (#""é + 1""#, 1), (#""1\n\/ \ud83d\ude00""#, 7),
  ])
  func faultsPointIntoTheString(_ value: String, _ column: Int) throws {
    let text = documentText(
      modifier: #"{"alignmentGuide": {"guide": "top", "value": "# + value + "}}")
    let start = try #require(text.range(of: value))
    let before = text.unicodeScalars.distance(from: text.startIndex, to: start.lowerBound)
    let error = try #require(documentError(of: text))
    #expect(error.issues.count == 1)
    #expect(error.issues[0].location.column == before + 1 + column)
    #expect(error.issues[0].path.description == "$.root.modifiers[0].alignmentGuide.value")
  }
}
