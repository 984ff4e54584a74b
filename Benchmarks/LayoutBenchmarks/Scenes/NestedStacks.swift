// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutHost
import LayoutScene

/// W8: stacks of ten in stacks of ten, axes in turn, whose leaves share the room: laid out once,
/// then again after the width changed.
///
/// What is timed is the layout of a tree that is there, on each side. Yoga and Taffy compute in
/// single precision, so the lengths are chosen such that every frame is exact in it.
struct NestedStacks: Workload {
  let identifier = "W8"
  let title = "nested stacks"
  let sizeMeaning = "nodes"

  static let size = CGSize(width: 1_000, height: 1_000)
  static let otherWidth: CGFloat = 1_100

  func sizes(quick: Bool) -> [Int] { quick ? [111, 1_111] : [111, 1_111, 11_111, 111_111] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let levels = String(size).count - 1
    var scene = try SceneTree(
      root: Self.element(levels, .vertical), request: .container(Self.size))
    let first = scene
    scene.request = .container(CGSize(width: Self.otherWidth, height: Self.size.height))
    var taffy: Lazily<Taffy.Answer>?
    if let rival = rivals.taffy { taffy = Lazily { try rival.run(levels: levels, runs: 20) } }
    return [
      Case(
        phase: "first layout",
        entrants: own(first, size) + [
          Self.yoga(rivals.yoga, levels, again: false), Self.taffy(taffy, again: false),
        ]),
      Case(
        phase: "relayout",
        entrants: own(scene, size) + [
          Self.yoga(rivals.yoga, levels, again: true), Self.taffy(taffy, again: true),
        ]),
    ]
  }

  private func own(_ scene: SceneTree, _ size: Int) -> [Entrant] {
    [.direct(scene), .scene("hybrid", scene, engine: .hybrid), .constraints(scene)]
  }

  /// A stack of ten, and so on for some levels.
  static func element(_ levels: Int, _ axis: Axis) -> SceneElement {
    if levels == 0 { return Elements.flexible }
    return Elements.stack(
      axis, spacing: 0, (0..<10).map { _ in element(levels - 1, axis.cross) })
  }

  // MARK: Rivals

  private static func yoga(_ yoga: Yoga?, _ levels: Int, again: Bool) -> Entrant {
    guard let yoga else { return .absent("yoga", Rivals.absence) }
    let tree = YogaTree(levels: levels)
    let width = again ? Double(otherWidth) : Double(size.width)
    return Entrant(
      engine: "yoga",
      answer: {
        let session = try YogaSession(yoga, tree)
        if again { session.layout(Double(size.width), Double(size.height)) }
        session.layout(width, Double(size.height))
        return Answer(frames: session.frames)
      },
      // A new tree for each run, since Yoga keeps what it knows of a tree.
      trial: .repeated {
        let session = try YogaSession(yoga, tree)
        if again { session.layout(Double(size.width), Double(size.height)) }
        return { session.layout(width, Double(size.height)) }
      })
  }

  private static func taffy(_ answer: Lazily<Taffy.Answer>?, again: Bool) -> Entrant {
    guard let answer else { return .absent("taffy", Rivals.absence) }
    return Entrant(
      engine: "taffy",
      answer: { Answer(frames: again ? [] : try answer.value().frames) },
      trial: .own {
        let answer = try answer.value()
        return again ? answer.again : answer.first
      })
  }
}
