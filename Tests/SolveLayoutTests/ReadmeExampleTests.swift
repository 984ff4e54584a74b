// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

@Suite struct ReadmeExampleTests {
  @Test(.enabled(if: GLPKSolver.isAvailable))
  func theExampleOfTheReadmeFindsTheBadge() throws {
    // The circle's box with its padding is the container, so the corner is (100, 0).
    #expect(try badgeFrame() == CGRect(x: 88, y: -12, width: 24, height: 24))
  }

  @Test func theReadmeNamesWhatThePackageOffers() throws {
    let readme = try String(contentsOf: Readme.url, encoding: .utf8)
    let package = try String(
      contentsOf: Readme.url.deletingLastPathComponent().appending(path: "Package.swift"),
      encoding: .utf8)
    let shown = try #require(
      Readme.between("<!-- example: dependency -->\n```swift\n", "```\n", in: readme))
    #expect(shown.contains(#".product(name: "SolveLayout", package: "SolveLayout")"#))
    #expect(package.contains(#".library(name: "SolveLayout", targets: ["SolveLayout"])"#))
    #expect(readme.contains(#"`.package(path: "../SolveLayout", traits: [])` drops GLPK"#))
    #expect(package.contains(#".default(enabledTraits: ["GLPK"])"#))
    #expect(package.contains("// swift-tools-version: 6.2\n"))
    #expect(package.contains("platforms: [.macOS(.v15)]"))
    #expect(readme.contains("tools version 6.2 or later; on macOS `platforms: [.macOS(.v15)]`"))
  }

  @MainActor @Test(.enabled(if: GLPKSolver.isAvailable))
  func theViewsOfTheReadmeShowTheRankBelowTheAvatar() throws {
    // 8 + 40 + 4 + 22 + 8 = 82 high and so 9 below the top; the rank is 52 below that. It has 12
    // characters of 8.5 and a line of 21.25, rounded up to a pixel.
    #expect(try rankFrame() == CGRect(x: 8, y: 61, width: 102, height: 22))
  }

  @MainActor @Test(.enabled(if: GLPKSolver.isAvailable))
  func theBadgeOfTheReadmeSitsOnTheAvatar() throws {
    // The avatar covers 16 to 56 and 16 to 56; the badge's centre is (50, 22).
    #expect(try rowBadgeFrame() == CGRect(x: 42, y: 14, width: 16, height: 16))
  }

  @Test func theTagOfTheReadmeFollowsWindowAndTitle() throws {
    // Words are 8.5 a character: 34 + 8 + 20 = 62 in 100 begins at 19, in 200 at 69; with a title of
    // 68 the row is 96 wide and begins at 52. The tag is behind the title and a gap of 8.
    #expect(try tagPlaces() == [61, 111, 128])
  }

  @Test(arguments: [
    ("library", "BadgeExample.swift"), ("views", "ProfileExample.swift"),
    ("constraints", "ConstraintExample.swift"), ("session", "SessionExample.swift"),
  ])
  func theReadmeShowsThisExample(name: String, source: String) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: source)
    let source = try String(contentsOf: file, encoding: .utf8)
    let readme = try String(contentsOf: Readme.url, encoding: .utf8)
    let start = try #require(source.range(of: "import SolveLayout"))
    let example = String(source[start.lowerBound...])
    let shown = try #require(
      Readme.between("<!-- example: \(name) -->\n```swift\n", "```\n", in: readme))
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
