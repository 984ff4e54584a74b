// SPDX-License-Identifier: GPL-3.0-or-later

extension SceneRelation: CustomStringConvertible {
  /// The relation as its author wrote it, else in the grammar of documents.
  public var description: String { text ?? grammar }

  /// The relation in the grammar of documents, whatever its author wrote.
  ///
  /// An example is `title.leading == avatar.trailing + 8 @750`; one that is as small as possible
  /// reads `minimum guide.leading @749`. Priorities are numbers; required ones are left out.
  public var grammar: String {
    let relation: String
    if kind == .smallest {
      relation = "\(kind.rawValue) \(left.subtracting(right).grammar)"
    } else {
      relation = "\(left.grammar) \(kind.rawValue) \(right.grammar)"
    }
    return priority == 1000 ? relation : "\(relation) @\(RelationText.number(priority))"
  }
}

extension RelationExpression: CustomStringConvertible {
  /// The expression in the grammar of documents: `0.5 * a.width + 8`.
  public var description: String { grammar }

  /// The attributes in their order with what they are multiplied by, then the constant.
  var grammar: String {
    var text = ""
    for term in terms where term.factor != 0 {
      let attribute = "\(term.item.grammar).\(term.attribute.rawValue)"
      let magnitude = abs(term.factor)
      RelationText.append(
        magnitude == 1 ? attribute : "\(RelationText.number(magnitude)) * \(attribute)",
        isNegative: term.factor < 0, to: &text)
    }
    guard !text.isEmpty else { return RelationText.number(constant) }
    if constant != 0 {
      RelationText.append(
        RelationText.number(abs(constant)), isNegative: constant < 0, to: &text)
    }
    return text
  }
}

extension RelationItem {
  /// The item as the grammar of documents has it: in double quotes where it is no plain name.
  public var grammar: String {
    switch self {
    case .container: "self"
    case .view(let name), .guide(let name): RelationText.item(name)
    }
  }
}

/// Parts of relations as text.
enum RelationText {
  /// The shortest text that is read back as the same number, without a needless fraction.
  static func number(_ value: Double) -> String {
    // Also tells -0 from nothing worth showing.
    guard value != 0 else { return "0" }
    let text = value.description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Appends a product with its sign.
  static func append(_ product: String, isNegative: Bool, to text: inout String) {
    if text.isEmpty {
      text = isNegative ? "-" + product : product
    } else {
      text += (isNegative ? " - " : " + ") + product
    }
  }

  /// The name of a view or guide; quoted where it could be read as something else.
  static func item(_ name: String) -> String {
    guard name != "self", isPlain(name) else {
      let escaped = name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return "\"\(escaped)\""
    }
    return name
  }

  /// Whether a name consists of letters, digits and underscores, with no digit first.
  static func isPlain(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, isStart(first) else { return false }
    return name.unicodeScalars.allSatisfy { isStart($0) || ("0"..."9").contains($0) }
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isAlphabetic
  }
}
