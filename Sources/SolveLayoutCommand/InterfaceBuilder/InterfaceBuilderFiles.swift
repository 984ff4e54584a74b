// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder
import Synchronization

/// The Interface Builder files that arguments name, and what is done with each of them.
struct InterfaceBuilderFiles {
  /// A file that was read, or the reason why it was not.
  struct Outcome<Answer: Sendable>: Sendable {
    /// The path.
    var path: String
    /// The answer, or why there is none.
    var result: Result<Answer, InterfaceBuilderError>
  }

  /// As many files are held in memory and worked on at once.
  private static let portion = 32

  let surroundings: CommandSurroundings

  /// The files that arguments stand for, directories walked in alphabetical order.
  func paths(
    _ arguments: [String], failed: (CommandFailure) -> Void
  ) -> [InputFile] {
    InputFile.walk(arguments, endings: [".xib", ".storyboard"], in: surroundings, failed: failed)
  }

  /// Reads files and asks for an answer about each, on all cores; the answers come in order.
  ///
  /// What cannot be read at all is told to `failed`.
  func answers<Answer: Sendable>(
    _ files: [InputFile], failed: (CommandFailure) -> Void,
    _ answer: @Sendable @escaping (InterfaceBuilderDocument) -> Answer
  ) -> [Outcome<Answer>] {
    var outcomes: [Outcome<Answer>] = []
    var progress = ProgressBar(total: files.count, surroundings: surroundings)
    var rest = files[...]
    while !rest.isEmpty {
      // 1. A portion into memory.
      var loaded: [(path: String, bytes: Data)] = []
      for file in rest.prefix(Self.portion) {
        do throws(CommandFailure) {
          loaded.append((file.name, Data(try file.bytes(in: surroundings, acceptsStreams: false))))
        } catch {
          progress.clear()
          failed(error)
        }
      }
      let count = min(Self.portion, rest.count)
      rest = rest.dropFirst(Self.portion)
      // 2. Each file by whichever core is free.
      let jobs = loaded
      let results = Mutex([Int: Outcome<Answer>]())
      DispatchQueue.concurrentPerform(iterations: jobs.count) { index in
        let result = Result { () throws(InterfaceBuilderError) in
          answer(try InterfaceBuilderDocument(bytes: jobs[index].bytes))
        }
        results.withLock { $0[index] = Outcome(path: jobs[index].path, result: result) }
      }
      let known = results.withLock { $0 }
      outcomes += jobs.indices.compactMap { known[$0] }
      for _ in 0..<count { progress.advance() }
    }
    progress.clear()
    return outcomes
  }
}
