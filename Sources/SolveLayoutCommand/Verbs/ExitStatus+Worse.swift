// SPDX-License-Identifier: GPL-3.0-or-later

extension ExitStatus {
  /// From what matters least to what matters most where several files end differently.
  private static let severities: [ExitStatus] = [
    .done, .checkFailed, .notSettled, .conflict, .invalidDocument, .usage,
  ]

  /// The status of this and another file together.
  func worse(_ other: ExitStatus) -> ExitStatus {
    let own = Self.severities.firstIndex(of: self) ?? 0
    let others = Self.severities.firstIndex(of: other) ?? 0
    return own < others ? other : self
  }
}
