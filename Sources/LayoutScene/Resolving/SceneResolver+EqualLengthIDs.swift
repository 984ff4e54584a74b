// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// A frame of equal lengths that a named level gets, and where it was asked for.
struct EqualLengthsFrame: Sendable {
  var lengths: EqualLengths
  var origin: SceneOrigin
}

extension SceneResolver {
  /// The frames that names get at each level of a view.
  ///
  /// The first element holds for the view without modifiers, the last one for what stands around all
  /// of them. Empty where the view adds none, so that all levels have those of the surroundings.
  mutating func equalLengthsFrames(
    around view: Flattened, in context: Context
  ) -> [[String: [EqualLengthsFrame]]] {
    let addsFrames = view.modifiers.contains {
      if case .equalLengths = $0.kind { true } else { false }
    }
    guard addsFrames else { return [] }
    // A modifier reaches what it stands around: go from the outside in.
    var levels = [context.equalLengths]
    for modifier in view.modifiers.reversed() {
      var inner = levels[levels.count - 1]
      if case .equalLengths(let ids, let axes) = modifier.kind {
        let lengths = EqualLengths(group: equalLengthsGroup(ids, axes), axes: axes)
        let frame = EqualLengthsFrame(lengths: lengths, origin: modifier.origin)
        for id in ids { inner[id, default: []].insert(frame, at: 0) }
      }
      levels.append(inner)
    }
    return levels.reversed()
  }

  /// The name of a group: its number keeps lists of the same names apart.
  private mutating func equalLengthsGroup(_ ids: [String], _ axes: Axis.Set) -> String {
    equalLengthsCount += 1
    let names = ids.joined(separator: ", ")
    let what = axes == .both ? "lengths" : axes == .horizontal ? "widths" : "heights"
    return "equal \(what) \(equalLengthsCount) of \(names)"
  }

  /// The frames of a named level around it.
  mutating func framed(_ view: NodeID, id: String?, context: Context) -> NodeID {
    guard let id, let frames = context.equalLengths[id] else { return view }
    var current = view
    for frame in frames {
      current = add(
        .equalLengths(frame.lengths), children: [current], context: context, origin: frame.origin)
    }
    return current
  }
}
