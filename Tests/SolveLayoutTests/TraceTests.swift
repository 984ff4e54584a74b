// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout
import Testing

private struct Growing: View {
  @State var width: CGFloat = 10

  var body: some View {
    row {
      Block(width, 10).id("bar")
      Block(5, 5).onAppear { width = 20 }
    }
  }
}

@MainActor @Suite struct TraceTests {
  private func frame(of id: String, in trace: LayoutTrace) -> CGRect? {
    trace.part(id)?.events.compactMap(\.frame).first
  }

  @Test func tracesTheSettledLayout() throws {
    let host = LayoutHost(rootView: Growing())
    let size = CGSize(width: 100, height: 100)
    let trace = try host.trace(in: size)
    #expect(frame(of: "bar", in: trace)?.size.width == 20)
    #expect(trace.events.first?.proposal == ProposedViewSize(size))
    #expect(frame(of: "bar", in: trace) == (try host.layout(in: size).frame(of: "bar")))
  }

  @Test func tracesAProposalUpToALimit() throws {
    let host = LayoutHost(rootView: Growing())
    let trace = try host.trace(proposal: .unspecified, limit: 2)
    #expect(trace.events.count == 2)
    #expect(trace.isCut)
    #expect(trace.events.first?.proposal == .unspecified)
  }
}
