// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

@testable import LayoutViews

/// A view that stands for one element and hands a word up.
struct Word: PrimitiveView {
  let text: String

  init(_ text: String) { self.text = text }

  func elements(in context: ViewContext) -> [SceneElement] {
    context.preferences.join(WordsKey.self, [text])
    return [SceneElement(.node(.flexible), type: text)]
  }
}

/// The words of a tree in the order of reduction.
enum WordsKey: PreferenceKey {
  static var defaultValue: [String] { [] }
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

/// What evaluating a view once comes to.
@MainActor struct Evaluation {
  let graph = ViewGraph()
  let collector = PreferenceCollector()
  let record = EvaluationRecord()
  let elements: [SceneElement]

  init<Content: View>(
    _ environment: EnvironmentValues = EnvironmentValues(), @ViewBuilder _ content: () -> Content
  ) {
    graph.beginEvaluation()
    var context = ViewContext(
      graph: graph, path: .root, environment: environment, preferences: collector)
    context.record = record
    elements = context.elements(of: content())
  }

  var types: [String] { elements.map(\.type) }
  var places: [String] { elements.map(\.origin.path) }
  var words: [String] { collector.value(WordsKey.self) }

  /// The ids of an element's modifiers.
  func ids(of index: Int) -> [String] {
    elements[index].modifiers.compactMap { if case .id(let id) = $0.kind { id } else { nil } }
  }

  /// The shared geometries of all elements.
  var geometries: [MatchedGeometry] {
    elements.flatMap(\.modifiers).compactMap {
      if case .node(.matchedGeometry(let geometry)) = $0.kind { geometry } else { nil }
    }
  }

  /// The changes of the environment around the first element, the innermost first.
  var environmentChanges: [SceneEnvironment.Change] {
    (elements.first?.modifiers ?? []).compactMap {
      if case .environment(let change) = $0.kind { change } else { nil }
    }
  }
}
