// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Why a Visual Format string cannot be used, and where in it.
public struct VisualFormatError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// There is nothing but white space.
    case empty
    /// Something stands where something else must; nil for the end.
    case unexpected(found: String?, expected: Expectation)
    /// A number that is no finite decimal number.
    case invalidNumber(String)
    /// A name in double quotes has no closing quote.
    case unclosedQuote
    /// The format has no view.
    case noView
    /// A name is none of a view.
    case unknownView(String, known: [String])
    /// A name is none of the numbers that were given.
    case unknownMetric(String, known: [String])
    /// A name is neither a view's nor a number's.
    case unknownObject(String, known: [String])
    /// A priority is outside of 0 to 1000.
    case priority(Double)
    /// An option aligns the views along the format's own axis.
    case alignment(String, Axis)
  }

  /// What can stand at a place; the raw value is how messages name it.
  public enum Expectation: String, Sendable, Hashable {
    /// The first element after the orientation.
    case beginning = "| or a view in [ ]"
    /// The colon of the orientation.
    case colon = ": after the orientation"
    /// A connection, another view, the container or the end.
    case connection = "-, a view in [ ], | or the end"
    /// What follows a connection.
    case afterConnection = "a view in [ ] or |"
    /// What a connection has after its first sign.
    case gap = "a gap, a view in [ ] or |"
    /// The sign that ends a connection.
    case dash = "- after the gap"
    /// A view's name.
    case viewName = "a view's name"
    /// The end of a view.
    case closingBracket = "( or ] after the view's name"
    /// The end of a view with predicates.
    case closingBracketOnly = "] after the predicates"
    /// A number or a name of one.
    case number = "a number or a metric's name"
    /// A number or a name.
    case object = "a number, a metric's name or a view's name"
    /// The end of a list of predicates.
    case closingParenthesis = ", or ) after the predicate"
    /// Nothing more.
    case end = "the end of the format"
  }

  /// What is wrong.
  public let kind: Kind
  /// Where, as the number of Unicode scalars before it.
  public let offset: Int

  /// Makes an error about a place in a format.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What happened and what to do, without the place.
  public var description: String {
    [kind.message, kind.hint].compactMap { $0 }.joined(separator: "; ")
  }
}

extension VisualFormatError.Kind {
  /// What happened and what was expected.
  public var message: String {
    switch self {
    case .empty: "the format is empty"
    case .unexpected(nil, let expected): "the format ends where \(expected.rawValue) was expected"
    case .unexpected(let found?, let expected):
      "found \(found) where \(expected.rawValue) was expected"
    case .invalidNumber(let text): "\"\(text)\" is no number"
    case .unclosedQuote: "the name that begins here has no closing quote"
    case .noView: "the format has no view"
    case .unknownView(let name, _): "\"\(name)\" is the id of no view and the name of no guide"
    case .unknownMetric(let name, _): "\"\(name)\" is no metric of the format"
    case .unknownObject(let name, _): "\"\(name)\" is neither a metric nor a view"
    case .priority(let priority):
      "the priority \(RelationText.number(priority)) is outside of 0 to 1000"
    case .alignment(let name, let axis):
      "\(name) aligns along the axis of a \(axis == .horizontal ? "horizontal" : "vertical") format"
    }
  }

  /// What to do about it.
  public var hint: String? {
    switch self {
    case .empty, .noView: "write a format such as H:|-[name]-8-[value]-|"
    case .unexpected(_, .gap), .unexpected(_, .dash): "a gap is written -, -8- or -(>=8)-"
    case .unexpected(_, .viewName), .unexpected(_, .closingBracket):
      "names with other signs than letters, digits, _ and - stand in double quotes"
    case .unexpected, .invalidNumber, .unclosedQuote: nil
    case .unknownView(let name, let known), .unknownObject(let name, let known):
      Self.suggestion(name, known) ?? "no view inside has an id"
    case .unknownMetric(let name, let known):
      Self.suggestion(name, known) ?? "there are no metrics; give them with the format"
    case .priority: "write a number from 0 to 1000"
    case .alignment(_, .horizontal): "choose top, bottom, centerY or a baseline"
    case .alignment(_, .vertical): "choose left, right, leading, trailing or centerX"
    }
  }

  private static func suggestion(_ name: String, _ known: [String]) -> String? {
    if let closest = NameSuggestion.closest(to: name, among: known) {
      return "did you mean \"\(closest)\"?"
    }
    let shown = known.prefix(8).joined(separator: ", ")
    return known.isEmpty ? nil : "known are \(shown)\(known.count > 8 ? " and others" : "")"
  }
}
