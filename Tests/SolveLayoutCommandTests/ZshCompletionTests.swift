// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct ZshCompletionTests {
  @Test func completesVerbsOptionsAndValues() {
    let verb = VerbSpecification(
      name: "draw", summary: "draw a plan's rooms",
      positionals: [PositionalSpecification("LIST", choices: ["rooms", "walls"], help: "")],
      options: [
        OptionSpecification(
          "style", letter: "s", .choice(["plain", "shaded"]), help: "how [walls] look"),
        OptionSpecification("output", .text(placeholder: "FILE"), help: "where"),
        OptionSpecification("size", .size, help: "the paper"),
        OptionSpecification(
          "layer", .text(placeholder: "NAME"), isRepeatable: true, help: "a layer"),
        OptionSpecification("level", .level, help: "the storey"),
        OptionSpecification("check", letter: "c", .flag, help: "check first"),
      ])
    let merge = VerbSpecification(
      name: "merge", summary: "merge plans",
      positionals: [PositionalSpecification("FILE", arity: .oneOrMore, help: "")])
    let command = CommandSpecification(name: "plan-rooms", summary: "", verbs: [verb, merge])
    let script = #"""
      #compdef plan-rooms
      # Completion of plan-rooms for zsh.
      _plan_rooms() {
        if (( CURRENT == 2 )); then
          local -a verbs=(
            'draw:draw a plan'\''s rooms'
            'merge:merge plans'
            'help:show the help of a verb'
          )
          _describe verb verbs
          return
        fi
        local verb=$words[2]
        shift words
        (( CURRENT-- ))
        case $verb in
          draw)
            _arguments -s \
              '(-s --style)-s+[how \[walls\] look]:NAME:(plain shaded)' \
              '(-s --style)--style=[how \[walls\] look]:NAME:(plain shaded)' \
              '--output=[where]:FILE:_files' \
              '--size=[the paper]:WxH: ' \
              '*--layer=[a layer]:NAME:_files' \
              '--level=[the storey]:NUMBER:(all)' \
              '(-c --check)-c[check first]' \
              '(-c --check)--check[check first]' \
              '--help[show this help]' \
              ':LIST:(rooms walls)'
            ;;
          merge)
            _arguments -s \
              '--help[show this help]' \
              '*:FILE:_files'
            ;;
          help)
            _arguments ':verb:(draw merge help)'
            ;;
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _plan_rooms "$@"
      else
        compdef _plan_rooms plan-rooms
      fi

      """#
    #expect(ZshCompletion.script(for: command) == script)
  }
}
