// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Synchronization

/// The frames of the last layout as views read them, and what was read of them.
///
/// Proxies read it from wherever their closures run, so it guards itself.
final class GeometryStore: Sendable {
  /// What one evaluation read of a view's frame: nil where the view had none yet.
  struct Read: Sendable, Hashable {
    var frame: CGRect?
  }

  private struct Contents {
    var frames: [String: CGRect] = [:]
    var reads: [String: Read] = [:]
    var readOrder: [String] = []
    var readCount = 0
  }

  private let contents = Mutex(Contents())

  /// The frame of a marked view in points from the container's top left corner, noting the read.
  func frame(of mark: String) -> CGRect? {
    contents.withLock { contents in
      contents.readCount += 1
      let frame = contents.frames[mark]
      if contents.reads.updateValue(Read(frame: frame), forKey: mark) == nil {
        contents.readOrder.append(mark)
      }
      return frame
    }
  }

  /// How often frames were read, ever.
  var readCount: Int { contents.withLock { $0.readCount } }

  /// Forgets what was read.
  func forgetReads() {
    contents.withLock { contents in
      contents.reads = [:]
      contents.readOrder = []
    }
  }

  /// Takes the frames of a new layout.
  ///
  /// - Returns: the first mark that was read as something else, in the order of reading, with what
  ///   it was and what it is.
  func update(_ frames: [String: CGRect]) -> (mark: String, before: CGRect?, after: CGRect?)? {
    contents.withLock { contents in
      contents.frames = frames
      let reads = contents.reads
      for mark in contents.readOrder {
        guard let read = reads[mark], read.frame != frames[mark] else { continue }
        return (mark, read.frame, frames[mark])
      }
      return nil
    }
  }
}
