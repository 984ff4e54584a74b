// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import Testing

@Suite("Linear expressions") struct LinearExpressionTests {
  let width = LinearExpression(Variable(index: 0))
  let height = LinearExpression(Variable(index: 1))
  let gap = LinearExpression(Variable(index: 2))

  @Test("sums keep their terms in order and without zeros")
  func order() {
    let sum = gap * 2 + width - height + 3
    #expect(sum.terms.map(\.variable.index) == [0, 1, 2])
    #expect(sum.terms.map(\.coefficient) == [1, -1, 2])
    #expect(sum.constant == 3)
    #expect(sum == 3 - height + width + gap + gap)
    #expect((sum - gap * 2).terms.map(\.variable.index) == [0, 1])
    #expect((width - width).isConstant)
    #expect((width * 0) == LinearExpression.zero)
    #expect(sum.hashValue == (3 - height + width + gap + gap).hashValue)
  }

  @Test("terms in any order are sorted and added up")
  func unordered() {
    let terms = [(2, 1.0), (0, 4), (2, 5), (1, 3), (1, -3)].map {
      LinearExpression.Term(Variable(index: $0.0), $0.1)
    }
    #expect(LinearExpression(constant: 1, terms: terms) == width * 4 + gap * 6 + 1)
  }

  @Test("coefficients are found, others are 0")
  func coefficients() {
    let sum = width * 2 - gap / 4
    #expect(sum.coefficient(of: Variable(index: 0)) == 2)
    #expect(sum.coefficient(of: Variable(index: 1)) == 0)
    #expect(sum.coefficient(of: Variable(index: 2)) == -0.25)
  }

  @Test("operators in place do what the others do")
  func inPlace() {
    var sum = width
    sum += height
    sum -= gap
    sum += 5
    sum -= 1
    sum *= 6
    sum /= 2
    #expect(sum == 3 * (width + height - gap) + 12)
    #expect(-sum == -3 * width - 3 * height + 3 * gap - 12)
  }

  @Test("an infinite constant absorbs the terms, and NaN stays NaN")
  func infinity() {
    let endless = width + Double.infinity
    #expect(endless == LinearExpression(.infinity))
    #expect(height - endless == LinearExpression(-.infinity))
    #expect((endless - endless).constant.isNaN)
    #expect((width + Double.nan).constant.isNaN)
    #expect((width + Double.nan).isConstant)
    #expect((width * .infinity).constant.isNaN)
    #expect((width / 0).constant.isNaN)
    #expect(LinearExpression(2) * .infinity == LinearExpression(.infinity))
    #expect((width * 1e200 * 1e200).constant.isNaN)
    #expect((endless * 0).constant.isNaN)
    #expect(LinearExpression(constant: .infinity, terms: width.terms) == endless)
  }

  @Test("the value follows the variables")
  func evaluation() {
    let sum = width * 0.5 - height + 8
    #expect(sum.evaluated { $0.index == 0 ? 100 : 20 } == 38)
  }

  @Test(
    "a description reads as written",
    arguments: [
      ("0.5 width - 8", [0.5, 0], -8.0), ("width + 2 height", [1, 2], 0),
      ("-width - height + 0.1", [-1, -1], 0.1), ("-2 height", [0, -2], 0), ("7", [0, 0], 7),
      ("-7.25", [0, 0], -7.25), ("0", [0, 0], 0), ("inf", [1, 1], .infinity),
    ] as [(String, [Double], Double)])
  func description(text: String, coefficients: [Double], constant: Double) {
    let sum = width * coefficients[0] + height * coefficients[1] + constant
    #expect(sum.description { $0.index == 0 ? "width" : "height" } == text)
  }
}
