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
  ///
  /// - Parameter acceptsStreams: whether pipes and devices are read; true unless given.
  func bytes(
    in surroundings: CommandSurroundings, acceptsStreams: Bool = true
  ) throws(CommandFailure) -> [UInt8] {
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
    case .stream where !acceptsStreams:
      throw CommandFailure(
        .invalidDocument, file: name, message: "this is a pipe or a device, not a file",
        hint: "name a file")
    case .file, .stream: break
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
  ///
  /// Each file and each directory counts once, whatever links lead to it; pipes and devices count only
  /// where they are named themselves.
  static func walk(
    _ arguments: [String], endings: [String] = [".json"], in surroundings: CommandSurroundings,
    failed: (CommandFailure) -> Void
  ) -> [InputFile] {
    var found: [InputFile] = []
    var pending = Array(arguments.reversed())
    var seen: Set<String> = []
    while let argument = pending.popLast() {
      let file = InputFile(argument: argument)
      let identity =
        argument == standardInput ? argument : surroundings.files.identity(of: argument)
      guard seen.insert(identity).inserted else { continue }
      guard argument != standardInput, surroundings.files.kind(of: argument) == .directory else {
        found.append(file)
        continue
      }
      do {
        let names = try surroundings.files.names(inDirectory: argument).sorted()
        let base = argument.hasSuffix("/") ? argument : argument + "/"
        let paths = names.filter { !$0.hasPrefix(".") }.map { base + $0 }.filter { path in
          switch surroundings.files.kind(of: path) {
          case .directory: true
          case .stream: false
          case .file, nil: endings.contains { path.hasSuffix($0) }
          }
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
