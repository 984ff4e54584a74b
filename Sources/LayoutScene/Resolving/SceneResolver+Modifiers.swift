// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// How many contents of each kind a view has so far: later ones are numbered in their paths.
struct ContentCounts {
  var counts: [String: Int] = [:]

  /// The next path component of a kind: `overlay`, then `overlay2`.
  mutating func next(_ kind: String) -> String {
    let count = counts[kind, default: 0] + 1
    counts[kind] = count
    return count == 1 ? kind : "\(kind)\(count)"
  }
}

extension SceneResolver {
  /// The node of a modifier around a view; the view itself where layout does not notice.
  mutating func modified(
    _ view: NodeID, by modifier: SceneModifier, path: String, context: Context,
    counts: inout ContentCounts
  ) throws(SceneError) -> NodeID {
    let kind: NodeKind
    let content: [SceneElement]
    let component: String
    let group: Alignment
    switch modifier.kind {
    case .id, .environment, .drawing, .gridCellColumns, .gridCellUnsizedAxes, .gridCellAnchor,
      .gridColumnAlignment, .layoutValues, .mark, .equalLengths:
      return view
    case .node(.relations(let domain)):
      let meant = NodeKind.relations(try meaning(of: domain, at: modifier.origin))
      return add(meant, children: [view], context: context, origin: modifier.origin)
    case .node(let plain):
      warn(about: plain, at: modifier.origin)
      return add(plain, children: [view], context: context, origin: modifier.origin)
    case .overlay(let alignment, let elements):
      (kind, content, component, group) = (.overlay(alignment), elements, "overlay", alignment)
    case .background(let alignment, let elements):
      (kind, content, component, group) = (
        .background(alignment), elements, "background", alignment
      )
    case .attachment(let attachment, let elements):
      (kind, content, component) = (.attachment(attachment), elements, "attach")
      if case .guides(let alignment) = attachment.source {
        group = alignment
      } else {
        group = .center
      }
    case .safeAreaInset(let inset, let elements):
      (kind, content, component) = (.safeAreaInset(inset), elements, "safeAreaInset")
      group =
        inset.edge.axis == .horizontal
        ? Alignment(horizontalKey: .centerX, verticalKey: inset.alignment)
        : Alignment(horizontalKey: inset.alignment, verticalKey: .centerY)
    }
    let base = "\(path)/\(counts.next(component))"
    let secondary = try self.content(
      content, paths: content.indices.map { "\(base)/\($0)" }, context: context.inside(),
      origin: modifier.origin
    ) { _ in .zStack(group) }
    guard let secondary else { return view }
    return add(kind, children: [view, secondary], context: context, origin: modifier.origin)
  }

  private mutating func warn(about kind: NodeKind, at origin: SceneOrigin) {
    switch kind {
    case .fixedFrame(let frame) where frame.ignoresLengths:
      warnings.append(
        SceneWarning(
          message: "a frame's length must be finite and not negative; it is ignored",
          origin: origin))
    case .flexibleFrame(let frame):
      for axis in Axis.allCases {
        guard let minimum = frame[axis].minimum, let maximum = frame[axis].maximum,
          minimum > maximum
        else { continue }
        let name = axis == .horizontal ? "Width" : "Height"
        warnings.append(
          SceneWarning(
            message: "min\(name) \(minimum) is above max\(name) \(maximum); the minimum wins",
            origin: origin))
      }
    default: break
    }
  }

  /// Sources that share a name and followers without a source.
  func matchedGeometryWarnings() -> [SceneWarning] {
    var sources: [String: SceneOrigin] = [:]
    var warnings: [SceneWarning] = []
    var followers: [(String, SceneOrigin)] = []
    for node in nodes {
      guard case .matchedGeometry(let geometry) = node.kind else { continue }
      if !geometry.isSource {
        followers.append((geometry.id, node.origin))
      } else if let first = sources[geometry.id] {
        warnings.append(
          SceneWarning(
            message: "'\(geometry.id)' has a source already, at \(first); the first one counts",
            origin: node.origin))
      } else {
        sources[geometry.id] = node.origin
      }
    }
    for (id, origin) in followers where sources[id] == nil {
      warnings.append(
        SceneWarning(message: "'\(id)' has no source; the view stays where it is", origin: origin))
    }
    return warnings
  }
}
