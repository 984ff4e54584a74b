// SPDX-License-Identifier: GPL-3.0-or-later

/// What the command is asked for.
struct BenchmarkOptions {
  /// What the command does.
  enum Mode {
    case measure
    case list
    case help
    case counters
    case checkCounters
  }

  var mode = Mode.measure
  /// A part of the names of the workloads to run; empty for all.
  var filter = ""
  var isQuick = false
  var isPatient = false
  var countsProcessorTime = false
  var jsonPath: String?
  var chartFolder: String?
  /// The Markdown file that the report is written into.
  var resultsPath: String?
  /// The engines to run; empty for all.
  var engines: [String] = []
  /// The milliseconds that one run may take, instead of the preset.
  var longestRun: Double?
  /// The milliseconds that the runs of one engine at one piece of work should take, instead of the
  /// preset.
  var budget: Double?

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try Self.value(of: option, &rest)
      case "--json": jsonPath = try Self.value(of: option, &rest)
      case "--charts": chartFolder = try Self.value(of: option, &rest)
      case "--results": resultsPath = try Self.value(of: option, &rest)
      case "--engines":
        engines = try Self.value(of: option, &rest).split(separator: ",").map(String.init)
      case "--longest-run": longestRun = try Self.number(of: option, &rest)
      case "--budget": budget = try Self.number(of: option, &rest)
      case "--quick": isQuick = true
      case "--patient": isPatient = true
      case "--cpu-time": countsProcessorTime = true
      case "--list": mode = .list
      case "--help", "-h": mode = .help
      case "--counters": mode = .counters
      case "--check-counters": mode = .checkCounters
      default: throw BenchmarkError.arguments("there is no option \(option)")
      }
    }
  }

  private static func value(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> String {
    guard let value = rest.popFirst() else {
      throw BenchmarkError.arguments("\(option) needs a value")
    }
    return value
  }

  private static func number(
    of option: String, _ rest: inout ArraySlice<String>
  ) throws -> Double {
    let text = try value(of: option, &rest)
    guard let number = Double(text), number > 0 else {
      throw BenchmarkError.arguments("\(option) needs milliseconds, not \(text)")
    }
    return number
  }

  /// How much is measured.
  var limits: Runner.Limits {
    var limits: Runner.Limits = isQuick ? .quick : isPatient ? .patient : .full
    limits.longestRun = longestRun ?? limits.longestRun
    limits.budget = budget ?? limits.budget
    limits.engines = engines
    return limits
  }

  /// Whether a workload is asked for: by its exact number, or by a part of its title; several are
  /// separated by commas.
  func selects(_ workload: any Workload) -> Bool {
    filter.isEmpty
      || filter.lowercased().split(separator: ",").contains { part in
        workload.identifier.lowercased() == part || workload.title.lowercased().contains(part)
      }
  }

  static let help = """
    usage: layout-benchmarks [options]

    Checks that all engines answer alike, then times them. Exits with 1 where they do not.

      --filter TEXT      only the workload of that number, or those whose title contains the text;
                         several are separated by commas
      --engines LIST     only these engines, separated by commas
      --longest-run MS   leaves an engine out where one run would take longer; 700 unless given
      --budget MS        how long all runs of an engine at one size take; 250 unless given
      --quick            small sizes and few runs
      --patient          also engines that take up to ten minutes for one run
      --cpu-time         the processor's time instead of the time that passes, for busy machines
      --json FILE        writes what was measured into a file as JSON
      --results FILE     writes the report into a file as Markdown
      --charts FOLDER    writes a chart (SVG) of each sweep of sizes into a folder
      --list             lists the workloads and whether the rivals are installed
      --counters         prints the counters of eight workloads as JSON and times nothing
      --check-counters   compares them with Benchmarks/Counters.json; exits with 1 where one is
                         more than 5 % above it
      --help             prints this text

    Rivals are looked for in the folder that SOLVELAYOUT_RIVALS names, otherwise in
    Benchmarks/.rivals, which Benchmarks/install-rivals fills.

    """
}
