// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutViews

@MainActor @Suite struct PreferenceTests {
  @Test func preferencesReduceInTheOrderOfChildren() {
    let evaluation = Evaluation {
      Word("a")
      Group {
        Word("b")
        EmptyView()
        Word("c")
      }
    }
    #expect(evaluation.words == ["a", "b", "c"])
  }

  @Test func aPreferenceReplacesWhatComesFromBelow() {
    let evaluation = Evaluation {
      Word("a").preference(key: WordsKey.self, value: ["x"])
      Word("b")
    }
    #expect(evaluation.words == ["x", "b"])
  }

  @Test func aPreferenceCanBeChanged() {
    let evaluation = Evaluation {
      Word("a").transformPreference(WordsKey.self) { $0.append("more") }
    }
    #expect(evaluation.words == ["a", "more"])
  }

  @Test func anOverlayComesAfterItsView() {
    let evaluation = Evaluation {
      Word("a").overlayPreferenceValue(WordsKey.self) { words in
        Word("over \(words.joined())")
      }
    }
    #expect(evaluation.words == ["a", "over a"])
  }

  @Test func aBackgroundComesBeforeItsView() {
    let evaluation = Evaluation {
      Word("a").backgroundPreferenceValue(WordsKey.self) { words in
        Word("under \(words.joined())")
      }
    }
    #expect(evaluation.words == ["under a", "a"])
    guard case .background(_, let content) = evaluation.elements[0].modifiers[0].kind else {
      Issue.record("there is no background")
      return
    }
    #expect(content.map(\.type) == ["under a"])
  }

  @Test func observersHearEachValueOnce() {
    var heard: [[String]] = []
    let evaluation = Evaluation {
      Word("a").onPreferenceChange(WordsKey.self) { heard.append($0) }
    }
    for _ in 0..<2 {
      evaluation.record.forEach { if case .action(let act) = $0 { act(evaluation.graph) } }
    }
    #expect(heard == [["a"]])
  }
}
