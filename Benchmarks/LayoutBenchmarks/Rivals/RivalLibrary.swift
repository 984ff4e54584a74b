// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// A shared library that `install-rivals` built; nothing of it is linked.
struct RivalLibrary: @unchecked Sendable {
  private let handle: UnsafeMutableRawPointer

  /// Opens a library, or answers nil where it is not installed.
  init?(_ name: String, in folder: String) {
    guard let handle = dlopen("\(folder)/\(name).so", RTLD_NOW | RTLD_LOCAL) else { return nil }
    self.handle = handle
  }

  /// A function of the library; `Function` must be its C type.
  func function<Function>(_ name: String, as type: Function.Type) throws -> Function {
    guard let symbol = dlsym(handle, name) else {
      throw BenchmarkError.rival(name: name, reason: "is missing in the library")
    }
    return unsafeBitCast(symbol, to: type)
  }
}

/// The rivals that are installed.
struct Rivals {
  var highs: LinearRival?
  var clp: LinearRival?
  var lpSolve: LinearRival?
  var kiwi: Kiwi?
  var yoga: Yoga?
  var taffy: Taffy?

  /// Opens what is installed in a folder.
  init(folder: String) throws {
    highs = try RivalLibrary("highs", in: folder).map { try LinearRival("highs", $0) }
    clp = try RivalLibrary("clp", in: folder).map { try LinearRival("clp", $0) }
    lpSolve = try RivalLibrary("lpsolve", in: folder).map { try LinearRival("lp_solve", $0) }
    kiwi = try RivalLibrary("kiwi", in: folder).map { try Kiwi($0) }
    yoga = try RivalLibrary("yoga", in: folder).map { try Yoga($0, folder: folder) }
    taffy = Taffy(folder: folder)
  }

  /// The folder that `install-rivals` fills.
  static var folder: String {
    ProcessInfo.processInfo.environment["SOLVELAYOUT_RIVALS"] ?? "Benchmarks/.rivals"
  }

  /// What is told of a rival that is missing.
  static let absence = "not installed"

  /// The names of the rivals with their versions, nil where they are not installed.
  var versions: [(name: String, version: String?)] {
    [
      ("HiGHS", highs?.version), ("CLP", clp?.version), ("lp_solve", lpSolve?.version),
      ("kiwi", kiwi?.version), ("Yoga", yoga?.version), ("Taffy", taffy?.version),
    ]
  }
}
