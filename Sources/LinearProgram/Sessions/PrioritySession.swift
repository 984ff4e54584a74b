// SPDX-License-Identifier: GPL-3.0-or-later

import Synchronization

/// A `PrioritySystem` that stays solved while it is edited.
///
/// After every edit the answer is that of a fresh solve of the edited system, within 1e-9 of its
/// size, however the session came there. Parameters that move inside the region of the answer cost
/// no solve, nor do they beyond it in parts that come down to filling rows, as chains and grids do;
/// otherwise only the parts of the system are solved again whose content has changed, from the
/// basis they had. An edit that is invalid or makes required constraints contradict each
/// other throws and leaves everything as it was.
///
/// Any task may call. Edits wait for each other; reading waits for no solve.
public final class PrioritySession: Sendable {
  /// What is solved and the answer.
  struct State: Sendable {
    var system: PrioritySystem
    /// The handle of each constraint, by its number; rising.
    var handles: [Int]
    var nextHandle: Int
    var answer: SessionAnswer
    var statistics: Statistics
  }

  /// How systems are solved.
  public let solver: PrioritySolver
  /// Held by the edit that is going on.
  private let editing = Mutex<Void>(())
  private let state: Mutex<State>

  /// The sessions that the running code is inside an edit of.
  @TaskLocal private static var sessionsInEdit: [ObjectIdentifier] = []

  /// Solves a system for the first time.
  ///
  /// Throws when the system is invalid or its required constraints contradict each other.
  public init(
    _ system: PrioritySystem, solver: any LinearSolver,
    options: PriorityOptions = PriorityOptions()
  ) throws(PrioritySessionError) {
    self.solver = PrioritySolver(solver: solver, options: options)
    var memory = ComponentMemory()
    let solution = try Self.solve(system, self.solver, &memory)
    var statistics = Statistics()
    statistics.add(memory)
    state = Mutex(
      State(
        system: system, handles: Array(system.constraints.indices),
        nextHandle: system.constraints.count, answer: SessionAnswer(solution),
        statistics: statistics))
  }

  // MARK: Reading

  /// The values of all variables in points, by index.
  public var values: [Double] { state.withLock { $0.answer.values } }

  /// The value of a variable in points; nil for one that the session does not have.
  public subscript(variable: Variable) -> Double? {
    state.withLock { state in
      state.answer.values.indices.contains(variable.index)
        ? state.answer.values[variable.index] : nil
    }
  }

  /// The system as it is now.
  public var system: PrioritySystem { state.withLock { $0.system } }

  /// The whole answer, with the costs of the levels and all that explains it.
  ///
  /// After parameters have moved it is put together once, without a solver.
  public var solution: PrioritySolution {
    state.withLock { state in
      state.answer.settle(state.system, solver)
      return state.answer.base
    }
  }

  /// What the session has done so far.
  public var statistics: Statistics { state.withLock { $0.statistics } }

  /// The handles of the constraints, by their number in the system.
  public var constraintHandles: [ConstraintHandle] {
    state.withLock { $0.handles.map { ConstraintHandle($0) } }
  }

  /// The handle of the constraint with a number in the system, such as an explanation names it.
  public func handle(ofConstraint number: Int) -> ConstraintHandle? {
    state.withLock { state in
      state.handles.indices.contains(number) ? ConstraintHandle(state.handles[number]) : nil
    }
  }

  // MARK: Editing

  /// Makes several changes at once; all happen, or none when one throws.
  ///
  /// The body must not edit the session in another way; that throws.
  public func edit<Result>(
    _ body: (inout PriorityEdits) throws(PrioritySessionError) -> Result
  ) throws(PrioritySessionError) -> Result {
    let identity = ObjectIdentifier(self)
    guard !Self.sessionsInEdit.contains(identity) else { throw .nestedEdit }
    var outcome = Swift.Result<Result, PrioritySessionError>.failure(.nestedEdit)
    editing.withLock { _ in
      Self.$sessionsInEdit.withValue(Self.sessionsInEdit + [identity]) { outcome = perform(body) }
      // Still inside, or the next edit would take back what is counted here.
      if case .failure = outcome { state.withLock { $0.statistics.rejectedEdits += 1 } }
    }
    return try outcome.get()
  }

  /// Moves parameters where the answer is known to follow, and says whether that was possible.
  ///
  /// Where it was not, nothing has changed.
  func follow(_ moves: [(parameter: Variable, value: Double)]) -> Bool {
    guard !Self.sessionsInEdit.contains(ObjectIdentifier(self)) else { return false }
    return editing.withLock { _ in
      state.withLock { state in
        guard state.answer.follow(moves, &state.statistics) else { return false }
        for (parameter, value) in moves {
          state.system.columns[parameter.index].lower = value
          state.system.columns[parameter.index].upper = value
        }
        state.statistics.edits += 1
        return true
      }
    }
  }

  private func perform<Result>(
    _ body: (inout PriorityEdits) throws(PrioritySessionError) -> Result
  ) -> Swift.Result<Result, PrioritySessionError> {
    do throws(PrioritySessionError) {
      var next = state.withLock { $0 }
      var edits = PriorityEdits(
        next.system, handles: next.handles, nextHandle: next.nextHandle)
      let result = try body(&edits)
      if edits.isStructural {
        try rebuild(&next, edits)
      } else if !edits.parameters.isEmpty {
        try move(&next, edits)
      }
      (next.handles, next.nextHandle) = (edits.handles, edits.nextHandle)
      next.statistics.edits += 1
      state.withLock { $0 = next }
      return .success(result)
    } catch {
      return .failure(error)
    }
  }

  /// Solves a system in which anything may have changed.
  private func rebuild(_ next: inout State, _ edits: PriorityEdits) throws(PrioritySessionError) {
    // What has moved in closed form has another basis by now.
    next.answer.settle(next.system, solver)
    var memory = next.answer.memory
    let solution = try Self.solve(edits.system, solver, &memory)
    next.system = edits.system
    next.answer = SessionAnswer(solution)
    next.statistics.add(memory)
  }

  /// Follows parameters, or solves again the parts that they take out of their regions.
  private func move(_ next: inout State, _ edits: PriorityEdits) throws(PrioritySessionError) {
    next.system = edits.system
    do throws(PriorityError) {
      try next.answer.readRegion(solver.solver, &next.statistics)
      if next.answer.follow(next.system, &next.statistics) { return }
      var memory = next.answer.memory
      next.answer = try next.answer.solved(next.system, solver, &memory)
      next.statistics.add(memory)
    } catch {
      throw .priority(error)
    }
    try Self.check(next.answer.base)
  }

  private static func solve(
    _ system: PrioritySystem, _ solver: PrioritySolver, _ memory: inout ComponentMemory
  ) throws(PrioritySessionError) -> PrioritySolution {
    let solution: PrioritySolution
    do {
      solution = try solver.solve(system, &memory)
    } catch {
      throw .priority(error)
    }
    try check(solution)
    return solution
  }

  /// Throws the conflicts of a solution.
  private static func check(_ solution: PrioritySolution) throws(PrioritySessionError) {
    guard case .conflict(let conflicts) = solution.status else { return }
    let system = solution.system
    let texts = conflicts.flatMap(\.constraints).prefix(PrioritySessionError.shownTexts).map {
      system.constraints[$0].description(naming: system.name(of:))
    }
    throw .conflict(conflicts, texts: texts)
  }
}
