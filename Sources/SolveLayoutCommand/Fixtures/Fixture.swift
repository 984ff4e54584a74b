// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutDocuments

/// Documents with the frames that are expected of them.
struct Fixture {
  /// The greatest distance from an expected value that still counts as it, in points, where a file
  /// names none.
  static let defaultTolerance: CGFloat = 0.01

  /// A document and what is expected of it.
  struct Case {
    let name: String
    let document: JSONValue
    let expectation: Expectation
  }

  /// What both engines must answer.
  struct Expectation {
    /// The root's size in points; nil where any will do.
    var size: CGSize?
    /// Frames in points by id, in the order of the file.
    var frames: [(id: String, frame: CGRect)] = []
    /// The ids of views that must not be laid out.
    var absent: [String] = []
  }

  let json: JSONDocument
  let tolerance: CGFloat
  let cases: [Case]
}
