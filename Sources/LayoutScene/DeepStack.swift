// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// Runs work that recurses over a scene's levels where there is enough stack for it.
package enum DeepStack {
  /// The deepest scene that is handled on the caller's stack: its levels need well below the
  /// 512 kB that secondary threads have on macOS.
  static let shallow = 40

  /// The deepest scene that is handled on the main thread's stack, which is 16 times as large.
  package static let shallowOnMain = 16 * shallow

  /// The stack of the thread that handles deeper scenes: 64 kB for each possible level, of which
  /// only what is used takes memory.
  static let stackSize = SceneLimits.depth * 64 * 1_024

  /// Runs work here, or on a thread of its own for a deep scene, and waits for it.
  package static func run<Answer: Sendable, Failure: Error>(
    depth: Int, _ work: @escaping @Sendable () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    guard depth > shallow else { return try work() }
    let result = Box<Result<Answer, Failure>>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      do throws(Failure) {
        result.value = .success(try work())
      } catch {
        result.value = .failure(error)
      }
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    guard let answer = result.value else { return try work() }
    return try answer.get()
  }

  /// A result that one thread writes before it signals and another reads after it waited.
  private final class Box<Value>: @unchecked Sendable {
    var value: Value?
  }
}
