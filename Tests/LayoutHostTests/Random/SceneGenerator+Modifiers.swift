// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

extension SceneGenerator {
  mutating func modifier(depth: Int, onGroup: Bool) -> SceneModifier {
    let canHaveContent = !onGroup && depth > 0 && budget > 0
    if canHaveContent && random.oneIn(5) { return contentModifier(depth: depth) }
    switch Int.random(in: 0..<22, using: &random) {
    case 0, 1:
      return node(
        .fixedFrame(
          FixedFrame(
            width: optionalLength(0...200), height: optionalLength(0...200),
            alignment: alignment())))
    case 2, 3, 4:
      return node(
        .flexibleFrame(
          FlexibleFrame(width: limits(), height: limits(), alignment: alignment())))
    case 5, 6:
      let insets = EdgeInsets(
        top: length(-5...20), leading: length(0...20), bottom: length(0...20),
        trailing: length(-5...20))
      return node(.padding(insets))
    case 7: return node(.fixedSize(axes()))
    case 8, 9:
      let ratio = random.oneIn(3) ? nil : length(0.2...4)
      return node(
        .aspectRatio(AspectRatio(ratio: ratio, contentMode: random.oneIn(2) ? .fit : .fill)))
    case 10: return node(.offset(CGPoint(x: length(-20...20), y: length(-20...20))))
    case 11: return node(.position(CGPoint(x: length(-20...90), y: length(-20...90))))
    case 12, 13: return node(.layoutPriority(random.pick([-1, 0, 0.5, 1, 2])))
    case 14, 15: return node(.alignmentGuide(guide()))
    case 16:
      return node(
        .containerRelativeFrame(
          ContainerRelativeFrame(
            axes: axes(), count: random.pick([1, 2, 4]), span: random.pick([1, 2]),
            spacing: random.pick([0, 10]), alignment: alignment())))
    case 17: return node(.matchedGeometry(matched()))
    case 18:
      return SceneModifier(
        .environment(
          SceneEnvironment.Change(
            layoutDirection: direction(), displayScale: random.oneIn(2) ? 2 : nil,
            font: random.oneIn(2) ? Font(size: 12) : nil)))
    case 19: return node(.computedGuide(computedGuide()))
    case 20: return node(.equalLengths(equalLengths()))
    default: return SceneModifier(.drawing)
    }
  }

  private mutating func computedGuide() -> ComputedGuide {
    let key = key(random.oneIn(2) ? .horizontal : .vertical)
    let shift = length(-20...20)
    return ComputedGuide(key: key) { view in
      view[HorizontalAlignment.trailing] / 4 + view[VerticalAlignment.center] / 2 + shift
    }
  }

  /// A group of its own: members inside each other would be an error.
  private mutating func equalLengths() -> EqualLengths {
    groups += 1
    return EqualLengths(group: "g\(groups)", axes: axes(), alignment: alignment())
  }

  private func node(_ kind: NodeKind) -> SceneModifier { SceneModifier(.node(kind)) }

  private mutating func limits() -> FlexibleFrame.Limits {
    let minimum = optionalLength(0...80)
    let ideal = random.oneIn(4) ? length(0...120) : nil
    let maximum = random.oneIn(2) ? (random.oneIn(2) ? CGFloat.infinity : length(0...200)) : nil
    return FlexibleFrame.Limits(minimum: minimum, ideal: ideal, maximum: maximum)
  }

  private mutating func guide() -> AlignmentGuide {
    let axis: Axis = random.oneIn(2) ? .horizontal : .vertical
    var value = GuideExpression(constant: length(-20...20))
    if random.oneIn(2) { value.width = random.pick([0, 0.5, 1, -1]) }
    if random.oneIn(2) { value.height = random.pick([0, 0.5, 1, -1]) }
    if random.oneIn(3) { value.guides.append(.init(key: key(axis), factor: random.pick([1, -1]))) }
    if random.oneIn(6) { value.guides.append(.init(key: key(axis.cross), factor: 0.5)) }
    return AlignmentGuide(key: key(axis), value: value)
  }

  private mutating func matched() -> MatchedGeometry {
    let isSource = sources == 0 || random.oneIn(3)
    if isSource { sources += 1 }
    let number = isSource ? sources : Int.random(in: 1...sources, using: &random)
    return MatchedGeometry(
      id: "m\(number)", properties: random.pick([.position, .size, .frame]), anchor: unitPoint(),
      isSource: isSource)
  }

  private mutating func contentModifier(depth: Int) -> SceneModifier {
    let content = elements(1...2, depth: min(depth, 3))
    switch Int.random(in: 0..<4, using: &random) {
    case 0: return SceneModifier(.overlay(alignment(), content: content))
    case 1: return SceneModifier(.background(alignment(), content: content))
    case 2:
      let anchors = [Attachment.Anchor.guides(alignment()), .unitPoint(unitPoint())]
      let attachment = Attachment(
        at: random.pick(anchors), by: random.pick(anchors),
        offset: CGPoint(x: length(-10...10), y: length(-10...10)))
      return SceneModifier(.attachment(attachment, content: content))
    default:
      let edge = random.pick(Edge.allCases)
      let inset = SafeAreaInset(
        edge: edge, alignment: random.oneIn(2) ? nil : key(edge.axis.cross), spacing: spacing())
      return SceneModifier(.safeAreaInset(inset, content: content))
    }
  }
}
