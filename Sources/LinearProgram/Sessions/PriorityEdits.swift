// SPDX-License-Identifier: GPL-3.0-or-later

/// The changes of one edit of a `PrioritySession`, which all happen or none.
///
/// A change that makes no sense by itself throws at once; whether the system can be solved is
/// found out at the end of the edit.
public struct PriorityEdits {
  /// The system with the changes so far.
  public private(set) var system: PrioritySystem
  /// The handle of each constraint, by its number in the system; rising.
  private(set) var handles: [Int]
  private(set) var nextHandle: Int
  /// Whether something else than parameters has changed.
  private(set) var isStructural = false
  /// The parameters that were set.
  private(set) var parameters: [(variable: Variable, value: Double)] = []

  init(_ system: PrioritySystem, handles: [Int], nextHandle: Int) {
    self.system = system
    self.handles = handles
    self.nextHandle = nextHandle
  }

  /// The number that a constraint has in the system now; nil when it is not there.
  public func number(of handle: PrioritySession.ConstraintHandle) -> Int? {
    handles.position(of: handle.number)
  }

  // MARK: Parameters and variables

  /// Gives a parameter a value in points.
  public mutating func setParameter(
    _ parameter: Variable, to value: Double
  ) throws(PrioritySessionError) {
    let column = try column(parameter)
    guard column.role == .parameter else { throw .notAParameter(column.name) }
    guard value.isFinite else { throw .notFinite(value, "parameter \"\(column.name)\"") }
    system.columns[parameter.index].lower = value
    system.columns[parameter.index].upper = value
    parameters.append((parameter, value))
  }

  /// Gives a variable bounds in points; infinite ones for none, equal ones for a parameter.
  public mutating func setBounds(
    of variable: Variable, lower: Double, upper: Double
  ) throws(PrioritySessionError) {
    let column = try column(variable)
    if column.role == .parameter {
      guard lower == upper else {
        throw .priority(.parameterWithoutValue(column.name, lower: lower, upper: upper))
      }
      return try setParameter(variable, to: lower)
    }
    system.columns[variable.index].lower = lower
    system.columns[variable.index].upper = upper
    isStructural = true
  }

  /// Adds a variable; its name must not be taken.
  public mutating func addVariable(
    _ name: String, lower: Double = -.infinity, upper: Double = .infinity,
    role: PrioritySystem.Role = .place
  ) -> Variable {
    isStructural = true
    return system.addVariable(name, lower: lower, upper: upper, role: role)
  }

  /// Adds a variable with a given value, along which the answer can be followed.
  public mutating func addParameter(_ name: String, value: Double) -> Variable {
    addVariable(name, lower: value, upper: value, role: .parameter)
  }

  // MARK: Constraints and goals

  /// Adds a constraint.
  public mutating func add(_ constraint: Constraint) -> PrioritySession.ConstraintHandle {
    isStructural = true
    system.add(constraint)
    handles.append(nextHandle)
    nextHandle += 1
    return .init(nextHandle - 1)
  }

  /// Adds a goal.
  public mutating func add(_ goal: PrioritySystem.Goal) {
    isStructural = true
    system.add(goal)
  }

  /// Removes a constraint; the numbers of those after it fall, their handles stay.
  public mutating func remove(
    _ handle: PrioritySession.ConstraintHandle
  ) throws(PrioritySessionError) {
    let number = try number(handle)
    system.constraints.remove(at: number)
    handles.remove(at: number)
    isStructural = true
  }

  /// Makes a constraint compare its variables with another constant, in points.
  ///
  /// The constant is the right one minus the left one; what is given stands on the right then.
  public mutating func setConstant(
    of handle: PrioritySession.ConstraintHandle, to constant: Double
  ) throws(PrioritySessionError) {
    let number = try number(handle)
    guard constant.isFinite else { throw .notFinite(constant, "constant of \(handle)") }
    let (left, right) = (system.constraints[number].left, system.constraints[number].right)
    system.constraints[number].left -= LinearExpression(left.constant)
    system.constraints[number].right += LinearExpression(constant - right.constant)
    isStructural = true
  }

  /// Makes a constraint matter more or less.
  public mutating func setPriority(
    of handle: PrioritySession.ConstraintHandle, to priority: Priority
  ) throws(PrioritySessionError) {
    system.constraints[try number(handle)].priority = priority
    isStructural = true
  }

  // MARK: Help

  private func number(
    _ handle: PrioritySession.ConstraintHandle
  ) throws(PrioritySessionError) -> Int {
    guard let number = number(of: handle) else { throw .unknownConstraint(handle) }
    return number
  }

  private func column(
    _ variable: Variable
  ) throws(PrioritySessionError) -> PrioritySystem.Column {
    guard system.columns.indices.contains(variable.index) else { throw .unknownVariable(variable) }
    return system.columns[variable.index]
  }
}

extension [Int] {
  /// The position of a number among rising ones.
  func position(of number: Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == number ? low : nil
  }
}
