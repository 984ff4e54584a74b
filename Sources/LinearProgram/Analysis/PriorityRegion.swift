// SPDX-License-Identifier: GPL-3.0-or-later

/// The answer of a `PrioritySystem` as an affine function of its parameters, and where it holds.
///
/// Inside the region each value is its present value plus the sum of slopes times how far the
/// parameters have moved. The region ends where a value, a constraint or a goal meets a limit it
/// did not meet before; there the layout has a breakpoint. Where several limits meet already, it
/// may be smaller than necessary, but never too large.
public struct PriorityRegion: Sendable {
  /// How far one parameter may go while the others stay.
  public struct Interval: Hashable, Sendable {
    /// The values the parameter may take; infinite ends where nothing limits it.
    public let range: ClosedRange<Double>
    /// What limits it below; nil when nothing does.
    public let lowerLimit: PrioritySource?
    /// What limits it above; nil when nothing does.
    public let upperLimit: PrioritySource?
  }

  /// What limits the parameters: a sum of their moves that must stay between two numbers.
  struct Limit: Sendable {
    let down: Double
    let up: Double
    let slack: Double
    /// The positions of its terms in `limitTerms`.
    let terms: Range<Int>
    let lowerSource: PrioritySource?
    let upperSource: PrioritySource?
  }

  /// A position with a slope.
  struct Term: Sendable {
    let index: Int
    let slope: Double
  }

  /// The parameters, by index.
  public let parameters: [Variable]
  /// The values of the parameters that the region was read at, in points.
  public let start: [Double]
  /// The values of all variables there, in points, by index.
  public let startValues: [Double]
  /// For each parameter, the variables that move with it.
  let slopes: [[Term]]
  let limits: [Limit]
  /// For each limit, its slopes, by position in `parameters`.
  let limitTerms: [Term]

  /// The value of each variable in points, by index; nil outside the region.
  ///
  /// - Parameter parameters: finite values in the order of `parameters`.
  public func values(at parameters: [Double]) -> [Double]? {
    guard contains(parameters) else { return nil }
    var result = startValues
    for (position, terms) in slopes.enumerated() {
      let move = parameters[position] - start[position]
      if move == 0 { continue }
      for term in terms { result[term.index] += term.slope * move }
    }
    // A parameter is exactly what it was set to.
    for (variable, value) in zip(self.parameters, parameters) { result[variable.index] = value }
    return result
  }

  /// Writes the value of each variable at parameters inside the region over those at others.
  func write(_ values: inout [Double], at parameters: [Double]) {
    for terms in slopes {
      for term in terms { values[term.index] = startValues[term.index] }
    }
    for (position, terms) in slopes.enumerated() {
      let move = parameters[position] - start[position]
      if move == 0 { continue }
      for term in terms { values[term.index] += term.slope * move }
    }
    for (variable, value) in zip(self.parameters, parameters) { values[variable.index] = value }
  }

  /// The position of a parameter; nil for any other variable.
  func position(of parameter: Variable) -> Int? {
    var (low, high) = (0, parameters.count)
    while low < high {
      let middle = (low + high) / 2
      if parameters[middle].index < parameter.index { low = middle + 1 } else { high = middle }
    }
    return low < parameters.count && parameters[low] == parameter ? low : nil
  }

  /// Whether the answer may be followed to other values of the parameters.
  ///
  /// A limit may be passed by 1e-9 times 1 + the limit, the tolerance of the solver. From values
  /// that are far larger than those asked for nothing is followed, as rounding would show.
  public func contains(_ parameters: [Double]) -> Bool {
    guard parameters.count == start.count, parameters.allSatisfy(\.isFinite),
      zip(start, parameters).allSatisfy(FollowingReach.isNear)
    else { return false }
    for limit in limits {
      var move = 0.0
      for index in limit.terms {
        let term = limitTerms[index]
        move += term.slope * (parameters[term.index] - start[term.index])
      }
      guard move >= limit.down - limit.slack, move <= limit.up + limit.slack else { return false }
    }
    return true
  }

  /// By how much a variable moves when a parameter grows by 1; 0 for anything that is no parameter.
  public func slope(of variable: Variable, by parameter: Variable) -> Double {
    guard let position = parameters.firstIndex(of: parameter) else { return 0 }
    return slopes[position].first { $0.index == variable.index }?.slope ?? 0
  }

  /// How far a parameter may go while the others stay as they are; nil for any other variable.
  public func interval(of parameter: Variable) -> Interval? {
    guard let position = parameters.firstIndex(of: parameter) else { return nil }
    var (least, most) = (-Double.infinity, Double.infinity)
    var (lowerLimit, upperLimit): (PrioritySource?, PrioritySource?)
    for limit in limits {
      for index in limit.terms where limitTerms[index].index == position {
        let slope = limitTerms[index].slope
        let rises = slope > 0
        let down = (rises ? limit.down : limit.up) / slope
        let up = (rises ? limit.up : limit.down) / slope
        if down > least {
          (least, lowerLimit) = (down, rises ? limit.lowerSource : limit.upperSource)
        }
        if up < most {
          (most, upperLimit) = (up, rises ? limit.upperSource : limit.lowerSource)
        }
      }
    }
    let value = start[position]
    return Interval(
      range: value + min(least, 0)...value + max(most, 0), lowerLimit: lowerLimit,
      upperLimit: upperLimit)
  }
}
