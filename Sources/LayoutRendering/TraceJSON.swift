// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// Writes a trace for programs: exact numbers, one event a line.
///
/// Events stand in one list, each with its `depth`, since scenes may be deeper than readers of JSON
/// allow. A modifier without a name has the path and type of the view it modifies, and no id.
/// Numbers are as in `AnswerJSON`; an unspecified side of a proposal is null.
public enum TraceJSON {
  /// The version of the trace's form.
  public static let version = 1

  /// The text of a trace, with a line feed at the end.
  public static func text(of trace: LayoutTrace) -> String {
    let lines = trace.events.map { "    " + JSONWriter.text(of: content($0, in: trace)) }
    let events = lines.isEmpty ? "[]" : "[\n" + lines.joined(separator: ",\n") + "\n  ]"
    return "{\n  \"version\": \(version),\n  \"events\": \(events),\n"
      + "  \"omitted\": \(trace.omitted)\n}\n"
  }

  private static func content(_ event: LayoutTrace.Event, in trace: LayoutTrace) -> JSONContent {
    let label = TraceLabel(event.node, in: trace)
    var members: [JSONContent.Member] = [
      .init("depth", .integer(event.depth)), .init("phase", .string(event.phase.rawValue)),
      .init("node", .integer(event.node.index)),
    ]
    if let entry = label.entry { members.append(.init("path", .string(entry.path))) }
    if label.isNamed, let id = label.entry?.id { members.append(.init("id", .string(id))) }
    members.append(.init("type", .string(label.type)))
    if let modifier = label.modifier { members.append(.init("modifier", .string(modifier))) }
    members.append(
      .init(
        "proposal",
        ["width": side(event.proposal.width), "height": side(event.proposal.height)]))
    members.append(
      .init(
        "answer",
        [
          "width": .number(Double(event.answer.width)),
          "height": .number(Double(event.answer.height)),
        ]))
    members.append(.init("recalled", .bool(event.isRecalled)))
    if let frame = event.frame { members.append(.init("frame", AnswerJSON.content(frame))) }
    return .object(members)
  }

  private static func side(_ length: CGFloat?) -> JSONContent {
    length.map { .number(Double($0)) } ?? .null
  }
}
