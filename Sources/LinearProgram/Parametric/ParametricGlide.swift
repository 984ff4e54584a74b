// SPDX-License-Identifier: GPL-3.0-or-later

/// How variables move with parameters while the same pieces stay partly filled.
struct ParametricGlide: Sendable {
  /// A variable that moves, with its value at the start.
  private struct Start: Sendable {
    let variable: Int
    let value: Double
  }

  /// The parameters where it begins.
  private let parameters: [Double]
  private let starts: [Start]
  /// For each variable that moves, by how much with each parameter.
  private let slopes: [Double]

  /// Reads the slopes of an answer.
  ///
  /// - Parameters:
  ///   - answer: the answer.
  ///   - pieces: the pieces that are partly filled.
  ///   - parameters: the parameters now.
  ///   - slots: the slots at these.
  init(_ answer: ParametricAnswer, _ pieces: [Int], at parameters: [Double], _ slots: [Double]) {
    self.parameters = parameters
    let moves = parameters.indices.map { Self.moves(answer, pieces, by: $0) }
    var starts: [Start] = []
    var slopes: [Double] = []
    for output in answer.outputs where moves.contains(where: { $0[output.slot] != 0 }) {
      starts.append(
        Start(variable: output.variable, value: output.value(slots[output.slot])))
      for move in moves { slopes.append(output.factor * move[output.slot]) }
    }
    self.starts = starts
    self.slopes = slopes
  }

  /// By how much each slot moves with a parameter.
  private static func moves(
    _ answer: ParametricAnswer, _ pieces: [Int], by parameter: Int
  ) -> [Double] {
    var moves = [Double](repeating: 0, count: answer.slots.count)
    moves[answer.columns[parameter]] = 1
    for (row, piece) in zip(answer.rows, pieces) {
      let amount = row.terms.reduce(0) { $1.parameter == parameter ? $0 + $1.factor : $0 }
      moves[row.pieces[piece].slot] = row.pieces[piece].slope * amount
    }
    answer.evaluate(&moves, withConstants: false)
    return moves
  }

  /// Whether other values of the parameters are near enough.
  func reaches(_ targets: [Double]) -> Bool {
    zip(parameters, targets).allSatisfy(FollowingReach.isNear)
  }

  /// Writes what moves at other values of the parameters; adding 0 makes -0 to 0.
  func write(_ values: inout [Double], at targets: [Double]) {
    values.withUnsafeMutableBufferPointer { values in
      slopes.withUnsafeBufferPointer { slopes in
        var next = 0
        for start in starts {
          var value = start.value
          for position in targets.indices {
            value += slopes[next] * (targets[position] - parameters[position])
            next += 1
          }
          values[start.variable] = value + 0.0
        }
      }
    }
  }
}
