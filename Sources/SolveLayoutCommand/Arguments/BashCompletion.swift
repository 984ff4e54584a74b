// SPDX-License-Identifier: GPL-3.0-or-later

/// The script that lets bash complete a command's verbs, options and values.
enum BashCompletion {
  /// The script for a command, to be sourced by the shell; it ends with a line feed.
  ///
  /// Where nothing else is known to fit, bash completes the names of files.
  static func script(for command: CommandSpecification) -> String {
    let function = "_" + command.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let names = command.verbs.map(\.name)
    let words = (names + [CommandSpecification.helpVerb]).joined(separator: " ")
    let verbs = command.verbs.map(branch).joined(separator: "\n")
    return """
      # Completion of \(command.name) for bash.
      \(function)() {
        local current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "\(words) --help --version" -- "$current"))
          return
        fi
        # Bash makes a word of its own of the equals sign in --name=value.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "${COMP_WORDS[1]}" in
      \(verbs)
          \(CommandSpecification.helpVerb))
            COMPREPLY=($(compgen -W "\(words)" -- "$current"))
            ;;
        esac
      }
      complete -o default -F \(function) \(command.name)

      """
  }

  private static func branch(of verb: VerbSpecification) -> String {
    var lines = ["    \(verb.name))"]
    let values = verb.options.compactMap(valueBranch)
    if !values.isEmpty {
      lines += ["      case \"$previous\" in"] + values + ["      esac"]
    }
    let options = (verb.options.map(\.dashedName) + ["--help"]).joined(separator: " ")
    lines += [
      "      if [[ $current == -* ]]; then",
      "        COMPREPLY=($(compgen -W \"\(options)\" -- \"$current\"))",
    ]
    let choices = verb.positionals.flatMap(\.choices)
    if !choices.isEmpty {
      lines += [
        "      else",
        "        COMPREPLY=($(compgen -W \"\(choices.joined(separator: " "))\" -- \"$current\"))",
      ]
    }
    return (lines + ["      fi", "      ;;"]).joined(separator: "\n")
  }

  /// What completes the value of an option: its choices, files, or nothing.
  private static func valueBranch(of option: OptionSpecification) -> String? {
    let names = [option.dashedName] + (option.letter.map { ["-\($0)"] } ?? [])
    let pattern = "        \(names.joined(separator: "|")))"
    switch option.kind {
    case .flag:
      return nil
    case .choice(let choices):
      let words = choices.joined(separator: " ")
      return pattern + " COMPREPLY=($(compgen -W \"\(words)\" -- \"$current\")); return ;;"
    case .text:
      return pattern + " return ;;"
    case .level:
      return pattern
        + " COMPREPLY=($(compgen -W \"all\" -- \"$current\")); compopt +o default; return ;;"
    case .number, .integer, .size, .proposal:
      return pattern + " compopt +o default; return ;;"
    }
  }
}
