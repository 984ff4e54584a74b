// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import Testing

@testable import LayoutRendering

@Suite struct TraceRenderingTests {
  /// A padded colour without a name, one with a name, and events that were made up.
  private func sample(omitted: Int = 0) throws -> LayoutTrace {
    let insets = SceneModifier(
      .node(.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))))
    let plain = SampleReport.color("a", [insets])
    let named = SampleReport.color("b", [insets, SceneModifier(.id("padded"))])
    let scene = try SceneTree(
      root: SampleReport.row([plain, named]), request: .proposal(.unspecified),
      environment: SceneEnvironment())
    let root = try #require(scene.root)
    let children = Array(scene.children(of: root))
    let third = CGSize(width: 10.0 / 3, height: 4)
    return LayoutTrace(
      scene: scene,
      events: [
        .init(
          node: root, phase: .measure, proposal: ProposedViewSize(width: 300, height: nil),
          answer: CGSize(width: 280, height: 40), depth: 0),
        .init(
          node: children[0], phase: .measure,
          proposal: ProposedViewSize(width: .infinity, height: 0.00049), answer: third,
          isRecalled: true, depth: 1),
        .init(
          node: children[1], phase: .place, proposal: .unspecified, answer: third,
          frame: CGRect(origin: CGPoint(x: 8, y: -0.5), size: third), depth: 1),
      ], omitted: omitted)
  }

  @Test func tellsProposalsAnswersAndFrames() throws {
    let expected = """
      HStack <- 300 x nil  -> 280 x 40
        padding of Color 'a' <- inf x 0  -> 3.333 x 4 (recalled)
        place Color 'padded' (padding) <- nil x nil  at 8,-0.5 3.333x4

      """
    #expect(TraceRendering.text(of: try sample()) == expected)
  }

  @Test func tellsWhatTheLimitLeftOut() throws {
    let text = TraceRendering.text(of: try sample(omitted: 1))
    #expect(text.hasSuffix("3.333x4\ncut: 1 more event left out\n"))
    #expect(
      TraceRendering.text(of: try sample(omitted: 2).levels(0))
        == "no events\ncut: 2 more events left out\n")
  }

  @Test func writesExactNumbersForPrograms() throws {
    let trace = try sample(omitted: 7)
    let nodes = trace.events.map(\.node.index)
    let third = "3.3333333333333335"
    let expected = """
      {
        "version": 1,
        "events": [
          {"depth":0,"phase":"measure","node":\(nodes[0]),"path":"HStack","type":"HStack",\
      "proposal":{"width":300,"height":null},"answer":{"width":280,"height":40},"recalled":false},
          {"depth":1,"phase":"measure","node":\(nodes[1]),"path":"HStack/0","type":"Color",\
      "modifier":"padding","proposal":{"width":"infinity","height":0.00049},\
      "answer":{"width":\(third),"height":4},"recalled":true},
          {"depth":1,"phase":"place","node":\(nodes[2]),"path":"HStack/1","id":"padded",\
      "type":"Color","modifier":"padding","proposal":{"width":null,"height":null},\
      "answer":{"width":\(third),"height":4},"recalled":false,\
      "frame":{"x":8,"y":-0.5,"width":\(third),"height":4}}
        ],
        "omitted": 7
      }

      """
    #expect(TraceJSON.text(of: trace) == expected)
    #expect(
      TraceJSON.text(of: try sample().levels(0))
        == "{\n  \"version\": 1,\n  \"events\": [],\n  \"omitted\": 0\n}\n")
  }
}
