// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension Field {
  /// The keys of an environment.
  static let environmentKeys = ["layoutDirection", "displayScale", "text"]

  /// A change of the environment, whose keys are the same at the root and around any view.
  func environmentChange() -> SceneEnvironment.Change? {
    guard
      let fields = members(
        of: "the environment", keys: Self.environmentKeys, shape: .modifier("environment"))
    else { return nil }
    return SceneEnvironment.Change(
      layoutDirection: fields["layoutDirection"]?.named(Names.layoutDirections),
      displayScale: fields["displayScale"]?.number(.positive),
      measurer: fields["text"]?.measurer())
  }

  private func measurer() -> FixedTextMeasurer? {
    guard
      let field = members(
        of: "the environment's text", keys: ["measurer"], shape: .measurer)?.required("measurer")
    else { return nil }
    switch field.value.kind {
    case .string: return field.named(Self.measurers)
    case .object: return field.numbers().map { FixedTextMeasurer(numbers: $0) }
    default:
      field.reportUnexpected(.measurer)
      return nil
    }
  }

  private func numbers() -> FixedTextMeasurer.Numbers? {
    guard let fields = members(of: "a measurer", keys: ["advance", "lineHeight", "ascent"])
    else { return nil }
    let advance = fields.required("advance")?.number(.positive)
    let lineHeight = fields.required("lineHeight")?.number(.positive)
    let ascent = fields.required("ascent")?.number(.positive)
    guard let advance, let lineHeight, let ascent else { return nil }
    return FixedTextMeasurer.Numbers(advance: advance, lineHeight: lineHeight, ascent: ascent)
  }

  private static let measurers = NameTable<FixedTextMeasurer>(
    .measurer, [("fixed", FixedTextMeasurer())])
}
