// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
// example: library
import SolveLayout
import Testing

/// The frame of a badge on the corner of an avatar.
func badgeFrame() throws -> CGRect? {
  let document = try LayoutDocument.read(
    """
    {"version": 1, "container": {"width": 100, "height": 100},
     "root": {"type": "Circle", "modifiers": [
       {"padding": 20},
       {"attach": {"content": {"type": "Color", "id": "badge",
                               "modifiers": [{"frame": {"width": 24, "height": 24}}]},
                   "at": "topTrailing", "by": "center"}}]}}
    """)
  let host = SceneHost(options: .init(engine: .constraints, checks: true))
  let answer = try host.layout(document.scene)
  guard answer.check?.agree == true else { return nil }
  return answer.frame(of: "badge")
}
// end of example

@Suite struct ReadmeExampleTests {
  @Test(.enabled(if: GLPKSolver.isAvailable))
  func theExampleOfTheReadmeFindsTheBadge() throws {
    // The circle's box with its padding is the container, so the corner is (100, 0).
    #expect(try badgeFrame() == CGRect(x: 88, y: -12, width: 24, height: 24))
  }

  @Test func theReadmeShowsThisExample() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
    let readme = try String(contentsOf: Readme.url, encoding: .utf8)
    let example = try #require(
      Readme.between("// example: library\n", "// end of example\n", in: source))
    let shown = try #require(
      Readme.between("<!-- example: library -->\n```swift\n", "```\n", in: readme))
    #expect(shown == example)
  }
}

/// The README of the package.
enum Readme {
  static let url = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "README.md")

  /// The first text between two marks.
  static func between(_ start: String, _ end: String, in text: String) -> String? {
    guard let first = text.range(of: start),
      let last = text.range(of: end, range: first.upperBound..<text.endIndex)
    else { return nil }
    return String(text[first.upperBound..<last.lowerBound])
  }
}
