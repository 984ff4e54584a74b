// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct DamagedInputTests {
  static let texts = [Fixtures.rich, Fixtures.richMac, Fixtures.richStoryboard]

  @Test(arguments: 0..<10)
  func damageNeverBreaksTheReader(round: Int) {
    var random = SeededNumbers(seed: UInt64(round + 1))
    var outcomes: [String: Int] = [:]
    for number in 0..<120 {
      let bytes = damaged(Self.texts[number % 3], kind: number / 3 % 5, &random)
      do {
        let document = try InterfaceBuilderDocument(bytes: bytes)
        check(document)
        check(document.applying(document.canvasTraits))
        check(document.applying(nil))
        outcomes[document.issues.isEmpty ? "read" : "issue", default: 0] += 1
      } catch {
        #expect(!error.description.isEmpty)
        outcomes["error", default: 0] += 1
      }
    }
    #expect((outcomes["error"] ?? 0) > 20, "\(outcomes)")
    #expect((outcomes["issue"] ?? 0) > 5, "\(outcomes)")
  }

  @Test(.enabled(if: GivenFiles.folder != nil))
  func damagedPublicFilesNeverBreakTheReader() throws {
    var random = SeededNumbers(seed: 77)
    var outcomes: [String: Int] = [:]
    for file in try GivenFiles.all() {
      let text = try String(contentsOf: file.url, encoding: .utf8)
      for kind in 0..<4 {
        do {
          let document = try InterfaceBuilderDocument(bytes: damaged(text, kind: kind, &random))
          check(document)
          check(document.applying(document.canvasTraits))
          outcomes[document.issues.isEmpty ? "read" : "issue", default: 0] += 1
        } catch {
          outcomes["error", default: 0] += 1
        }
      }
    }
    print("damaged public files: \(outcomes.sorted { $0.key < $1.key })")
    #expect((outcomes["error"] ?? 0) > 300)
  }

  @Test(.timeLimit(.minutes(1))) func aWideDocumentIsReadInLinearTime() throws {
    let count = 4_000
    let views = (0..<count).map { "<view id=\"v\($0)\">\(Fixtures.frame(0, 0, 1, 1))</view>" }
    let constraints = (0..<count).map {
      """
      <constraint firstItem="v\($0)" firstAttribute="top" secondItem="root" secondAttribute="top" \
      id="c\($0)"/>
      """
    }
    let document = try Fixtures.read(
      Fixtures.iOS(
        Fixtures.root(
          """
          <subviews>\(views.joined())</subviews><constraints>\(constraints.joined())</constraints>
          """)))
    #expect(document.views.count == count + 1)
    #expect(document.applying(nil).constraints.count == count)
  }

  /// Every position leads to something, and the functions over the model answer.
  private func check(_ document: InterfaceBuilderDocument) {
    let views = document.views.indices
    for (index, view) in document.views.enumerated() {
      #expect(document.roots.indices.contains(view.root))
      #expect(view.parent.map { $0 < index && document.views[$0].children.contains(index) } ?? true)
      #expect(view.children.allSatisfy { views.contains($0) })
      #expect((view.stack?.arranged ?? []).allSatisfy { view.children.contains($0) })
      #expect((view.grid?.cells ?? []).compactMap(\.content).allSatisfy { views.contains($0) })
      let numbers = document.savedFrameInRoot(of: index).map { [$0.origin.x, $0.size.width] } ?? []
      #expect(numbers.allSatisfy { $0.isFinite })
      _ = document.alignmentOutsets(of: index)
      _ = document.baselines(of: index)
      _ = document.intrinsicAxes(of: index)
      _ = document.layoutMargins(of: index)
    }
    for constraint in document.constraints {
      #expect(views.contains(constraint.owner))
      for item in [constraint.firstItem, constraint.secondItem].compactMap({ $0 }) {
        switch item {
        case .view(let position): #expect(views.contains(position))
        case .guide(let position): #expect(document.guides.indices.contains(position))
        }
      }
      #expect(constraint.multiplier.isFinite && constraint.constant.isFinite)
      #expect((constraint.secondItem == nil) == (constraint.secondAttribute == nil))
    }
    for root in document.roots.indices {
      #expect(views.contains(document.roots[root].view))
      _ = document.safeAreaInsets(ofRoot: root)
    }
  }

  private func damaged(_ text: String, kind: Int, _ random: inout SeededNumbers) -> Data {
    var bytes = Array(text.utf8)
    switch kind {
    case 0:
      for _ in 0..<random.below(4) + 1 {
        bytes[random.below(bytes.count)] = UInt8(random.below(256))
      }
    case 1:
      bytes.removeLast(random.below(bytes.count))
    case 2, 3:
      // Lines are mostly whole elements or tags: one goes, or stands twice.
      var lines = text.split(separator: "\n")
      let line = random.below(lines.count)
      if kind == 2 { lines.remove(at: line) } else { lines.insert(lines[line], at: line) }
      bytes = Array(lines.joined(separator: "\n").utf8)
    default:
      let old = ["id=\"name\"", "secondItem=\"name\"", "id=\"r1\"", "destination=\"two\""]
      let values = ["width=\"wide\"", "width=\"nan\"", "width=\"-1\"", "width=\"1e99\""]
      let number = random.below(4)
      let changed = text.replacing(
        old[number], with: old[number].replacing("=\"", with: "=\"gone-"))
      let width = ["width=\"60.0\"", "width=\"100.0\"", "width=\"414.0\""][random.below(3)]
      bytes = Array(changed.replacing(width, with: values[random.below(4)]).utf8)
    }
    return Data(bytes)
  }
}

/// Numbers that look random and are the same in each run (the splitmix64 sequence).
struct SeededNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15
  }

  /// A number from 0 up to, but not, a bound.
  mutating func below(_ bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Int(mixed % UInt64(max(bound, 1)))
  }
}
