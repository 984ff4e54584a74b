// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Why a constraint cannot be read, and where in its text.
public struct ConstraintError: Error, Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// One of its expressions cannot be read.
    case expression(ExpressionError.Kind)
    /// Something stands where the relation must; nil for the end.
    case relationExpected(found: String?)
    /// There are two relations.
    case secondRelation
    /// Something stands behind the end of the constraint.
    case endExpected(found: String)
    /// There is no attribute, so that nothing is constrained.
    case noAttribute
    /// All attributes cancel out, so that nothing is constrained.
    case noEffect
    /// A place along one axis is related to something along the other.
    case mixedAxes(String, axis: Axis, String)
    /// A place that follows the layout direction is related to one that does not.
    case mixedDirections(following: String, fixed: String)
    /// A place along the axis that is not meant.
    case otherAxis(String, expected: Axis)
    /// Something stands where a priority must; nil for the end.
    case priorityExpected(found: String?)
    /// A priority has a name that is unknown.
    case unknownPriority(String, known: [String])
    /// A priority is outside of 0 to 1000.
    case priorityOutOfRange(Double)
  }

  /// What is wrong.
  public let kind: Kind

  /// Where, as the number of Unicode scalars before it.
  public let offset: Int

  /// Makes an error about a place in a constraint.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }
}

extension ConstraintError.Kind {
  /// What happened and what was expected.
  var message: String {
    switch self {
    case .expression(.empty): "the constraint is empty"
    case .expression(.invalidCharacter(let text)): "\(text) cannot stand in a constraint"
    case .expression(let kind): kind.message
    case .relationExpected(nil): "the constraint ends where ==, <= or >= was expected"
    case .relationExpected(let found?): "found \(found) where ==, <= or >= was expected"
    case .secondRelation: "a constraint has one relation; this is a second one"
    case .endExpected(let found):
      "found \(found) where an operator, a priority or the end was expected"
    case .noAttribute: "the constraint has no attribute, so that it constrains nothing"
    case .noEffect: "the attributes cancel out, so that the constraint constrains nothing"
    case .mixedAxes(let first, let axis, let second):
      "\(first) is \(axis.adjective) and \(second) is \(axis.cross.adjective): a place is related "
        + "along one axis only"
    case .mixedDirections(let following, let fixed):
      "\(following) follows the layout direction and \(fixed) does not"
    case .otherAxis(let name, let expected):
      "\(name) is \(expected.cross.adjective) where a \(expected.adjective) place was expected"
    case .priorityExpected(nil): "the constraint ends where a priority was expected"
    case .priorityExpected(let found?): "found \(found) where a priority was expected"
    case .unknownPriority(let name, _): "\(MessageText.quoted(name)) is no priority"
    case .priorityOutOfRange(let priority):
      "the priority \(NumberText.shown(priority)) is outside of 0 to 1000"
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .expression(.empty): Self.example
    case .expression(.invalidCharacter(let text)): Self.spellings[text]
    case .expression(let kind): kind.hint
    case .relationExpected: Self.example
    case .secondRelation: "write two constraints"
    case .endExpected: "a priority is written @750, as the last thing"
    case .noAttribute, .noEffect: Self.example
    case .mixedAxes:
      "relate leading, trailing, centerX and width, or top, bottom, centerY and height; only a "
        + "width and a height can be compared with each other"
    case .mixedDirections: "use leading and trailing, or left and right, on both sides"
    case .otherAxis(_, .horizontal): "use leading, trailing or centerX"
    case .otherAxis(_, .vertical): "use top, bottom or centerY"
    case .priorityExpected, .priorityOutOfRange:
      "write a number from 0 to 1000, required, high, low or fittingSize"
    case .unknownPriority(let name, let known): KnownNames.suggestion(for: name, among: known)
    }
  }

  private static let example = "write a constraint such as title.leading == avatar.trailing + 8"

  /// What to write in place of signs of other languages.
  private static let spellings = [
    "'='": "write ==", "'<'": "write <=", "'>'": "write >=", "'≤'": "write <=",
    "'≥'": "write >=", "'~'": "write a priority behind the constraint: @750",
    "','": "write a constraint in a string of its own", "'·'": "write products with *",
    "'×'": "write products with *",
  ]
}
