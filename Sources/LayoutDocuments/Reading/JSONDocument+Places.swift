// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension JSONDocument {
  /// The place that a scene remembers as an origin, found again in the text.
  func place(of origin: SceneOrigin) -> (location: SourceLocation, path: JSONPath) {
    let offset = sourceMap.offset(line: origin.line ?? 1, column: origin.column ?? 1)
    return (sourceMap.location(at: offset), path(at: offset))
  }

  /// The way to the innermost value or member that begins at an offset or before.
  func path(at offset: Int) -> JSONPath {
    var path: [JSONPath.Component] = []
    var value = root
    while value.offset < offset {
      switch value.kind {
      case .array(let elements):
        guard let index = elements.lastIndex(where: { $0.offset <= offset }) else {
          return JSONPath(path)
        }
        path.append(.index(index))
        value = elements[index]
      case .object(let object):
        guard let member = object.members.last(where: { $0.keyOffset <= offset }) else {
          return JSONPath(path)
        }
        path.append(.key(member.key))
        value = member.value
      default: return JSONPath(path)
      }
    }
    return JSONPath(path)
  }
}
