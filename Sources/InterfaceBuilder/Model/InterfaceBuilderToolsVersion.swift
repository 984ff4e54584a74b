// SPDX-License-Identifier: GPL-3.0-or-later

/// The build of Interface Builder that saved a file.
public struct InterfaceBuilderToolsVersion: Sendable, Hashable, CustomStringConvertible {
  /// The version as written, such as `21507` or `14460.31`; empty where the file names none.
  public var text: String
  /// The version's first number, such as 14460, by which behaviours are told apart.
  ///
  /// Builds that never shipped write 32700.99.1234 whatever their age. For them this is the version
  /// of the plug-in that the file depends on, or 22,000 (Xcode 14, from which the observed files
  /// of this kind stem) where it names none. 0 where the file has no usable version.
  public var build: Int
  /// Whether the file was saved by a build that does not tell its own version.
  public var isUnreleased: Bool

  /// Reads a version; the plug-in's version stands in for one that tells nothing.
  public init(_ text: String, plugIn: String? = nil) {
    self.text = text
    isUnreleased = text.hasPrefix("32700")
    let first = Self.firstNumber(of: text)
    build = isUnreleased ? plugIn.map(Self.firstNumber) ?? 22_000 : first
  }

  /// The version as written.
  public var description: String { text }

  private static func firstNumber(of text: String) -> Int {
    Int(text.prefix { $0.isASCII && $0.isNumber }) ?? 0
  }
}
