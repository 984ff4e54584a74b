// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The frames of the last layout as readers see them, and what was read of them.
@MainActor struct GeometryStore {
  /// The sizes of geometry readers, by place.
  var readerSizes: [ViewPath: CGSize] = [:]
  /// The frames of views with a mark, by mark, in the coordinates of the host.
  var frames: [String: CGRect] = [:]
  /// The marks of coordinate spaces, by name.
  var spaces: [AnyHashable: String] = [:]
  /// What was read, so that a change can be noticed.
  var reads: [String: CGRect] = [:]
}
