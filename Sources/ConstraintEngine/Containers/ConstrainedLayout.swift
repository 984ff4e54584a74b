// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A layout of one's own that hands over constraints.
///
/// - Proposal to children: the size that the constraints give each.
/// - Own size: what its code answers.
/// - Placement: the place that the constraints give each.
/// - Linear rows: its constraints; the sum of lengths is minimised, and far less the coordinates.
extension Compiler {
  /// What a coordinate costs beside a length: little enough never to move one, in any screen.
  private static let coordinateCost = 1e-6

  func placeConstrained(
    _ constraints: [LayoutConstraint], _ node: NodeID, _ box: PlacedBox, _ container: ContainerID
  ) throws(SequentialError) {
    let children = Array(scene.children(of: node))
    let model = constrainedModel(constraints, count: children.count, node)
    let origin = origin("the constraints of a layout", node)
    let solution: LinearSolution
    do throws(SolverError) {
      var options = program.options.solver
      options.start = nil
      solution = try solver.solve(model, options: options)
    } catch {
      throw SequentialError(reason: .solver(error), model: model, origins: [origin])
    }
    guard solution.status == .optimal else {
      throw SequentialError(
        reason: .notOptimal(solution.status), model: model, origins: [origin])
    }
    let width = LayoutExpression.Attribute.allCases.count
    for (index, child) in children.enumerated() {
      let values = solution.columnValues[(width * index)..<(width * (index + 1))]
      let frame = values.map { CGFloat($0) }
      let corner = Offer(width: Length(Double(frame[0])), height: Length(Double(frame[1])))
      let inner = Offer(
        width: parameter("constrained width", max(frame[2], 0)),
        height: parameter("constrained height", max(frame[3], 0)))
      try place(child, at: corner, offered: inner, inside: node, box, container)
    }
  }

  /// Four columns a child, a row a constraint.
  private func constrainedModel(
    _ constraints: [LayoutConstraint], count: Int, _ node: NodeID
  ) -> LinearModel {
    var model = LinearModel(name: "constraints of a layout")
    let attributes = LayoutExpression.Attribute.allCases
    for child in 0..<count {
      for attribute in attributes {
        let isLength = attribute == .width || attribute == .height
        model.addColumn(
          LinearModel.Column(
            name: "child\(child).\(attribute)", lower: isLength ? 0 : -.infinity,
            upper: .infinity, cost: isLength ? 1 : 0))
      }
    }
    for (number, constraint) in constraints.enumerated() {
      var factors: [Int: Double] = [:]
      for term in constraint.expression.terms where term.subview < count {
        let column = attributes.count * term.subview + term.attribute.rawValue
        factors[column, default: 0] += Double(term.factor)
      }
      let bound = -Double(constraint.expression.constant)
      model.addRow(
        LinearModel.Row(
          name: "constraint\(number)", lower: constraint.relation == .atMost ? -.infinity : bound,
          upper: constraint.relation == .atLeast ? .infinity : bound,
          terms: factors.sorted { $0.key < $1.key }.map { LinearModel.Entry($0.key, $0.value) }))
    }
    return bounded(model, count: count)
  }

  /// Coordinates that are free stay at 0 or as close to it as the constraints allow.
  private func bounded(_ model: LinearModel, count: Int) -> LinearModel {
    var model = model
    let attributes = LayoutExpression.Attribute.allCases
    for child in 0..<count {
      for attribute in [LayoutExpression.Attribute.leading, .top] {
        // The distance from 0 has a small price: coordinate - distance <= 0 <= coordinate + distance.
        let coordinate = attributes.count * child + attribute.rawValue
        let distance = model.addColumn(
          LinearModel.Column(name: "distance\(coordinate)", cost: Self.coordinateCost))
        model.addRow(
          LinearModel.Row(
            name: "above\(coordinate)", upper: 0,
            terms: [LinearModel.Entry(coordinate, 1), LinearModel.Entry(distance, -1)]))
        model.addRow(
          LinearModel.Row(
            name: "below\(coordinate)", lower: 0,
            terms: [LinearModel.Entry(coordinate, 1), LinearModel.Entry(distance, 1)]))
      }
    }
    return model
  }
}
