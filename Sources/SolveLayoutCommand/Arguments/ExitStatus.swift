// SPDX-License-Identifier: GPL-3.0-or-later

/// The statuses the command ends with; scripts rely on their numbers.
public enum ExitStatus: Int32, CaseIterable, Sendable {
  /// The command did what was asked.
  case done = 0
  /// The engines differ, or frames differ from the expected ones.
  case checkFailed = 1
  /// The document cannot be read or is invalid.
  case invalidDocument = 2
  /// Required constraints conflict.
  case conflict = 3
  /// The layout did not settle, or a limit was reached.
  case notSettled = 4
  /// The command was used wrongly; the number is `EX_USAGE` of sysexits.h.
  case usage = 64
}
