// SPDX-License-Identifier: GPL-3.0-or-later

/// Names that people know from SwiftUI and that documents do not have, with what to write instead.
enum SwiftUIIdiom {
  /// What to do about a type; nil where it is no view of SwiftUI that is known here.
  static func hint(type name: String) -> String? {
    if controls.contains(name) { return "use a Box of its size, or a stack of what it shows" }
    return views[name]
  }

  /// What to do about a modifier; nil where it is none of SwiftUI that is known here.
  static func hint(modifier name: String) -> String? {
    if let hint = modifiers[name] { return hint }
    if textKeys.contains(name) {
      return "it is a key of Text: write \"\(name)\" beside \"text\""
    }
    if fontParts.contains(name) {
      return "it is part of the key \"font\" of Text: "
        + "{\"size\": 17, \"weight\": \"bold\", \"design\": \"serif\"}"
    }
    if frameKeys.contains(name) {
      return "it is a key of frame: write {\"frame\": {\"\(name)\": 100}}"
    }
    if drawing.contains(name) {
      let accepted = ModifierType.drawing.map(\.name)
      return "only layout is described, so leave it out; of the modifiers that draw, "
        + "\(KnownNames.list(accepted)) are accepted"
    }
    return behaviour.contains(name) ? "only layout is described, so leave it out" : nil
  }

  /// What to do about a key that some object does not take.
  static func hint(key: String, of owner: String) -> String? {
    switch (owner, key) {
    case ("Image", "name"), ("Image", "systemName"):
      "images have no content here; give width and height"
    case ("the modifier \"padding\"", "horizontal"), ("the modifier \"padding\"", "vertical"):
      "write {\"edges\": [\"\(key)\"], \"length\": 8}"
    default:
      // The keys of other objects mean other things.
      NodeType.byName[owner] == nil || modifiers[key] != nil ? nil : hint(modifier: key)
    }
  }

  private static let controls: Set<String> = [
    "Button", "Toggle", "TextField", "SecureField", "TextEditor", "Picker", "DatePicker",
    "ColorPicker", "Slider", "Stepper", "ProgressView", "Gauge", "Link", "Menu", "ShareLink",
    "EditButton", "Map", "Chart", "Table", "DisclosureGroup", "LabeledContent",
  ]

  private static let views = [
    "Label": "use an HStack of a Box and a Text",
    "List": "use a ScrollView of a VStack",
    "Form": "use a ScrollView of a VStack",
    "Section": "use a VStack",
    "GroupBox": "use a VStack with a background",
    "NavigationStack": "use what it shows: a stack or any other view",
    "NavigationView": "use what it shows: a stack or any other view",
    "NavigationSplitView": "use an HStack of what it shows",
    "TabView": "use what it shows: a stack or any other view",
    "ForEach": "use a Group of each view written out, or write them into a stack",
    "AnyView": "use the view itself",
    "AsyncImage": "use an Image with its width and height",
    "Path": "use a Color, which takes the size that is proposed",
    "Canvas": "use a Color, which takes the size that is proposed",
    "UnevenRoundedRectangle": "use a RoundedRectangle",
  ]

  private static let textKeys: Set<String> = ["font", "lineLimit"]
  private static let fontParts: Set<String> = ["bold", "fontWeight", "fontDesign", "monospaced"]
  private static let frameKeys: Set<String> = [
    "width", "height", "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight",
    "maxHeight",
  ]

  private static let modifiers = [
    "scaledToFit": "write {\"aspectRatio\": {\"contentMode\": \"fit\"}}",
    "scaledToFill": "write {\"aspectRatio\": {\"contentMode\": \"fill\"}}",
    "backgroundColor": "write {\"background\": {\"content\": [{\"type\": \"Color\"}]}}",
    "safeAreaPadding": "use padding",
    "ignoresSafeArea": "leave it out: only safeAreaInset makes room at an edge",
    "resizable": "it is a key of Image: write \"resizable\": true",
    "spacing": "it is a key of stacks and grids, beside \"type\"",
    "alignment": "it is a key of stacks and grids, beside \"type\"",
  ]

  private static let drawing: Set<String> = [
    "accentColor", "animation", "backgroundStyle", "blendMode", "blur", "border", "brightness",
    "clipShape", "colorInvert", "colorMultiply", "compositingGroup", "contrast", "cornerRadius",
    "drawingGroup", "fill", "foregroundColor", "foregroundStyle", "grayscale", "hueRotation",
    "imageScale", "italic", "mask", "multilineTextAlignment", "preferredColorScheme",
    "saturation", "shadow", "strikethrough", "stroke", "strokeBorder", "symbolRenderingMode",
    "tint", "transition", "underline",
  ]

  private static let behaviour: Set<String> = [
    "accessibilityLabel", "allowsHitTesting", "buttonStyle", "contentShape", "disabled", "gesture",
    "listStyle", "navigationTitle", "onAppear", "onChange", "onDisappear", "onTapGesture",
    "refreshable", "sheet", "tag", "task", "textFieldStyle", "toolbar",
  ]
}
