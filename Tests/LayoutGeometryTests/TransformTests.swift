// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@Suite struct TransformTests {
  private func isNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool {
    abs(a.x - x) < 1e-9 && abs(a.y - y) < 1e-9
  }

  @Test func anglesConvert() {
    #expect(Angle.degrees(180).radians == Double.pi)
    #expect(Angle(radians: .pi / 2).degrees == 90.0)
    #expect(Angle.degrees(30) + .degrees(60) > Angle.degrees(89))
  }

  @Test func quarterTurnGoesFromXTowardsY() {
    let turn = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isNear(CGPoint(x: 1, y: 0).applying(turn), 0, 1))
    #expect(isNear(CGPoint(x: 0, y: -100).applying(turn), 100, 0))
  }

  @Test func movesAreAppliedBeforeAndAfter() {
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let point = CGPoint(x: 1, y: 1)
    #expect(isNear(point.applying(scale.translatedBy(x: 10, y: 20)), 22, 63))
    let after = scale.concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(isNear(point.applying(after), 12, 23))
  }

  @Test func inverseGoesBack() {
    let map = CGAffineTransform(rotationAngle: 0.3).scaledBy(x: 2, y: 5).translatedBy(x: 7, y: -3)
    let back = CGPoint(x: 4, y: 9).applying(map).applying(map.inverted())
    #expect(isNear(back, 4, 9))
    #expect(CGAffineTransform(scaleX: 0, y: 1).inverted() == CGAffineTransform(scaleX: 0, y: 1))
  }

  @Test func rectanglesAreBoundedAfterATurn() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 4)
      .applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(isNear(rect.origin, -4, 0))
    #expect(abs(rect.width - 4) < 1e-9 && abs(rect.height - 10) < 1e-9)
  }

  @Test func sizesIgnoreShifts() {
    let map = CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 50, ty: 60)
    #expect(CGSize(width: 1, height: 2).applying(map) == CGSize(width: 2, height: 6))
  }
}
