// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutDocuments

/// The files of the system.
public struct SystemFiles: FileAccess {
  /// Makes the access to the files of the system.
  public init() {}

  /// What a path leads to, through symbolic links.
  public func kind(of path: String) -> FileKind? {
    guard let status = Self.status(of: path) else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .directory
    case S_IFREG: return .file
    default: return .stream
    }
  }

  /// The numbers of the device and of the file on it; the path where it leads to nothing.
  public func identity(of path: String) -> String {
    Self.status(of: path).map { "\($0.st_dev):\($0.st_ino)" } ?? path
  }

  /// The path of a file without detours: from the working directory where the file is inside it, else
  /// from the root.
  public func shortestPath(of path: String) -> String {
    let directory = FileManager.default.currentDirectoryPath
    let typed = URL(
      fileURLWithPath: path, relativeTo: URL(fileURLWithPath: directory, isDirectory: true)
    ).standardizedFileURL.path
    // A directory may have several names, of which links are the others.
    for (file, base) in [(typed, directory), (Self.resolved(typed), Self.resolved(directory))] {
      let prefix = base.hasSuffix("/") ? base : base + "/"
      if file.hasPrefix(prefix) { return String(file.dropFirst(prefix.count)) }
    }
    return typed
  }

  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The bytes of a file; of one larger than a document may be, just enough to tell.
  public func read(_ path: String) throws(FileFault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.fault() }
    defer { close(descriptor) }
    return try Self.read(descriptor)
  }

  /// The bytes that a descriptor gives until its end, or one more than a document may have.
  public static func read(_ descriptor: Int32) throws(FileFault) -> [UInt8] {
    let most = JSONLimits().maximumBytes + 1
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < most {
      let count = chunk.withUnsafeMutableBytes { buffer in
        Foundation.read(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw fault()
      }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// The names of what is in a directory.
  public func names(inDirectory path: String) throws(FileFault) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
    } catch {
      throw FileFault(reason: "the directory cannot be listed")
    }
  }

  /// Writes a file.
  public func write(_ text: String, to path: String) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Self.fault() }
    defer { close(descriptor) }
    try Self.write(text, to: descriptor)
  }

  /// Writes all of a text to a descriptor.
  public static func write(_ text: String, to descriptor: Int32) throws(FileFault) {
    var remaining = Array(text.utf8)[...]
    while !remaining.isEmpty {
      let count = remaining.withUnsafeBytes { buffer in
        Foundation.write(descriptor, buffer.baseAddress, buffer.count)
      }
      if count < 0 {
        if errno == EINTR { continue }
        throw fault()
      }
      remaining = remaining.dropFirst(count)
    }
  }

  /// Writes a new file in the system's directory for temporary files, with a name nobody knows
  /// beforehand.
  public func writeTemporary(_ text: String, stem: String) throws(FileFault) -> String {
    let ending = ".lp"
    let safe = stem.map { $0.isLetter || $0.isNumber || $0 == "-" ? $0 : "_" }
    let template = "\(Self.temporaryDirectory)/solve-layout-\(String(safe))-XXXXXX\(ending)"
    var path = Array(template.utf8CString)
    let descriptor = mkstemps(&path, Int32(ending.utf8.count))
    guard descriptor >= 0 else { throw Self.fault() }
    defer { close(descriptor) }
    try Self.write(text, to: descriptor)
    return String(decoding: path.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private static var temporaryDirectory: String {
    let path = NSTemporaryDirectory()
    return path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  private static func fault() -> FileFault {
    FileFault(reason: String(cString: strerror(errno)))
  }
}
