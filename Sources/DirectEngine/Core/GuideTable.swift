// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A guide as the engine compares it: by a number, so that names are read once a scene.
struct GuideKey: Hashable {
  let index: Int32
  let axis: Axis

  /// The number of built-in guides, which come first.
  static let builtInCount: Int32 = 8

  /// The default of a built-in guide for a length along its axis.
  func builtInDefault(of length: CGFloat) -> CGFloat {
    switch index {
    case 0, 3: 0
    case 1, 4: length / 2
    default: length
    }
  }

  /// The guide's bit in sets of guides; guides beyond the 63rd share the last one.
  var bit: UInt64 { 1 << UInt64(min(index, 63)) }

  // The built-in guides come first, in the order of `AlignmentKey.builtIn`.
  static let firstTextBaseline = GuideKey(index: 6, axis: .vertical)
  static let lastTextBaseline = GuideKey(index: 7, axis: .vertical)

  /// The guides that no container joins: the six edges and centres.
  static let unjoinedBits: UInt64 = 0b11_1111
}

/// The guides of an alignment.
struct GuidePair {
  let horizontal: GuideKey
  let vertical: GuideKey

  subscript(axis: Axis) -> GuideKey { axis == .horizontal ? horizontal : vertical }
}

/// The value of a guide over numbered guides.
struct GuideFormula {
  var constant: CGFloat
  var width: CGFloat
  var height: CGFloat
  var terms: [(key: GuideKey, factor: CGFloat)]
  /// Code that computes the value instead.
  var compute: ((ViewDimensions) -> CGFloat)?

  /// The part without other guides; a factor of 0 stays 0 on infinite sides.
  func linearPart(of size: CGSize) -> CGFloat {
    (width == 0 ? 0 : width * size.width) + (height == 0 ? 0 : height * size.height) + constant
  }
}

/// The guides that a scene uses, with their defaults.
struct GuideTable {
  private var keys: [AlignmentKey] = []
  private var numbers: [AlignmentKey: Int32] = [:]
  private var defaults: [GuideFormula] = []
  private var readsAcross: [Bool] = []

  init() {
    for key in AlignmentKey.builtIn { append(key) }
  }

  private func number(_ key: AlignmentKey) -> Int32 { numbers[key] ?? 0 }

  private mutating func append(_ key: AlignmentKey) {
    numbers[key] = Int32(keys.count)
    keys.append(key)
    defaults.append(GuideFormula(constant: 0, width: 0, height: 0, terms: []))
    readsAcross.append(false)
  }

  /// The number of guides.
  var count: Int32 { Int32(keys.count) }

  /// The number of a guide that the scene uses, or nil.
  func known(_ key: AlignmentKey) -> GuideKey? {
    numbers[key].map { GuideKey(index: $0, axis: key.axis) }
  }

  /// The name of a guide.
  func name(of key: GuideKey) -> AlignmentKey { keys[Int(key.index)] }

  /// The place of a built-in guide in the order of `AlignmentKey.builtIn`; nil for others.
  private static func builtInIndex(_ key: AlignmentKey) -> Int32? {
    switch key {
    case .leading: 0
    case .centerX: 1
    case .trailing: 2
    case .top: 3
    case .centerY: 4
    case .bottom: 5
    case .firstTextBaseline: 6
    case .lastTextBaseline: 7
    case .custom, .type: nil
    }
  }

  /// The number of a guide; a new one gets its default from the scene.
  mutating func key(_ key: AlignmentKey, in scene: SceneTree) -> GuideKey {
    if let index = Self.builtInIndex(key) { return GuideKey(index: index, axis: key.axis) }
    if let index = numbers[key] { return GuideKey(index: index, axis: key.axis) }
    var path: Set<AlignmentKey> = []
    register(key, in: scene, path: &path)
    return GuideKey(index: number(key), axis: key.axis)
  }

  /// The numbers of an alignment's guides.
  mutating func pair(_ alignment: Alignment, in scene: SceneTree) -> GuidePair {
    GuidePair(
      horizontal: key(alignment[.horizontal], in: scene),
      vertical: key(alignment[.vertical], in: scene))
  }

  /// A formula over numbered guides.
  mutating func formula(_ expression: GuideExpression, in scene: SceneTree) -> GuideFormula {
    for term in expression.guides { _ = key(term.key, in: scene) }
    return formula(expression)
  }

  /// Registers a custom guide after those that its default reads.
  ///
  /// A default that reads itself, at
  /// whatever distance, reads 0 there.
  private mutating func register(
    _ key: AlignmentKey, in scene: SceneTree, path: inout Set<AlignmentKey>
  ) {
    path.insert(key)
    let expression = scene.defaultValue(of: key)
    for term in expression.guides where numbers[term.key] == nil && !path.contains(term.key) {
      register(term.key, in: scene, path: &path)
    }
    var formula = formula(expression)
    if case .type(_, let type) = key { formula.compute = { type.id.defaultValue(in: $0) } }
    append(key)
    let index = Int(number(key))
    defaults[index] = formula
    readsAcross[index] = readsAcross(formula, along: key.axis)
  }

  /// A formula over the guides that have numbers already.
  private func formula(_ expression: GuideExpression) -> GuideFormula {
    let terms = expression.guides.compactMap { term -> (key: GuideKey, factor: CGFloat)? in
      numbers[term.key].map { (GuideKey(index: $0, axis: term.key.axis), term.factor) }
    }
    return GuideFormula(
      constant: expression.constant, width: expression.width, height: expression.height,
      terms: terms)
  }

  /// The guide's default.
  func defaultFormula(of key: GuideKey) -> GuideFormula { defaults[Int(key.index)] }

  /// How containers join the explicit values of the guide.
  func combination(of key: GuideKey) -> AlignmentKey.Combination {
    keys[Int(key.index)].combination
  }

  /// Whether the guide's default hangs on the other axis.
  func readsAcross(_ key: GuideKey) -> Bool { readsAcross[Int(key.index)] }

  /// Whether a formula for a guide along `axis` hangs on the other axis.
  func readsAcross(_ formula: GuideFormula, along axis: Axis) -> Bool {
    formula.compute != nil || (axis == .horizontal ? formula.height : formula.width) != 0
      || formula.terms.contains { $0.key.axis != axis || readsAcross($0.key) }
  }

  /// Whether a guide of an alignment hangs on the other axis.
  func readsAcross(_ pair: GuidePair) -> Bool {
    readsAcross(pair.horizontal) || readsAcross(pair.vertical)
  }
}

/// A point of a view over numbered guides.
enum AnchorFormula {
  case guides(GuidePair)
  case unitPoint(UnitPoint)
}

extension GuideTable {
  /// An anchor over numbered guides.
  mutating func anchor(_ anchor: Attachment.Anchor, in scene: SceneTree) -> AnchorFormula {
    switch anchor {
    case .guides(let alignment): .guides(pair(alignment, in: scene))
    case .unitPoint(let point): .unitPoint(point)
    }
  }
}
