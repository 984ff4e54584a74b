// SPDX-License-Identifier: GPL-3.0-or-later

/// A component with what was found for it.
struct SolvedComponent: Sendable {
  /// A program with its answer.
  struct Stage: Sendable {
    /// The program as it was handed to the solver.
    let program: ComponentProgram
    /// What the solver found; its fixings and basis belong to the program.
    let solution: LevelledSolution
  }

  /// What the component holds of the reduced system.
  let component: SystemComponent
  /// The solves; none when no solver was needed.
  ///
  /// The first has the levels of goals and constraints and as much of the tie-break as needs no
  /// columns of its own, the second the rest of the tie-break.
  var stages: [Stage] = []
  /// The value of each root of the component, in the order of its roots; NaN when infeasible.
  var values: [Double] = []
  /// Whether something was open after the goals and the constraints, before the tie-break.
  var isOpenBeforeTieBreak = false
  /// Whether its required rows and bounds cannot all hold.
  var isInfeasible = false
}

extension SolvedComponent {
  /// How many levels solvers were run for.
  var solvedLevels: Int { stages.reduce(0) { $0 + $1.solution.solvedLevels } }
  /// How many simplex iterations it took.
  var iterations: Int { stages.reduce(0) { $0 + $1.solution.iterations } }
}
