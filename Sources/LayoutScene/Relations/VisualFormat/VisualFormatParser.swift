// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// Reads Visual Format strings by recursive descent.
///
///     format     = (("H" | "V") ":")? ("|" connection)? view (connection view)* (connection "|")?
///     view       = "[" name predicates? "]"
///     connection = "" | "-" | "-" (number | metric | predicates) "-"
///     predicates = "(" predicate ("," predicate)* ")"
///     predicate  = ("==" | "<=" | ">=")? (number | metric | view) ("@" (number | metric))?
///
/// White space may stand between all of these.
struct VisualFormatParser {
  typealias Syntax = VisualFormatSyntax

  let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The whole format.
  mutating func format() throws(VisualFormatError) -> Syntax {
    guard peek() != nil else { throw VisualFormatError(.empty, at: 0) }
    var syntax = Syntax(axis: try orientation())
    let start = position
    // 1. The first element.
    syntax.elements.append(try element(.beginning))
    // 2. Connections with what follows them, up to the container or the end.
    while peek() != nil {
      if syntax.elements.count > 1, case .container? = syntax.elements.last {
        throw unexpected(.end)
      }
      let (gap, range) = try connection()
      syntax.connections.append((gap, range))
      syntax.elements.append(
        try element(range.isEmpty ? .connection : .afterConnection))
    }
    let hasView = syntax.elements.contains { if case .view = $0 { true } else { false } }
    guard hasView else { throw VisualFormatError(.noView, at: start) }
    return syntax
  }

  private mutating func orientation() throws(VisualFormatError) -> Axis {
    guard let first = peek(), first == "H" || first == "V" else { return .horizontal }
    position += 1
    guard take(":") else { throw unexpected(.colon) }
    return first == "H" ? .horizontal : .vertical
  }

  // MARK: Elements

  private mutating func element(
    _ expected: VisualFormatError.Expectation
  ) throws(VisualFormatError) -> Syntax.Element {
    if take("|") { return .container }
    guard peek() == "[" else { throw unexpected(expected) }
    let start = position
    position += 1
    skipWhitespace()
    let nameOffset = position
    let name = try viewName()
    var predicates: [Syntax.Predicate] = []
    if peek() == "(" {
      predicates = try self.predicates(takesViews: true)
      guard take("]") else { throw unexpected(.closingBracketOnly) }
    } else {
      guard take("]") else { throw unexpected(.closingBracket) }
    }
    return .view(
      name: name, offset: nameOffset, predicates: predicates, range: start..<position)
  }

  private mutating func connection() throws(VisualFormatError) -> (Syntax.Gap, Range<Int>) {
    skipWhitespace()
    let start = position
    guard take("-") else { return (.none, start..<start) }
    switch peek() {
    case "[", "|": return (.standard, start..<position)
    case "(":
      let predicates = try predicates(takesViews: false)
      guard take("-") else { throw unexpected(.dash) }
      return (.predicates(predicates), start..<position)
    default:
      let begin = position
      let object = try object(.gap)
      let predicate = Syntax.Predicate(
        kind: .equal, object: object, objectOffset: begin, priority: nil, priorityOffset: begin,
        range: begin..<position)
      guard take("-") else { throw unexpected(.dash) }
      return (.predicates([predicate]), start..<position)
    }
  }

  // MARK: Predicates

  private mutating func predicates(
    takesViews: Bool
  ) throws(VisualFormatError) -> [Syntax.Predicate] {
    var predicates: [Syntax.Predicate] = []
    repeat {
      position += 1
      predicates.append(try predicate(takesViews: takesViews))
    } while peek() == ","
    guard take(")") else { throw unexpected(.closingParenthesis) }
    return predicates
  }

  private mutating func predicate(
    takesViews: Bool
  ) throws(VisualFormatError) -> Syntax.Predicate {
    skipWhitespace()
    let start = position
    var kind = SceneRelation.Kind.equal
    for other in [SceneRelation.Kind.equal, .atMost, .atLeast] where take(other.rawValue) {
      kind = other
      break
    }
    skipWhitespace()
    let objectOffset = position
    let object = try object(takesViews ? .object : .number)
    var end = position
    var priority: Syntax.Object?
    var priorityOffset = position
    if take("@") {
      skipWhitespace()
      priorityOffset = position
      priority = try self.object(.number)
      end = position
    }
    return Syntax.Predicate(
      kind: kind, object: object, objectOffset: objectOffset, priority: priority,
      priorityOffset: priorityOffset, range: start..<end)
  }

  /// A number or a name; negative numbers stand in parentheses only.
  private mutating func object(
    _ expected: VisualFormatError.Expectation
  ) throws(VisualFormatError) -> Syntax.Object {
    guard let first = peek() else { throw unexpected(expected) }
    let isNegative = first == "-" && expected != .gap && position + 1 < scalars.count
    if isNegative, Self.isDigit(scalars[position + 1]) {
      position += 1
      return .number(-(try number()))
    }
    if Self.isDigit(first) { return .number(try number()) }
    if first == "\"" { return .name(try quotedName()) }
    guard Self.isNamePart(first) else { throw unexpected(expected) }
    return .name(text { Self.isNamePart($0) })
  }

  private mutating func number() throws(VisualFormatError) -> Double {
    let start = position
    let digits = text { Self.isDigit($0) || Self.isNamePart($0) || $0 == "." }
    guard let number = Double(digits), number.isFinite, digits.last != ".",
      digits.allSatisfy(\.isASCII),
      digits.allSatisfy({ $0.isNumber || $0 == "." })
    else { throw VisualFormatError(.invalidNumber(digits), at: start) }
    return number
  }

  // MARK: Names

  /// A name between brackets, where a minus can be part of it.
  private mutating func viewName() throws(VisualFormatError) -> String {
    guard let first = peek() else { throw unexpected(.viewName) }
    if first == "\"" { return try quotedName() }
    let name = text { Self.isNamePart($0) || Self.isDigit($0) || $0 == "-" }
    guard !name.isEmpty else { throw unexpected(.viewName) }
    return name
  }

  private mutating func quotedName() throws(VisualFormatError) -> String {
    let start = position
    position += 1
    var name = ""
    while position < scalars.count, scalars[position] != "\"" {
      if scalars[position] == "\\", position + 1 < scalars.count { position += 1 }
      name.unicodeScalars.append(scalars[position])
      position += 1
    }
    guard position < scalars.count else { throw VisualFormatError(.unclosedQuote, at: start) }
    position += 1
    return name
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic || isDigit(scalar)
  }

  // MARK: Scalars

  private mutating func text(while belongs: (Unicode.Scalar) -> Bool) -> String {
    var text = ""
    while position < scalars.count, belongs(scalars[position]) {
      text.unicodeScalars.append(scalars[position])
      position += 1
    }
    return text
  }

  private mutating func skipWhitespace() {
    while position < scalars.count, scalars[position].properties.isWhitespace { position += 1 }
  }

  /// The next sign that is no white space.
  private mutating func peek() -> Unicode.Scalar? {
    skipWhitespace()
    return position < scalars.count ? scalars[position] : nil
  }

  private mutating func take(_ symbol: String) -> Bool {
    skipWhitespace()
    guard scalars[position...].starts(with: symbol.unicodeScalars) else { return false }
    position += symbol.unicodeScalars.count
    return true
  }

  private mutating func unexpected(
    _ expected: VisualFormatError.Expectation
  ) -> VisualFormatError {
    let found = peek().map { scalar in
      let value = String(scalar.value, radix: 16, uppercase: true)
      return scalar.value >= 0x20 && scalar.value < 0x7F || scalar.properties.isAlphabetic
        ? "'\(scalar)'" : "U+" + String(repeating: "0", count: max(0, 4 - value.count)) + value
    }
    return VisualFormatError(.unexpected(found: found, expected: expected), at: position)
  }
}
