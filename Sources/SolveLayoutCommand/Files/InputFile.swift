// SPDX-License-Identifier: GPL-3.0-or-later

/// A file that was named on the command line, or standard input.
struct InputFile: Hashable {
  /// The argument that stands for standard input.
  static let standardInput = "-"

  /// The path, or `-`.
  let argument: String

  /// The file's name in messages.
  var name: String { argument == Self.standardInput ? "<stdin>" : argument }

  /// The name without directories and without an ending, for the names of files about it.
  var stem: String {
    guard argument != Self.standardInput else { return "stdin" }
    let last = argument.split(separator: "/").last.map(String.init) ?? argument
    guard let dot = last.lastIndex(of: "."), dot != last.startIndex else { return last }
    return String(last[..<dot])
  }

  /// Reads the file.
  func bytes(in surroundings: CommandSurroundings) throws(CommandFailure) -> [UInt8] {
    if argument == Self.standardInput {
      do {
        return try surroundings.readInput()
      } catch {
        throw unreadable(error)
      }
    }
    switch surroundings.files.kind(of: argument) {
    case nil:
      throw CommandFailure(
        .invalidDocument, file: name, message: "there is no such file",
        hint: "look at the path; - reads standard input")
    case .directory:
      throw CommandFailure(
        .invalidDocument, file: name, message: "this is a directory",
        hint: "name a document in it")
    case .file: break
    }
    do {
      return try surroundings.files.read(argument)
    } catch {
      throw unreadable(error)
    }
  }

  private func unreadable(_ fault: FileFault) -> CommandFailure {
    CommandFailure(
      .invalidDocument, file: name, message: "the file cannot be read: \(fault.reason)",
      hint: "look at the permissions of the file and of the directories around it")
  }

  /// The files that arguments stand for: directories are walked for names with one of some endings,
  /// `.json` unless given, in alphabetical order.
  static func walk(
    _ arguments: [String], endings: [String] = [".json"], in surroundings: CommandSurroundings,
    failed: (CommandFailure) -> Void
  ) -> [InputFile] {
    var found: [InputFile] = []
    var pending = Array(arguments.reversed())
    while let argument = pending.popLast() {
      let file = InputFile(argument: argument)
      guard argument != standardInput, surroundings.files.kind(of: argument) == .directory else {
        found.append(file)
        continue
      }
      do {
        let names = try surroundings.files.names(inDirectory: argument).sorted()
        let base = argument.hasSuffix("/") ? argument : argument + "/"
        let paths = names.filter { !$0.hasPrefix(".") }.map { base + $0 }.filter { path in
          endings.contains { path.hasSuffix($0) }
            || surroundings.files.kind(of: path) == .directory
        }
        pending += paths.reversed()
      } catch {
        failed(file.unreadable(error))
      }
    }
    if found.isEmpty, let first = arguments.first {
      failed(
        CommandFailure(
          .invalidDocument, file: first, message: "there is no document in it",
          hint: "documents are files whose names end in "
            + endings.joined(separator: " or ")))
    }
    return found
  }
}
