// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes a trace as indented lines, for reading in a terminal.
///
/// `HStack 'row' <- 300 x nil  -> 280 x 40` says what a view was proposed and what it answered,
/// followed by `(recalled)` where the answer was known already. `place Text <- 280 x nil  at 8,0
/// 102x22` says where a view stands. Lengths are in points with at most three decimals.
public enum TraceRendering {
  /// The lines of a trace, each with a line feed at the end; the last one tells what the limit left
  /// out, if anything.
  public static func text(of trace: LayoutTrace) -> String {
    var text = trace.events.isEmpty ? "no events\n" : ""
    for event in trace.events { text += line(of: event, in: trace) + "\n" }
    if trace.isCut {
      text += "cut: \(trace.omitted) more \(trace.omitted == 1 ? "event" : "events") left out\n"
    }
    return text
  }

  private static func line(of event: LayoutTrace.Event, in trace: LayoutTrace) -> String {
    var line = String(repeating: "  ", count: event.depth)
    if event.phase == .place { line += "place " }
    line += TraceLabel(event.node, in: trace).text
    line += " <- \(text(event.proposal.width)) x \(text(event.proposal.height))"
    if let frame = event.frame {
      line += "  at " + LengthText.text(frame)
    } else {
      line += "  -> " + LengthText.text(event.answer)
    }
    return event.isRecalled ? line + " (recalled)" : line
  }

  private static func text(_ length: CGFloat?) -> String {
    length.map { LengthText.text($0) } ?? "nil"
  }
}
