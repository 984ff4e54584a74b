// SPDX-License-Identifier: GPL-3.0-or-later

/// Writes a `LinearModel` in the CPLEX LP format, which most solvers read.
///
/// Numbers are written so that they read back as the same number. Two parts of a model have no
/// form of their own in the dialect that glpsol reads: a row with two bounds becomes two rows, and
/// the objective's constant the cost of a column that is fixed at 1. Rows without bounds restrict
/// nothing and are left out.
public enum LPWriter {
  /// The text of a model.
  ///
  /// Throws what is wrong with a model that makes no sense.
  public static func text(of model: LinearModel) throws(LinearModelError) -> String {
    try model.validate()
    let names = ModelNames(model)
    var lines = LineWriter()
    lines.line("\\* Problem: \(oneLine(model.name)) *\\")
    lines.line("Minimize")
    writeObjective(model, names, &lines)
    lines.line("Subject To")
    writeRows(model, names, &lines)
    lines.line("Bounds")
    writeBounds(model, names, &lines)
    let integers = model.columns.indices.filter { model.columns[$0].isInteger }
    if !integers.isEmpty {
      lines.line("Generals")
      for index in integers { lines.line(" " + names.columns[index]) }
    }
    lines.line("End")
    return lines.text
  }

  /// Every column that occurs nowhere else occurs here, as the format knows no other mention.
  private static func writeObjective(
    _ model: LinearModel, _ names: ModelNames, _ lines: inout LineWriter
  ) {
    var isUsed = [Bool](repeating: false, count: model.columns.count)
    for row in model.rows where row.lower.isFinite || row.upper.isFinite {
      for term in row.terms where term.coefficient != 0 { isUsed[term.column] = true }
    }
    var terms: [(Double, String)] = []
    for (index, column) in model.columns.enumerated() where column.cost != 0 || !isUsed[index] {
      terms.append((column.cost, names.columns[index]))
    }
    if model.objectiveConstant != 0 { terms.append((model.objectiveConstant, ModelNames.constant)) }
    if terms.isEmpty { terms.append((0, names.columns.first ?? ModelNames.placeholder)) }
    lines.sum(label: ModelNames.objective, terms, end: "")
  }

  private static func writeRows(
    _ model: LinearModel, _ names: ModelNames, _ lines: inout LineWriter
  ) {
    let stand = names.columns.first ?? ModelNames.placeholder
    var isEmpty = true
    // The second row of a pair must not meet the name of another row.
    var pairNames = UniqueNames(reserved: Set(names.rows).union([ModelNames.objective]))
    for (index, row) in model.rows.enumerated() where row.lower.isFinite || row.upper.isFinite {
      isEmpty = false
      let name = names.rows[index]
      var terms = row.terms.filter { $0.coefficient != 0 }.map {
        ($0.coefficient, names.columns[$0.column])
      }
      if terms.isEmpty { terms = [(0, stand)] }
      if row.lower == row.upper {
        lines.sum(label: name, terms, end: " = " + shortestText(row.lower))
        continue
      }
      if row.lower.isFinite {
        lines.sum(label: name, terms, end: " >= " + shortestText(row.lower))
      }
      if row.upper.isFinite {
        let second =
          row.lower.isFinite ? pairNames.name(for: name + ".upper", otherwise: "row") : name
        lines.sum(label: second, terms, end: " <= " + shortestText(row.upper))
      }
    }
    if isEmpty { lines.line(" no_rows: 0 \(stand) = 0") }
  }

  private static func writeBounds(
    _ model: LinearModel, _ names: ModelNames, _ lines: inout LineWriter
  ) {
    for (index, column) in model.columns.enumerated() {
      let name = names.columns[index]
      let lower = shortestText(column.lower)
      let upper = shortestText(column.upper)
      if column.lower == column.upper {
        lines.line(" \(name) = \(lower)")
      } else if column.upper.isFinite {
        lines.line(" \(column.lower.isFinite ? lower : "-inf") <= \(name) <= \(upper)")
      } else if !column.lower.isFinite {
        lines.line(" \(name) free")
      } else if column.lower != 0 {
        lines.line(" \(name) >= \(lower)")
      }
    }
    if model.objectiveConstant != 0 { lines.line(" \(ModelNames.constant) = 1") }
  }

  /// A comment must not end early.
  private static func oneLine(_ name: String) -> String {
    String(name.map { $0.isNewline || $0 == "*" || $0 == "\\" ? "_" : $0 })
  }
}

/// Collects lines and breaks long sums.
private struct LineWriter {
  private(set) var text = ""

  mutating func line(_ line: String) {
    text += line
    text += "\n"
  }

  /// A labelled sum; some readers take at most 255 characters a line.
  mutating func sum(label: String, _ terms: [(Double, String)], end: String) {
    var line = " " + label + ":"
    for (coefficient, name) in terms {
      let term =
        (coefficient < 0 ? " - " : " + ") + shortestText(coefficient.magnitude) + " " + name
      if line.utf8.count + term.utf8.count > 96 {
        self.line(line)
        line = " "
      }
      line += term
    }
    self.line(line + end)
  }
}
