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

  init(_ arguments: [String]) throws {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--filter": filter = try Self.value(of: option, &rest)
      case "--json": jsonPath = try Self.value(of: option, &rest)
      case "--charts": chartFolder = try Self.value(of: option, &rest)
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

  /// Whether a workload is asked for: by its exact number, or by a part of its title.
  func selects(_ workload: any Workload) -> Bool {
    filter.isEmpty || workload.identifier.lowercased() == filter.lowercased()
      || workload.title.lowercased().contains(filter.lowercased())
  }

  static let help = """
    usage: layout-benchmarks [options]

    Checks that all engines answer alike, then times them. Exits with 1 where they do not.

      --filter TEXT      only the workload of that number, or those whose title contains the text
      --quick            small sizes and few runs
      --patient          also engines that take up to ten minutes for one run
      --cpu-time         the processor's time instead of the time that passes, for busy machines
      --json FILE        writes what was measured into a file as JSON
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
