// SPDX-License-Identifier: GPL-3.0-or-later

extension RelationExpression {
  /// The expression plus another one times a factor; an attribute of both stands once.
  public func adding(_ other: RelationExpression, times factor: Double = 1) -> RelationExpression {
    var sum = self
    for term in other.terms {
      let matches = { (mine: Term) in mine.item == term.item && mine.attribute == term.attribute }
      if let index = sum.terms.firstIndex(where: matches) {
        sum.terms[index].factor += term.factor * factor
      } else {
        sum.terms.append(Term(term.item, term.attribute, factor: term.factor * factor))
      }
    }
    sum.terms.removeAll { $0.factor == 0 }
    sum.constant += other.constant * factor
    return sum
  }

  /// The expression minus another one.
  public func subtracting(_ other: RelationExpression) -> RelationExpression {
    adding(other, times: -1)
  }

  /// The expression plus points.
  public func adding(_ constant: Double) -> RelationExpression {
    RelationExpression(terms, constant: self.constant + constant)
  }

  /// The expression times a number.
  public func scaled(by factor: Double) -> RelationExpression {
    RelationExpression().adding(self, times: factor)
  }
}
