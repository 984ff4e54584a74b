// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SolveLayoutCommand

/// The process around the command: its streams, its files and its clock.
final class ProcessStreams {
  /// Whether writing to standard output failed; whatever follows is not written.
  private var outputFailed = false
  /// Whether it failed because nobody reads any more, which is no mistake of the command.
  private var readerIsGone = false

  /// The process as the command's surroundings.
  var surroundings: CommandSurroundings {
    CommandSurroundings(
      readInput: { () throws(FileFault) in try SystemFiles.read(STDIN_FILENO) },
      writeOutput: { text in self.write(text) },
      writeError: { text in _ = try? SystemFiles.write(text, to: STDERR_FILENO) },
      files: SystemFiles(), isErrorTerminal: isatty(STDERR_FILENO) == 1,
      seconds: { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 })
  }

  /// The status to end with, which tells where the answer could not be written.
  func finalStatus(after status: ExitStatus) -> Int32 {
    let isIncomplete = outputFailed && !readerIsGone && status == .done
    return (isIncomplete ? ExitStatus.notSettled : status).rawValue
  }

  private func write(_ text: String) {
    guard !outputFailed else { return }
    do {
      try SystemFiles.write(text, to: STDOUT_FILENO)
    } catch {
      outputFailed = true
      readerIsGone = errno == EPIPE
      guard !readerIsGone else { return }
      let message = "solve-layout: error: the answer cannot be written: \(error.reason)\n"
      _ = try? SystemFiles.write(message, to: STDERR_FILENO)
    }
  }
}
