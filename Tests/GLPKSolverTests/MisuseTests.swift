// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import LinearProgram
import Testing

@Suite("Nothing a caller passes ends the process", .enabled(if: GLPKSolver.isAvailable))
struct MisuseTests {
  /// A fault to put into a good model, with a part of the message that must tell it.
  struct Fault: CustomTestStringConvertible {
    let name: String
    let message: String
    let apply: @Sendable (inout LinearModel) -> Void

    var testDescription: String { name }

    init(
      _ name: String, _ message: String, _ apply: @escaping @Sendable (inout LinearModel) -> Void
    ) {
      self.name = name
      self.message = message
      self.apply = apply
    }
  }

  static let faults: [Fault] = [
    Fault("NaN cost", "column \"x\" (index 0) has the cost nan") { $0.columns[0].cost = .nan },
    Fault("infinite cost", "has the cost inf") { $0.columns[1].cost = .infinity },
    Fault("NaN constant", "the objective has the constant nan") { $0.objectiveConstant = .nan },
    Fault("NaN bound", "a lower bound that is not a number") { $0.columns[0].lower = .nan },
    Fault("NaN row bound", "row \"b\" (index 1)") { $0.rows[1].upper = .nan },
    Fault("unreachable", "must be between inf and inf") { $0.columns[0].lower = .infinity },
    Fault("contradiction", "must be at least 2 and at most 1") {
      ($0.columns[0].lower, $0.columns[0].upper) = (2, 1)
    },
    Fault("row contradiction", "row \"a\" (index 0) must be at least 5 and at most 4") {
      $0.rows[0].lower = 5
    },
    Fault("NaN coefficient", "the coefficient of column \"x\" nan") {
      $0.rows[0].terms[0].coefficient = .nan
    },
    Fault("infinite coefficient", "-inf") { $0.rows[2].terms[1].coefficient = -.infinity },
    Fault("duplicate", "names the column with index 0 twice") {
      $0.rows[2].terms.append(.init(0, 1))
    },
    Fault("index too large", "index 7, but there are 2 columns") {
      $0.rows[0].terms[0].column = 7
    },
    Fault("negative index", "index -1") { $0.rows[0].terms[0].column = -1 },
  ]

  @Test("an invalid model is an error that says where", arguments: faults)
  func invalidModel(fault: Fault) throws {
    var model = SampleModels.textbook
    fault.apply(&model)
    for method in SolverMethod.allCases {
      let error = #expect(throws: SolverError.self) {
        try GLPKSolver().solve(model, options: .init(method: method))
      }
      guard case .invalidModel = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      #expect(error?.description.contains(fault.message) == true, "\(error?.description ?? "")")
    }
  }

  @Test(
    "invalid options are errors",
    arguments: [
      SolverOptions(iterationLimit: 0), SolverOptions(timeLimit: 0),
      SolverOptions(timeLimit: .nan), SolverOptions(primalTolerance: 0),
      SolverOptions(dualTolerance: 1), SolverOptions(integerTolerance: .nan),
      SolverOptions(relativeGap: -1),
      SolverOptions(start: Basis(rows: [.basic], columns: [.atLower, .atLower])),
      SolverOptions(start: Basis(rows: [.basic, .basic, .basic], columns: [])),
    ])
  func invalidOptions(options: SolverOptions) {
    let error = #expect(throws: SolverError.self) {
      try GLPKSolver().solve(SampleModels.textbook, options: options)
    }
    guard case .invalidOptions = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("a basis with too few or dependent columns is replaced")
  func unusableBasis() throws {
    let model = LinearModel(
      columns: [.init(name: "x", cost: 1), .init(name: "y", cost: 1)],
      rows: [
        .init(name: "a", lower: 1, terms: [.init(0, 1), .init(1, 1)]),
        .init(name: "b", lower: 2, terms: [.init(0, 2), .init(1, 2)]),
      ])
    let few = Basis(rows: [.atLower, .atLower], columns: [.atLower, .basic])
    let singular = Basis(rows: [.atLower, .atLower], columns: [.basic, .basic])
    for method in SolverMethod.allCases where method != .interiorPoint {
      for start in [few, singular] {
        let solution = try GLPKSolver().solve(model, options: .init(method: method, start: start))
        #expect(solution.status == .optimal)
        #expect(solution.objective == 1)
        #expect(solution.startWasReplaced)
      }
    }
  }

  @Test("statuses that a bound does not have are put right")
  func impossibleStatuses() throws {
    let start = Basis(
      rows: [.atLower, .free, .basic], columns: [.basic, .basic])
    let solution = try GLPKSolver().solve(SampleModels.textbook, options: .init(start: start))
    #expect(solution.columnValues == [2, 6])
  }

  @Test("a reached limit is a status", arguments: [SolverMethod.primalSimplex, .dualSimplex])
  func limits(method: SolverMethod) throws {
    let options = SolverOptions(method: method, iterationLimit: 1)
    let solution = try GLPKSolver().solve(SampleModels.random(seed: 3), options: options)
    let full = try GLPKSolver().solve(SampleModels.random(seed: 3), options: .init(method: method))
    #expect(full.iterations > 1)
    #expect(solution.status == .iterationLimit)
    #expect(solution.iterations == 1)
  }

  @Test(
    "extreme numbers end in some status",
    arguments: [1e-300, 1e-30, 1e30, 1e100, 1e300, Double.greatestFiniteMagnitude])
  func extremes(size: Double) throws {
    for method in SolverMethod.allCases {
      var model = SampleModels.textbook
      model.rows[2].terms[0].coefficient = size
      model.columns[1].cost = -size
      model.columns[0].upper = size
      model.rows[0].lower = -size
      do throws(SolverError) {
        let solution = try GLPKSolver().solve(model, options: .init(method: method))
        #expect(solution.columnValues.count == 2)
      } catch {
        guard case .breakdown(let message) = error else {
          Issue.record("\(error)")
          continue
        }
        #expect(!message.isEmpty)
      }
      // The solver works on after whatever happened.
      #expect(try GLPKSolver().solve(SampleModels.textbook).columnValues == [2, 6])
    }
  }

  @Test("the log holds the solver's messages only when asked for")
  func log() throws {
    let quiet = try GLPKSolver().solve(SampleModels.textbook)
    #expect(quiet.log == "")
    let told = try GLPKSolver().solve(SampleModels.textbook, options: .init(keepsLog: true))
    #expect(told.log.contains("OPTIMAL"))
  }

  @Test("nothing is printed")
  func silence() async {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardOutputContent, \.standardErrorContent]
    ) {
      for method in SolverMethod.allCases {
        for model in [
          SampleModels.textbook, SampleModels.infeasible, SampleModels.unbounded,
          SampleModels.knapsack,
        ] {
          for keepsLog in [false, true] {
            _ = try GLPKSolver().solve(model, options: .init(method: method, keepsLog: keepsLog))
          }
        }
      }
    }
    let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(!output.contains("GLPK") && !output.contains("OPTIMAL"), "\(output)")
    #expect(!errors.contains("GLPK") && !errors.contains("OPTIMAL"), "\(errors)")
  }
}
