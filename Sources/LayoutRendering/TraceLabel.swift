// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// What traces call a node: the line that answers have for it, or the modifier without a name and
/// the view that it modifies.
struct TraceLabel {
  /// The modifier's name in documents; nil for leaves and containers.
  let modifier: String?
  /// The line of the node, or of the view that a modifier without a name modifies; nil for a
  /// container that no description names.
  let entry: SceneTree.Entry?
  /// The type of the node, or of the view that a modifier without a name modifies.
  let type: String
  /// Whether `entry` is the node's own line.
  let isNamed: Bool

  init(_ node: NodeID, in trace: LayoutTrace) {
    let scene = trace.scene
    var subject = node
    while trace.entry(of: subject) == nil, scene[subject].kind.modifierName != nil,
      let inner = scene.primary(of: subject)
    {
      subject = inner
    }
    modifier = scene[node].kind.modifierName
    entry = trace.entry(of: subject)
    type = entry?.type ?? scene[subject].kind.typeName
    isNamed = subject == node
  }

  /// The label in a line of text: `Color 'a'`, `Color 'a' (padding)` or `padding of Color 'a'`.
  var text: String {
    var view = LineText.text(type)
    if let id = entry?.id { view += " '\(LineText.text(id))'" }
    guard let modifier else { return view }
    return isNamed ? "\(view) (\(modifier))" : "\(modifier) of \(view)"
  }
}

extension NodeKind {
  /// The type's name in documents, for containers that no description names; a modifier's name.
  fileprivate var typeName: String {
    switch self {
    case .flexible: "Color"
    case .circle: "Circle"
    case .box: "Box"
    case .image: "Image"
    case .text: "Text"
    case .spacer: "Spacer"
    case .divider: "Divider"
    case .stack(let stack): stack.axis == .horizontal ? "HStack" : "VStack"
    case .lazyStack(let stack): stack.axis == .horizontal ? "LazyHStack" : "LazyVStack"
    case .zStack: "ZStack"
    case .grid: "Grid"
    case .lazyGrid(let grid): grid.axis == .horizontal ? "LazyVGrid" : "LazyHGrid"
    case .viewThatFits: "ViewThatFits"
    case .scrollView: "ScrollView"
    case .layout: "Layout"
    case .geometryReader: "GeometryReader"
    case .constraintLayout: "ConstraintLayout"
    default: modifierName ?? "view"
    }
  }
}
