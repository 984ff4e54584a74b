// SPDX-License-Identifier: GPL-3.0-or-later

extension PrioritySession {
  /// Gives a parameter a value in points.
  public func setParameter(_ parameter: Variable, to value: Double) throws(PrioritySessionError) {
    try setParameters([(parameter, value)])
  }

  /// Gives several parameters values in points, at once.
  public func setParameters(
    _ values: [(parameter: Variable, value: Double)]
  ) throws(PrioritySessionError) {
    if !values.isEmpty, follow(values) { return }
    try edit { edits throws(PrioritySessionError) in
      for (parameter, value) in values { try edits.setParameter(parameter, to: value) }
    }
  }

  /// Gives a variable bounds in points; infinite ones for none.
  public func setBounds(
    of variable: Variable, lower: Double, upper: Double
  ) throws(PrioritySessionError) {
    try edit { edits throws(PrioritySessionError) in
      try edits.setBounds(of: variable, lower: lower, upper: upper)
    }
  }

  /// Makes a constraint compare its variables with another constant, in points.
  ///
  /// The constant is the right one minus the left one; what is given stands on the right then.
  public func setConstant(
    of handle: ConstraintHandle, to constant: Double
  ) throws(PrioritySessionError) {
    try edit { edits throws(PrioritySessionError) in
      try edits.setConstant(of: handle, to: constant)
    }
  }

  /// Makes a constraint matter more or less.
  public func setPriority(
    of handle: ConstraintHandle, to priority: Priority
  ) throws(PrioritySessionError) {
    try edit { edits throws(PrioritySessionError) in
      try edits.setPriority(of: handle, to: priority)
    }
  }

  /// Adds a constraint.
  @discardableResult
  public func add(_ constraint: Constraint) throws(PrioritySessionError) -> ConstraintHandle {
    try edit { edits in edits.add(constraint) }
  }

  /// Removes a constraint.
  public func remove(_ handle: ConstraintHandle) throws(PrioritySessionError) {
    try edit { edits throws(PrioritySessionError) in try edits.remove(handle) }
  }

  /// Adds a variable; its name must not be taken.
  public func addVariable(
    _ name: String, lower: Double = -.infinity, upper: Double = .infinity,
    role: PrioritySystem.Role = .place
  ) throws(PrioritySessionError) -> Variable {
    try edit { edits in edits.addVariable(name, lower: lower, upper: upper, role: role) }
  }
}
