// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import GLPKSolver
import LinearProgram
import Testing

/// The program glpsol, where it is installed.
enum Glpsol {
  static let path = ["/usr/bin/glpsol", "/usr/local/bin/glpsol", "/opt/homebrew/bin/glpsol"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  /// The objective that glpsol finds for a text, nil when it finds no optimum.
  static func objective(_ option: String, _ text: String) throws -> Double? {
    let folder = FileManager.default.temporaryDirectory
    let input = folder.appending(path: "\(UUID().uuidString).txt")
    let output = folder.appending(path: "\(UUID().uuidString).txt")
    defer {
      try? FileManager.default.removeItem(at: input)
      try? FileManager.default.removeItem(at: output)
    }
    try Data(text.utf8).write(to: input)
    let process = Process()
    process.executableURL = URL(filePath: try #require(path))
    // The plain output format (-w) holds numbers with every digit.
    process.arguments = [option, input.path(), "-w", output.path()]
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(text)")
    let solution = try String(contentsOf: output, encoding: .utf8)
    for line in solution.split(separator: "\n") where line.hasPrefix("s ") {
      // s bas ROWS COLUMNS PRIMAL DUAL OBJECTIVE, s mip ROWS COLUMNS STATUS OBJECTIVE
      let words = line.split(separator: " ")
      let isOptimal = words[1] == "bas" ? words[4] == "f" && words[5] == "f" : words[4] == "o"
      return isOptimal ? words.last.flatMap { Double($0) } : nil
    }
    return nil
  }
}

@Suite(
  "glpsol reads what the writers write",
  .enabled(if: Glpsol.path != nil && GLPKSolver.isAvailable))
struct WrittenModelTests {
  func expectSameOptimum(_ model: LinearModel) throws {
    let solution = try GLPKSolver().solve(model)
    let wanted = solution.status == .optimal ? solution.objective : nil
    for (option, text) in [
      ("--lp", try LPWriter.text(of: model)), ("--freemps", try MPSWriter.text(of: model)),
    ] {
      let found = try Glpsol.objective(option, text)
      guard let wanted, let found else {
        #expect(wanted == found, "\(text)")
        continue
      }
      let isSame = (found - wanted).magnitude <= 1e-9 * (1 + wanted.magnitude)
      #expect(isSame, "\(found) instead of \(wanted):\n\(text)")
    }
  }

  @Test("random programs have the same optimum")
  func random() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      try expectSameOptimum(SampleModels.random(seed: seed, withIntegers: seed % 2 == 0))
    }
  }

  @Test(
    "known programs have the same optimum",
    arguments: [
      SampleModels.textbook, SampleModels.infeasible, SampleModels.knapsack,
      LinearModel(name: "nothing"), LinearModel(name: "constant only", objectiveConstant: -2.5),
      LinearModel(name: "empty rows", rows: [.init(name: "", lower: -1), .init(name: "")]),
      LinearModel(name: "empty broken row", rows: [.init(name: "a", lower: 1)]),
      LinearModel(
        name: "bounds only",
        columns: [
          .init(name: "", lower: -3, cost: 1), .init(name: "", lower: -.infinity, upper: -2),
          .init(name: "", lower: -.infinity, upper: 4, cost: -1),
          .init(name: "", lower: -.infinity), .init(name: "", lower: 2, upper: 2, cost: 3),
          .init(name: "", upper: 7, cost: -1), .init(name: "", cost: 1, isInteger: true),
          .init(name: "", lower: -.infinity, upper: 9, cost: -1, isInteger: true),
        ], objectiveConstant: 0.1),
    ])
  func known(model: LinearModel) throws {
    try expectSameOptimum(model)
  }

  @Test("names that the formats do not take or that occur twice are changed")
  func names() throws {
    let names = [
      "", "free", "Inf", "st", "e1", "E", "3 apples", ".5", "obj", "a b", "a_b", "a b", "größe",
      "objective_constant", "x\ny", "end", "marker1", "no_column", "x.upper",
      String(repeating: "long", count: 100),
    ]
    var model = LinearModel(name: "bad *\\ name\nEnd", objectiveConstant: 1)
    for (index, name) in names.enumerated() {
      model.addColumn(.init(name: name, lower: Double(-index), upper: 100, cost: 1))
    }
    for (index, name) in names.enumerated() {
      model.addRow(
        .init(
          name: name, lower: Double(-index) / 2, upper: 50,
          terms: [.init(index, 1), .init((index + 1) % names.count, 0.1)]))
    }
    try expectSameOptimum(model)
  }

  @Test("long sums and long numbers survive")
  func numbers() throws {
    var model = LinearModel(name: "numbers")
    var sum = LinearModel.Row(name: "sum", lower: 1.0 / 3, upper: 1e15)
    for index in 0..<200 {
      let size = 1 + Double(index) / 7
      model.addColumn(.init(name: "x\(index)", lower: -size * 1e-5, upper: 1e20, cost: size))
      sum.terms.append(.init(index, size.squareRoot()))
    }
    model.addRow(sum)
    try expectSameOptimum(model)
  }
}
