// SPDX-License-Identifier: GPL-3.0-or-later

/// What an engine answers to a piece of work, as far as engines can be compared in it.
struct Answer {
  /// What a solution costs, from the most important level to the least.
  var costs: [Double] = []
  /// The coordinates of all frames, or the values of all variables; empty where several are right.
  var frames: [Double] = []
}

/// An engine that takes part in a case.
struct Entrant {
  /// The engine's name, which is also its column.
  var engine: String
  /// Why it cannot take part, such as "not installed"; nil where it can.
  var absence: String?
  /// Does the work once, outside of any time that is told.
  var answer: () throws -> Answer
  /// How it is timed.
  var trial: Trial
  /// How far the engine's numbers are known to be off at times, relative to numbers above 1.
  ///
  /// What differs by less than that but by more than all engines must agree to is not timed, but
  /// does not fail the run.
  var accuracy = AnswerCheck.tolerance
  /// How many runs the answer stands for, so that its time tells how long one takes.
  var share = 1.0

  /// An entrant that cannot take part.
  static func absent(_ engine: String, _ reason: String) -> Entrant {
    Entrant(engine: engine, absence: reason, answer: { Answer() }, trial: .plain {})
  }
}

/// One piece of work that several engines do.
struct Case {
  /// What is done, such as "first solve".
  var phase: String
  /// The engines; unless an answer is expected, the first that answers is what the others are
  /// compared with.
  var entrants: [Entrant]
  /// The right answer, where it is known beforehand.
  var expected: Answer?
}
