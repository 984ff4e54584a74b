// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import LayoutViews
@testable import SolveLayout

private struct Program: App {
  var body: some Scene {
    WindowGroup("Title") {
      Block(10, 20).id("block")
    }
  }
}

private struct Inner: Scene {
  var body: some Scene { WindowGroup(id: "window") { Block(1, 2) } }
}

private struct Outer: App {
  var body: some Scene { Inner() }
}

@MainActor @Suite struct AppTests {
  @Test func theWindowOfAnAppIsLaidOut() throws {
    let result = try LayoutHost(rootView: Program().body.windowView)
      .layout(in: AppArguments([]).size)
    // (390 - 10) / 2 and (844 - 20) / 2.
    #expect(result.frame(of: "block") == CGRect(x: 190, y: 412, width: 10, height: 20))
  }

  @Test func aSceneInsideOfASceneHasAWindow() throws {
    let result = try LayoutHost(rootView: Outer().body.windowView).layout(proposal: .zero)
    #expect(result.size == CGSize(width: 1, height: 2))
  }

  @Test func argumentsSetTheSizeAndTheFormat() throws {
    let arguments = try AppArguments(["--size", "100x50.5", "--format=tree"])
    #expect(arguments.size == CGSize(width: 100, height: 50.5))
    #expect(arguments.format == "tree")
  }

  @Test(arguments: ["table", "tree", "json", "svg"]) func everyFormatShowsTheView(
    _ format: String
  ) throws {
    let arguments = try AppArguments(["--format", format])
    let result = try LayoutHost(rootView: Program().body.windowView).layout(in: arguments.size)
    #expect(arguments.text(of: result).contains("block"))
  }

  @Test(arguments: [
    ["--size"], ["--size", "10"], ["--size", "axb"], ["--size", "1x2x3"], ["--size", "-1x2"],
    ["--size", "infx2"], ["--format", "text"], ["--help"],
  ]) func wrongArgumentsAreRefused(_ arguments: [String]) {
    #expect(throws: AppFailure.self) { try AppArguments(arguments) }
  }
}
