// SPDX-License-Identifier: GPL-3.0-or-later

extension SequentialProgram {
  /// The value of a variable that is solved or given; nil for one that is pending or foreign.
  public func knownValue(of variable: Variable) -> Double? {
    guard deferral == nil, values.indices.contains(variable.index), !values[variable.index].isNaN
    else {
      return nil
    }
    return values[variable.index]
  }
}
