// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// A side bar of a width and what is left beside it, by constraints and by hand.
private struct SideBar: ConstraintLayoutProtocol {
  var width: CGFloat
  var gap: CGFloat
  /// What the constraints say instead of the gap, to see the check fail.
  var saidGap: CGFloat?

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 2 else { return }
    subviews[0].place(
      at: bounds.origin, proposal: ProposedViewSize(width: width, height: bounds.height))
    subviews[1].place(
      at: CGPoint(x: bounds.minX + width + gap, y: bounds.minY),
      proposal: ProposedViewSize(width: bounds.width - width - gap, height: bounds.height))
  }

  func constraints(
    in size: CGSize, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> [LayoutConstraint] {
    guard subviews.count == 2 else { return [] }
    let (bar, rest) = (subviews[0], subviews[1])
    return [
      LayoutExpression.leading(of: bar).equal(to: 0),
      LayoutExpression.width(of: bar).equal(to: width),
      LayoutExpression.leading(of: rest).equal(to: .trailing(of: bar) + (saidGap ?? gap)),
      LayoutExpression.trailing(of: rest).equal(to: size.width),
      LayoutExpression.height(of: bar).equal(to: size.height),
      LayoutExpression.height(of: rest).equal(to: .height(of: bar)),
    ]
  }
}

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct ConstraintLayoutTests {
  private func answer(_ layout: some Layout, width: CGFloat = 200) throws -> LayoutAnswer {
    let children = ["bar", "rest"].map {
      SceneElement(.node(.flexible), type: "Color", id: $0)
    }
    let scene = try SceneTree(
      root: SceneElement(
        .node(.layout(LayoutBox(layout))), type: "SideBar", children: children),
      request: .container(CGSize(width: width, height: 50)))
    let host = SceneHost(
      solver: GLPKSolver(), options: .init(engine: .constraints, checks: true))
    return try host.layout(scene)
  }

  @Test func constraintsPlaceWhatTheCodePlaces() throws {
    let answer = try answer(SideBar(width: 60, gap: 8))
    #expect(answer.check?.agree == true)
    #expect(answer.frame(of: "bar") == CGRect(x: 0, y: 0, width: 60, height: 50))
    #expect(answer.frame(of: "rest") == CGRect(x: 68, y: 0, width: 132, height: 50))
  }

  @Test func constraintsThatSaySomethingElseFailTheCheck() throws {
    let check = try #require(try answer(SideBar(width: 60, gap: 8, saidGap: 10)).check)
    let difference = try #require(check.firstDifference)
    #expect(difference.entry.id == "rest")
    #expect(difference.coordinate == "x")
    #expect(difference.direct == 68)
    #expect(difference.constraints == 70)
  }

  @Test func constraintsThatContradictEachOtherAreAnError() {
    // 60 and the gap do not fit into 40, since no width is negative.
    #expect {
      try answer(SideBar(width: 60, gap: 8), width: 40)
    } throws: { error in
      "\(error)".contains("infeasible") && "\(error)".contains("the constraints of a layout")
    }
  }
}
