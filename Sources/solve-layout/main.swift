// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import SolveLayoutCommand

// A reader that closes its end of a pipe early must not kill the process: writing fails instead.
signal(SIGPIPE, SIG_IGN)

let process = ProcessStreams()
let status = Command(surroundings: process.surroundings).run(
  Array(CommandLine.arguments.dropFirst()))
exit(process.finalStatus(after: status))
