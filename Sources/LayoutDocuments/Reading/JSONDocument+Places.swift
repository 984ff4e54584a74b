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
        guard let index = elements.lastIndex(before: offset, \.offset) else {
          return JSONPath(path)
        }
        path.append(.index(index))
        value = elements[index]
      case .object(let object):
        guard let index = object.members.lastIndex(before: offset, \.keyOffset) else {
          return JSONPath(path)
        }
        let member = object.members[index]
        path.append(.key(member.key))
        value = member.value
      default: return JSONPath(path)
      }
    }
    return JSONPath(path)
  }
}

extension Array {
  /// The last element that begins at an offset or before, of elements in the order of the text.
  fileprivate func lastIndex(before offset: Int, _ begin: (Element) -> Int) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if begin(self[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : low - 1
  }
}
