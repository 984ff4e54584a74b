// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LinearProgram

@testable import SolveLayoutCommand

/// The command's status, which the testing library has another type of the same name for.
typealias Status = SolveLayoutCommand.ExitStatus

/// The command with files, streams and a clock in memory.
final class Desk: FileAccess {
  var files: [String: String]
  var unreadable: Set<String> = []
  var input = ""
  var isErrorTerminal = false
  var solver: SolverChoice = .builtIn
  private(set) var output = ""
  private(set) var error = ""
  private var moment = 0.0

  enum SolverChoice {
    case builtIn
    case none
    case other(any LinearSolver)
  }

  init(files: [String: String] = [:]) {
    self.files = files
  }

  /// Runs the command; what it writes is in `output` and `error` alone.
  func run(_ arguments: String...) -> Status {
    output = ""
    error = ""
    var surroundings = CommandSurroundings(
      readInput: { () throws(FileFault) in Array(self.input.utf8) },
      writeOutput: { self.output += $0 }, writeError: { self.error += $0 }, files: self,
      isErrorTerminal: isErrorTerminal,
      seconds: {
        self.moment += 0.0125
        return self.moment
      })
    switch solver {
    case .builtIn: break
    case .none: surroundings.solver = nil
    case .other(let solver): surroundings.solver = solver
    }
    return Command(surroundings: surroundings).run(arguments)
  }

  // MARK: Files

  func kind(of path: String) -> FileKind? {
    if files[path] != nil { return .file }
    return files.keys.contains { $0.hasPrefix(path + "/") } ? .directory : nil
  }

  func read(_ path: String) throws(FileFault) -> [UInt8] {
    guard !unreadable.contains(path), let text = files[path] else {
      throw FileFault(reason: "Permission denied")
    }
    return Array(text.utf8)
  }

  func names(inDirectory path: String) throws(FileFault) -> [String] {
    guard !unreadable.contains(path) else { throw FileFault(reason: "Permission denied") }
    let inside = files.keys.filter { $0.hasPrefix(path + "/") }
    return Array(
      Set(inside.map { String($0.dropFirst(path.count + 1).prefix { $0 != "/" }) }))
  }

  func write(_ text: String, to path: String) throws(FileFault) {
    guard !path.hasPrefix("locked/") else { throw FileFault(reason: "Permission denied") }
    files[path] = text
  }

  func writeTemporary(_ text: String, stem: String) throws(FileFault) -> String {
    let path = "temporary/solve-layout-\(stem).lp"
    try write(text, to: path)
    return path
  }
}

/// Documents for the command's tests.
enum Sample {
  /// A row of a fixed and a flexible colour in a container of 100 x 40: 30 and 70 points wide.
  static let row = """
    {
      "version": 1,
      "container": {"width": 100, "height": 40},
      "root": {
        "type": "HStack", "spacing": 0,
        "children": [
          {"type": "Box", "id": "a", "width": 30, "height": 20},
          {"type": "Color", "id": "b"}
        ]
      }
    }
    """

  /// A text that wraps beside a box, whose height is known only after its width is.
  static let rows = """
    {
      "version": 1,
      "container": {"width": 100, "height": 200},
      "root": {
        "type": "VStack",
        "children": [
          {"type": "HStack", "children": [
            {"type": "Text", "text": "some words that need several lines"},
            {"type": "Box", "width": {"minimum": 10, "maximum": 30}, "height": 20}
          ]},
          {"type": "Color"}
        ]
      }
    }
    """

  /// A frame whose minimum is above its maximum.
  static let odd = """
    {
      "version": 1,
      "container": {"width": 100, "height": 40},
      "root": {"type": "Color", "modifiers": [{"frame": {"minWidth": 9, "maxWidth": 5}}]}
    }
    """

  /// A document with a misspelt type.
  static let wrong = """
    {
      "version": 1,
      "container": {"width": 100, "height": 40},
      "root": {"type": "Colour"}
    }
    """

  /// A fixture of the row with what is expected of it.
  static func fixture(_ expectations: (name: String, expect: String)...) -> String {
    let cases = expectations.map {
      #"{"name": "\#($0.name)", "document": \#(row), "expect": \#($0.expect)}"#
    }
    return #"{"tolerance": 0.01, "cases": [\#(cases.joined(separator: ","))]}"#
  }
}

/// A solver that changes what another one answers.
struct ChangedSolver: LinearSolver {
  var base: any LinearSolver
  var change: @Sendable (inout LinearSolution) -> Void

  func solve(
    _ model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> LinearSolution {
    var solution = try base.solve(model, options: options)
    change(&solution)
    return solution
  }
}
