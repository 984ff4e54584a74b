// SPDX-License-Identifier: GPL-3.0-or-later

/// The command `solve-layout`, without a process around it.
public struct Command {
  let surroundings: CommandSurroundings

  /// Makes the command in its surroundings.
  public init(surroundings: CommandSurroundings) {
    self.surroundings = surroundings
  }

  /// Does what arguments ask for, without the command's own name in front.
  ///
  /// - Returns: the status to end with.
  public func run(_ arguments: [String]) -> ExitStatus {
    let command = CommandSpecification.solveLayout
    do throws(ArgumentError) {
      switch try ArgumentParser.parse(arguments, for: command) {
      case .help(let verb):
        let text =
          verb.map { HelpText.text(of: $0, in: command) } ?? HelpText.overview(of: command)
        surroundings.writeOutput(text + "\n")
      case .version: surroundings.writeOutput("\(command.name) \(CommandVersion.current)\n")
      case .run(let parsed): return run(parsed, of: command)
      }
      return .done
    } catch {
      surroundings.writeError(error.text + "\n")
      return error.exitStatus
    }
  }

  private func run(_ arguments: ParsedArguments, of command: CommandSpecification) -> ExitStatus {
    do throws(CommandFailure) {
      switch arguments.verb.name {
      case "solve":
        return try SolveVerb(arguments: arguments, surroundings: surroundings).run()
      case "check":
        return try CheckVerb(arguments: arguments, surroundings: surroundings).run()
      case "explain":
        return try ExplainVerb(arguments: arguments, surroundings: surroundings).run()
      case "sweep":
        return try SweepVerb(arguments: arguments, surroundings: surroundings).run()
      case "export":
        return try ExportVerb(arguments: arguments, surroundings: surroundings).run()
      case "trace":
        return try TraceVerb(arguments: arguments, surroundings: surroundings).run()
      case "validate":
        return ValidateVerb(arguments: arguments, surroundings: surroundings).run()
      case "lint":
        return try LintVerb(arguments: arguments, surroundings: surroundings).run()
      case "convert":
        return try ConvertVerb(arguments: arguments, surroundings: surroundings).run()
      case "verify":
        return try VerifyVerb(arguments: arguments, surroundings: surroundings).run()
      default:
        let isZsh = arguments.positional("SHELL") == "zsh"
        surroundings.writeOutput(
          isZsh ? ZshCompletion.script(for: command) : BashCompletion.script(for: command))
        return .done
      }
    } catch {
      surroundings.writeError(error.text + "\n")
      return error.status
    }
  }
}
