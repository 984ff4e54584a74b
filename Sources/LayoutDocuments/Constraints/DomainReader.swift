// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Reads the value of the modifier `constraints`.
struct DomainReader {
  private let field: Field
  private let fields: Fields?
  private var domain = RelationDomain()
  private var scope: ConstraintScope
  private var guideNames: [String] = []
  private var guideOffsets: [String: Int] = [:]

  /// The keys of the modifier's value where it is an object.
  static let keys = ["constraints", "guides", "gone", "margins"]

  /// The keys of which an entry that is an object has one.
  static let kinds = ["constraint", "format", "barrier", "guideline", "chain", "ratio"]

  /// Makes a reader of a value that is a list or an object; nil after noting that it is neither.
  init?(_ field: Field) {
    self.field = field
    let reader = field.reader
    if case .array = field.value.kind {
      fields = nil
    } else {
      guard
        let fields = field.members(
          of: "the modifier \"constraints\"", keys: Self.keys, .constraints,
          shape: .modifier("constraints"))
      else { return nil }
      self.fields = fields
    }
    scope = ConstraintScope(
      guides: [], views: Array(reader.idsInside), hasView: reader.isInside)
  }

  /// The domain, without what is wrong.
  mutating func read() -> RelationDomain {
    let list = fields == nil ? field : fields?.required("constraints")
    let elements = list?.elements(.constraints) ?? []
    // 1. Guides, which constraints can name before they are made.
    for guide in fields?["guides"]?.elements() ?? [] {
      if let name = declare(guide) {
        let origin = field.reader.origin(at: guide.value.offset, guide.trail)
        domain.guides.append(RelationDomain.Guide(name, origin: origin))
      }
    }
    for element in elements {
      guard case .object(let object) = element.value.kind else { continue }
      for key in ["barrier", "guideline"] {
        guard let value = object[key] else { continue }
        _ = declare(
          Field(value: value, trail: element.trail.key(key), reader: element.reader))
      }
    }
    scope = ConstraintScope(
      guides: guideNames, views: scope.views, hasView: scope.hasView)
    // 2. Constraints in their forms.
    for element in elements { add(element) }
    // 3. What else belongs to the domain.
    domain.goneViews = Set(fields?["gone"]?.idsInside() ?? [])
    if let margins = fields?["margins"] { domain.margins = self.margins(margins) ?? domain.margins }
    return domain
  }

  /// Notes the name of a guide, which must be new.
  private mutating func declare(_ field: Field) -> String? {
    guard let name = field.nonEmptyString() else { return nil }
    let reader = field.reader
    let first =
      guideOffsets[name].map { reader.sourceMap.location(at: $0) }
      ?? (reader.isInside(name) ? reader.place(of: name) : nil)
    if let first {
      field.report(.duplicateID(name, first: first))
      return nil
    }
    guideOffsets[name] = field.value.offset
    guideNames.append(name)
    return name
  }

  /// Margins: one number for all edges, or an object of them.
  private func margins(_ field: Field) -> EdgeInsets? {
    if case .number = field.value.kind {
      return field.number().map { EdgeInsets(.all, $0) }
    }
    return field.sides(of: "the margins", .number)
  }

  // MARK: Entries

  private mutating func add(_ element: Field) {
    guard case .object(let object) = element.value.kind else {
      domain.relations += element.relations(scope)
      return
    }
    let kinds = Self.kinds.filter { object[$0] != nil }
    guard kinds.count == 1 else {
      element.report(.notOneKey(count: kinds.count, .constraint))
      return
    }
    switch kinds[0] {
    case "constraint": addConstraint(element)
    case "format": addFormat(element)
    case "barrier": addBarrier(element)
    case "guideline": addGuideline(element)
    case "chain": addChain(element)
    default: addRatio(element)
    }
  }

  private func origin(_ element: Field) -> SceneOrigin {
    element.reader.origin(at: element.value.offset, element.trail)
  }

  private mutating func addConstraint(_ element: Field) {
    guard
      let fields = element.members(of: "a constraint", keys: ["constraint", "name", "active"])
    else { return }
    var name: String?
    if let field = fields["name"], let text = field.nonEmptyString() {
      field.reader.register(constraint: text, of: field)
      name = text
    }
    let isActive = fields["active"]?.bool() ?? true
    let relation = fields["constraint"]?.relation(scope, name: name, isActive: isActive)
    if let relation { domain.relations.append(relation) }
  }

  private mutating func addFormat(_ element: Field) {
    guard let fields = element.members(of: "a format", keys: ["format", "metrics", "options"])
    else { return }
    var metrics: [String: Double] = [:]
    if let field = fields["metrics"] {
      guard case .object(let object) = field.value.kind else {
        return field.reportUnexpected(.object, ValueShape("{\"gap\": #}"))
      }
      for member in object.members {
        let value = Field(
          value: member.value, trail: field.trail.key(member.key), reader: field.reader)
        metrics[member.key] = value.number().map { Double($0) }
      }
    }
    let options = VisualFormatOptions(fields["options"]?.names(Names.formatOptions) ?? [])
    domain.relations +=
      fields["format"]?.format(scope, metrics: metrics, options: options) ?? []
  }

  private mutating func addBarrier(_ element: Field) {
    guard
      let fields = element.members(of: "a barrier", keys: ["barrier", "edge", "of", "margin"])
    else { return }
    let edge = fields.required("edge")?.named(Names.edges)
    let items = fields.required("of")?.items(scope)
    let margin = fields["margin"]?.number() ?? 0
    guard let name = fields["barrier"]?.text, let edge, let items else { return }
    domain.add(
      RelationBarrier(name, edge: edge, of: items, margin: Double(margin), origin: origin(element))
        .expansion)
  }

  private mutating func addGuideline(_ element: Field) {
    let keys = ["guideline", "axis", "fraction", "offset"]
    guard let fields = element.members(of: "a guideline", keys: keys) else { return }
    let axis = fields.required("axis")?.named(Names.axes)
    let fraction = fields["fraction"]?.number().map { RelationGuideline.Place.fraction($0) }
    let offset = fields["offset"]?.number().map { RelationGuideline.Place.offset($0) }
    let places = ["fraction", "offset"].filter(fields.contains)
    guard places.count == 1 else {
      return element.report(.notOneKey(count: places.count, .guideline))
    }
    guard let name = fields["guideline"]?.text, let axis, let place = fraction ?? offset else {
      return
    }
    domain.add(
      RelationGuideline(name, axis: axis, at: place, origin: origin(element)).expansion)
  }

  private mutating func addChain(_ element: Field) {
    let keys = ["chain", "axis", "style", "weights", "bias", "spacing", "from", "to"]
    guard let fields = element.members(of: "a chain", keys: keys) else { return }
    let items = fields["chain"]?.items(scope)
    let axis = fields.required("axis")?.named(Names.axes)
    let style = fields["style"]?.named(Names.chainStyles) ?? .spread
    let weights = fields["weights"]?.elements().map { $0.map { $0.number(.notNegative) ?? 0 } }
    let bias = fields["bias"]?.number(.share) ?? 0.5
    let spacing = fields["spacing"]?.number() ?? 0
    guard let items, let axis else { return }
    if let field = fields["weights"], let weights, weights.count != items.count {
      field.report(.wrongCount(weights.count, "weights", items: items.count))
      return
    }
    let start = fields["from"]?.place(along: axis, scope)
    let end = fields["to"]?.place(along: axis, scope)
    let chain = RelationChain(
      items, axis: axis, style: style, weights: (weights ?? []).map { Double($0) },
      bias: Double(bias), spacing: Double(spacing), from: start, to: end, origin: origin(element))
    domain.add(chain.expansion)
  }

  private mutating func addRatio(_ element: Field) {
    guard let fields = element.members(of: "a ratio", keys: ["ratio", "of", "priority"]) else {
      return
    }
    let ratio = fields["ratio"]?.number(.positive)
    let item = fields.required("of")?.item(scope)
    let priority = fields["priority"]?.priority() ?? 1000
    guard let ratio, let item else { return }
    domain.relations.append(
      .ratio(Double(ratio), of: item, priority: priority, origin: origin(element)))
  }
}

extension Field {
  /// The string here, where there is one; what is wrong with it is noted elsewhere.
  fileprivate var text: String? {
    if case .string(let text) = value.kind, !text.isEmpty { return text }
    return nil
  }
}
