// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutGeometry
import LayoutScene
import Synchronization
import Testing

/// How often texts are broken into lines.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct TextMeasuringTests {
  /// Answers as the fixed measurer and notes what it was asked.
  private final class NotingMeasurer: TextMeasurer {
    struct Question: Hashable {
      var text: String
      var width: CGFloat
    }

    private let asked = Mutex<[Question]>([])
    let keepsFittingLines: Bool

    init(keepsFittingLines: Bool) { self.keepsFittingLines = keepsFittingLines }

    var questions: [Question] { asked.withLock { $0 } }

    func metrics(of font: Font) -> FontMetrics { FixedTextMeasurer().metrics(of: font) }

    func lineWidths(of text: String, font: Font, within width: CGFloat) -> [CGFloat] {
      asked.withLock { $0.append(Question(text: text, width: width)) }
      return FixedTextMeasurer().lineWidths(of: text, font: font, within: width)
    }
  }

  /// A cell: two short texts with a spacer above a long one, beside a box.
  private func cell(_ measurer: NotingMeasurer) throws -> SceneTree {
    func text(_ text: String) -> SceneElement {
      SceneElement(.text(text, font: nil, lineLimit: nil), type: "Text")
    }
    func stack(_ axis: Axis, _ children: [SceneElement]) -> SceneElement {
      SceneElement(
        .node(.stack(Stack(axis: axis, spacing: 0))),
        type: axis == .horizontal ? "HStack" : "VStack", children: children)
    }
    let head = stack(
      .horizontal,
      [text("Name"), SceneElement(.spacer(minLength: nil), type: "Spacer"), text("1 min")])
    let column = stack(.vertical, [head, text("word word word word word word")])
    let box = SceneElement(
      .node(.flexible), type: "Color",
      modifiers: [SceneModifier(.node(.fixedFrame(FixedFrame(width: 40, height: 40))))])
    return try SceneTree(
      root: stack(.horizontal, [box, column]),
      request: .container(CGSize(width: 200, height: 300)),
      environment: SceneEnvironment(measurer: measurer))
  }

  @Test(arguments: [false, true])
  func noTextIsBrokenTwiceForAWidth(keepsFittingLines: Bool) throws {
    let measurer = NotingMeasurer(keepsFittingLines: keepsFittingLines)
    _ = try ConstraintEngine(solver: GLPKSolver()).layout(try cell(measurer))
    let questions = measurer.questions
    #expect(Set(questions).count == questions.count)
  }

  /// "Name" is one line however wide: its unbroken line serves all widths.
  @Test func aTextThatFitsIsMeasuredOnce() throws {
    let measurer = NotingMeasurer(keepsFittingLines: true)
    _ = try ConstraintEngine(solver: GLPKSolver()).layout(try cell(measurer))
    #expect(measurer.questions.count { $0.text == "Name" } == 1)
  }
}
