// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// Why a session refused a change; it stays exactly as it was.
public enum LayoutSessionError: Error, Sendable, CustomStringConvertible {
  /// No relation has the name.
  case unknownRelation(String, closest: String?)
  /// A relation has the name already.
  case duplicateName(String)
  /// No view that takes the change has the id.
  case unknownView(String, closest: String?)
  /// The view takes no such content.
  case otherContent(view: String, expected: String)
  /// A number is not finite or negative where it must not be.
  case invalidNumber(String, Double)
  /// A priority is not between 0 and 1000.
  case invalidPriority(Double)
  /// The scene has no view that carries relations.
  case noRelations
  /// The changed scene has no layout: relations conflict, for one.
  case layout(LayoutError)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .unknownRelation(let name, let closest):
      "no relation is named '\(name)'" + Self.hint(closest)
    case .duplicateName(let name):
      "a relation is named '\(name)' already; names are unique, choose another"
    case .unknownView(let id, let closest): "no view has the id '\(id)'" + Self.hint(closest)
    case .otherContent(let view, let expected):
      "the view '\(view)' is no \(expected); change a view that is one"
    case .invalidNumber(let what, let value):
      "\(what) is \(value); use a finite number" + (value < 0 ? " of at least 0" : "")
    case .invalidPriority(let value):
      "the priority \(value) is not above 0 and at most 1000; use UIKit's scale"
    case .noRelations:
      "the scene has no view with relations to add to; give a view `constraints`"
    case .layout(let error): "\(error)"
    }
  }

  private static func hint(_ closest: String?) -> String {
    closest.map { "; did you mean '\($0)'?" } ?? "; name one of the scene's"
  }
}
