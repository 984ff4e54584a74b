// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// Children of one width, that of the widest, side by side with their preferred gaps.
private struct EqualWidths: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let widest = sizes.map(\.width).max() ?? 0
    let gaps = self.gaps(subviews).reduce(0, +)
    return CGSize(
      width: widest * CGFloat(subviews.count) + gaps, height: sizes.map(\.height).max() ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let widest = subviews.map { $0.sizeThatFits(.unspecified).width }.max() ?? 0
    let gaps = self.gaps(subviews)
    var x = bounds.minX
    for (index, subview) in subviews.enumerated() {
      subview.place(
        at: CGPoint(x: x + widest / 2, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(width: widest, height: bounds.height))
      x += widest + (index < gaps.count ? gaps[index] : 0)
    }
  }

  private func gaps(_ subviews: Subviews) -> [CGFloat] {
    zip(subviews, subviews.dropFirst()).map {
      $0.spacing.distance(to: $1.spacing, along: .horizontal)
    }
  }
}

/// Does what it is told, to see what an engine makes of it.
private struct Scripted: Layout {
  var size: (ProposedViewSize, Layout.Subviews) -> CGSize
  var place: (CGRect, ProposedViewSize, Layout.Subviews) -> Void

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { size(proposal, subviews) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { place(bounds, proposal, subviews) }
}

private enum Middle: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
}

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct CustomLayoutTests {
  private func box(_ width: CGFloat, _ height: CGFloat, id: String) -> SceneElement {
    let box = Box(
      width: .init(minimum: width, ideal: width, maximum: .infinity), height: .init(fixed: height))
    return SceneElement(.node(.box(box)), type: "Box", id: id)
  }

  private func answer(
    _ root: SceneElement, width: CGFloat = 400, height: CGFloat = 100,
    direction: LayoutDirection = .leftToRight
  ) throws -> LayoutAnswer {
    let scene = try SceneTree(
      root: root, request: .container(CGSize(width: width, height: height)),
      environment: SceneEnvironment(layoutDirection: direction))
    let host = SceneHost(solver: GLPKSolver(), options: .init(checks: true))
    let answer = try host.layout(scene)
    #expect(answer.check?.agree == true, "\(answer.check?.firstDifference?.description ?? "")")
    return answer
  }

  private func custom(_ layout: some Layout, _ children: [SceneElement]) -> SceneElement {
    SceneElement(
      .node(.layout(LayoutBox(layout))), type: "Layout", id: "layout", children: children)
  }

  @Test func equalWidthsAreThoseOfTheWidest() throws {
    let root = custom(
      EqualWidths(), [box(48, 30, id: "a"), box(88, 30, id: "b"), box(48, 30, id: "c")])
    let answer = try answer(root, width: 280, height: 30)
    #expect(answer.frame(of: "layout") == CGRect(x: 0, y: 0, width: 280, height: 30))
    #expect(answer.frame(of: "a") == CGRect(x: 0, y: 0, width: 88, height: 30))
    #expect(answer.frame(of: "b") == CGRect(x: 96, y: 0, width: 88, height: 30))
    #expect(answer.frame(of: "c") == CGRect(x: 192, y: 0, width: 88, height: 30))
  }

  @Test func placesAreMirroredFromRightToLeft() throws {
    let root = custom(EqualWidths(), [box(48, 30, id: "a"), box(88, 30, id: "b")])
    let answer = try answer(root, width: 184, height: 30, direction: .rightToLeft)
    #expect(answer.frame(of: "a")?.origin.x == 96)
    #expect(answer.frame(of: "b")?.origin.x == 0)
  }

  @Test func whoIsNotPlacedStandsInTheMiddle() throws {
    let layout = Scripted(size: { _, _ in CGSize(width: 100, height: 50) }, place: { _, _, _ in })
    let root = custom(layout, [box(20, 10, id: "a")])
    let answer = try answer(root, width: 100, height: 50)
    // Proposed what the layout is: the box is as wide as the proposal.
    #expect(answer.frame(of: "a") == CGRect(x: 0, y: 20, width: 100, height: 10))
  }

  @Test func theLastPlaceCounts() throws {
    let layout = Scripted(
      size: { _, _ in CGSize(width: 100, height: 50) },
      place: { bounds, _, subviews in
        subviews[0].place(at: CGPoint(x: 90, y: 9), proposal: .zero)
        subviews[0].place(
          at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .zero)
      })
    let answer = try answer(custom(layout, [box(20, 10, id: "a")]), width: 100, height: 50)
    #expect(answer.frame(of: "a") == CGRect(x: 80, y: 40, width: 20, height: 10))
  }

  @Test(arguments: [CGFloat.nan, -5])
  func lengthsThatAreNoneCountAsZeroWithAWarning(length: CGFloat) throws {
    let layout = Scripted(
      size: { _, _ in CGSize(width: length, height: 50) },
      place: { _, _, subviews in
        subviews[0].place(at: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity), proposal: .zero)
      })
    let answer = try answer(custom(layout, [box(20, 10, id: "a")]), width: 100, height: 50)
    #expect(answer.frame(of: "layout")?.size == CGSize(width: 0, height: 50))
    #expect(answer.frame(of: "a")?.size == CGSize(width: 20, height: 10))
    #expect(
      answer.warnings.map(\.message) == [
        "Scripted answers \(length) as its width; lengths are not negative, so it counts as 0"
      ])
  }

  @Test func infiniteAnswersToInfiniteProposalsAreFine() throws {
    let layout = Scripted(
      size: { proposal, _ in proposal.replacingUnspecifiedDimensions() },
      place: { bounds, _, subviews in
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      })
    let stack = SceneElement(
      .node(.stack(Stack(axis: .horizontal, spacing: 0))), type: "HStack",
      children: [custom(layout, [box(20, 10, id: "a")]), box(30, 10, id: "b")])
    let answer = try answer(stack, width: 200, height: 50)
    #expect(answer.frame(of: "layout")?.size.width == 100)
    #expect(answer.frame(of: "b")?.origin.x == 100)
  }

  @Test func guidesOfTypesAlignAndAreComputed() throws {
    let key = AlignmentKey.type(axis: .vertical, AlignmentType(Middle.self))
    var tall = box(10, 40, id: "tall")
    tall.modifiers = [
      SceneModifier(
        .node(
          .computedGuide(
            ComputedGuide(key: key) { $0[VerticalAlignment(Middle.self)] + $0.width })))
    ]
    let stack = SceneElement(
      .node(.stack(Stack(axis: .horizontal, alignment: key, spacing: 0))), type: "HStack",
      children: [tall, box(10, 20, id: "low")],
      modifiers: [SceneModifier(.node(.fixedSize(.both)))])
    let answer = try answer(stack, width: 20, height: 50)
    // The line lies 20 + 10 below the tall view's top and 10 below the low one's.
    #expect(answer.frame(of: "tall") == CGRect(x: 0, y: 5, width: 10, height: 40))
    #expect(answer.frame(of: "low") == CGRect(x: 10, y: 25, width: 10, height: 20))
  }
}
