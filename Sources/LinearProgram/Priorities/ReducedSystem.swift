// SPDX-License-Identifier: GPL-3.0-or-later

/// A system in terms of the variables that are left when equalities have replaced the others.
///
/// Variables are known by their rank. All lists are in canonical order.
struct ReducedSystem: Sendable {
  /// Why a bound is there.
  enum Source: Sendable, Hashable {
    /// A required constraint, by its number.
    case constraint(Int)
    /// The bound with which a variable was added, by its rank.
    case variable(Int)
  }

  /// The range of a root.
  struct Range: Sendable, Hashable {
    /// The least value; -infinity for none.
    var lower = -Double.infinity
    /// The greatest value; infinity for none.
    var upper = Double.infinity
    /// Why it is no less; nil where there is no lower bound.
    var lowerSource: Source?
    /// Why it is no more; nil where there is no upper bound.
    var upperSource: Source?
  }

  /// A required row: the sum of the terms lies in the range.
  struct Row: Sendable, Hashable {
    var terms: [RankedTerm]
    var range: Range
  }

  /// Soft constraints that say the same of the roots: terms + constant compared with 0.
  struct SoftRow: Sendable, Hashable {
    var terms: [RankedTerm]
    var constant: Double
    var relation: Relation
    var priority: Priority
    /// The numbers of the constraints.
    var constraints: [Int]
  }

  /// A goal for the roots.
  struct Goal: Sendable, Hashable {
    var terms: [RankedTerm]
    var constant: Double
    /// The position of the goal in the system.
    var position: Int
  }

  /// Required constraints and bounds that presolve has found to contradict each other.
  struct Contradiction: Sendable, Hashable {
    /// What contradicts itself, given the links of the variables.
    var sources: [Source]
    /// The variables in it, by rank, before any of them was replaced.
    var variables: [Int]
  }

  /// How each variable follows from the roots.
  var classes: AffineClasses
  /// The form of each variable in the roots, by rank.
  var forms: [AffineClasses.Form] = []
  /// The range of each root, by rank; of no meaning for other variables.
  var ranges: [Range]
  /// The ranges that the required rows and these ranges imply.
  var implied = ImpliedRanges([], [], isGiven: [])
  /// The required rows that are left.
  var rows: [Row] = []
  /// The soft constraints that still depend on a variable.
  var softRows: [SoftRow] = []
  /// The goals that still depend on a variable.
  var goals: [Goal] = []
  /// What cannot hold.
  var contradictions: [Contradiction] = []

  /// Makes the system of a number of variables, without anything in it.
  init(count: Int) {
    classes = AffineClasses(count: count)
    ranges = [Range](repeating: Range(), count: count)
  }
}
