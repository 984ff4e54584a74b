// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct BashCompletionTests {
  @Test func completesVerbsOptionsAndValues() {
    let verb = VerbSpecification(
      name: "draw", summary: "",
      positionals: [PositionalSpecification("LIST", choices: ["rooms", "walls"], help: "")],
      options: [
        OptionSpecification("style", letter: "s", .choice(["plain", "shaded"]), help: ""),
        OptionSpecification("output", .text(placeholder: "FILE"), help: ""),
        OptionSpecification("size", .size, help: ""),
        OptionSpecification("check", .flag, help: ""),
      ])
    let command = CommandSpecification(
      name: "plan-rooms", summary: "",
      verbs: [verb, VerbSpecification(name: "merge", summary: "")])
    let script = #"""
      # Completion of plan-rooms for bash.
      _plan_rooms() {
        local current="${COMP_WORDS[COMP_CWORD]}"
        local previous="${COMP_WORDS[COMP_CWORD-1]}"
        COMPREPLY=()
        if [[ $COMP_CWORD -eq 1 ]]; then
          COMPREPLY=($(compgen -W "draw merge help --help --version" -- "$current"))
          return
        fi
        # Bash makes a word of its own of the equals sign in --name=value.
        if [[ $current == "=" ]]; then
          current=""
        elif [[ $previous == "=" ]]; then
          previous="${COMP_WORDS[COMP_CWORD-2]}"
        fi
        case "${COMP_WORDS[1]}" in
          draw)
            case "$previous" in
              --style|-s) COMPREPLY=($(compgen -W "plain shaded" -- "$current")); return ;;
              --output) return ;;
              --size) compopt +o default; return ;;
            esac
            if [[ $current == -* ]]; then
              COMPREPLY=($(compgen -W "--style --output --size --check --help" -- "$current"))
            else
              COMPREPLY=($(compgen -W "rooms walls" -- "$current"))
            fi
            ;;
          merge)
            if [[ $current == -* ]]; then
              COMPREPLY=($(compgen -W "--help" -- "$current"))
            fi
            ;;
          help)
            COMPREPLY=($(compgen -W "draw merge help" -- "$current"))
            ;;
        esac
      }
      complete -o default -F _plan_rooms plan-rooms

      """#
    #expect(BashCompletion.script(for: command) == script)
  }
}
