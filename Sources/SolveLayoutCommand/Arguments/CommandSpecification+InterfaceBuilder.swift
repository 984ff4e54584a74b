// SPDX-License-Identifier: GPL-3.0-or-later

extension CommandSpecification {
  /// `verify`, for files of Interface Builder.
  static let verify = VerbSpecification(
    name: "verify", summary: "compare solved frames with those in Interface Builder files",
    discussion: """
      Interface Builder saves the frame that Auto Layout found for each view. This solves the \
      constraints of .xib and .storyboard files and compares. A view counts where constraints alone \
      place it; it matches where its x, y, width and height have one best value each, within the \
      tolerance of the saved one. The saved sizes of text and controls stand in for their fonts; \
      views that match whatever those sizes are count as independent.
      """,
    positionals: [
      PositionalSpecification(
        "PATH", arity: .oneOrMore, help: "a .xib or .storyboard file, or a directory with such")
    ],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json"]), default: "text",
        help: "how to write the comparison; json tells of every view"),
      OptionSpecification(
        "tolerance", letter: "t", .number, default: "1",
        help: "the largest difference of a coordinate in points"),
      OptionSpecification(
        "fail-under", .number, help: "end with status 1 when fewer percent of the views match"),
      OptionSpecification(
        "verbose", letter: "v", .flag, help: "name the views that do not match, too"),
      OptionSpecification(
        "output", letter: "o", .text(placeholder: "FILE"),
        help: "where to write the answer, instead of to standard output"),
    ],
    examples: [
      .init(
        call: "solve-layout verify Sources --verbose",
        explanation: "tells how many views of a project's files stand where constraints put them")
    ])
}
