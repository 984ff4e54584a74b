// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutDocuments
import LayoutGeometry
import LayoutScene

/// A random description with its surroundings.
struct RandomScene: Sendable {
  var root: SceneElement
  var request: SceneTree.Request
  var environment: SceneEnvironment
  var customGuides: [String: GuideExpression]

  /// The scene of a seed; nesting reaches `depth` levels of containers.
  init(seed: UInt64, depth: Int = 8) {
    var generator = SceneGenerator(random: SplitMix64(seed: seed))
    customGuides = generator.customGuides()
    environment = generator.environment()
    request = generator.request()
    root = generator.element(depth: depth)
  }

  /// The scene as a document.
  func document() throws -> String {
    let axes: [String: Axis] = ["third": .horizontal, "mid": .vertical, "slanted": .vertical]
    let guides = customGuides.sorted { $0.key < $1.key }.map { name, value in
      CustomGuide(name: name, axis: axes[name] ?? .vertical, defaultValue: value)
    }
    return try DocumentWriter(guides: guides).text(
      root: root, request: request, environment: environment)
  }

  func scene() throws(SceneError) -> SceneTree {
    try SceneTree(
      root: root, request: request, environment: environment, customGuides: customGuides)
  }
}

/// Makes random descriptions over all leaves, containers and modifiers.
struct SceneGenerator {
  var random: SplitMix64
  /// How many more views may be made.
  var budget = 40
  var horizontalGuides: [AlignmentKey] = [.leading, .centerX, .trailing]
  var verticalGuides: [AlignmentKey] = [
    .top, .centerY, .bottom, .firstTextBaseline, .lastTextBaseline,
  ]
  var sources = 0
  var groups = 0

  init(random: SplitMix64) {
    self.random = random
    budget = Int.random(in: 1...40, using: &self.random)
  }

  // MARK: Surroundings

  mutating func customGuides() -> [String: GuideExpression] {
    guard random.oneIn(3) else { return [:] }
    var guides = ["third": GuideExpression(width: 1 / 3)]
    guides["mid"] = GuideExpression(guides: [.init(key: .centerY, factor: 1)])
    horizontalGuides.append(.custom(axis: .horizontal, name: "third"))
    verticalGuides.append(.custom(axis: .vertical, name: "mid"))
    if random.oneIn(3) {
      guides["slanted"] = GuideExpression(
        constant: 2, width: 0.25, guides: [.init(key: .firstTextBaseline, factor: 0.5)])
      verticalGuides.append(.custom(axis: .vertical, name: "slanted"))
    }
    return guides
  }

  mutating func environment() -> SceneEnvironment {
    let numbers = FixedTextMeasurer.Numbers(advance: 8, lineHeight: 16, ascent: 12)
    return SceneEnvironment(
      layoutDirection: direction(), displayScale: random.pick([1, 2, 3]),
      measurer: FixedTextMeasurer(numbers: random.oneIn(2) ? numbers : nil))
  }

  mutating func direction() -> LayoutDirection {
    random.oneIn(3) ? .rightToLeft : .leftToRight
  }

  mutating func request() -> SceneTree.Request {
    if random.oneIn(2) {
      return .container(CGSize(width: length(0...500), height: length(0...500)))
    }
    return .proposal(ProposedViewSize(width: proposal(), height: proposal()))
  }

  private mutating func proposal() -> CGFloat? {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: nil
    case 1: 0
    case 2: .infinity
    default: length(0...500)
    }
  }

  // MARK: Numbers

  /// Whole, half and odd lengths.
  mutating func length(_ range: ClosedRange<Double>) -> CGFloat {
    let value = Double.random(in: range, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return CGFloat(value.rounded())
    case 1: return CGFloat((value * 2).rounded() / 2)
    default: return CGFloat(value)
    }
  }

  mutating func optionalLength(_ range: ClosedRange<Double>) -> CGFloat? {
    random.oneIn(2) ? length(range) : nil
  }

  mutating func spacing() -> CGFloat? {
    switch Int.random(in: 0..<6, using: &random) {
    case 0...2: nil
    case 3: 0
    case 4: length(0...20)
    default: random.oneIn(3) ? length(-20...0) : 4
    }
  }

  mutating func key(_ axis: Axis) -> AlignmentKey {
    random.pick(axis == .horizontal ? horizontalGuides : verticalGuides)
  }

  mutating func alignment() -> Alignment {
    Alignment(horizontalKey: key(.horizontal), verticalKey: key(.vertical))
  }

  mutating func unitPoint() -> UnitPoint {
    UnitPoint(x: random.pick([0, 0.25, 0.5, 1]), y: random.pick([0, 0.5, 0.75, 1]))
  }

  mutating func axes() -> Axis.Set {
    random.pick([.horizontal, .vertical, [.horizontal, .vertical]])
  }

  // MARK: Views

  mutating func element(depth: Int) -> SceneElement {
    budget -= 1
    var element = depth > 0 && budget > 0 && !random.oneIn(4) ? container(depth: depth) : leaf()
    let isGroup: Bool
    if case .group = element.kind { isGroup = true } else { isGroup = false }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      element.modifiers.append(modifier(depth: depth - 1, onGroup: isGroup))
    }
    return element
  }

  mutating func elements(_ count: ClosedRange<Int>, depth: Int) -> [SceneElement] {
    (0..<Int.random(in: count, using: &random)).map { _ in element(depth: depth) }
  }
}
