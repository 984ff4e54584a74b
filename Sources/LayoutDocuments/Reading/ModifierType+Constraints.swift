// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension ModifierType {
  /// Modifiers of views among constraints.
  static let constraints = [
    ModifierType("constraints", objectKeys: DomainReader.keys) { field in
      guard var reader = DomainReader(field) else { return nil }
      return .node(.relations(reader.read()))
    },
    priorities("contentHugging") {
      ContentPriorities(horizontalHugging: $0, verticalHugging: $1)
    },
    priorities("contentCompressionResistance") {
      ContentPriorities(
        horizontalCompressionResistance: $0, verticalCompressionResistance: $1)
    },
    ModifierType("equalWidths") { field in
      field.idsInside().map { .equalLengths(ids: $0, axes: .horizontal) }
    },
    ModifierType("equalHeights") { field in
      field.idsInside().map { .equalLengths(ids: $0, axes: .vertical) }
    },
  ]

  /// A modifier of one priority for both axes, or one for each.
  private static func priorities(
    _ name: String,
    _ make: @escaping @Sendable (_ horizontal: Double?, _ vertical: Double?) -> ContentPriorities
  ) -> ModifierType {
    let keys = Axis.allCases.map(\.adjective)
    return ModifierType(name, objectKeys: keys) { field in
      guard case .object = field.value.kind else {
        return field.priority(.priorities).map { .node(.contentPriorities(make($0, $0))) }
      }
      return field.members(of: "the modifier \"\(name)\"", keys: keys).map { fields in
        .node(
          .contentPriorities(
            make(fields["horizontal"]?.priority(), fields["vertical"]?.priority())))
      }
    }
  }
}
