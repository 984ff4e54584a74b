// SPDX-License-Identifier: GPL-3.0-or-later

/// Turns byte offsets of a UTF-8 text into lines and columns.
///
/// The map remembers the line and column at the start of every block of bytes, so that a lookup
/// reads one block at most, even in a document of one long line.
package struct SourceMap: Sendable {
  private struct Mark {
    var offset: Int
    var line: Int
    var column: Int
  }

  private static let blockLength = 128

  private let bytes: [UInt8]
  private let marks: [Mark]

  /// Reads the text once and marks its blocks; a byte order mark takes no column.
  package init(bytes: [UInt8]) {
    self.bytes = bytes
    var mark = Mark(offset: ByteOrderMark.length(in: bytes), line: 1, column: 1)
    var marks: [Mark] = []
    marks.reserveCapacity(bytes.count / Self.blockLength + 1)
    marks.append(mark)
    for blockEnd in stride(from: Self.blockLength, through: bytes.count, by: Self.blockLength) {
      Self.advance(&mark, to: blockEnd, in: bytes)
      marks.append(mark)
    }
    self.marks = marks
  }

  /// The location of a byte; offsets outside of the text are moved to its nearest end.
  package func location(at offset: Int) -> SourceLocation {
    let offset = min(max(offset, 0), bytes.count)
    var mark = marks[offset / Self.blockLength]
    Self.advance(&mark, to: offset, in: bytes)
    return SourceLocation(line: mark.line, column: mark.column, offset: offset)
  }

  /// The offset of the character at a line and a column; the nearest one where there is none.
  package func offset(line: Int, column: Int) -> Int {
    // The last block that begins at the place or before, then byte by byte.
    var (low, high) = (0, marks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      let mark = marks[middle]
      if (mark.line, mark.column) <= (line, column) { low = middle } else { high = middle }
    }
    var mark = marks[low]
    while mark.offset < bytes.count, (mark.line, mark.column) < (line, column) {
      Self.advance(&mark, to: mark.offset + 1, in: bytes)
    }
    return mark.offset
  }

  private static func advance(_ mark: inout Mark, to offset: Int, in bytes: [UInt8]) {
    guard offset > mark.offset else { return }
    var line = mark.line
    var column = mark.column
    for index in mark.offset..<offset {
      let byte = bytes[index]
      if byte == ASCII.lineFeed {
        line += 1
        column = 1
      } else if !UTF8.isContinuation(byte) {
        column += 1
      }
    }
    mark = Mark(offset: offset, line: line, column: column)
  }
}
