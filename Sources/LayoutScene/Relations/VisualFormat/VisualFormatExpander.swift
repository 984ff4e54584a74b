// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Turns a Visual Format string that was taken apart into relations.
struct VisualFormatExpander {
  typealias Syntax = VisualFormatSyntax

  let format: VisualFormat
  let syntax: Syntax
  let scalars: [Unicode.Scalar]
  /// The names of views and guides.
  let known: [String]
  let item: (String) -> RelationItem?

  /// An element with its item and its text without predicates.
  private struct Place {
    var item: RelationItem
    var text: String
    var isContainer: Bool
  }

  /// All relations: lengths and gaps in the order of the text, then alignments.
  func relations() throws(VisualFormatError) -> [SceneRelation] {
    var relations: [SceneRelation] = []
    var places: [Place] = []
    for (index, element) in syntax.elements.enumerated() {
      let place = try place(of: element)
      // 1. The gap to the element before.
      if let before = places.last {
        relations += try gap(from: before, to: place, syntax.connections[index - 1])
      }
      // 2. The lengths of the element.
      if case .view(_, _, let predicates, _) = element {
        for predicate in predicates { relations.append(try length(of: place, predicate)) }
      }
      places.append(place)
    }
    // 3. One line across.
    return relations + (try alignments(of: places.filter { !$0.isContainer }))
  }

  private var prefix: String { syntax.axis == .horizontal ? "H:" : "V:" }

  private func text(_ range: Range<Int>) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars[range])
    return text
  }

  private func place(of element: Syntax.Element) throws(VisualFormatError) -> Place {
    switch element {
    case .container: return Place(item: .container, text: "|", isContainer: true)
    case .view(let name, let offset, _, _):
      guard let item = item(name) else {
        throw VisualFormatError(.unknownView(name, known: known), at: offset)
      }
      let isPlain = name.unicodeScalars.allSatisfy {
        $0 == "_" || $0 == "-" || $0.properties.isAlphabetic || ("0"..."9").contains($0)
      }
      let shown = isPlain ? name : RelationText.item(name)
      return Place(item: item, text: "[\(shown)]", isContainer: false)
    }
  }

  // MARK: Lengths

  private func length(
    of place: Place, _ predicate: Syntax.Predicate
  ) throws(VisualFormatError) -> SceneRelation {
    let attribute = syntax.axis.relationAttributes.length
    var other = RelationExpression()
    switch predicate.object {
    case .number(let number): other.constant = number
    case .name(let name):
      if let metric = format.metrics[name] {
        other.constant = metric
      } else if let view = item(name) {
        other = RelationExpression(view, attribute)
      } else {
        throw VisualFormatError(
          .unknownObject(name, known: format.metrics.keys.sorted() + known),
          at: predicate.objectOffset)
      }
    }
    return SceneRelation(
      RelationExpression(place.item, attribute), predicate.kind, other,
      priority: try priority(of: predicate),
      text: "\(prefix)\(place.text.dropLast())(\(text(predicate.range)))]", origin: format.origin)
  }

  private func priority(of predicate: Syntax.Predicate) throws(VisualFormatError) -> Double {
    guard let object = predicate.priority else { return 1000 }
    let priority = try number(object, at: predicate.priorityOffset)
    guard SceneRelation.priorities.contains(priority) else {
      throw VisualFormatError(.priority(priority), at: predicate.priorityOffset)
    }
    return priority
  }

  private func number(
    _ object: Syntax.Object, at offset: Int
  ) throws(VisualFormatError) -> Double {
    switch object {
    case .number(let number): return number
    case .name(let name):
      guard let metric = format.metrics[name] else {
        throw VisualFormatError(
          .unknownMetric(name, known: format.metrics.keys.sorted()), at: offset)
      }
      return metric
    }
  }

  // MARK: Gaps

  private func gap(
    from before: Place, to after: Place, _ connection: (gap: Syntax.Gap, range: Range<Int>)
  ) throws(VisualFormatError) -> [SceneRelation] {
    let fragment = "\(prefix)\(before.text)\(text(connection.range))\(after.text)"
    switch connection.gap {
    case .none: return [gap(from: before, to: after, .equal, 0, text: fragment)]
    case .standard:
      let touchesContainer = before.isContainer || after.isContainer
      let length = touchesContainer ? VisualFormat.containerGap : VisualFormat.siblingGap
      return [gap(from: before, to: after, .equal, length, text: fragment)]
    case .predicates(let predicates):
      var relations: [SceneRelation] = []
      for predicate in predicates {
        let length = try number(predicate.object, at: predicate.objectOffset)
        var shown = fragment
        if predicates.count > 1 {
          shown = "\(prefix)\(before.text)-(\(text(predicate.range)))-\(after.text)"
        }
        var relation = gap(from: before, to: after, predicate.kind, length, text: shown)
        relation.priority = try priority(of: predicate)
        relations.append(relation)
      }
      return relations
    }
  }

  private func gap(
    from before: Place, to after: Place, _ kind: SceneRelation.Kind, _ length: Double,
    text: String
  ) -> SceneRelation {
    // The container is left by its beginning and reached by its end.
    let isBackward = syntax.axis == .horizontal && format.options.contains(.directionRightToLeft)
    let isAbsolute = isBackward || format.options.contains(.directionLeftToRight)
    let edges: (start: RelationAttribute, end: RelationAttribute) =
      syntax.axis == .vertical
      ? (.top, .bottom)
      : isBackward ? (.right, .left) : isAbsolute ? (.left, .right) : (.leading, .trailing)
    let near = RelationExpression(before.item, before.isContainer ? edges.start : edges.end)
    let far = RelationExpression(after.item, after.isContainer ? edges.end : edges.start)
    let (left, right) = isBackward ? (near, far) : (far, near)
    return SceneRelation(left, kind, right.adding(length), text: text, origin: format.origin)
  }

  // MARK: Alignments

  private func alignments(of views: [Place]) throws(VisualFormatError) -> [SceneRelation] {
    var relations: [SceneRelation] = []
    for (option, attribute) in VisualFormatOptions.alignments
    where format.options.contains(option) {
      let name = VisualFormatOptions.named.first { $0.option == option }?.name ?? ""
      guard attribute.axis != syntax.axis else {
        throw VisualFormatError(.alignment(name, syntax.axis), at: 0)
      }
      for (one, next) in zip(views, views.dropFirst()) {
        relations.append(
          SceneRelation(
            RelationExpression(next.item, attribute), .equal,
            RelationExpression(one.item, attribute),
            text: "\(prefix)\(one.text)\(next.text) \(name)", origin: format.origin))
      }
    }
    return relations
  }
}
