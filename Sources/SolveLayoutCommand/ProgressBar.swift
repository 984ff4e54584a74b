// SPDX-License-Identifier: GPL-3.0-or-later

/// A bar on standard error for work of many steps, shown only where somebody watches a terminal.
struct ProgressBar {
  /// Fewer steps are done before a bar is of use.
  static let fewestSteps = 20
  private static let width = 30

  private let total: Int
  private let write: ((String) -> Void)?
  private var done = 0
  private var isShown = false
  private var shownCells = -1

  /// Makes a bar that is not shown yet.
  init(total: Int, surroundings: CommandSurroundings) {
    self.total = total
    let isUseful = surroundings.isErrorTerminal && total >= Self.fewestSteps
    write = isUseful ? surroundings.writeError : nil
  }

  /// Counts a step and shows the bar where it changed.
  mutating func advance() {
    done += 1
    let cells = total == 0 ? 0 : Self.width * done / total
    guard let write, cells != shownCells || !isShown else { return }
    let bar =
      String(repeating: "#", count: cells) + String(repeating: ".", count: Self.width - cells)
    write("\r[\(bar)] \(done) of \(total)")
    (isShown, shownCells) = (true, cells)
  }

  /// Takes the bar away, so that other lines can be written.
  mutating func clear() {
    guard let write, isShown else { return }
    write("\r\u{1B}[K")
    isShown = false
  }
}
