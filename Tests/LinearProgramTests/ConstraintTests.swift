// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import Testing

@Suite("Constraints") struct ConstraintTests {
  let width = LinearExpression(Variable(index: 0))

  @Test("priorities have UIKit's numbers and names")
  func priorities() {
    #expect(Priority.required.value == 1000)
    #expect(Priority.defaultHigh.value == 750)
    #expect(Priority.defaultLow.value == 250)
    #expect(Priority.fittingSizeLevel.value == 50)
    #expect(Priority.defaultLow < 251 && Priority.required.isRequired)
    #expect(Priority(749.5).description == "749.5" && Priority(750).description == "defaultHigh")
  }

  @Test("a violation is the distance to the side that holds")
  func violation() {
    let at = { (value: Double) in { (_: Variable) in value } }
    let most = Constraint(width, .lessThanOrEqual, 10)
    #expect(most.violation(at(12)) == 2 && most.violation(at(9)) == 0)
    let least = Constraint(width, .greaterThanOrEqual, 10)
    #expect(least.violation(at(12)) == 0 && least.violation(at(9)) == 1)
    let exact = Constraint(width * 2, .equal, width + 10)
    #expect(exact.violation(at(12)) == 2 && exact.violation(at(9)) == 1)
  }

  @Test("descriptions say what was written and where")
  func descriptions() {
    let origin = Origin("frame(maxWidth: 300)", place: "a.json:3:7")
    #expect(origin.description == "frame(maxWidth: 300) at a.json:3:7")
    #expect(Origin("spacer").description == "spacer")
    let constraint = Constraint(width, .lessThanOrEqual, 300, priority: 500, origin: origin)
    #expect(constraint.description { _ in "width" } == "width <= 300 @500")
    #expect(Constraint(width, .equal, 3).description == "x0 == 3")
    #expect(Relation.lessThanOrEqual.reversed == .greaterThanOrEqual)
  }
}
