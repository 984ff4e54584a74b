// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Yoga behind the interface of `Rivals/yoga.cpp`.
struct Yoga: Sendable {
  typealias Session = UnsafeMutableRawPointer
  typealias Open =
    @convention(c) (
      Int32, UnsafePointer<Int32>, UnsafePointer<Int32>, UnsafePointer<Double>,
      UnsafePointer<Double>, UnsafePointer<Double>
    ) -> Session?

  /// The version of the package that Yoga's source came with.
  let version: String
  let open: Open
  let layout: @convention(c) (Session, Double, Double) -> Void
  let frames: @convention(c) (Session, UnsafeMutablePointer<Double>) -> Void
  let close: @convention(c) (Session) -> Void

  init(_ library: RivalLibrary, folder: String) throws {
    version = InstalledVersion.of("yoga", in: folder) ?? "unknown version"
    open = try library.function("yoga_open", as: Open.self)
    layout = try library.function(
      "yoga_layout", as: (@convention(c) (Session, Double, Double) -> Void).self)
    frames = try library.function(
      "yoga_frames", as: (@convention(c) (Session, UnsafeMutablePointer<Double>) -> Void).self)
    close = try library.function("yoga_close", as: (@convention(c) (Session) -> Void).self)
  }
}

/// The versions that `install-rivals` notes where a library does not tell its own.
enum InstalledVersion {
  static func of(_ name: String, in folder: String) -> String? {
    (try? String(contentsOfFile: "\(folder)/\(name).version", encoding: .utf8))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

/// A tree of flex containers as arrays in tree order.
struct YogaTree {
  var parents: [Int32] = []
  var isRow: [Int32] = []
  var grow: [Double] = []

  /// Containers of ten in containers of ten, axes in turn from a column.
  init(levels: Int) { add(levels, parent: -1, isRow: false) }

  private mutating func add(_ levels: Int, parent: Int32, isRow row: Bool) {
    let index = Int32(parents.count)
    parents.append(parent)
    isRow.append(row ? 1 : 0)
    grow.append(parent < 0 ? 0 : 1)
    guard levels > 0 else { return }
    for _ in 0..<10 { add(levels - 1, parent: index, isRow: !row) }
  }
}

/// A tree that Yoga holds, freed with the last reference.
final class YogaSession {
  private let yoga: Yoga
  private let session: Yoga.Session
  private let count: Int

  init(_ yoga: Yoga, _ tree: YogaTree) throws {
    let open = [Double](repeating: -1, count: tree.parents.count)
    let opened = yoga.open(
      Int32(tree.parents.count), tree.parents, tree.isRow, tree.grow, open, open)
    guard let opened else { throw BenchmarkError.rival(name: "yoga", reason: "made no tree") }
    (self.yoga, session, count) = (yoga, opened, tree.parents.count)
  }

  deinit { yoga.close(session) }

  /// Lays the tree out in a size.
  func layout(_ width: Double, _ height: Double) { yoga.layout(session, width, height) }

  /// The frames as x, y, width and height in tree order, from the root's corner.
  var frames: [Double] {
    [Double](unsafeUninitializedCapacity: 4 * count) { buffer, filled in
      if let start = buffer.baseAddress { yoga.frames(session, start) }
      filled = 4 * count
    }
  }
}
