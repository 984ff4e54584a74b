// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Why a description cannot become a scene.
public enum SceneError: Error, Sendable, Hashable, CustomStringConvertible {
  /// Two views or levels of views have one name.
  case duplicateID(String, first: SceneOrigin, second: SceneOrigin)
  /// A name or content stands on a group of several views.
  case modifierNeedsOneView(views: Int, SceneOrigin)
  /// Views and modifiers are nested more deeply than the limit.
  case tooDeep(limit: Int, SceneOrigin)
  /// A view of a group of equal lengths stands inside another one of the group.
  case nestedEqualLengths(group: String, SceneOrigin)
  /// A relation or a list speaks of an item that is nowhere; the names that it could have.
  case unknownItem(String, known: [String], SceneOrigin)
  /// A relation or a list speaks of a view that stands outside of the view that carries it.
  case itemOutside(String, SceneOrigin)
  /// Two relations, or two rectangles without a view, have one name.
  case duplicateRelationName(String, first: SceneOrigin, second: SceneOrigin)
  /// A relation puts a place along one axis beside something along the other, or an edge that
  /// follows the layout direction beside one that does not.
  case mixedRelation(String, SceneOrigin)
  /// A Visual Format string cannot be used.
  case visualFormat(String, VisualFormatError, SceneOrigin)
  /// There are more views and modifiers than the limit, groups multiplied out.
  case tooManyNodes(limit: Int, SceneOrigin)
  /// A grid has more columns than the limit.
  case tooManyColumns(count: Int, limit: Int, SceneOrigin)

  /// Where the error is.
  public var origin: SceneOrigin {
    switch self {
    case .duplicateID(_, _, let origin), .modifierNeedsOneView(_, let origin),
      .nestedEqualLengths(_, let origin), .tooDeep(_, let origin), .tooManyNodes(_, let origin),
      .tooManyColumns(_, _, let origin), .unknownItem(_, _, let origin),
      .itemOutside(_, let origin), .duplicateRelationName(_, _, let origin),
      .visualFormat(_, _, let origin), .mixedRelation(_, let origin):
      origin
    }
  }

  private static func place(_ origin: SceneOrigin) -> String {
    origin.description.isEmpty ? "" : ", at \(origin)"
  }

  private static func suggestion(for name: String, among known: [String]) -> String {
    if let closest = NameSuggestion.closest(to: name, among: known) {
      return "did you mean '\(closest)'?"
    }
    let names = known.prefix(8).map { "'\($0)'" }.joined(separator: ", ")
    return known.isEmpty
      ? "no view inside has an id" : "known are \(names)\(known.count > 8 ? " and others" : "")"
  }

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .duplicateID(let id, let first, _):
      "the id '\(id)' is taken already, at \(first); ids are unique, rename one of them"
    case .modifierNeedsOneView(let views, _):
      "an id, content or constraints cannot be given to a Group of \(views) views; put them into a "
        + "stack or give them to one of them"
    case .tooDeep(let limit, _):
      "views and modifiers are nested more than \(limit) levels deep; flatten the description"
    case .nestedEqualLengths(let group, _):
      "a view of the group '\(group)' of equal lengths stands inside another one of it, so that "
        + "neither length is known first; take one of them out of the group"
    case .unknownItem(let name, let known, _):
      "'\(name)' is the id of no view and the name of no guide; "
        + Self.suggestion(for: name, among: known)
    case .itemOutside(let name, _):
      "the view '\(name)' stands outside of the view that carries the constraint; put the "
        + "constraint on a view around both"
    case .duplicateRelationName(let name, let first, _):
      "the name '\(name)' is taken already\(Self.place(first)); names of constraints and guides are "
        + "unique, rename one of them"
    case .mixedRelation(let text, _):
      "the constraint '\(text)' mixes places of both axes, or leading and trailing with left and "
        + "right; relate places of one sort"
    case .visualFormat(let text, let error, _):
      "the format '\(text)' cannot be used, at sign \(error.offset + 1): \(error)"
    case .tooManyNodes(let limit, _):
      "there are more than \(limit) views and modifiers, those of groups counted for each view; "
        + "describe less at once"
    case .tooManyColumns(let count, let limit, _):
      "a grid of \(count) columns is more than the limit of \(limit); use fewer or narrower spans"
    }
  }
}

/// The limits that keep any description from exhausting memory or the stack.
public enum SceneLimits {
  /// The greatest number of levels of views and modifiers.
  public static let depth = 1_000
  /// The greatest number of views and modifiers of a scene.
  public static let nodes = 500_000
  /// The greatest number of columns of an eager grid.
  public static let columns = 10_000
  /// The greatest number of different proposals that one view is measured with.
  ///
  /// Ordinary views hear fewer than ten, those inside fifty grids some hundreds.
  public static let measurements = 2_000
}

/// A layout that asks a view more different questions than any sensible one.
///
/// Nests in which every level hears several different proposals (ratios around ratios, for one) can
/// double the work with each level.
public struct MeasurementLimitReached: Error, Sendable, Hashable, CustomStringConvertible {
  /// The limit.
  public var limit: Int
  /// The view that was asked too often.
  public var origin: SceneOrigin

  /// Makes the error.
  public init(limit: Int = SceneLimits.measurements, origin: SceneOrigin) {
    self.limit = limit
    self.origin = origin
  }

  /// What happened, without the place.
  public var message: String {
    "a view is offered more than \(limit) different sizes, which grow with every level around it"
  }

  /// What to do.
  public static let hint = "flatten nested ratios, grids and fitting views"

  /// What happened, where, and what to do.
  public var description: String {
    let place = origin.description.isEmpty ? "" : " at \(origin)"
    return "\(message)\(place); \(Self.hint)"
  }
}
