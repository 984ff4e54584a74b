// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// Makes a failing scene smaller while it keeps failing.
struct SceneShrinker {
  /// Whether a scene still fails.
  let fails: (RandomScene) -> Bool
  /// How many candidates are tried at most.
  var tries = 2_000

  mutating func shrink(_ scene: RandomScene) -> RandomScene {
    var smallest = scene
    var improved = true
    while improved && tries > 0 {
      improved = false
      for root in Self.smaller(smallest.root) {
        tries -= 1
        var candidate = smallest
        candidate.root = root
        if tries > 0 && fails(candidate) {
          smallest = candidate
          improved = true
          break
        }
      }
    }
    return smallest
  }

  /// The descriptions that are one step smaller: a child alone, one child or modifier fewer, or one
  /// part smaller.
  static func smaller(_ element: SceneElement) -> [SceneElement] {
    var results = element.children
    for index in element.children.indices {
      var fewer = element
      fewer.children.remove(at: index)
      results.append(fewer)
    }
    for index in element.modifiers.indices.reversed() {
      results += content(of: element.modifiers[index])
      var fewer = element
      fewer.modifiers.remove(at: index)
      results.append(fewer)
    }
    for (index, child) in element.children.enumerated() {
      for replacement in smaller(child) {
        var changed = element
        changed.children[index] = replacement
        results.append(changed)
      }
    }
    for (index, modifier) in element.modifiers.enumerated() {
      for content in smallerContents(of: modifier) {
        var changed = element
        changed.modifiers[index] = content
        results.append(changed)
      }
    }
    return results
  }

  private static func content(of modifier: SceneModifier) -> [SceneElement] {
    switch modifier.kind {
    case .overlay(_, let content), .background(_, let content), .attachment(_, let content),
      .safeAreaInset(_, let content):
      content
    default: []
    }
  }

  private static func smallerContents(of modifier: SceneModifier) -> [SceneModifier] {
    let content = content(of: modifier)
    var contents: [[SceneElement]] = []
    for index in content.indices {
      if content.count > 1 {
        var fewer = content
        fewer.remove(at: index)
        contents.append(fewer)
      }
      for replacement in smaller(content[index]) {
        var changed = content
        changed[index] = replacement
        contents.append(changed)
      }
    }
    return contents.map { SceneModifier(rebuilt(modifier.kind, $0), origin: modifier.origin) }
  }

  private static func rebuilt(
    _ kind: SceneModifier.Kind, _ content: [SceneElement]
  ) -> SceneModifier.Kind {
    switch kind {
    case .overlay(let alignment, _): .overlay(alignment, content: content)
    case .background(let alignment, _): .background(alignment, content: content)
    case .attachment(let attachment, _): .attachment(attachment, content: content)
    case .safeAreaInset(let inset, _): .safeAreaInset(inset, content: content)
    default: kind
    }
  }
}
