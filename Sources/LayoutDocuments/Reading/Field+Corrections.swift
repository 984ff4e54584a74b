// SPDX-License-Identifier: GPL-3.0-or-later

extension Field {
  /// The JSON that was probably meant by a value of the wrong kind; nil where nothing is probable.
  func correction(_ expected: DocumentIssue.Expectation, _ shape: ValueShape?) -> String? {
    if case .string(let text) = value.kind {
      if expected.takesInfinity, Self.spellingsOfInfinity.contains(text.lowercased()) {
        return "\"infinity\""
      }
      if expected.takesNumbers, let number = Double(text), number.isFinite {
        return NumberText.shown(number)
      }
      if expected == .modifier, ModifierType.byName[text] != nil {
        return "{\"\(text)\": \(ValueShape.modifier(text)?.text(for: value) ?? "8")}"
      }
      if expected == .node, NodeType.byName[text] != nil { return "{\"type\": \"\(text)\"}" }
    }
    return shape?.text(for: value)
  }

  private static let spellingsOfInfinity: Set<String> = [
    "infinity", ".infinity", "inf", ".inf", "+infinity", "infinite", "\u{221E}",
  ]
}

extension DocumentIssue.Expectation {
  fileprivate var takesInfinity: Bool {
    self == .length || self == .notNegativeLength || self == .proposal
  }

  /// Whether a number in quotes is a number too many in quotes.
  fileprivate var takesNumbers: Bool {
    switch self {
    case .number, .notNegative, .positive, .wholeNumber, .length, .notNegativeLength, .proposal,
      .side, .padding, .scale:
      true
    default: false
    }
  }
}
