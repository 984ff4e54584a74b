// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// What the evaluation of a view came to: its elements, and everything that it noted on the way.
///
/// As long as nothing that the view depends on changes, the next evaluation takes the record over.
@MainActor final class EvaluationRecord {
  /// Something that an evaluation noted.
  enum Item {
    /// Something at the place outlives evaluations.
    case place(ViewPlace)
    /// Something to do after layout.
    case action(@MainActor (ViewGraph) -> Void)
    /// Something to perform, by its path or its name.
    case control(path: ViewPath, name: String?, action: () -> Void)
    /// A geometry reader, inside of a view.
    case reader(mark: String, path: ViewPath, inside: WeakPlace)
    /// What a view inside came to.
    case part(EvaluationRecord)
  }

  /// A function in a box: an optional function is wrapped once more by each record that takes it over,
  /// and would grow with every evaluation.
  struct Content {
    let elements: (ViewContext) -> [SceneElement]
  }

  /// What the items and those of the parts are.
  struct Contents: OptionSet {
    let rawValue: Int
    static let actions = Contents(rawValue: 1)
    static let controls = Contents(rawValue: 2)
    static let readers = Contents(rawValue: 4)
    /// Views that are evaluated every time.
    static let volatile = Contents(rawValue: 8)
  }

  /// What the view was evaluated with, but for what belongs to one evaluation.
  struct Surroundings {
    var path: ViewPath
    var environment: EnvironmentValues
    var name: String?
    var connections: [() -> Void]
    var depth: Int
    var spaces: [String: String]
  }

  /// The place of the view; nil for the root.
  private(set) weak var place: ViewPlace?
  /// Tells this run from all others.
  let run: Int
  /// The run of the view around to which this one belongs.
  var enclosingRun = 0
  private(set) var items: [Item] = []
  private(set) var contents: Contents = []
  /// The names that were asked for in order, and whether they were free.
  private(set) var names: [(name: String, isFirst: Bool)] = []
  /// Whether the view must be evaluated every time: it reads what nobody can watch.
  var isVolatile = false {
    didSet { if isVolatile { contents.insert(.volatile) } }
  }
  var surroundings: Surroundings?
  /// What makes the elements of what the view is made of.
  var content: Content?
  var elements: [SceneElement] = []
  /// What the view has handed up.
  var joins: [PreferenceCollector.Operation] = []

  init(place: ViewPlace? = nil, run: Int = 0) {
    self.place = place
    self.run = run
  }

  /// Notes something.
  func add(_ item: Item) {
    items.append(item)
    switch item {
    case .place: break
    case .action: contents.insert(.actions)
    case .control: contents.insert(.controls)
    case .reader: contents.insert(.readers)
    case .part(let part):
      contents.formUnion(part.contents)
      names += part.names
    }
  }

  /// Notes that a name was asked for.
  func add(name: String, isFirst: Bool) { names.append((name, isFirst)) }

  /// All items in the order of evaluation, those of parts in their place; parts without any of some
  /// contents are left out.
  func forEach(with contents: Contents? = nil, _ visit: (Item) -> Void) {
    for item in items {
      guard case .part(let part) = item else {
        visit(item)
        continue
      }
      if let contents, part.contents.isDisjoint(with: contents) { continue }
      visit(item)
      part.forEach(with: contents, visit)
    }
  }
}
