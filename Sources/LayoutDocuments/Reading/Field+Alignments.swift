// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension Field {
  /// A guide along an axis; `center` means the centre of that axis.
  func guide(along axis: Axis) -> AlignmentKey? {
    guard case .string(let name) = value.kind else {
      reportUnexpected(.guide)
      return nil
    }
    guard let key = reader.guides.key(name, along: axis) else {
      report(.unknownName(name, .guide, known: reader.guides.names(along: axis)))
      return nil
    }
    guard key.axis == axis else {
      report(.guideOfOtherAxis(name, expected: axis, known: reader.guides.names(along: axis)))
      return nil
    }
    return key
  }

  /// A guide along either axis.
  func guide() -> AlignmentKey? {
    guard case .string(let name) = value.kind else {
      reportUnexpected(.guide)
      return nil
    }
    guard let key = reader.guides[name] else {
      report(.unknownName(name, .guide, known: reader.guides.allNames))
      return nil
    }
    return key
  }

  /// A pair of guides: its name, or an object of both.
  func alignment(_ expected: DocumentIssue.Expectation = .alignment) -> Alignment? {
    switch value.kind {
    case .string(let name):
      if let alignment = Names.alignments[name] { return alignment }
      if let key = reader.guides[name] {
        report(.guideInsteadOfPair(name, axis: key.axis))
      } else {
        report(.unknownName(name, .alignment, known: Names.alignments.names))
      }
      return nil
    case .object:
      guard let members = members(of: "an alignment", keys: ["horizontal", "vertical"]) else {
        return nil
      }
      let horizontal = members.required("horizontal")?.guide(along: .horizontal)
      let vertical = members.required("vertical")?.guide(along: .vertical)
      guard let horizontal, let vertical else { return nil }
      return Alignment(horizontalKey: horizontal, verticalKey: vertical)
    default:
      reportUnexpected(expected)
      return nil
    }
  }

  /// A point of a view: the crossing of two guides, or a share of the size.
  func anchor() -> Attachment.Anchor? {
    guard case .array = value.kind else {
      return alignment(.anchor).map { .guides($0) }
    }
    return unitPoint().map { .unitPoint($0) }
  }

  /// A share of a view's size: two numbers, or one of nine names.
  func unitPoint() -> UnitPoint? {
    switch value.kind {
    case .string: return named(Names.unitPoints)
    case .array(let elements) where elements.count == 2:
      guard let shares = self.elements(.anchor) else { return nil }
      let x = shares[0].number()
      let y = shares[1].number()
      guard let x, let y else { return nil }
      return UnitPoint(x: x, y: y)
    default:
      reportUnexpected(.anchor)
      return nil
    }
  }

  /// The value of a guide along an axis: a number or an expression.
  func guideExpression(along axis: Axis) -> GuideExpression? {
    switch value.kind {
    case .number(let number): return GuideExpression(constant: CGFloat(number))
    case .string(let text):
      do {
        return try GuideExpressionReader(guides: reader.guides, axis: axis).expression(text)
      } catch {
        let offset = reader.offset(ofScalar: error.offset, inStringAt: value.offset)
        reader.report(.expression(error.kind), at: offset, trail)
        return nil
      }
    default:
      reportUnexpected(.value)
      return nil
    }
  }
}
