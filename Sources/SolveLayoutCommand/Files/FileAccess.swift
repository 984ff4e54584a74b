// SPDX-License-Identifier: GPL-3.0-or-later

/// What the command does with files, so that tests need none.
public protocol FileAccess {
  /// What a path leads to; nil where it leads to nothing.
  func kind(of path: String) -> FileKind?

  /// What tells a file or directory from all others, whatever path leads to it.
  func identity(of path: String) -> String

  /// The path of a file without detours: from the working directory where the file is inside it, else
  /// from the root.
  func shortestPath(of path: String) -> String

  /// The bytes of a file, but not many more than the command would read of a document.
  func read(_ path: String) throws(FileFault) -> [UInt8]

  /// The names of what is in a directory, in any order.
  func names(inDirectory path: String) throws(FileFault) -> [String]

  /// Writes a file, over another one where the path leads to one.
  func write(_ text: String, to path: String) throws(FileFault)

  /// Writes a new file that need not stay, and answers its path; never over another one.
  func writeTemporary(_ text: String, stem: String) throws(FileFault) -> String
}

extension FileAccess {
  /// The path itself.
  public func identity(of path: String) -> String { path }

  /// The path itself.
  public func shortestPath(of path: String) -> String { path }
}

/// What a path leads to.
public enum FileKind: Hashable, Sendable {
  /// A file with contents that stay.
  case file
  /// Something else that can be read or written: a pipe, a device.
  case stream
  /// A directory.
  case directory
}

/// Why a file cannot be used.
public struct FileFault: Error, Hashable, Sendable {
  /// The system's reason, such as `Permission denied`.
  public var reason: String

  /// Makes a fault with the system's reason.
  public init(reason: String) {
    self.reason = reason
  }
}
