// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

extension Compiler {
  /// A guide of a node: its explicit value, else its default for the node's size.
  func guide(
    _ key: AlignmentKey, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length {
    if let explicit = try explicitGuide(key, of: node, offered: offer, in: container) {
      return explicit
    }
    if case .type(_, let type) = key {
      return try computed(of: node, offered: offer, in: container) {
        type.id.defaultValue(in: $0)
      }
    }
    return try value(scene.defaultValue(of: key), of: node, offered: offer, in: container)
  }

  /// A value that code computes from a node's size and guides, which it gets as numbers.
  private func computed(
    of node: NodeID, offered offer: Offer, in container: ContainerID,
    by compute: (ViewDimensions) -> CGFloat
  ) throws(SequentialError) -> Length {
    let proposal = try proposal(offer)
    let source = CustomSource(compiler: self, container: container)
    let value = compute(source.dimensions(of: node, for: proposal))
    try throwDeferred()
    return Length(value.isNaN ? .infinity : Double(value))
  }

  /// The value of a guide expression for a node.
  func value(
    _ expression: GuideExpression, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length {
    var sum = Length(expression.constant)
    if expression.width != 0 {
      sum += try length(.horizontal, of: node, offered: offer, in: container) * expression.width
    }
    if expression.height != 0 {
      sum += try length(.vertical, of: node, offered: offer, in: container) * expression.height
    }
    for term in expression.guides where term.factor != 0 {
      sum += try guide(term.key, of: node, offered: offer, in: container) * term.factor
    }
    // A guide that infinite lengths leave undefined counts as infinite.
    return sum.isUndefined ? Length(.infinity) : sum
  }

  /// Whether a guide's default hangs on nothing but the length along an axis.
  func isPlain(_ key: AlignmentKey, along axis: Axis) -> Bool {
    let expression = scene.defaultValue(of: key)
    let across = axis == .horizontal ? expression.height : expression.width
    return !key.isComputed && expression.guides.isEmpty && across == 0
  }

  /// The default of a guide for a box of the given size, which has no explicit guides.
  func boxGuide(
    _ key: AlignmentKey, width: Length, height: Length
  ) throws(SequentialError) -> Length {
    if case .type(_, let type) = key {
      let size = CGSize(width: try number(width), height: try number(height))
      return Length(Double(type.id.defaultValue(in: boxDimensions(size))))
    }
    let expression = scene.defaultValue(of: key)
    var sum = Length(expression.constant)
    if expression.width != 0 { sum += width * expression.width }
    if expression.height != 0 { sum += height * expression.height }
    for term in expression.guides where term.factor != 0 {
      sum += try boxGuide(term.key, width: width, height: height) * term.factor
    }
    return sum.isUndefined ? Length(.infinity) : sum
  }

  /// The size and the default guides of a box that is no view.
  private func boxDimensions(_ size: CGSize) -> ViewDimensions {
    ViewDimensions(
      size: size,
      guide: { key in
        if case .type(_, let type) = key {
          return type.id.defaultValue(in: self.boxDimensions(size))
        }
        let (width, height) = (Length(Double(size.width)), Length(Double(size.height)))
        return CGFloat((try? self.boxGuide(key, width: width, height: height))?.constant ?? 0)
      }, explicitGuide: { _ in nil })
  }

  /// The explicit value of a guide from the node's top leading corner, or nil.
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length? {
    guard dependencies[node.index].mayHave(key) else { return nil }
    let reduced = guideQuestion(key.axis, node, offer, container)
    let memo = GuideQuestion(key: key, question: reduced)
    if let known = explicitGuides[memo] { return known }
    let answer = try compiledGuide(key, of: node, offered: offer, in: container)
    explicitGuides[memo] = .some(answer)
    return answer
  }

  private func compiledGuide(
    _ key: AlignmentKey, of node: NodeID, offered offer: Offer, in container: ContainerID
  ) throws(SequentialError) -> Length? {
    switch scene[node].kind {
    case .box(let box):
      switch key {
      case .firstTextBaseline: return box.firstTextBaseline.map { Length($0) }
      case .lastTextBaseline: return box.lastTextBaseline.map { Length($0) }
      default: return nil
      }
    case .text(let text):
      switch key {
      case .firstTextBaseline: return Length(try textAnswer(text, offer, node).firstBaseline)
      case .lastTextBaseline: return Length(try textAnswer(text, offer, node).lastBaseline)
      default: return nil
      }
    case .stack(let stack):
      return try combinedGuide(key, of: node, in: container) {
        (index) throws(SequentialError) in
        try self.stackChild(index, stack, key.axis, node, offer, container)
      }
    case .zStack(let alignment):
      return try combinedGuide(key, of: node, in: container) {
        (index) throws(SequentialError) in
        try self.zStackChild(index, alignment, key.axis, node, offer, container)
      }
    case .viewThatFits(let axes):
      guard let child = try fitting(axes, node, offer, container) else { return nil }
      return try explicitGuide(key, of: child, offered: offer, in: container)
    case .alignmentGuide(let guide) where guide.key == key:
      guard let child = scene.primary(of: node) else { return nil }
      return try value(guide.value, of: child, offered: offer, in: container)
    case .computedGuide(let guide) where guide.key == key:
      guard let child = scene.primary(of: node) else { return nil }
      return try computed(of: child, offered: offer, in: container, by: guide.value)
    case .layout(let box): return try customGuide(box, key, node, offer, container)
    case .relations where domain == nil:
      return relations.explicitGuide(
        key, of: node, in: scene, proposal: try proposal(offer),
        container: try containerLengths(container)
      ).map { Length(Double($0)) }
    case .constraintLayout, .grid, .lazyGrid, .lazyStack, .scrollView, .geometryReader,
      .safeAreaInset, .flexible,
      .circle, .image, .spacer, .divider:
      return nil
    default:
      guard let child = scene.primary(of: node) else { return nil }
      let inner = try placedOffer(node, offer, container)
      guard let value = try explicitGuide(key, of: child, offered: inner, in: container) else {
        return nil
      }
      return value + (try primaryOrigin(key.axis, node, offer, inner, container))
    }
  }

  /// Joins the explicit values of children, each moved by its place, as the guide's rule says.
  private func combinedGuide(
    _ key: AlignmentKey, of node: NodeID, in container: ContainerID,
    child place: (Int) throws(SequentialError) -> (offer: Offer, origin: Length)
  ) throws(SequentialError) -> Length? {
    guard key.combination != .none else { return nil }
    var values: [Length] = []
    for (index, child) in scene.children(of: node).enumerated()
    where dependencies[child.index].mayHave(key) {
      let (offer, origin) = try place(index)
      if let value = try explicitGuide(key, of: child, offered: offer, in: container) {
        values.append(value + origin)
      }
    }
    guard !values.isEmpty else { return nil }
    switch key.combination {
    case .none: return nil
    case .smallest: return program.smallest(values, origin: origin("first baseline", node))
    case .largest: return program.largest(values, origin: origin("last baseline", node))
    case .mean: return values.dropFirst().reduce(values[0], +) / Double(values.count)
    }
  }
}
