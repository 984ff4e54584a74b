// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension NodeType {
  static let layouts = [
    NodeType("Layout", .container, parameters: ["name", "parameters"]) { fields in
      fields.layout().map { .node(.layout($0)) }
    }
  ]
}

extension Fields {
  /// The registered layout of the members `name` and `parameters`.
  fileprivate func layout() -> LayoutBox? {
    guard let field = required("name"), let name = field.string(),
      let entry = field.reader.layouts[name] ?? guess(name, at: field)
    else { return nil }
    guard let parameters = self["parameters"] else { return entry.make([]) }
    let owner = "the layout \"\(entry.name)\""
    guard let values = parameters.members(of: owner, keys: entry.parameters.map(\.name)) else {
      return nil
    }
    return entry.make(
      entry.parameters.compactMap { parameter in
        values[parameter.name]?.value(of: parameter.kind).map {
          DocumentLayouts.Argument(name: parameter.name, value: $0)
        }
      })
  }

  /// Notes a name that no layout has, and answers the layout that was probably meant.
  private func guess(_ name: String, at field: Field) -> DocumentLayouts.Entry? {
    let layouts = field.reader.layouts
    field.report(.unknownName(name, .layout, known: layouts.names))
    return KnownNames.closest(to: name, among: layouts.names).flatMap { layouts[$0] }
  }
}

extension Field {
  /// The value of a layout's parameter.
  fileprivate func value(of kind: DocumentLayouts.Kind) -> DocumentLayouts.Value? {
    switch kind {
    case .number: number().map { .number($0) }
    case .notNegative: number(.notNegative).map { .number($0) }
    case .positive: number(.positive).map { .number($0) }
    case .guide(let axis): guide(along: axis).map { .guide($0) }
    }
  }
}
