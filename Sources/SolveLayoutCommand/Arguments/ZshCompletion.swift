// SPDX-License-Identifier: GPL-3.0-or-later

/// The script that lets zsh complete a command's verbs, options and values.
enum ZshCompletion {
  /// The script for a command, to be sourced after `compinit` or put into a folder of `fpath`; it
  /// ends with a line feed.
  static func script(for command: CommandSpecification) -> String {
    let function = "_" + command.name.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
    let help = CommandSpecification.helpVerb
    let verbs =
      command.verbs.map { "\($0.name):\($0.summary)" } + ["\(help):show the help of a verb"]
    let names = command.verbs.map(\.name).joined(separator: " ")
    return """
      #compdef \(command.name)
      # Completion of \(command.name) for zsh.
      \(function)() {
        if (( CURRENT == 2 )); then
          local -a verbs=(
      \(verbs.map { "      \(quoted($0))" }.joined(separator: "\n"))
          )
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
      \(command.verbs.map(branch).joined(separator: "\n"))
          \(help))
            _arguments ':verb:(\(names) \(help))'
            ;;
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        \(function) "$@"
      else
        compdef \(function) \(command.name)
      fi

      """
  }

  private static func branch(of verb: VerbSpecification) -> String {
    let specifications =
      verb.options.flatMap(specifications) + [quoted("--help[show this help]")]
      + verb.positionals.map(specification)
    let lines = specifications.map { "        \($0)" }.joined(separator: " \\\n")
    return "    \(verb.name))\n      _arguments -s \\\n\(lines)\n      ;;"
  }

  /// An option by its long name and by its letter, of which only one is offered.
  private static func specifications(of option: OptionSpecification) -> [String] {
    let names = [option.letter.map { "-\($0)" }, option.dashedName].compactMap { $0 }
    let others =
      option.isRepeatable ? "*" : names.count > 1 ? "(\(names.joined(separator: " ")))" : ""
    return names.map { name in
      let isLong = name == option.dashedName
      let value = option.kind.placeholder.map { ":\($0):\(action(of: option.kind))" } ?? ""
      let mark = value.isEmpty ? "" : isLong ? "=" : "+"
      return quoted("\(others)\(name)\(mark)[\(escaped(option.help))]\(value)")
    }
  }

  private static func specification(of positional: PositionalSpecification) -> String {
    let action =
      positional.choices.isEmpty
      ? "_files" : "(\(positional.choices.joined(separator: " ")))"
    return quoted("\(positional.arity.isRepeated ? "*" : ""):\(positional.name):\(action)")
  }

  /// What completes a value: its choices, files, or nothing.
  private static func action(of kind: OptionKind) -> String {
    switch kind {
    case .choice(let choices): "(\(choices.joined(separator: " ")))"
    case .text: "_files"
    case .level: "(all)"
    case .flag, .number, .integer, .size, .proposal: " "
    }
  }

  private static func escaped(_ help: String) -> String {
    help.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "'\\''") + "'"
  }
}
