// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import InterfaceBuilder
import SolveLayout

/// W13: files of Interface Builder in the folder that SOLVELAYOUT_INTERFACE_BUILDER_FILES names.
struct InterfaceBuilderFiles: Workload {
  let identifier = "W13"
  let title = "Interface Builder files"
  let sizeMeaning = "files"

  /// The paths of the files in the folder, by name; none where no folder is named.
  static var files: [String] {
    let variable = "SOLVELAYOUT_INTERFACE_BUILDER_FILES"
    guard let folder = ProcessInfo.processInfo.environment[variable],
      let names = try? FileManager.default.subpathsOfDirectory(atPath: folder)
    else { return [] }
    return names.filter { $0.hasSuffix(".xib") || $0.hasSuffix(".storyboard") }.sorted()
      .map { folder + "/" + $0 }
  }

  func sizes(quick: Bool) -> [Int] { Self.files.isEmpty ? [] : [Self.files.count] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let texts = Self.files.compactMap { FileManager.default.contents(atPath: $0) }
    let solver = InterfaceBuilderSolver(solver: GLPKSolver())
    func verify() -> (counted: Int, matched: Int) {
      var totals = InterfaceBuilderVerification.Totals()
      for text in texts {
        guard let document = try? InterfaceBuilderDocument(bytes: text) else { continue }
        totals = totals + InterfaceBuilderVerification(document, solver: solver).totals
      }
      return (totals.counted, totals.matched)
    }
    let reading = Entrant(
      engine: "solve-layout", answer: { Answer() },
      trial: .plain { for text in texts { _ = try? InterfaceBuilderDocument(bytes: text) } })
    // At least half of all views must be where the files say; how many more is not for here.
    let verifying = Entrant(
      engine: "solve-layout",
      answer: {
        let (counted, matched) = verify()
        guard matched > 0, 2 * matched >= counted else {
          throw BenchmarkError.unsolved(
            engine: "solve-layout", status: "only \(matched) of \(counted) views are right")
        }
        return Answer()
      }, trial: .plain { _ = verify() })
    return [
      Case(phase: "read", entrants: [reading]),
      Case(phase: "read, solve twice and compare", entrants: [verifying]),
    ]
  }
}
