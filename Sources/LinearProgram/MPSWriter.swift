// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a `LinearModel` in the free MPS format, which every solver reads.
///
/// Numbers are written so that they read back as the same number; only the upper bound of a row
/// with two bounds is stored by the format as a difference. The objective's constant is the cost
/// of a column that is fixed at 1, as solvers disagree about the sign of the format's own form.
public enum MPSWriter {
  /// The text of a model.
  ///
  /// Throws what is wrong with a model that makes no sense.
  public static func text(of model: LinearModel) throws(LinearModelError) -> String {
    try model.validate()
    let names = ModelNames(model)
    var program = UniqueNames(reserved: [])
    var text = "NAME " + program.name(for: model.name, otherwise: "program") + "\n"
    writeRows(model, names, &text)
    writeColumns(model, names, &text)
    writeRightHandSides(model, names, &text)
    writeBounds(model, names, &text)
    text += "ENDATA\n"
    return text
  }

  private static func writeRows(_ model: LinearModel, _ names: ModelNames, _ text: inout String) {
    text += "ROWS\n N \(ModelNames.objective)\n"
    for (index, row) in model.rows.enumerated() {
      text += " \(type(of: row)) \(names.rows[index])\n"
    }
  }

  private static func type(of row: LinearModel.Row) -> String {
    if row.lower == row.upper { return "E" }
    if row.lower.isFinite { return "G" }
    return row.upper.isFinite ? "L" : "N"
  }

  private static func writeColumns(
    _ model: LinearModel, _ names: ModelNames, _ text: inout String
  ) {
    // The format goes by columns: collect each column's rows.
    var entries = [[(row: Int, coefficient: Double)]](repeating: [], count: model.columns.count)
    for (index, row) in model.rows.enumerated() {
      for term in row.terms where term.coefficient != 0 {
        entries[term.column].append((index, term.coefficient))
      }
    }
    text += "COLUMNS\n"
    var isInteger = false
    var markers = 0
    func mark(_ integer: Bool) {
      guard integer != isInteger else { return }
      isInteger = integer
      markers += 1
      text += " marker\(markers) 'MARKER' '\(integer ? "INTORG" : "INTEND")'\n"
    }
    for (index, column) in model.columns.enumerated() {
      mark(column.isInteger)
      let name = names.columns[index]
      // A column without entries must be mentioned all the same.
      if column.cost != 0 || entries[index].isEmpty {
        text += " \(name) \(ModelNames.objective) \(shortestText(column.cost))\n"
      }
      for entry in entries[index] {
        text += " \(name) \(names.rows[entry.row]) \(shortestText(entry.coefficient))\n"
      }
    }
    mark(false)
    if model.objectiveConstant != 0 {
      text += " \(ModelNames.constant) \(ModelNames.objective) "
      text += "\(shortestText(model.objectiveConstant))\n"
    }
  }

  private static func writeRightHandSides(
    _ model: LinearModel, _ names: ModelNames, _ text: inout String
  ) {
    text += "RHS\n"
    var ranges = ""
    for (index, row) in model.rows.enumerated() {
      let side = row.lower.isFinite ? row.lower : row.upper
      guard side.isFinite else { continue }
      if side != 0 { text += " RHS \(names.rows[index]) \(shortestText(side))\n" }
      if row.lower.isFinite, row.upper.isFinite, row.lower != row.upper {
        let range = min(row.upper - row.lower, .greatestFiniteMagnitude)
        ranges += " RANGE \(names.rows[index]) \(shortestText(range))\n"
      }
    }
    if !ranges.isEmpty { text += "RANGES\n" + ranges }
  }

  private static func writeBounds(
    _ model: LinearModel, _ names: ModelNames, _ text: inout String
  ) {
    text += "BOUNDS\n"
    for (index, column) in model.columns.enumerated() {
      let name = names.columns[index]
      if column.lower == column.upper {
        text += " FX BOUND \(name) \(shortestText(column.lower))\n"
        continue
      }
      if !column.lower.isFinite && !column.upper.isFinite {
        text += " FR BOUND \(name)\n"
        continue
      }
      if !column.lower.isFinite {
        text += " MI BOUND \(name)\n"
      } else if column.lower != 0 {
        text += " LO BOUND \(name) \(shortestText(column.lower))\n"
      }
      if column.upper.isFinite {
        text += " UP BOUND \(name) \(shortestText(column.upper))\n"
      } else if column.isInteger {
        // Without a bound some readers take an integer column for a binary one.
        text += " PL BOUND \(name)\n"
      }
    }
    if model.objectiveConstant != 0 { text += " FX BOUND \(ModelNames.constant) 1\n" }
  }
}
