// SPDX-License-Identifier: GPL-3.0-or-later

/// Where an answer goes.
struct OutputFile {
  /// The path, or nil or `-` for standard output.
  let argument: String?

  var isStandardOutput: Bool { argument == nil || argument == InputFile.standardInput }

  /// The file with a number at the end of its name, before the ending: `card-2.lp`.
  func numbered(_ number: Int) -> OutputFile {
    guard let argument, !isStandardOutput else { return self }
    let name = argument.lastIndex(of: "/").map { argument.index(after: $0) } ?? argument.startIndex
    guard let dot = argument[name...].lastIndex(of: "."), dot != name else {
      return OutputFile(argument: "\(argument)-\(number)")
    }
    return OutputFile(argument: "\(argument[..<dot])-\(number)\(argument[dot...])")
  }

  /// Writes an answer.
  func write(_ text: String, in surroundings: CommandSurroundings) throws(CommandFailure) {
    guard let argument, argument != InputFile.standardInput else {
      return surroundings.writeOutput(text)
    }
    do {
      try surroundings.files.write(text, to: argument)
    } catch {
      throw CommandFailure(
        .usage, file: argument, message: "the file cannot be written: \(error.reason)",
        hint: "name a file in a directory that exists and that you may write to")
    }
  }
}
