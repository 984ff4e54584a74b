// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

extension CommandSpecification {
  /// What `solve-layout` understands.
  static let solveLayout = CommandSpecification(
    name: "solve-layout",
    summary: "compute the frames of views described in layout documents",
    verbs: [
      solve, check, explain, sweep, export, trace, validate, verify, lint, convert, completion,
    ],
    exitStatuses: ExitStatus.allCases.map { status in
      ExitStatusDescription(status: status, meaning: status.meaning)
    })

  private static let document = "the layout document, or - for standard input"

  private static let engine = OptionSpecification(
    "engine", letter: "e", .choice(["direct", "constraints", "hybrid"]), default: "hybrid",
    help: "what computes the frames")

  static let size = OptionSpecification(
    "size", letter: "s", .size, help: "the container's size in points, instead of the document's")

  private static let proposal = OptionSpecification(
    "proposal", letter: "p", .proposal,
    help: "the size in points to propose to the root, instead of the document's; a side may be nil "
      + "(unspecified) or infinity")

  private static let output = OptionSpecification(
    "output", letter: "o", .text(placeholder: "FILE"),
    help: "where to write the answer, instead of to standard output")

  private static let method = OptionSpecification(
    "method", letter: "m", .choice(ProgramArguments.methods.map(\.name)), default: "primal",
    help: "how programs are solved: by the primal or dual simplex, an interior point method, or in "
      + "exact arithmetic")

  private static let start = OptionSpecification(
    "start", .choice(["crash", "cold"]), default: "crash",
    help: "where the solver starts: at the forward evaluation of the rules, or at nothing")

  private static let documentsOrDirectories =
    "a layout document, - for standard input, or a directory with documents"

  private static let solve = VerbSpecification(
    name: "solve", summary: "print the frames of a document's views",
    discussion: """
      Frames are in points, in the coordinates of the container. The hybrid engine computes a \
      container directly where it has a direct form, and by constraints where it has none.

      Of a .xib or .storyboard file the views of one scene are solved; their alignment rectangles \
      are printed, from the upper left corner of the root view.
      """,
    positionals: [PositionalSpecification("FILE", help: document)],
    options: [
      engine,
      OptionSpecification(
        "format", letter: "f", .choice(["table", "tree", "json", "svg"]), default: "table",
        help: "how to write the frames"),
      size, proposal, scene, device, orientation,
      OptionSpecification(
        "check", letter: "c", .flag, help: "compute the frames by both engines and compare them"),
      OptionSpecification(
        "recover", .flag,
        help: "go on without the least important member of each conflict, and say which"),
      OptionSpecification(
        "rounded", letter: "r", .flag,
        help: "add the frames rounded to pixels of the document's display scale"),
      output, method, start,
      OptionSpecification(
        "statistics", .flag, help: "tell on standard error what the layout cost"),
      OptionSpecification(
        "program", .text(placeholder: "FILE"),
        help: "where to write the linear program when the check fails, instead of to a temporary "
          + "file"),
    ],
    examples: [
      .init(
        call: "solve-layout solve card.json", explanation: "prints a table of the card's frames"),
      .init(
        call: "solve-layout solve card.json --proposal 390xnil --format svg -o card.svg",
        explanation: "draws the card as wide as a phone and as tall as it wants to be"),
    ])

  private static let check = VerbSpecification(
    name: "check", summary: "compare what both engines answer for documents",
    discussion: """
      A file may also be a fixture, an object with a list of cases, each with its name, its \
      document and what to expect: the size, frames by id, and ids that must be absent. Then the \
      frames of both engines are compared with those as well. Every difference is a line of the \
      answer; the last line counts the cases without one.
      """,
    positionals: [
      PositionalSpecification("FILE", arity: .oneOrMore, help: documentsOrDirectories)
    ],
    options: [
      method, start,
      OptionSpecification("verbose", letter: "v", .flag, help: "name the cases that pass, too"),
    ],
    examples: [
      .init(
        call: "solve-layout check cards",
        explanation: "ends with status 1 where the engines differ for any of the cards")
    ])

  private static let export = VerbSpecification(
    name: "export", summary: "write a document's layout as a linear program",
    discussion: """
      A layout is a sequence of programs, its levels. The program of a level holds what earlier \
      levels solved as fixed columns, and a column for each coordinate of each frame. The first \
      line of the text says which level it is, and of how many.
      """,
    positionals: [PositionalSpecification("FILE", help: document)],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["lp", "mps"]), default: "lp",
        help: "the program's format: CPLEX LP or MPS"),
      OptionSpecification(
        "level", letter: "l", .level,
        help: "the level, from 0, or all for a file a level: with --output card.lp these are "
          + "card-0.lp, card-1.lp and so on; the last level unless given"),
      size, proposal, output,
    ],
    examples: [
      .init(
        call: "solve-layout export card.json --format mps -o card.mps",
        explanation: "writes the program of the last level for another solver")
    ])

  private static let trace = VerbSpecification(
    name: "trace", summary: "tell who is proposed what and answers what",
    discussion: """
      Lays a document out with the direct engine. A line says what a view is proposed and what it \
      answers, or with place in front, where it stands; what it asks others stands below, \
      indented. A recalled answer was known already. Lengths are in points; nil is unspecified.
      """,
    positionals: [PositionalSpecification("FILE", help: document)],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json"]), default: "text",
        help: "how to write the trace"),
      size, proposal,
      OptionSpecification(
        "view", .text(placeholder: "ID|PATH"),
        help: "tell only of this view and of what is inside it"),
      OptionSpecification(
        "depth", letter: "d", .integer,
        help: "how many levels of lines to show, at least 1; all unless given"),
      OptionSpecification(
        "limit", .integer, default: "\(LayoutTrace.defaultLimit)",
        help: "how many lines to keep, before those of a view or a depth are picked"),
      output,
    ],
    examples: [
      .init(
        call: "solve-layout trace card.json --view name",
        explanation: "tells what the view 'name' is proposed, and what it answers")
    ])

  private static let validate = VerbSpecification(
    name: "validate", summary: "read documents and report their mistakes",
    discussion: """
      Writes a line for each document that is valid; mistakes go to standard error with their \
      place. Of a fixture, an object with a list of cases, the document of each case is read. \
      Nothing is laid out: constraints that contradict each other are found by solve.
      """,
    positionals: [
      PositionalSpecification("FILE", arity: .oneOrMore, help: documentsOrDirectories)
    ],
    options: [
      OptionSpecification(
        "all", letter: "a", .flag,
        help: "show up to 1000 mistakes of a document, not only the first 20")
    ],
    examples: [
      .init(
        call: "solve-layout validate cards",
        explanation: "ends with status 2 where any document of the directory is invalid")
    ])

  private static let completion = VerbSpecification(
    name: "completion", summary: "print a script that completes the command in a shell",
    positionals: [PositionalSpecification("SHELL", choices: ["bash", "zsh"], help: "the shell")],
    examples: [
      .init(
        call: "source <(solve-layout completion bash)",
        explanation: "lets the shell it is typed in complete verbs, options and values"),
      .init(
        call: "source <(solve-layout completion zsh)",
        explanation: "does so in zsh, after compinit"),
    ])
}

extension CommandSpecification {
  private static let explain = VerbSpecification(
    name: "explain", summary: "tell why a coordinate of a view has its value",
    discussion: """
      Tells the reasons from the container to the view: what containers offered their children, \
      what those took, which limits are reached, and what was measured or chosen. Then how the \
      coordinate moves with the container's width and height, and how far that holds. VIEW is an id \
      or a path, ATTRIBUTE one of leading, trailing, left, right, top, bottom, width, height, \
      centerX and centerY; without one left, top, width and height are explained.
      """,
    positionals: [
      PositionalSpecification("FILE", help: document),
      PositionalSpecification(
        "VIEW.ATTRIBUTE", help: "the view and the coordinate, such as title.trailing"),
    ],
    options: [
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json"]), default: "text",
        help: "how to write the reasons"),
      size, proposal, output,
    ],
    examples: [
      .init(
        call: "solve-layout explain card.json title.trailing",
        explanation: "tells why the view 'title' ends where it does"),
      .init(
        call: "solve-layout explain card.json HStack/0.width --size 320x200 --format json",
        explanation: "explains the width of the first view of the stack in another container"),
    ])

  private static let sweep = VerbSpecification(
    name: "sweep", summary: "tell how the layout changes with the width or the height",
    discussion: """
      Writes the layout as formulas of the width w or the height h: between two breakpoints every \
      coordinate is affine. At each breakpoint it tells what changes: a limit that is reached, \
      another candidate, another number of columns or lines. The other length is the document's, or \
      that of --size or --proposal.
      """,
    positionals: [PositionalSpecification("FILE", help: document)],
    options: [
      OptionSpecification(
        "width", letter: "w", .text(placeholder: "A...B"),
        help: "the range of widths in points, such as 320...1440"),
      OptionSpecification(
        "height", .text(placeholder: "A...B"),
        help: "the range of heights in points, instead of one of widths"),
      OptionSpecification(
        "format", letter: "f", .choice(["text", "json", "svg"]), default: "text",
        help: "how to write the regimes; svg draws one layout of each, side by side"),
      OptionSpecification(
        "step", .number, default: "1",
        help: "the distance in points of the lengths that are looked at where texts or other "
          + "decisions are involved"),
      engine, size, proposal, output,
    ],
    examples: [
      .init(
        call: "solve-layout sweep card.json --width 320...1440",
        explanation: "tells at which widths the card changes its layout"),
      .init(
        call: "solve-layout sweep card.json --width 100...400 --format svg -o card.svg",
        explanation: "draws the card once for each way in which it is laid out"),
    ])
}

extension ExitStatus {
  /// What the status says, for the help.
  var meaning: String {
    switch self {
    case .done: "done"
    case .checkFailed:
      "the engines differ, frames differ from the expected ones, or something is found"
    case .invalidDocument: "the document cannot be read or is invalid"
    case .conflict: "required constraints conflict"
    case .notSettled: "the layout did not settle, or a limit was reached"
    case .usage: "wrong use of the command"
    }
  }
}
