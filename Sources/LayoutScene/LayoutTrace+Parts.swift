// SPDX-License-Identifier: GPL-3.0-or-later

extension LayoutTrace {
  /// The events of a view and of what is inside it; its outermost ones have depth 0.
  ///
  /// - Parameter name: the id of a view, else a path, as answers have them. A path means the view
  ///   with its named modifiers.
  /// - Returns: a trace without events where the view takes no part in layout, nil where there is no
  ///   view of the name.
  public func part(_ name: String) -> LayoutTrace? {
    let named = scene.entries.filter { $0.id == name }
    let chosen = named.isEmpty ? scene.entries.filter { $0.path == name } : named
    guard !chosen.isEmpty else { return nil }
    // 1. The nodes inside.
    var isInside = [Bool](repeating: false, count: scene.nodes.count)
    var pending = chosen.map(\.node)
    while let node = pending.popLast() {
      guard !isInside[node.index] else { continue }
      isInside[node.index] = true
      pending += scene.children(of: node)
    }
    // 2. Their events, each inside of the nearest one that is kept.
    var kept: [Event] = []
    var open: [Int] = []
    for event in events {
      while let depth = open.last, depth >= event.depth { open.removeLast() }
      guard isInside[event.node.index] else { continue }
      var moved = event
      moved.depth = open.count
      kept.append(moved)
      open.append(event.depth)
    }
    return LayoutTrace(scene: scene, events: kept, omitted: omitted)
  }

  /// The outermost levels of events: with 1 those that no view asked for, with less none.
  public func levels(_ count: Int) -> LayoutTrace {
    LayoutTrace(scene: scene, events: events.filter { $0.depth < count }, omitted: omitted)
  }
}
