// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

@Suite struct AnswerReportTests {
  private static let text = """
    {"version": 1, "container": {"width": 60, "height": 20},
     "root": {"type": "HStack", "spacing": 0, "children": [
       {"type": "Box", "id": "a", "width": 20, "height": 10}, {"type": "Color"}]}}
    """

  @Test func anAnswerIsATable() throws {
    let scene = try LayoutDocument.read(Self.text).scene
    let answer = try SceneHost(options: .init(engine: .direct)).layout(scene)
    #expect(
      answer.table == """
        size 60 x 20, engine direct

        path      id  type     x  y  width  height
        HStack        HStack   0  0     60      20
        HStack/0  a   Box      0  5     20      10
        HStack/1      Color   20  0     40      20

        """)
    #expect(answer.table == TableRendering.text(of: answer.report))
    #expect(answer.report.check == nil)
  }

  @Test(.enabled(if: GLPKSolver.isAvailable))
  func aReportHasTheCheckOfItsAnswer() throws {
    let scene = try LayoutDocument.read(Self.text).scene
    let answer = try SceneHost(options: .init(engine: .constraints, checks: true)).layout(scene)
    #expect(answer.report.engine == "constraints")
    #expect(
      answer.report.check == CheckSummary(agree: true, largestDifference: 0, compared: 3))
    #expect(
      AnswerJSON.text(of: answer.report).hasPrefix(
        "{\n  \"version\": 1,\n  \"engine\": \"constraints\","))
  }

  /// What the README says about names that SwiftUI has as well.
  @Test func namesCanBeQualifiedByTheProduct() {
    let names: [Any.Type] = [
      SolveLayout.Alignment.self, SolveLayout.Edge.self, SolveLayout.Font.self,
    ]
    #expect(names.map { "\($0)" } == ["Alignment", "Edge", "Font"])
  }
}
