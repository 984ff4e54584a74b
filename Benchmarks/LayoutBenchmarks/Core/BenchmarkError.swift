// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a benchmark has no figure.
enum BenchmarkError: Error, CustomStringConvertible {
  /// An option that is none, or a value that is missing.
  case arguments(String)
  /// An engine found no answer.
  case unsolved(engine: String, status: String)
  /// A file that cannot be written or read.
  case file(path: String, reason: String)
  /// A rival answered something that cannot be read.
  case rival(name: String, reason: String)

  var description: String {
    switch self {
    case .arguments(let text): "\(text); see layout-benchmarks --help"
    case .unsolved(let engine, let status): "\(engine) found no answer: \(status)"
    case .file(let path, let reason): "\(path): \(reason)"
    case .rival(let name, let reason):
      "\(name): \(reason); run Benchmarks/install-rivals again"
    }
  }
}
