// SPDX-License-Identifier: GPL-3.0-or-later

extension ComponentRegion {
  /// The same region, read at other values of the parameters inside of it.
  func moved(to values: [Double]) -> ComponentRegion {
    let limits = limits.map { limit in
      var move = 0.0
      for (parameter, slope) in limit.slopes {
        move += slope * (values[parameter] - start[parameter])
      }
      return Limit(
        element: limit.element, down: min(limit.down - move, 0), up: max(limit.up - move, 0),
        slack: limit.slack, slopes: limit.slopes)
    }
    return ComponentRegion(
      parameters: parameters, columns: columns, start: values, moves: moves, limits: limits)
  }
}

extension SolvedComponent {
  /// The component at other values of its parameters, inside of its region.
  ///
  /// Of the stages, the last one has its point there; the bounds that levels have fixed and the
  /// basis of the last one stay right, as the reduced costs do not change.
  func moved(_ region: ComponentRegion, to parameters: [Double]) -> SolvedComponent {
    var result = self
    result.stages = stages.enumerated().map { number, stage in
      var program = stage.program
      var solution = stage.solution
      for (column, value) in zip(region.columns, parameters) {
        program.model.columns[column].lower = value
        program.model.columns[column].upper = value
        solution.columnValues[column] = value
      }
      if number == stages.count - 1 { region.move(&solution, to: parameters) }
      return Stage(program: program, solution: solution)
    }
    result.readValues()
    return result
  }

  /// Takes the values of the roots from the last stage; adding 0 makes -0 to 0.
  mutating func readValues() {
    guard let last = stages.last else { return }
    values = component.roots.compactMap { root in
      last.program.column(of: root).map { last.solution.columnValues[$0] + 0.0 }
    }
  }
}

extension ComponentRegion {
  /// Moves what is basic.
  fileprivate func move(_ solution: inout LevelledSolution, to values: [Double]) {
    for (position, parts) in moves.enumerated() {
      let move = values[position] - start[position]
      if move == 0 { continue }
      for part in parts {
        switch part.element {
        case .row(let row): solution.rowValues[row] += part.factor * move
        case .column(let column): solution.columnValues[column] += part.factor * move
        }
      }
    }
  }
}
