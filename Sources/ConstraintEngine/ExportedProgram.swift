// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene
import LinearProgram

extension ConstraintEngine.Answer {
  /// A solved level as a program of its own, in which every frame is a row.
  ///
  /// What earlier levels solved stands as fixed columns; a column named like `HStack/0.width` holds
  /// each coordinate, without a cost. So any solver of linear programs answers the same optimum and
  /// shows the frames. Needs `SequentialOptions.keepsLevels`.
  ///
  /// - Parameters:
  ///   - scene: the scene that was laid out.
  ///   - level: the number of a level, from 0; nil for the last one, whose frames are complete.
  /// - Returns: the program, or nil where there is no such level.
  public func exportedProgram(of scene: SceneTree, level: Int? = nil) -> LinearModel? {
    let levels = program.levels.filter { !$0.model.hasIntegers }
    if levels.isEmpty && (level ?? 0) == 0 {
      var empty = LinearModel(name: "layout")
      var columns: [Variable: Int] = [:]
      addFrames(to: &empty, columns: &columns, upTo: .max, of: scene)
      return empty
    }
    guard let level = level ?? levels.indices.last, levels.indices.contains(level) else {
      return nil
    }
    var model = levels[level].model
    var columns: [Variable: Int] = [:]
    for (index, variable) in levels[level].columnVariables.enumerated() {
      if let variable { columns[variable] = index }
    }
    let last = columns.keys.map(\.index).max() ?? .max
    addFrames(to: &model, columns: &columns, upTo: last, of: scene)
    return model
  }

  private func addFrames(
    to model: inout LinearModel, columns: inout [Variable: Int], upTo last: Int,
    of scene: SceneTree
  ) {
    for entry in scene.entries {
      guard let frame = expressions[entry.node.index] else { continue }
      let name = entry.id ?? entry.path
      let coordinates = [
        ("x", frame.x), ("y", frame.y), ("width", frame.width), ("height", frame.height),
      ]
      for (coordinate, expression) in coordinates
      where expression.constant.isFinite
        && expression.terms.allSatisfy({ $0.variable.index <= last })
      {
        add(expression, as: "\(name).\(coordinate)", to: &model, columns: &columns)
      }
    }
  }

  /// Adds a free column that equals an expression; skips what later levels decide.
  private func add(
    _ expression: LinearExpression, as name: String, to model: inout LinearModel,
    columns: inout [Variable: Int]
  ) {
    var terms: [LinearModel.Entry] = []
    for term in expression.terms {
      if columns[term.variable] == nil {
        guard let value = program.knownValue(of: term.variable) else { return }
        columns[term.variable] = model.addColumn(
          LinearModel.Column(name: program.name(of: term.variable), lower: value, upper: value))
      }
      terms.append(LinearModel.Entry(columns[term.variable] ?? 0, -term.coefficient))
    }
    let column = model.addColumn(
      LinearModel.Column(name: name, lower: -.infinity, upper: .infinity))
    terms.append(LinearModel.Entry(column, 1))
    model.addRow(
      LinearModel.Row(
        name: name, lower: expression.constant, upper: expression.constant, terms: terms))
  }
}
