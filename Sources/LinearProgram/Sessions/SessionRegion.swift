// SPDX-License-Identifier: GPL-3.0-or-later

/// Where the answer of a session follows its parameters without a solver.
///
/// Components in closed form go wherever they have an answer, all others as far as their regions
/// reach.
struct SessionRegion: Sendable {
  /// What a move came to.
  enum Move {
    /// It was not possible; nothing has changed.
    case none
    /// All moves as it did before.
    case inside
    /// Some component has passed a breakpoint.
    case crossing
  }

  /// The region of all that does not move in closed form.
  private let region: PriorityRegion
  /// The components that do.
  private var followers: [ParametricFollower] = []
  /// The values of the parameters, in the order of the region; empty where not asked for yet.
  private var parameters: [Double] = []

  /// Joins components at the parameters of a solution; nil where one of them cannot be followed.
  init?(_ components: [SessionComponent], of solution: PrioritySolution) {
    var builder = RegionBuilder(solution)
    var forms: [ParametricAnswer] = []
    for component in components {
      let anchor = component.anchor
      if anchor.component.isGiven { builder.addGiven(anchor.component) }
      guard let stage = anchor.stages.last else { continue }
      switch component.region {
      case .unread, .none: return nil
      case .parametric: forms += [component.closedForm].compactMap(\.self)
      case .known(let region):
        if region.parameters.isEmpty { continue }
        builder.add(
          region.moved(to: solution.canonical.values(region.parameters)), stage.program)
      }
    }
    region = builder.region()
    for form in forms {
      let canonical = solution.canonical
      let inputs = form.parameters.compactMap { region.position(of: canonical.variable($0)) }
      guard
        let follower = ParametricFollower(
          form, at: canonical.values(form.parameters), inputs: inputs)
      else { return nil }
      followers.append(follower)
    }
  }

  /// Moves values to the parameters of a system.
  mutating func follow(_ system: PrioritySystem, _ values: inout [Double]) -> Move {
    parameters = region.parameters.map { system.columns[$0.index].lower }
    return move(&values)
  }

  /// Moves values to some other parameters.
  ///
  /// Nothing is copied, so that a drag costs no more than what moves.
  mutating func follow(
    _ moves: [(parameter: Variable, value: Double)], _ values: inout [Double]
  ) -> Move {
    if parameters.isEmpty { parameters = region.parameters.map { values[$0.index] } }
    for (parameter, value) in moves {
      guard value.isFinite, let position = region.position(of: parameter) else {
        parameters = []
        return .none
      }
      parameters[position] = value
    }
    return move(&values)
  }

  /// Moves everything to the parameters, or nothing.
  private mutating func move(_ values: inout [Double]) -> Move {
    var isPossible = region.contains(parameters)
    for index in followers.indices where isPossible {
      isPossible = followers[index].aim(parameters)
    }
    guard isPossible else {
      parameters = []
      return .none
    }
    region.write(&values, at: parameters)
    var isCrossing = false
    for index in followers.indices where followers[index].move(&values) { isCrossing = true }
    return isCrossing ? .crossing : .inside
  }
}
