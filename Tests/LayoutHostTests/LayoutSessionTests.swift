// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutHost
import LayoutScene
import Testing

/// Scenes that are edited while they are laid out.
///
/// `SOLVELAYOUT_SESSION_EDITS` sets the number of random edits, `SOLVELAYOUT_RANDOM_SEED` the first
/// seed.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct LayoutSessionTests {
  static let count = number("SOLVELAYOUT_SESSION_EDITS") ?? 400
  static let firstSeed = UInt64(number("SOLVELAYOUT_RANDOM_SEED") ?? 1)

  private static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  // MARK: A scene

  private static func relation(
    _ name: String, _ left: RelationExpression, _ kind: SceneRelation.Kind,
    _ right: RelationExpression, _ priority: Double = 1000
  ) -> SceneRelation {
    SceneRelation(left, kind, right, priority: priority, name: name)
  }

  private static func view(
    _ id: String, _ attribute: RelationAttribute, plus constant: Double = 0
  ) -> RelationExpression { RelationExpression(.view(id), attribute, plus: constant) }

  private static func own(
    _ attribute: RelationAttribute, plus constant: Double = 0
  ) -> RelationExpression { RelationExpression(.container, attribute, plus: constant) }

  /// An icon, a title behind it, a badge on the icon's corner, and a bar at the bottom.
  private static func scene(_ width: CGFloat = 300, _ height: CGFloat = 200) throws -> SceneTree {
    let icon = Box(width: .init(fixed: 40), height: .init(fixed: 40))
    let relations = [
      relation("iconLeading", view("icon", .leading), .equal, own(.leading, plus: 8)),
      relation("iconTop", view("icon", .top), .equal, own(.top, plus: 8)),
      relation("titleLeading", view("title", .leading), .equal, view("icon", .trailing, plus: 8)),
      relation("titleTrailing", view("title", .trailing), .atMost, own(.trailing, plus: -8)),
      relation("titleTop", view("title", .top), .equal, view("icon", .top)),
      relation("badgeX", view("badge", .centerX), .equal, view("icon", .trailing), 900),
      relation("badgeY", view("badge", .centerY), .equal, view("icon", .top), 900),
      relation("barLeading", view("bar", .leading), .equal, own(.leading)),
      relation("barWidth", view("bar", .width), .equal, own(.width)),
      relation("barTop", view("bar", .top), .atLeast, view("title", .bottom, plus: 8)),
      relation("barBottom", view("bar", .bottom), .equal, own(.bottom), 600),
      relation(
        "barHeight", view("bar", .height), .equal, RelationExpression(constant: 30), 800),
    ]
    return try SceneTree(
      root: SceneElement(
        .node(.constraintLayout), type: "ConstraintLayout", id: "all",
        children: [
          SceneElement(.node(.box(icon)), type: "Box", id: "icon"),
          SceneElement(
            .text("a title of several words", font: nil, lineLimit: nil), type: "Text",
            id: "title"),
          SceneElement(
            .node(.box(Box(width: .init(fixed: 12), height: .init(fixed: 12)))), type: "Box",
            id: "badge"),
          SceneElement(.node(.flexible), type: "Color", id: "bar"),
        ],
        modifiers: [SceneModifier(.node(.relations(RelationDomain(relations: relations))))]),
      request: .container(CGSize(width: width, height: height)))
  }

  private static let host = SceneHost(
    solver: GLPKSolver(), options: .init(warnsOfAmbiguity: false))

  // MARK: Single edits

  @Test func constantsSizesAndPrioritiesMoveViews() throws {
    let session = try LayoutSession(Self.scene(), host: Self.host)
    #expect(session.answer.frame(of: "icon")?.minX == 8)
    #expect(session.answer.frame(of: "bar") == CGRect(x: 0, y: 170, width: 300, height: 30))
    try session.setConstant(20, of: "iconLeading")
    #expect(session.answer.frame(of: "icon")?.minX == 20)
    try session.setIntrinsicSize(CGSize(width: 60, height: 10), of: "icon")
    #expect(session.answer.frame(of: "title")?.minX == 88)
    // The bar's edge gives way to another place of the edge that now matters more.
    try session.add(
      Self.relation("barHigh", Self.view("bar", .bottom), .equal, Self.own(.bottom, plus: -50), 500)
    )
    #expect(session.answer.frame(of: "bar")?.maxY == 200)
    try session.setPriority(700, of: "barHigh")
    #expect(session.answer.frame(of: "bar")?.maxY == 150)
    try session.remove("barHigh")
    #expect(session.answer.frame(of: "bar")?.maxY == 200)
    try session.setActive(false, "titleTrailing")
    #expect(session.answer.frame(of: "title")?.height == 22)
  }

  @Test func sizesInsideTheRegionNeedNoSolver() throws {
    let session = try LayoutSession(Self.scene(400, 300), host: Self.host)
    for width in stride(from: CGFloat(380), through: 420, by: 1) {
      let answer = try session.resize(to: CGSize(width: width, height: 300 + width / 7))
      #expect(answer.frame(of: "bar")?.width == width)
    }
    #expect(session.statistics.regionHits == 41)
    // So narrow that the title breaks: solved again.
    let narrow = try session.resize(to: CGSize(width: 180, height: 300))
    #expect(narrow.frame(of: "title")?.height ?? 0 > 30)
    #expect(session.statistics.regionHits == 41)
  }

  @Test func refusedChangesLeaveTheSessionAsItWas() throws {
    let session = try LayoutSession(Self.scene(), host: Self.host)
    let before = session.answer.frames.frames
    let refused: [[LayoutEdit]] = [
      [.constant(.nan, relation: "iconTop")], [.constant(1, relation: "icontop")],
      [.priority(0, relation: "iconTop")], [.priority(1001, relation: "iconTop")],
      [.size(CGSize(width: -1, height: 2), view: "icon")],
      [.size(CGSize(width: 1, height: 2), view: "title")], [.text("x", view: "icon")],
      [.text("x", view: "nobody")], [.remove(relation: "nobody")],
      [.request(.container(CGSize(width: CGFloat.nan, height: 2)))],
      [.add(Self.relation("iconTop", Self.view("icon", .top), .equal, Self.own(.top)))],
      [.add(Self.relation("new", Self.view("nobody", .top), .equal, Self.own(.top)))],
      // The first half is fine, the second is not: neither counts.
      [.constant(50, relation: "iconLeading"), .constant(1, relation: "nobody")],
      // A conflict.
      [.add(Self.relation("new", Self.view("icon", .leading), .equal, Self.own(.leading)))],
    ]
    for edits in refused {
      #expect(throws: LayoutSessionError.self) { try session.edit(edits) }
      #expect(session.answer.frames.frames == before)
    }
    try session.resize(to: CGSize(width: 300, height: 200))
    #expect(session.answer.frames.frames == before)
  }

  @Test func unknownNamesAreSuggested() throws {
    let session = try LayoutSession(Self.scene(), host: Self.host)
    let error = #expect(throws: LayoutSessionError.self) {
      try session.setConstant(1, of: "iconLeadin")
    }
    #expect(
      error.map { "\($0)" }
        == "no relation is named 'iconLeadin'; did you mean 'iconLeading'?")
  }

  // MARK: Random edits

  private static func edit(_ random: inout SplitMix64) -> LayoutEdit {
    let names = [
      "iconLeading", "iconTop", "titleLeading", "titleTrailing", "badgeX", "barBottom",
      "barHeight", "extra0", "extra1", "nobody",
    ]
    let name = names[Int.random(in: 0..<names.count, using: &random)]
    let number = Double(Int.random(in: -40...400, using: &random)) / 4
    let ids = ["icon", "badge", "title", "bar", "nobody"]
    let id = ids[Int.random(in: 0..<ids.count, using: &random)]
    switch Int.random(in: 0..<12, using: &random) {
    case 0...3:
      return .request(
        .container(CGSize(width: 150 + number * 2, height: 120 + abs(number))))
    case 4: return .constant(random.oneIn(20) ? .infinity : number, relation: name)
    case 5: return .priority(random.oneIn(10) ? 2_000 : abs(number) * 8 + 1, relation: name)
    case 6: return .activity(random.oneIn(2), relation: name)
    case 7: return .size(CGSize(width: abs(number), height: 10 + abs(number) / 2), view: id)
    case 8:
      return .text(
        String(repeating: "word ", count: Int.random(in: 1...6, using: &random)), view: id)
    case 9: return .remove(relation: name)
    default:
      let kinds = SceneRelation.Kind.allCases.filter { $0 != .smallest }
      return .add(
        relation(
          "extra\(Int.random(in: 0...2, using: &random))", view(id, .leading),
          kinds[Int.random(in: 0..<kinds.count, using: &random)], own(.leading, plus: number),
          Double(Int.random(in: 1...10, using: &random)) * 100))
    }
  }

  /// Edits from a task; answers what differed from a fresh layout of the same scene.
  private static func differences(
    _ session: LayoutSession, edits: Int, seed: UInt64
  ) -> [String] {
    var random = SplitMix64(seed: seed)
    var found: [String] = []
    for number in 0..<edits {
      let edits = (0...Int.random(in: 0...1, using: &random)).map { _ in edit(&random) }
      guard let answer = try? session.edit(edits) else { continue }
      guard let fresh = try? host.layout(answer.scene) else {
        found.append("seed \(seed), edit \(number): only the session has a layout")
        continue
      }
      for entry in answer.scene.entries {
        let frames = (answer.frames[entry.node], fresh.frames[entry.node])
        guard let a = frames.0, let b = frames.1 else { continue }
        let pairs = [
          (a.minX, b.minX), (a.minY, b.minY), (a.width, b.width), (a.height, b.height),
        ]
        if pairs.contains(where: { abs($0 - $1) > 1e-6 }) {
          found.append("seed \(seed), edit \(number): \(entry.id ?? "") \(a) is \(b) afresh")
        }
      }
    }
    return found
  }

  @Test func randomEditsFromSeveralTasksEqualFreshLayouts() async throws {
    let sessions = 4
    let tasks = 2
    let edits = Self.count / (sessions * tasks)
    let found = try await withThrowingTaskGroup(of: [String].self) { group in
      for number in 0..<sessions {
        let session = try LayoutSession(Self.scene(), host: Self.host)
        for task in 0..<tasks {
          let seed = Self.firstSeed &* 1_000 &+ UInt64(number * tasks + task)
          group.addTask { Self.differences(session, edits: edits, seed: seed) }
        }
      }
      var all: [String] = []
      for try await part in group { all += part }
      return all
    }
    #expect(found.isEmpty, "\(found.prefix(3))")
  }
}
