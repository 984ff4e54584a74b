// SPDX-License-Identifier: GPL-3.0-or-later

/// What earlier solves of components left behind: answers to the same questions, and bases.
struct ComponentMemory: Sendable {
  /// Whether nothing may be taken from it for now.
  var isOff = false
  /// Whether the component being solved has started from an earlier basis.
  var isWarm = false
  /// The programs whose answer was known.
  private(set) var reused = 0
  /// The programs that were solved from an earlier basis.
  private(set) var warmSolves = 0
  /// The programs that were solved from their own start.
  private(set) var coldSolves = 0
  /// The simplex iterations of all solves.
  private(set) var pivots = 0

  private var components: [SolvedComponent] = []
  /// The component whose program has a name.
  private var positions: [String: Int] = [:]
  private var startsWarm = false

  /// A memory of nothing.
  init() {}

  /// Remembers solved components.
  init(_ components: [SolvedComponent]) {
    self.components = components
    for (position, component) in components.enumerated() {
      if let stage = component.stages.first { positions[stage.program.model.name] = position }
    }
  }

  /// The answer to a program that asks the same as an earlier one.
  mutating func solution(of program: ComponentProgram, stage: Int) -> LevelledSolution? {
    startsWarm = false
    guard let old = remembered(program, stage), old.program.asksSame(as: program) else {
      return nil
    }
    reused += 1
    return old.solution
  }

  /// The basis of an earlier program of the same shape, fitted to the bounds of this one.
  mutating func start(of program: ComponentProgram, stage: Int) -> Basis? {
    guard let old = remembered(program, stage), old.program.hasShape(of: program),
      let basis = old.solution.basis
    else { return nil }
    isWarm = true
    startsWarm = true
    return basis.released(from: old.solution.fixings, of: old.program.model)
      .fitted(to: program.model)
  }

  /// Counts a solve that was necessary.
  mutating func count(_ solution: LevelledSolution) {
    if startsWarm { warmSolves += 1 } else { coldSolves += 1 }
    pivots += solution.iterations
  }

  private func remembered(_ program: ComponentProgram, _ stage: Int) -> SolvedComponent.Stage? {
    guard !isOff, let position = positions[program.model.name],
      components[position].stages.count > stage
    else { return nil }
    return components[position].stages[stage]
  }
}

extension ComponentProgram {
  /// Whether two programs have the same answer: all is the same but names and what things mean.
  fileprivate func asksSame(as other: ComponentProgram) -> Bool {
    guard hasShape(of: other), levels == other.levels, levelMeanings == other.levelMeanings else {
      return false
    }
    for (left, right) in zip(model.columns, other.model.columns)
    where left.lower != right.lower || left.upper != right.upper {
      return false
    }
    for (left, right) in zip(model.rows, other.model.rows)
    where left.lower != right.lower || left.upper != right.upper || left.terms != right.terms {
      return false
    }
    return true
  }

  /// Whether a basis of one program may be one of the other.
  fileprivate func hasShape(of other: ComponentProgram) -> Bool {
    model.rows.count == other.model.rows.count
      && model.columns.count == other.model.columns.count
  }
}
