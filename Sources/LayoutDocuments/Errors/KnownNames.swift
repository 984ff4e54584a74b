// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// What to suggest in place of a name that is not known.
enum KnownNames {
  /// A list of fewer names is written out wherever it helps.
  private static let fewestOfLongList = 6

  /// The one name that was most likely meant, nil where none comes close.
  static func closest(to name: String, among known: [String]) -> String? {
    if let other = otherWords[name]?.first(where: known.contains) { return other }
    return NameSuggestion.closest(to: name, among: known)
  }

  /// A question for the name that was most likely meant, or all that are known.
  static func suggestion(for name: String, among known: [String]) -> String {
    if let closest = closest(to: name, among: known) { return "did you mean \"\(closest)\"?" }
    return known.isEmpty ? "there is none to choose from" : "known are \(list(known))"
  }

  /// The item that was most likely meant, or the first of those that are known.
  static func item(for name: String, among known: [String]) -> String {
    if let closest = NameSuggestion.closest(to: name, among: known) {
      return "did you mean \"\(closest)\"?"
    }
    if known.isEmpty { return "no view inside has an id" }
    let others = known.count - longestItemList
    guard others > 0 else { return "known are \(list(known))" }
    return "known are \(known.prefix(longestItemList).joined(separator: ", ")) and \(others) more"
  }

  /// More items are not written out.
  private static let longestItemList = 8

  /// Names as a part of a sentence.
  static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "none" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  /// Whether the suggestion for a name is a list that nobody wants to read twice.
  static func isLongList(for name: String, among known: [String]) -> Bool {
    known.count >= fewestOfLongList && closest(to: name, among: known) == nil
  }

  /// What other libraries and languages call things.
  private static let otherWords: [String: [String]] = [
    "left": ["leading"], "start": ["leading"], "right": ["trailing"], "end": ["trailing"],
    "middle": ["center"], "topLeft": ["topLeading"], "topRight": ["topTrailing"],
    "bottomLeft": ["bottomLeading"], "bottomRight": ["bottomTrailing"],
    "baseline": [
      "firstTextBaseline", "firstBaseline",
    ], "child": ["children", "content"], "content": ["children", "text"], "items": ["children"],
    "string": ["text"], "gap": ["spacing"], "rtl": ["rightToLeft"], "ltr": ["leftToRight"],
    "x": ["horizontal"], "y": ["vertical"], "firstTextBaseline": ["firstBaseline"],
    "lastTextBaseline": ["lastBaseline"], "medium": ["high"], "strong": ["high"],
    "weak": ["low"], "constraint": ["constraints"], "hugging": ["contentHugging"],
    "compressionResistance": ["contentCompressionResistance"],
  ]
}
