// SPDX-License-Identifier: GPL-3.0-or-later

/// What to write where a value of the wrong kind was found.
struct ValueShape: Sendable {
  /// JSON with `#` where a number was probably meant to go.
  private let template: String
  /// What stands for the number where none was found.
  private let standard: String
  /// Whether the numbers of a list were probably meant to go there one after the other.
  private let takesList: Bool

  init(_ template: String, number standard: String = "8", takesList: Bool = false) {
    self.template = template
    self.standard = standard
    self.takesList = takesList
  }

  /// The JSON to write in place of a value.
  func text(for value: JSONValue) -> String {
    var number = standard
    if case .number(let found) = value.kind { number = NumberText.shown(found) }
    var text = template
    if takesList, case .array(let elements) = value.kind {
      for case .number(let found) in elements.map(\.kind) {
        text = text.replacing("#", with: NumberText.shown(found), maxReplacements: 1)
      }
    }
    return text.replacing("#", with: number)
  }

  static let size = ValueShape(
    "{\"width\": #, \"height\": #}", number: "100", takesList: true)
  static let point = ValueShape("{\"x\": #, \"y\": #}", takesList: true)
  static let sides = ValueShape("{\"top\": #, \"leading\": #, \"bottom\": #, \"trailing\": #}")
  static let modifiers = ValueShape("[{\"padding\": #}]")
  static let gridItems = ValueShape("[{\"flexible\": {}}, {\"fixed\": 40}]")
  static let gridItem = ValueShape("{\"fixed\": #}", number: "40")
  static let limits = ValueShape("{\"minimum\": #}", number: "50")
  static let measurer = ValueShape("{\"measurer\": \"fixed\"}")
  static let guide = ValueShape("{\"axis\": \"vertical\", \"default\": \"height / 2\"}")
  static let guides = ValueShape(
    "{\"mid\": {\"axis\": \"vertical\", \"default\": \"height / 2\"}}")
  static let font = ValueShape("\"body\" or {\"size\": #}", number: "17")
  static let padding = ValueShape("#, {\"top\": #} or {\"edges\": [\"horizontal\"], \"length\": #}")

  /// The value of a modifier that takes an object.
  static func modifier(_ name: String) -> ValueShape? { modifierValues[name] }

  private static let modifierValues = [
    "frame": size,
    "fixedSize": ValueShape("{\"horizontal\": true, \"vertical\": true}"),
    "aspectRatio": ValueShape("{\"ratio\": #, \"contentMode\": \"fit\"}", number: "1"),
    "containerRelativeFrame": ValueShape("{\"axes\": [\"horizontal\"]}"),
    "offset": point,
    "position": point,
    "alignmentGuide": ValueShape("{\"guide\": \"top\", \"value\": #}"),
    "matchedGeometryEffect": ValueShape("{\"id\": \"hero\"}"),
    "overlay": ValueShape("{\"content\": [{\"type\": \"Color\"}]}"),
    "background": ValueShape("{\"content\": [{\"type\": \"Color\"}]}"),
    "safeAreaInset": ValueShape("{\"edge\": \"bottom\", \"content\": [{\"type\": \"Color\"}]}"),
    "attach": ValueShape("{\"content\": {\"type\": \"Color\"}}"),
    "constraints": ValueShape("[\"self.width >= #\"]", number: "80"),
    "layoutValue": ValueShape("{\"key\": \"rank\", \"value\": #}", number: "1"),
    "rotationEffect": ValueShape("{\"degrees\": #}", number: "45"),
    "environment": ValueShape("{\"layoutDirection\": \"rightToLeft\"}"),
  ]
}
