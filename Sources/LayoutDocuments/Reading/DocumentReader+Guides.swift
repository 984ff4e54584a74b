// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension DocumentReader {
  /// How many steps a default may read others over: engines follow them for each view.
  static let mostGuideSteps = 16

  /// Reads the document's own guides: first their names, so that defaults can read each other.
  func readGuides(_ field: Field) -> [CustomGuide] {
    guard case .object(let object) = field.value.kind else {
      field.reportUnexpected(.object, .guides)
      return []
    }
    var declared: [(key: AlignmentKey, field: Field)] = []
    for member in object.members {
      let trail = field.trail.key(member.key)
      let guide = Field(value: member.value, trail: trail, reader: self)
      let fields = guide.members(
        of: "an alignment", keys: ["axis", "default"], shape: .guide)
      let axis = fields?.required("axis")?.named(Names.axes)
      let value = fields?.required("default")
      if GuideTable.reservedNames.contains(member.key) {
        report(.reservedGuideName(member.key), at: member.keyOffset, trail)
      } else if !ExpressionLexer.isName(member.key) {
        report(.invalidGuideName(member.key), at: member.keyOffset, trail)
      } else {
        // A guide of unknown axis is declared all the same, so that its uses are no issues.
        let key = AlignmentKey.custom(axis: axis ?? .horizontal, name: member.key)
        guides.append(key)
        if axis != nil, let value { declared.append((key, value)) }
      }
    }
    let custom = declared.compactMap { key, field in
      field.guideExpression(along: key.axis).map {
        (guide: CustomGuide(name: key.name, axis: key.axis, defaultValue: $0), field: field)
      }
    }
    checkSteps(custom)
    return custom.map(\.guide)
  }

  /// Notes defaults that read each other in circles or over too many steps.
  private func checkSteps(_ custom: [(guide: CustomGuide, field: Field)]) {
    var positions: [String: Int] = [:]
    for (position, entry) in custom.enumerated() { positions[entry.guide.name] = position }
    let reads = custom.map { entry in
      entry.guide.defaultValue.guides.compactMap { positions[$0.key.name] }
    }
    // Guides that read none have 0 steps; those that read only known ones follow, round by round.
    var steps = [Int?](repeating: nil, count: custom.count)
    for round in 0...Self.mostGuideSteps {
      let ready = reads.indices.filter { index in
        steps[index] == nil && reads[index].allSatisfy { steps[$0].map { $0 < round } ?? false }
      }
      if ready.isEmpty { break }
      for index in ready { steps[index] = round }
    }
    guard let first = steps.firstIndex(where: { $0 == nil }) else { return }
    report(circleOrChain(from: first, reads, steps, custom.map(\.guide.name)), custom)
  }

  /// Follows unfinished guides until one comes again, which closes a circle.
  private func circleOrChain(
    from first: Int, _ reads: [[Int]], _ steps: [Int?], _ names: [String]
  ) -> (kind: DocumentIssue.Kind, guide: Int) {
    var way: [Int] = []
    var seen: Set<Int> = []
    var current: Int? = first
    while let index = current {
      if seen.contains(index), let start = way.firstIndex(of: index) {
        let circle = way[start...]
        return (.circularGuides(circle.map { names[$0] }), index)
      }
      way.append(index)
      seen.insert(index)
      current = reads[index].first { steps[$0] == nil }
    }
    return (.tooManyGuideSteps(limit: Self.mostGuideSteps), first)
  }

  private func report(
    _ issue: (kind: DocumentIssue.Kind, guide: Int),
    _ custom: [(guide: CustomGuide, field: Field)]
  ) {
    custom[issue.guide].field.report(issue.kind)
  }
}
