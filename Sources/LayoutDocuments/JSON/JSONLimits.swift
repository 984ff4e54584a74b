// SPDX-License-Identifier: GPL-3.0-or-later

/// What a JSON reader refuses to take on, so that a hostile document cannot exhaust the process.
public struct JSONLimits: Hashable, Sendable {
  /// The deepest nesting that can be asked for: releasing a tree takes stack for each of its levels.
  public static let deepestAllowed = 4_096

  /// The number of arrays and objects that may be open at once; 1,024 unless said otherwise.
  public let maximumDepth: Int

  /// The number of bytes a document may have; 64,000,000 unless said otherwise.
  public let maximumBytes: Int

  /// Makes limits for a reader.
  ///
  /// - Precondition: `maximumDepth` is within `1...deepestAllowed` and `maximumBytes` is not negative.
  public init(maximumDepth: Int = 1_024, maximumBytes: Int = 64_000_000) {
    precondition(
      (1...Self.deepestAllowed).contains(maximumDepth),
      "maximumDepth must be within 1...\(Self.deepestAllowed)")
    precondition(maximumBytes >= 0, "maximumBytes must not be negative")
    self.maximumDepth = maximumDepth
    self.maximumBytes = maximumBytes
  }
}
