// SPDX-License-Identifier: GPL-3.0-or-later

/// The three bytes some editors put before a UTF-8 text.
enum ByteOrderMark {
  /// The bytes to skip at the start of a text: 3 where the mark stands, else 0.
  static func length(in bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }
}
