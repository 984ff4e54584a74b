// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Synchronization
import Testing

/// The frames that Apple's engine saved in public files, where those files are at hand: in the folder
/// that `SOLVELAYOUT_INTERFACE_BUILDER_FILES` names, or else beside the package.
@Suite(.enabled(if: GLPKSolver.isAvailable && GivenLayouts.folder != nil), .serialized)
struct GivenLayoutTests {
  @Test func mostSavedFramesAreFoundAgain() throws {
    let totals = try GivenLayouts.totals { $0 }
    let phone = try #require(totals[.iOS])
    let mac = try #require(totals[.macOS])
    #expect(phone.counted > 1000)
    #expect(mac.counted > 500)
    #expect(phone.score >= 0.93)
    #expect(mac.score >= 0.86)
  }

  @Test func movingATenthOfTheConstantsIsNoticed() throws {
    let totals = try GivenLayouts.totals { document in
      var changed = document
      for index in changed.constraints.indices
      where Self.isPicked(changed.constraints[index].id) {
        changed.constraints[index].constant += 5
      }
      return changed
    }
    #expect(Self.share(totals) < 0.6)
  }

  @Test func droppingATenthOfTheConstraintsIsNoticed() throws {
    let totals = try GivenLayouts.totals { document in
      var changed = document
      changed.constraints.removeAll { Self.isPicked($0.id) }
      return changed
    }
    #expect(Self.share(totals) < 0.75)
  }

  private static func share(
    _ totals: [InterfaceBuilderPlatform: InterfaceBuilderVerification.Totals]
  ) -> Double {
    totals.values.reduce(InterfaceBuilderVerification.Totals(), +).score
  }

  /// Picks one of ten, by a hash of the id.
  private static func isPicked(_ id: String) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in id.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return (hash ^ (hash >> 33)) % 10 == 0
  }
}

/// The given files.
enum GivenLayouts {
  /// The folder; nil where there is none.
  static let folder: URL? = {
    let named = ProcessInfo.processInfo.environment["SOLVELAYOUT_INTERFACE_BUILDER_FILES"]
    let package = (0..<4).reduce(URL(fileURLWithPath: #filePath)) { url, _ in
      url.deletingLastPathComponent()
    }
    let folder =
      named.map { URL(fileURLWithPath: $0) }
      ?? package.deletingLastPathComponent().appendingPathComponent(
        "shared/interface-builder/given")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }()

  /// The files in it.
  private static var files: [URL] {
    guard let folder,
      let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return found.compactMap { $0 as? URL }
      .filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }

  /// The totals of all files after a change of each.
  static func totals(
    _ change: @escaping @Sendable (InterfaceBuilderDocument) -> InterfaceBuilderDocument
  ) throws -> [InterfaceBuilderPlatform: InterfaceBuilderVerification.Totals] {
    let files = files
    let sums = Mutex([InterfaceBuilderPlatform: InterfaceBuilderVerification.Totals]())
    DispatchQueue.concurrentPerform(iterations: files.count) { index in
      guard let document = try? InterfaceBuilderDocument(contentsOf: files[index]) else { return }
      let verification = InterfaceBuilderVerification(
        change(document), solver: Sheet.solver, options: .init(checksIndependence: false))
      sums.withLock { sums in
        sums[verification.platform] = (sums[verification.platform] ?? .init()) + verification.totals
      }
    }
    return sums.withLock { $0 }
  }
}
