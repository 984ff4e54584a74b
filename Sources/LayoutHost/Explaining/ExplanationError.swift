// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Why a coordinate could not be explained.
public enum ExplanationError: Error, Sendable, CustomStringConvertible {
  /// No view has the id or the path.
  case unknownView(String, closest: String?)
  /// The view takes no part in the layout, such as a candidate that was not chosen.
  case notPlaced(String, SceneOrigin)
  /// The scene could not be laid out.
  case layout(LayoutError)

  /// What happened, without what to do.
  public var message: String {
    switch self {
    case .unknownView(let name, _): "there is no view '\(name)'"
    case .notPlaced(let name, _): "'\(name)' is not laid out, so it has no coordinates"
    case .layout(let error): "\(error)"
    }
  }

  /// What to do; nil where the message says it.
  public var hint: String? {
    switch self {
    case .unknownView(_, let closest):
      closest.map { "did you mean '\($0)'?" }
        ?? "'solve-layout solve' prints the ids and paths of all views"
    case .notPlaced: "another candidate is chosen, or the view is empty; change the size"
    case .layout: nil
    }
  }

  /// What happened and what to do.
  public var description: String { message + (hint.map { "; \($0)" } ?? "") }
}
