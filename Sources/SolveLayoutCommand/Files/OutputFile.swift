// SPDX-License-Identifier: GPL-3.0-or-later

/// Where an answer goes.
struct OutputFile {
  /// The path, or nil or `-` for standard output.
  let argument: String?

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
