// SPDX-License-Identifier: GPL-3.0-or-later

/// A reader of the part of XML that pictures use: elements, attributes in double quotes, the five
/// entities. Anything else is a fault.
struct WellFormedness {
  /// What is wrong first; nil for a well-formed text.
  static func fault(in text: String) -> String? {
    var open: [Substring] = []
    var elements = 0
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      if let fault = contentFault(rest[..<start], inElement: !open.isEmpty) { return fault }
      guard let end = rest[start...].firstIndex(of: ">") else { return "a tag without its end" }
      var tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard open.popLast() == tag.dropFirst() else { return "closes \(tag) out of order" }
        continue
      }
      let isEmpty = tag.last == "/"
      if isEmpty { tag = tag.dropLast() }
      let name = tag.prefix { $0.isLetter }
      if name.isEmpty { return "an element without a name" }
      if let fault = attributeFault(tag.dropFirst(name.count)) { return "\(name): \(fault)" }
      if open.isEmpty { elements += 1 }
      if !isEmpty { open.append(name) }
    }
    if let fault = contentFault(rest, inElement: false) { return fault }
    return open.isEmpty && elements == 1 ? nil : "not one element at the root"
  }

  private static func contentFault(_ text: Substring, inElement: Bool) -> String? {
    if !inElement && text.contains(where: { !$0.isWhitespace }) { return "text outside" }
    return text.split(separator: "&", omittingEmptySubsequences: false).dropFirst()
      .first { part in !["amp;", "lt;", "gt;", "quot;"].contains { part.hasPrefix($0) } }
      .map { "a bare ampersand before \($0)" }
  }

  private static func attributeFault(_ text: Substring) -> String? {
    var names: Set<Substring> = []
    var rest = text
    while !rest.isEmpty {
      guard rest.first == " " else { return "no space before an attribute" }
      rest = rest.dropFirst()
      let name = rest.prefix { $0.isLetter || $0 == "-" }
      guard !name.isEmpty, names.insert(name).inserted else { return "attribute '\(name)'" }
      rest = rest.dropFirst(name.count)
      guard rest.hasPrefix("=\"") else { return "no value of \(name)" }
      rest = rest.dropFirst(2)
      let value = rest.prefix { $0 != "\"" }
      if value.contains("<") { return "a bare < in \(name)" }
      if let fault = contentFault(value, inElement: true) { return fault }
      rest = rest.dropFirst(value.count)
      guard rest.first == "\"" else { return "no end of \(name)" }
      rest = rest.dropFirst()
    }
    return nil
  }
}
