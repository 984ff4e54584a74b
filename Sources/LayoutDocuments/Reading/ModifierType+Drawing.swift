// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ModifierType {
  /// Modifiers that only drawing notices: their values are checked and dropped.
  static let drawing = [
    ModifierType("scaleEffect", objectKeys: scaleKeys) { field in
      if case .number = field.value.kind { return .drawing }
      let fields = field.members(
        of: "the modifier \"scaleEffect\"", keys: scaleKeys, .scale,
        shape: ValueShape("{\"x\": 2, \"y\": 1}"))
      _ = fields?.point()
      _ = fields?["anchor"]?.unitPoint()
      return .drawing
    },
    ModifierType("rotationEffect", keys: ["degrees", "anchor"]) { fields in
      _ = fields.required("degrees")?.number()
      _ = fields["anchor"]?.unitPoint()
      return .drawing
    },
    ModifierType("opacity") { field in
      _ = field.number()
      return .drawing
    },
    ModifierType("hidden") { $0.onlyTrue() },
    ModifierType("zIndex") { field in
      _ = field.number()
      return .drawing
    },
    ModifierType("clipped") { $0.onlyTrue() },
  ]

  private static let scaleKeys = ["x", "y", "anchor"]
}

extension Field {
  fileprivate func onlyTrue() -> SceneModifier.Kind {
    if case .bool(true) = value.kind { return .drawing }
    reportUnexpected(.onlyTrue)
    return .drawing
  }
}
