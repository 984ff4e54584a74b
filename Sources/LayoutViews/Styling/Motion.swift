// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

// A layout is a moment: these modifiers change how one moment leads to the next.
extension View {
  /// Animates a change of a value; it takes effect at once.
  nonisolated public func animation<Value: Equatable>(_ animation: Animation?, value: Value)
    -> some View
  { self }

  /// Animates changes; they take effect at once.
  nonisolated public func animation(_ animation: Animation?) -> some View { self }

  /// Chooses how the view comes and goes; it does so at once.
  nonisolated public func transition(_ transition: AnyTransition) -> some View { self }
}
