// SPDX-License-Identifier: GPL-3.0-or-later

/// A component of a session, with what is known of how it follows its parameters.
struct SessionComponent: Sendable {
  /// What is known of its region.
  enum Region: Sendable {
    /// It was not read yet.
    case unread
    /// It cannot be followed.
    case none
    /// The region, at the anchor.
    case known(ComponentRegion)
    /// It is not needed, as the component moves in closed form.
    case parametric
  }

  /// What is known of its closed form.
  private enum Form: Sendable {
    case unread
    case none
    case known(ParametricAnswer)
  }

  /// The component where it was solved, which may be at other values of the parameters.
  var anchor: SolvedComponent
  /// What is known of its region.
  private(set) var region = Region.unread
  private var form = Form.unread

  /// Starts where a component was solved.
  init(_ anchor: SolvedComponent) {
    self.anchor = anchor
  }

  /// Takes another place from which the component is followed.
  mutating func start(from anchor: SolvedComponent) {
    self.anchor = anchor
    region = .unread
  }

  /// The closed form; nil where there is none.
  var closedForm: ParametricAnswer? {
    if case .known(let form) = form { form } else { nil }
  }

  /// Finds the closed form that answers at the parameters of a solution, or reads the region.
  mutating func prepare(
    _ solution: PrioritySolution, _ members: [[Int]], _ solver: any LinearSolver,
    _ statistics: inout PrioritySession.Statistics
  ) throws(PriorityError) {
    readForm(solution, members)
    if let closedForm,
      closedForm.pieces(at: solution.canonical.values(closedForm.parameters)) != nil
    {
      region = .parametric
      return
    }
    guard case .unread = region else { return }
    statistics.regionsRead += 1
    region = .none
    if let program = FinalProgram(anchor),
      let found = try ComponentRegion.read(program, solution.canonical, by: solver)
    {
      region = .known(found)
    }
  }

  private mutating func readForm(_ solution: PrioritySolution, _ members: [[Int]]) {
    guard case .unread = form else { return }
    form = .none
    guard let stage = anchor.stages.first,
      var builder = ParametricBuilder(stage.program, solution.canonical),
      let answer = builder.answer(
        of: anchor.component, solution.canonical, solution.reduced, members)
    else { return }
    form = .known(answer)
  }

  /// The component at the parameters of a system, when it may be followed to them.
  func moved(_ canonical: CanonicalSystem) -> SolvedComponent? {
    // 1. What is given, and what needs no solver.
    if anchor.component.isGiven {
      var moved = anchor
      moved.values = canonical.values(anchor.component.roots)
      return moved
    }
    guard let stage = anchor.stages.first else { return anchor }
    // 2. In closed form.
    if let closedForm {
      let parameters = canonical.values(closedForm.parameters)
      let isThere = zip(closedForm.columns, parameters).allSatisfy {
        stage.program.model.columns[$0].lower == $1
      }
      if isThere { return anchor }
      if let moved = closedForm.component(at: parameters, like: anchor) { return moved }
    }
    // 3. Inside the region.
    guard case .known(let region) = region else { return nil }
    if region.parameters.isEmpty { return anchor }
    let parameters = canonical.values(region.parameters)
    return region.contains(parameters) ? anchor.moved(region, to: parameters) : nil
  }
}

extension CanonicalSystem {
  /// The values of parameters, by rank.
  func values(_ parameters: [Int]) -> [Double] { parameters.map { columns[$0].lower } }
}
