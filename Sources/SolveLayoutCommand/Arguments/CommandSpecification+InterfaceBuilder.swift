// SPDX-License-Identifier: GPL-3.0-or-later

extension CommandSpecification {
  static let scene = OptionSpecification(
    "scene", .text(placeholder: "ID"),
    help: "which scene of an Interface Builder file: the id of a scene, controller or root view")

  static let device = OptionSpecification(
    "device", .text(placeholder: "ID"),
    help: "the device, such as retina6_12, on whose screen to lay out an Interface Builder file, "
      + "instead of the file's own")

  static let orientation = OptionSpecification(
    "orientation", .choice(["portrait", "landscape"]),
    help: "how that device is held; portrait unless given")

  private static let output = OptionSpecification(
    "output", letter: "o", .text(placeholder: "FILE"),
    help: "where to write the answer, instead of to standard output")

  private static let paths = PositionalSpecification(
    "PATH", arity: .oneOrMore, help: "a .xib or .storyboard file, or a directory with such")

  /// `lint`, for files of Interface Builder.
  static let lint = VerbSpecification(
    name: "lint", summary: "tell what is questionable in Interface Builder files",
    discussion: """
      Finds required constraints that cannot hold together, in sets of which each member is needed; \
      views whose place or size nothing decides, with a constraint that would; saved frames that \
      constraints do not lead to; and what was not understood. Ends with status 1 where something \
      of the level or above is found that the baseline does not have.
      """,
    positionals: [paths],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json", "sarif"]), default: "text",
        help: "how to write the findings; sarif is for code reviews"),
      OptionSpecification(
        "level", letter: "l", .choice(["note", "warning", "error"]), default: "warning",
        help: "the least that is told"),
      device, orientation,
      OptionSpecification(
        "baseline", letter: "b", .text(placeholder: "FILE"),
        help: "a file with findings that are accepted"),
      OptionSpecification(
        "write-baseline", .text(placeholder: "FILE"),
        help: "write the findings of the level or above to a file that accepts them, and tell none"),
      output,
    ],
    examples: [
      .init(
        call: "solve-layout lint Sources --baseline known.txt --format sarif",
        explanation: "writes what is new for a code review")
    ])

  /// `convert`, for files of Interface Builder.
  static let convert = VerbSpecification(
    name: "convert", summary: "write a scene of an Interface Builder file as a layout document",
    discussion: """
      All views of the scene stand in one container, related by constraints over their alignment \
      rectangles. The root fills whatever container the document is given. Constraints that cannot \
      hold together are told of and written nevertheless.
      """,
    positionals: [PositionalSpecification("FILE", help: "the .xib or .storyboard file")],
    options: [scene, size, device, orientation, output],
    examples: [
      .init(
        call: "solve-layout convert Main.storyboard --scene BYZ-38-t0r -o main.json",
        explanation: "writes a document that the other verbs understand")
    ])

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
    positionals: [paths],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json"]), default: "text",
        help: "how to write the comparison; json tells of every view"),
      OptionSpecification(
        "tolerance", letter: "t", .number, default: "1",
        help: "the largest difference of a coordinate in points"),
      OptionSpecification(
        "text", .choice(["saved", "fixed"]), default: "saved",
        help: "the sizes of labels: those that were saved, or what the fixed measurer finds"),
      OptionSpecification(
        "fail-under", .number, help: "end with status 1 when fewer percent of the views match"),
      OptionSpecification(
        "verbose", letter: "v", .flag, help: "name the views that do not match, too"),
      output,
    ],
    examples: [
      .init(
        call: "solve-layout verify Sources --verbose",
        explanation: "tells how many views of a project's files stand where constraints put them")
    ])
}
