// SPDX-License-Identifier: GPL-3.0-or-later

/// The way to a value, linked towards the root: taking a step costs the same at any depth.
final class Trail {
  private let parent: Trail?
  private let component: JSONPath.Component?

  /// The way as text; views ask for it, and their children's texts begin with theirs.
  private(set) lazy var text: String =
    (parent?.text ?? "$") + (component?.text ?? "")

  private init(parent: Trail?, component: JSONPath.Component?) {
    self.parent = parent
    self.component = component
  }

  /// The way to the document's value.
  convenience init() { self.init(parent: nil, component: nil) }

  /// The way of a path.
  static func path(_ path: JSONPath) -> Trail {
    path.components.reduce(Trail()) { Trail(parent: $0, component: $1) }
  }

  /// The way to a member of the object here.
  func key(_ key: String) -> Trail { Trail(parent: self, component: .key(key)) }

  /// The way to an element of the list here.
  func index(_ index: Int) -> Trail { Trail(parent: self, component: .index(index)) }

  /// The way as a path.
  var path: JSONPath {
    var components: [JSONPath.Component] = []
    var trail: Trail? = self
    while let step = trail {
      if let component = step.component { components.append(component) }
      trail = step.parent
    }
    return JSONPath(components.reversed())
  }
}
