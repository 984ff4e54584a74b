// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Reads the value of a guide from its text.
struct GuideExpressionReader {
  private enum Variable: Hashable {
    case width
    case height
    case guide(AlignmentKey)
  }

  /// The guides that can be read.
  let guides: GuideTable

  /// The axis of the guide whose value is read: `center` means its centre.
  let axis: Axis

  /// The expression that a text stands for.
  func expression(_ text: String) throws(ExpressionError) -> GuideExpression {
    var lexer = ExpressionLexer(text)
    var parser = LinearExpressionParser<Variable>(try lexer.tokens()) {
      (token) throws(ExpressionError) in
      // Without items, names are all that there is.
      guard case .name(let name) = token.kind else { return LinearForm(constant: 0) }
      guard let variable = self.variable(name) else {
        throw ExpressionError(.unknownName(name, known: knownNames), at: token.offset)
      }
      return LinearForm(variable)
    }
    let form = try parser.wholeExpression()
    var expression = GuideExpression(constant: form.constant)
    for term in form.terms {
      switch term.variable {
      case .width: expression.width = term.factor
      case .height: expression.height = term.factor
      case .guide(let key): expression.guides.append(.init(key: key, factor: term.factor))
      }
    }
    return expression
  }

  private func variable(_ name: String) -> Variable? {
    switch name {
    case "width": .width
    case "height": .height
    default: guides.key(name, along: axis).map { .guide($0) }
    }
  }

  private var knownNames: [String] { ["width", "height"] + guides.allNames }
}
