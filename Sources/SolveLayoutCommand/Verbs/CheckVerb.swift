// SPDX-License-Identifier: GPL-3.0-or-later

import ConstraintEngine
import LayoutDocuments
import SolveLayout

/// `check`: compares what both engines answer for documents, and with what fixtures expect.
struct CheckVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads every file, lays out every document, and counts.
  func run() throws(CommandFailure) -> ExitStatus {
    var status = ExitStatus.done
    // 1. Find the documents.
    let jobs = self.jobs { failure in
      surroundings.writeError(failure.text + "\n")
      status = status.worse(failure.status)
    }
    // 2. Check them one after the other.
    var progress = ProgressBar(total: jobs.count, surroundings: surroundings)
    var passed = 0
    for job in jobs {
      do throws(CommandFailure) {
        let failures = try failures(of: job)
        if failures.isEmpty { passed += 1 } else { status = status.worse(.checkFailed) }
        if !failures.isEmpty || arguments.flag("verbose") { progress.clear() }
        for failure in failures { surroundings.writeOutput("\(job.name): \(failure)\n") }
        if failures.isEmpty && arguments.flag("verbose") {
          surroundings.writeOutput("\(job.name): ok\n")
        }
      } catch {
        progress.clear()
        guard error.status != .usage else { throw error }
        surroundings.writeError(error.text + "\n")
        status = status.worse(error.status)
      }
      progress.advance()
    }
    // 3. Sum up.
    progress.clear()
    surroundings.writeOutput("\(passed) of \(jobs.count) cases\n")
    return status
  }

  private func jobs(failed: (CommandFailure) -> Void) -> [FileDocument] {
    var jobs: [FileDocument] = []
    let files = InputFile.walk(
      arguments.positionals("FILE"), in: surroundings, failed: failed)
    for file in files {
      do throws(CommandFailure) {
        jobs += try FileDocument.all(in: file, surroundings: surroundings)
      } catch {
        failed(error)
      }
    }
    return jobs
  }

  /// Lays out a document and answers what is wrong, a line each.
  private func failures(of job: FileDocument) throws(CommandFailure) -> [String] {
    let document: LayoutDocument
    do {
      document = try job.content.get()
    } catch {
      throw CommandFailure(error, file: job.file)
    }
    let options = SceneHost.Options(
      engine: .direct, checks: true,
      programs: ProgramArguments.options(arguments, keepsLevels: false))
    let answer: LayoutAnswer
    do {
      answer = try SceneHost(solver: surroundings.solver, options: options).layout(document.scene)
    } catch {
      throw CommandFailure(error, file: job.name, verb: .check)
    }
    var failures: [String] = []
    if let difference = answer.check?.firstDifference { failures.append("\(difference)") }
    if let expectation = job.expectation {
      let comparison = ExpectationComparison(
        scene: answer.scene, expectation: expectation, tolerance: job.tolerance)
      failures += comparison.failures(of: answer.frames).map { "direct: \($0)" }
      if let frames = answer.programs?.frames {
        failures += comparison.failures(of: frames).map { "constraints: \($0)" }
      }
    }
    return failures
  }
}
