// SPDX-License-Identifier: GPL-3.0-or-later

extension LinearExpression: CustomStringConvertible {
  /// The expression as one would write it, such as `0.5 x0 - 8`.
  public var description: String { description(naming: \.description) }

  /// The expression as one would write it, such as `0.5 width - 8`, with names for the variables.
  public func description(naming name: (Variable) -> String) -> String {
    if terms.isEmpty { return shortestText(constant) }
    var text = ""
    for term in terms {
      text += sign(of: term.coefficient, first: text.isEmpty)
      let size = term.coefficient.magnitude
      if size != 1 { text += shortestText(size) + " " }
      text += name(term.variable)
    }
    if constant != 0 {
      text += sign(of: constant, first: false) + shortestText(constant.magnitude)
    }
    return text
  }

  private func sign(of number: Double, first: Bool) -> String {
    if first { return number < 0 ? "-" : "" }
    return number < 0 ? " - " : " + "
  }
}

/// The shortest text that reads back as the same number, without `.0` behind whole numbers.
func shortestText(_ number: Double) -> String {
  if number == 0 { return "0" }
  let text = number.description
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
