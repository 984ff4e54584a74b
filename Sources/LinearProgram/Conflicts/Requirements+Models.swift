// SPDX-License-Identifier: GPL-3.0-or-later

extension Requirements {
  /// The program of some rows within the bounds of their columns, without costs.
  ///
  /// Answers also which column of the requirements each column of the program is. Widened, every
  /// bound gives way by the tolerance.
  func componentModel(
    rows codes: [Int], widened: Bool
  ) -> (model: LinearModel, columns: [Int]) {
    var model = LinearModel(name: "component")
    var map = ColumnMap()
    for code in codes {
      let (terms, lower, upper) = sum(of: code)
      model.rows.append(row(map.mapped(terms), lower, upper, widened))
    }
    for column in map.columns {
      let bounds = row([], lower[column], upper[column], widened)
      model.columns.append(.init(name: "", lower: bounds.lower, upper: bounds.upper))
    }
    return (model, map.columns)
  }

  /// The program of some requirements alone, each a row, with columns that have no bounds.
  func model(of codes: [Int], widened: Bool) -> LinearModel {
    var model = LinearModel(name: "candidates")
    var map = ColumnMap()
    for code in codes {
      let (terms, lower, upper) = sum(of: code)
      model.rows.append(row(map.mapped(terms), lower, upper, widened))
    }
    model.columns = map.columns.map { _ in .init(name: "", lower: -.infinity) }
    return model
  }

  private func row(
    _ terms: [LinearModel.Entry], _ lower: Double, _ upper: Double, _ widened: Bool
  ) -> LinearModel.Row {
    if !widened { return .init(name: "", lower: lower, upper: upper, terms: terms) }
    return .init(
      name: "", lower: lower.isFinite ? lower - slack(at: lower) : lower,
      upper: upper.isFinite ? upper + slack(at: upper) : upper, terms: terms)
  }
}

/// Numbers columns in the order in which they are met.
private struct ColumnMap {
  private(set) var columns: [Int] = []
  // Only looked up, never walked through.
  private var places: [Int: Int] = [:]

  mutating func mapped(_ terms: [LinearModel.Entry]) -> [LinearModel.Entry] {
    var result = terms
    for index in result.indices {
      let column = result[index].column
      if let place = places[column] {
        result[index].column = place
      } else {
        places[column] = columns.count
        result[index].column = columns.count
        columns.append(column)
      }
    }
    return result
  }
}
