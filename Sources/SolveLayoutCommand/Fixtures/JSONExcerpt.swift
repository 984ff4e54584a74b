// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds where values end in texts that are known to be JSON.
enum JSONExcerpt {
  /// The offset after the array or object that begins at an offset; for any other value the offset
  /// after the last byte that can belong to it.
  static func end(of start: Int, in bytes: [UInt8]) -> Int {
    var depth = 0
    var offset = start
    var isInString = false
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if isInString {
        if byte == UInt8(ascii: "\\") { offset += 1 }
        if byte == UInt8(ascii: "\"") { isInString = false }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          depth -= 1
          if depth <= 0 { return depth < 0 ? offset - 1 : offset }
        case UInt8(ascii: ",") where depth == 0: return offset - 1
        default: break
        }
      }
    }
    return bytes.count
  }
}
