// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import Foundation
import GLPKSolver
import LayoutDocuments
import LayoutHost
import LayoutScene
import LinearProgram
import Testing

/// A solver that multiplies one coefficient of the programs it is given.
///
/// Coefficients are counted over all programs of a layout, in the order in which they are solved.
private final class BreakingSolver: LinearSolver, @unchecked Sendable {
  private let solver = GLPKSolver()
  private let broken: Int
  /// How many coefficients came by.
  private(set) var count = 0

  init(broken: Int) { self.broken = broken }

  func solve(
    _ model: LinearModel, options: SolverOptions
  ) throws(SolverError) -> LinearSolution {
    var model = model
    for row in model.rows.indices {
      for term in model.rows[row].terms.indices {
        if count == broken { model.rows[row].terms[term].coefficient *= 1.5 }
        count += 1
      }
    }
    return try solver.solve(model, options: options)
  }
}

/// A small scene around each container or modifier that has a rule.
enum RuleScenes {
  static let roots: [(name: String, root: String)] = [
    ("HStack", #"{"type":"HStack","children":[{"type":"Color"},{"type":"Color"}]}"#),
    ("VStack", #"{"type":"VStack","children":[{"type":"Color"},{"type":"Color"}]}"#),
    (
      "ZStack",
      #"{"type":"ZStack","alignment":"top","children":[{"type":"Color"},"#
        + #"{"type":"Box","width":{"minimum":5},"height":300}]}"#
    ),
    (
      "Grid",
      #"{"type":"Grid","children":[{"type":"GridRow","children":[{"type":"Color"},"#
        + #"{"type":"Color"}]},{"type":"Box","width":{"minimum":20},"height":30}]}"#
    ),
    (
      "LazyVGrid",
      #"{"type":"LazyVGrid","columns":[{"flexible":{}},{"adaptive":{"minimum":40}}],"#
        + #""children":[{"type":"Color"}]}"#
    ),
    (
      "LazyVStack",
      #"{"type":"LazyVStack","children":[{"type":"Color","modifiers":[{"padding":3}]}]}"#
    ),
    (
      "ViewThatFits",
      #"{"type":"ViewThatFits","children":[{"type":"Box","width":500,"height":9},"#
        + #"{"type":"Box","width":{"ideal":90},"height":9}],"modifiers":[{"padding":4}]}"#
    ),
    (
      "ScrollView",
      #"{"type":"ScrollView","children":[{"type":"Color","modifiers":[{"padding":3}]}]}"#
    ),
    (
      "GeometryReader",
      #"{"type":"GeometryReader","children":[{"type":"Color","modifiers":[{"padding":3}]}]}"#
    ),
    ("Circle", #"{"type":"Circle"}"#),
    ("Box", #"{"type":"Box","width":{"minimum":30,"maximum":80}}"#),
    ("Image", #"{"type":"Image","width":9,"height":9,"resizable":true,"capInsets":{"leading":2}}"#),
    ("Spacer", #"{"type":"HStack","children":[{"type":"Spacer"}]}"#),
    ("Text", #"{"type":"HStack","children":[{"type":"Text","text":"one two"},{"type":"Color"}]}"#),
    ("frame", #"{"type":"Color","modifiers":[{"frame":{"minWidth":20,"maxWidth":500}}]}"#),
    (
      "containerRelativeFrame",
      #"{"type":"Color","modifiers":[{"containerRelativeFrame":{"axes":["horizontal"],"count":3}}]}"#
    ),
    ("padding", #"{"type":"Color","modifiers":[{"padding":10}]}"#),
    (
      "aspectRatio",
      #"{"type":"Color","modifiers":[{"aspectRatio":{"ratio":2,"contentMode":"fit"}}]}"#
    ),
    (
      "safeAreaInset",
      #"{"type":"Color","modifiers":[{"safeAreaInset":{"edge":"top","content":["#
        + #"{"type":"Box","width":40,"height":{"maximum":30}}]}}]}"#
    ),
    (
      "overlay",
      #"{"type":"Color","modifiers":[{"padding":1},{"overlay":{"content":[{"type":"Circle"}]}}]}"#
    ),
    (
      "attach",
      #"{"type":"Color","modifiers":[{"padding":1},{"attach":{"content":{"type":"Circle"}}}]}"#
    ),
  ]

  static func scene(_ root: String) throws -> SceneTree {
    let text =
      #"{"version":1,"container":{"width":200,"height":100},"alignments":{},"root":\#(root)}"#
    return try LayoutDocument.read(Array(text.utf8)).scene
  }
}

@Suite(.enabled(if: GLPKSolver.isAvailable)) struct MutationTests {
  @Test(arguments: RuleScenes.roots.map(\.name))
  func rulesReachTheSolverAndOneBrokenCoefficientFailsTheCheck(name: String) throws {
    let root = try #require(RuleScenes.roots.first { $0.name == name }).root
    let scene = try RuleScenes.scene(root)
    let whole = BreakingSolver(broken: -1)
    let answer = try SceneHost(solver: whole, options: .init(checks: true)).layout(scene)
    let check = try #require(answer.check)
    #expect(check.agree, "\(check.firstDifference?.description ?? "")")
    let statistics = try #require(answer.programs?.program.statistics)
    #expect(statistics.rules > 0)
    #expect(statistics.solverCalls > 0)
    #expect(whole.count > 0)
    let caught = (0..<whole.count).filter { isCaught(breaking: $0, scene) }
    // Some coefficients stand in rows that do not bind; what binds must be noticed.
    #expect(caught.count * 4 >= whole.count, "\(caught.count) of \(whole.count) are noticed")
  }

  private func isCaught(breaking coefficient: Int, _ scene: SceneTree) -> Bool {
    let host = SceneHost(
      solver: BreakingSolver(broken: coefficient), options: .init(checks: true))
    guard let answer = try? host.layout(scene) else { return true }
    return answer.check?.agree == false
  }
}
