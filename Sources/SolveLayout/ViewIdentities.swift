// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene
import Synchronization

/// The identities of the views of a layout, which are found when the first one is asked for.
final class ViewIdentities: Sendable {
  private let entries: [SceneTree.Entry]
  private let frames: LayoutFrames
  private let known = Mutex<[String]?>(nil)

  /// Prepares the views of a scene that have frames.
  init(_ entries: [SceneTree.Entry], frames: LayoutFrames) {
    self.entries = entries
    self.frames = frames
  }

  /// The identity of the view with a number, counted in tree order.
  subscript(number: Int) -> String {
    known.withLock { known in
      let identities = known ?? find()
      known = identities
      return identities[number]
    }
  }

  private func find() -> [String] {
    // Views that one place makes several of are told apart by their order.
    var uses: [String: Int] = [:]
    var identities: [String] = []
    for entry in entries where frames[entry.node] != nil {
      let name = entry.id.map { "\(entry.origin.path) '\($0)'" } ?? entry.origin.path
      let use = uses[name, default: 0] + 1
      uses[name] = use
      identities.append(use == 1 ? name : "\(name) #\(use)")
    }
    return identities
  }
}

extension LayoutResult.PlacedView: Hashable {
  /// Whether both are the same view with the same frame.
  public static func == (a: Self, b: Self) -> Bool {
    a.frame == b.frame && a.path == b.path && a.id == b.id && a.type == b.type
      && a.identity == b.identity
  }

  /// Hashes the view's place and frame.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(id)
    hasher.combine(type)
    hasher.combine(frame)
  }
}
