// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutHost
import LayoutScene
import LayoutViews

/// Why a view could not be laid out or performed.
public enum LayoutHostError: Error, Sendable, CustomStringConvertible {
  /// The views make no scene.
  case scene(SceneError)
  /// The scene cannot be laid out.
  case layout(LayoutError)
  /// A geometry reader sees something else after each pass.
  case endlessReading(Feedback, passes: Int)
  /// An action writes a state after each round of layout.
  case endlessFeedback(Feedback, rounds: Int)
  /// No control has the name.
  case nothingToPerform(String, known: [String])

  /// What happened, where, and what to do.
  public var description: String {
    switch self {
    case .scene(let error):
      error.origin.description.isEmpty ? "\(error)" : "\(error.origin): \(error)"
    case .layout(let error): "\(error)"
    case .endlessReading(let feedback, let passes):
      "layout does not settle in \(passes) passes: \(feedback); do not let what a reader sees "
        + "change what it is given"
    case .endlessFeedback(let feedback, let rounds):
      "layout does not settle in \(rounds) rounds: \(feedback); measure before the view that the "
        + "state changes, or write the state only where it differs"
    case .nothingToPerform(let name, let known):
      "there is no control '\(name)' in the last layout; "
        + (NameSuggestion.closest(to: name, among: known).map { "did you mean '\($0)'?" }
          ?? "give a button an id and lay out first")
    }
  }
}
