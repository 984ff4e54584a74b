// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of one engine at one piece of work.
struct Measurement {
  /// How measuring ended.
  enum Outcome {
    /// The figures, after the answers were found equal.
    case measured(Figures)
    /// Nothing was tried, for the reason in the text.
    case skipped(String)
    /// The engine gave up, or answered something else.
    case failed(String)
  }

  var workload: String
  var size: Int
  var phase: String
  var engine: String
  var outcome: Outcome

  /// The figures, where there are any.
  var figures: Figures? {
    if case .measured(let figures) = outcome { return figures }
    return nil
  }
}
