// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry

/// A Visual Format string taken apart; places are numbers of Unicode scalars.
struct VisualFormatSyntax {
  /// A number or the name of something.
  enum Object {
    case number(Double)
    case name(String)
  }

  /// A comparison with a length: `>=80@250`.
  struct Predicate {
    var kind: SceneRelation.Kind
    var object: Object
    var objectOffset: Int
    var priority: Object?
    var priorityOffset: Int
    var range: Range<Int>
  }

  /// The container or a view.
  enum Element {
    case container
    case view(name: String, offset: Int, predicates: [Predicate], range: Range<Int>)
  }

  /// What stands between two elements.
  enum Gap {
    case none
    case standard
    case predicates([Predicate])
  }

  var axis: Axis
  var elements: [Element] = []
  /// The gaps between each two elements.
  var connections: [(gap: Gap, range: Range<Int>)] = []
}
