// SPDX-License-Identifier: GPL-3.0-or-later

/// A family of layouts that grow with a size.
protocol Workload {
  /// The short name, such as `W2`.
  var identifier: String { get }
  /// What is laid out, in a few words.
  var title: String { get }
  /// What the size counts.
  var sizeMeaning: String { get }
  /// The sizes to measure, rising.
  func sizes(quick: Bool) -> [Int]
  /// The pieces of work at a size.
  func cases(size: Int, rivals: Rivals) throws -> [Case]
}
