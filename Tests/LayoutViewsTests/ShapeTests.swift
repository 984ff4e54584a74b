// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

/// A shape of one's own without a size rule.
private struct Triangle: Shape {
  func path(in rect: CGRect) -> Path {
    Path { path in
      path.move(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      path.closeSubpath()
    }
  }
}

/// A shape that is twice as wide as high.
private struct Wide: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.replacingUnspecifiedDimensions().width
    return CGSize(width: width, height: width / 2)
  }
}

@MainActor @Suite struct ShapeTests {
  @Test func shapesTakeWhatTheyAreOffered() {
    for view: any View in [
      Rectangle(), RoundedRectangle(cornerRadius: 3).fill(.pink), Capsule().stroke(.red),
      Ellipse().strokeBorder(Color.red, lineWidth: 2), Triangle(), Triangle().fill(.blue),
      UnevenRoundedRectangle(topLeadingRadius: 3), Rectangle().inset(by: 4),
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom),
    ] {
      guard case .node(.flexible) = element(AnyView(view)).kind else {
        Issue.record("\(view) is not flexible")
        continue
      }
    }
  }

  @Test func circlesStaySquareHoweverTheyArePainted() {
    for view: any View in [
      Circle(), Circle().fill(.red), Circle().inset(by: 3), Circle().trim(from: 0, to: 0.5),
      Circle().stroke(lineWidth: 2), Circle().strokeBorder(.red),
    ] {
      let circle = element(AnyView(view))
      #expect(circle.type == "Circle")
      guard case .node(.circle) = circle.kind else {
        Issue.record("\(view) is not a circle")
        continue
      }
    }
  }

  @Test func shapesWithARuleOfTheirOwnAreAsked() throws {
    let wide = element(Wide().fill(.red))
    #expect(wide.outline == "Wide(Shape)")
    let probe = try LayoutProbe(ShapeLayout(shape: Wide()), [fixed(1, 1)])
    #expect(probe.size(40, nil) == CGSize(width: 40, height: 20))
  }

  @Test func pathsAreBoundedByTheirPoints() {
    let rect = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(Triangle().path(in: rect).boundingRect == rect)
    #expect(Path(ellipseIn: rect).boundingRect == rect)
    #expect(Path(roundedRect: rect, cornerRadius: 100).boundingRect == rect)
    #expect(Rectangle().inset(by: 5).path(in: rect).boundingRect == rect.insetBy(dx: 5, dy: 5))
    #expect(Path().boundingRect.isNull)
  }

  @Test func arcsEndWhereTheirAnglesSay() throws {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    let middle = path.offsetBy(dx: 1, dy: 2).boundingRect
    #expect(abs(middle.minX - 1) < 1e-9 && abs(middle.maxY - 12) < 1e-9)
  }
}
