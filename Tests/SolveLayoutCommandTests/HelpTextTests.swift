// SPDX-License-Identifier: GPL-3.0-or-later

import Testing

@testable import SolveLayoutCommand

@Suite struct HelpTextTests {
  @Test func listsVerbsInTheOverview() {
    let text = """
      plan: plan rooms

      Usage: plan VERB [ARGUMENT...]

      Verbs:
        draw         draw a plan
        merge        merge plans
        show         show a list
        help [VERB]  show this overview, or the help of a verb

      Options:
        -h, --help     show this overview, or after a verb the help of the verb
            --version  show the version

      Exit status:
        0   done
        64  wrong use of the command
      """
    #expect(HelpText.overview(of: SampleCommand.specification) == text)
  }

  @Test func explainsAVerb() {
    let text = """
      plan draw: draw a plan

      Usage: plan draw [OPTION...] FILE

      Reads the plan in FILE and draws its rooms one after the other, from the largest
      to the smallest one.

      Walls are drawn last.

      Arguments:
        FILE  the plan, or - for standard input

      Options:
        -s, --style NAME    how walls look (one of plain, shaded; default: plain)
        -o, --output FILE   where to draw
            --scale NUMBER  points a metre (default: 1)
            --copies COUNT  how many to draw
            --size WxH      the paper, in points
            --proposal WxH  the size to propose
            --layer NAME    a layer to draw besides the walls, such as the furniture
                            or the pipes (may be repeated)
        -c, --check         check the plan first
        -r, --rounded       round to pixels
        -h, --help          show this help

      Examples:
        plan draw --size 390x844 flat.plan
            draws a flat on a phone

      Exit status:
        0   done
        64  wrong use of the command
      """
    #expect(HelpText.text(of: SampleCommand.draw, in: SampleCommand.specification) == text)
  }

  @Test func leavesOutWhatAVerbDoesNotHave() {
    let text = """
      plan show: show a list

      Usage: plan show [OPTION...] [LIST]

      Arguments:
        LIST  the list (one of rooms, walls)

      Options:
        -h, --help  show this help
      """
    let command = CommandSpecification(
      name: "plan", summary: "", verbs: [SampleCommand.show], exitStatuses: [])
    #expect(HelpText.text(of: SampleCommand.show, in: command) == text)
  }

  @Test func putsTermsThatAreTooWideOnTheirOwnLine() {
    let rows = [
      HelpTable.Row(term: "short", text: "One."),
      HelpTable.Row(term: String(repeating: "w", count: 27), text: "Two."),
    ]
    let text = "  short  One.\n  \(String(repeating: "w", count: 27))\n         Two."
    #expect(HelpTable.text(of: rows) == text)
  }

  @Test func wrapsAtEightyCharacters() {
    let word = String(repeating: "a", count: 39)
    #expect(TextWrapper.wrapped("\(word) \(word)a b") == "\(word) \(word)a\nb")
    #expect(TextWrapper.wrapped("\(word) \(word)aa") == "\(word)\n\(word)aa")
    let long = String(repeating: "b", count: 90)
    #expect(TextWrapper.wrapped("a \(long) c", indentation: 2) == "  a\n  \(long)\n  c")
  }
}
