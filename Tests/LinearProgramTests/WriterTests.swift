// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram
import Testing

@Suite("Text formats") struct WriterTests {
  let model = LinearModel(
    name: "sample",
    columns: [
      .init(name: "width", lower: 150, upper: 150), .init(name: "a", cost: 1.5),
      .init(name: "n", lower: -.infinity, upper: 1e-05, cost: -1, isInteger: true),
      .init(name: "free", lower: -.infinity), .init(name: "a", lower: -1),
    ],
    rows: [
      .init(name: "1st", lower: 0, upper: 0, terms: [.init(1, 1), .init(0, -0.5)]),
      .init(name: "range", lower: 0.1, upper: 20, terms: [.init(2, 1), .init(1, 0)]),
      .init(name: "open", terms: [.init(1, 1)]), .init(name: "empty", upper: 3),
    ], objectiveConstant: 4)

  @Test("LP text")
  func lp() throws {
    #expect(
      try LPWriter.text(of: model) == """
        \\* Problem: sample *\\
        Minimize
         obj: + 1.5 a - 1 n + 0 _free + 0 a_2 + 4 objective_constant
        Subject To
         _1st: + 1 a - 0.5 width = 0
         range: + 1 n >= 0.1
         range.upper: + 1 n <= 20
         empty: + 0 width <= 3
        Bounds
         width = 150
         -inf <= n <= 1e-05
         _free free
         a_2 >= -1
         objective_constant = 1
        Generals
         n
        End

        """)
  }

  @Test("MPS text")
  func mps() throws {
    #expect(
      try MPSWriter.text(of: model) == """
        NAME sample
        ROWS
         N obj
         E _1st
         G range
         N open
         L empty
        COLUMNS
         width _1st -0.5
         a obj 1.5
         a _1st 1
         a open 1
         marker1 'MARKER' 'INTORG'
         n obj -1
         n range 1
         marker2 'MARKER' 'INTEND'
         _free obj 0
         a_2 obj 0
         objective_constant obj 4
        RHS
         RHS range 0.1
         RHS empty 3
        RANGES
         RANGE range 19.9
        BOUNDS
         FX BOUND width 150
         MI BOUND n
         UP BOUND n 1e-05
         FR BOUND _free
         LO BOUND a_2 -1
         FX BOUND objective_constant 1
        ENDATA

        """)
  }

  @Test("a model that makes no sense has no text")
  func invalid() {
    var broken = model
    broken.rows[0].upper = -1
    #expect(throws: LinearModelError.self) { try LPWriter.text(of: broken) }
    #expect(throws: LinearModelError.self) { try MPSWriter.text(of: broken) }
  }

  @Test("an objective too small to read is still there")
  func empty() throws {
    let text = try LPWriter.text(of: LinearModel(name: ""))
    #expect(text.contains(" obj: + 0 no_column\n"))
    #expect(text.contains(" no_rows: 0 no_column = 0\n"))
  }
}
