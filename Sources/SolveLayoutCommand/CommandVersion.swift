// SPDX-License-Identifier: GPL-3.0-or-later

/// The version that the command tells.
enum CommandVersion {
  static let current = "0.1.0"
}
