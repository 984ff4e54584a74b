// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import Testing

/// Puts the saved frames of public files into their required equalities: by how many of them hold,
/// the tables of outsets, safe areas, margins and baselines are judged.
@Suite(.enabled(if: GivenFiles.folder != nil)) struct GivenFilesConstraintTests {
  @Test func mostRequiredEqualitiesHoldInTheSavedFrames() throws {
    var counts: [String: (held: Int, all: Int)] = [:]
    for file in try GivenFiles.all() {
      let document = try InterfaceBuilderDocument(contentsOf: file.url)
      let applied = document.applying(document.canvasTraits)
      let rows = SavedRows(document: applied)
      for constraint in applied.constraints {
        guard let (group, residual) = rows.residual(of: constraint) else { continue }
        let isHeld = abs(residual) <= 1.05
        counts[group, default: (0, 0)].all += 1
        if isHeld { counts[group, default: (0, 0)].held += 1 }
        if !isHeld, GivenFiles.isTalkative {
          print("\(file.path) \(constraint.place) \(group) off by \(residual)")
        }
      }
    }
    let least = [
      "iOS plain": 0.98, "macOS plain": 0.97, "iOS safe area": 0.97, "iOS margin": 0.95,
      "macOS baseline": 0.85,
    ]
    for (group, count) in counts.sorted(by: { $0.key < $1.key }) {
      let share = Double(count.held) / Double(count.all)
      print("\(group): \(count.held) of \(count.all) hold (\(share))")
      #expect(share >= least[group] ?? 0, "\(group)")
    }
    for group in least.keys.sorted() { #expect(counts[group] != nil, "\(group)") }
  }
}

/// The values of attributes in the saved frames, in the coordinates of the root.
struct SavedRows {
  typealias Document = InterfaceBuilderDocument
  let document: Document
  private static let scrolling: Set<String> = [
    "scrollView", "tableView", "collectionView", "textView",
  ]

  /// The group of a required equality and by how much it is off; nil for what is not judged.
  func residual(of constraint: Document.Constraint) -> (String, Double)? {
    guard constraint.priority == 1000, constraint.relation == .equal,
      let first = value(constraint.firstItem, constraint.firstAttribute)
    else { return nil }
    var second = 0.0
    if let item = constraint.secondItem, let attribute = constraint.secondAttribute {
      guard let found = value(item, attribute) else { return nil }
      second = found
    }
    let items = [constraint.firstItem, constraint.secondItem].compactMap { $0 }
    guard items.allSatisfy(isJudged) else { return nil }
    let attributes = [constraint.firstAttribute, constraint.secondAttribute].compactMap { $0 }
    var origin = 0.0
    if !constraint.firstAttribute.isLength,
      let frame = document.savedFrameInRoot(of: constraint.owner)
    {
      origin = Double(
        constraint.firstAttribute.isHorizontal ? frame.origin.x : frame.origin.y)
    }
    let right = constraint.multiplier * (second - origin) + Double(constraint.constant)
    return (group(items, attributes), first - origin - right)
  }

  private func isJudged(_ item: Document.Item) -> Bool {
    let view = document.views[owner(of: item)]
    let isContent = document.platform != .macOS && Self.scrolling.contains(view.element)
    let isFlagged = view.isMisplaced || view.isHidden
    return !isContent && !isFlagged
  }

  private func owner(of item: Document.Item) -> Int {
    switch item {
    case .view(let index): index
    case .guide(let index): document.guides[index].owner
    }
  }

  private func group(_ items: [Document.Item], _ attributes: [Document.Attribute]) -> String {
    let platform = document.platform == .macOS ? "macOS" : "iOS"
    let isGuide = items.contains { if case .guide = $0 { true } else { false } }
    if attributes.contains(where: { $0.rawValue.contains("argin") }) { return platform + " margin" }
    if isGuide { return platform + " safe area" }
    if attributes.contains(where: { $0.rawValue.lowercased().contains("baseline") }) {
      return platform + " baseline"
    }
    return platform + " plain"
  }

  private func value(_ item: Document.Item, _ attribute: Document.Attribute) -> Double? {
    let index = owner(of: item)
    guard let frame = document.savedFrameInRoot(of: index) else { return nil }
    if attribute.rawValue.lowercased().contains("baseline") {
      guard let baselines = document.baselines(of: index) else { return nil }
      let isFirst = attribute == .firstBaseline
      return Double(frame.origin.y + (isFirst ? baselines.first : baselines.last))
    }
    if case .guide(let guide) = item {
      guard let rectangle = rectangle(of: document.guides[guide].kind, index, frame) else {
        return nil
      }
      return side(rectangle, attribute)
    }
    if attribute.rawValue.contains("argin") {
      return side(margins(of: index).shrinking(frame), attribute)
    }
    return side(document.alignmentOutsets(of: index).shrinking(frame), attribute)
  }

  private func rectangle(
    of kind: Document.Guide.Kind, _ index: Int, _ frame: CGRect
  ) -> CGRect? {
    let insets = safeArea(of: index)
    switch kind {
    case .safeArea: return insets.shrinking(frame)
    case .layoutMargins: return margins(of: index).shrinking(frame)
    case .topLayoutGuide: return CGRect(x: 0, y: 0, width: frame.size.width, height: insets.top)
    case .bottomLayoutGuide:
      return CGRect(
        x: 0, y: frame.size.height - insets.bottom, width: frame.size.width, height: insets.bottom)
    default: return nil
    }
  }

  /// The part of the root's safe area insets that lies in a view.
  private func safeArea(of index: Int) -> InterfaceBuilderInsets {
    let root = document.views[index].root
    let outer = document.safeAreaInsets(ofRoot: root)
    guard document.views[index].parent != nil, let frame = document.savedFrameInRoot(of: index),
      let whole = document.savedFrameInRoot(of: document.roots[root].view)
    else { return outer }
    return .init(
      left: max(outer.left - frame.minX, 0), top: max(outer.top - frame.minY, 0),
      right: max(outer.right - (whole.maxX - frame.maxX), 0),
      bottom: max(outer.bottom - (whole.maxY - frame.maxY), 0))
  }

  private func margins(of index: Int) -> InterfaceBuilderInsets {
    var margins = document.layoutMargins(of: index)
    let view = document.views[index]
    if view.insetsLayoutMarginsFromSafeArea {
      let area = safeArea(of: index)
      margins = .init(
        left: margins.left + area.left, top: margins.top + area.top,
        right: margins.right + area.right, bottom: margins.bottom + area.bottom)
    }
    guard view.preservesSuperviewLayoutMargins, let parent = view.parent,
      let frame = view.savedFrame, let outer = document.views[parent].savedFrame
    else { return margins }
    let around = document.layoutMargins(of: parent)
    return .init(
      left: max(margins.left, around.left - frame.minX),
      top: max(margins.top, around.top - frame.minY),
      right: max(margins.right, around.right - (outer.size.width - frame.maxX)),
      bottom: max(margins.bottom, around.bottom - (outer.size.height - frame.maxY)))
  }

  private func side(_ rectangle: CGRect, _ attribute: Document.Attribute) -> Double? {
    switch attribute {
    case .leading, .left, .leadingMargin, .leftMargin: Double(rectangle.minX)
    case .trailing, .right, .trailingMargin, .rightMargin: Double(rectangle.maxX)
    case .top, .topMargin: Double(rectangle.minY)
    case .bottom, .bottomMargin: Double(rectangle.maxY)
    case .centerX, .centerXWithinMargins: Double(rectangle.midX)
    case .centerY, .centerYWithinMargins: Double(rectangle.midY)
    case .width: Double(rectangle.size.width)
    case .height: Double(rectangle.size.height)
    case .baseline, .firstBaseline, .lastBaseline: nil
    }
  }
}
