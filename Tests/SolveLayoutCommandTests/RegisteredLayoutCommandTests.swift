// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout
import Testing

@testable import SolveLayoutCommand

@Suite struct RegisteredLayoutCommandTests {
  private static let child = #"{"type": "Box", "width": {"ideal": 20}, "height": 10}"#

  private static func document(
    _ name: String, children: Int, width: String, height: String = "100"
  ) -> String {
    let children = Array(repeating: child, count: children).joined(separator: ", ")
    return #"{"version": 1, "proposal": {"width": \#(width), "height": \#(height)}, "#
      + #""root": {"type": "Layout", "name": "\#(name)", "children": [\#(children)]}}"#
  }

  @Test(arguments: DocumentLayouts.standard.names, 0...4)
  func bothEnginesAgreeOnAnyNumberOfChildren(name: String, children: Int) {
    let desk = Desk()
    for (number, width) in ["null", "0", "7", "100", "1e6"].enumerated() {
      desk.files["\(number).json"] = Self.document(name, children: children, width: width)
    }
    #expect(desk.run("check", "0.json", "1.json", "2.json", "3.json", "4.json") == .done)
    #expect(desk.output == "5 of 5 cases\n", "\(desk.error)")
  }

  @Test(arguments: DocumentLayouts.standard.names, 0...4)
  func endlessProposalsDoNotStopTheCommand(name: String, children: Int) {
    for width in [#""infinity""#, "1e300"] {
      for height in ["null", width] {
        let text = Self.document(name, children: children, width: width, height: height)
        let desk = Desk(files: ["a.json": text])
        #expect(desk.run("solve", "a.json", "--engine", "direct") == .done, "\(desk.error)")
      }
    }
  }

  @Test func everyVerbKnowsTheRegisteredLayouts() {
    let text = Self.document("Flow", children: 3, width: "30")
    let fixture = #"{"cases": [{"name": "a", "document": \#(text), "expect": {"size": [20, 46]}}]}"#
    let desk = Desk(files: ["a.json": text, "cases.json": fixture])
    #expect(desk.run("validate", "a.json", "cases.json") == .done)
    #expect(desk.run("validate", "--all", "a.json") == .done)
    #expect(desk.run("check", "a.json", "cases.json") == .done)
    #expect(desk.run("solve", "a.json") == .done)
    #expect(desk.run("export", "a.json") == .done, "\(desk.error)")
  }

  @Test func unknownLayoutsAreNamedWithTheirPlace() {
    let desk = Desk(files: ["a.json": Self.document("Masonry", children: 0, width: "1")])
    #expect(desk.run("solve", "a.json") == .invalidDocument)
    #expect(
      desk.error.hasPrefix("a.json:1:92: error: \"Masonry\" is no registered layout\n"),
      "\(desk.error)")
    #expect(desk.error.contains("known are EqualWidthHStack, "))
  }
}
