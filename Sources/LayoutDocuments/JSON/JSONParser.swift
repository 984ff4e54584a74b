// SPDX-License-Identifier: GPL-3.0-or-later

/// Reads one JSON text.
///
/// Open arrays and objects are kept in a list instead of on the call stack: nesting costs no stack,
/// and the list tells the path of the value that is being read.
struct JSONParser {
  let bytes: [UInt8]
  let limits: JSONLimits

  /// The offset of the next byte to read.
  var position = 0

  /// The arrays and objects around the next byte, outermost first.
  var containers: [OpenContainer] = []

  /// The bytes of a string with escapes, while it is being read.
  var scratch: [UInt8] = []

  init(bytes: [UInt8], limits: JSONLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Reads the whole text.
  mutating func readDocument() throws(JSONError) -> JSONValue {
    // 1. Refuse what is too long, skip the byte order mark, and refuse what is empty.
    guard bytes.count <= limits.maximumBytes else {
      throw error(.inputTooLarge(bytes: bytes.count, limit: limits.maximumBytes), at: 0)
    }
    position = ByteOrderMark.length(in: bytes)
    skipWhitespace()
    guard position < bytes.count else { throw error(.emptyInput) }

    // 2. Read values; each complete one goes into the innermost open container.
    var completed = try readValueOrOpenContainer(expected: .value)
    while completed == nil || !containers.isEmpty {
      if let value = completed {
        containers[containers.count - 1].append(value)
      }
      completed = try continueInnermostContainer()
    }

    // 3. Nothing may follow the outermost value.
    skipWhitespace()
    guard position == bytes.count, let root = completed else {
      throw error(faultHere() ?? .trailingText(found: foundText()))
    }
    return root
  }

  /// Reads a scalar value whole, or the opening bracket of a container, answering nil.
  private mutating func readValueOrOpenContainer(
    expected: JSONError.Expectation
  ) throws(JSONError) -> JSONValue? {
    skipWhitespace()
    guard position < bytes.count else { throw unexpected(expected) }
    let start = position
    switch bytes[position] {
    case ASCII.openBrace:
      try open(.object)
      return nil
    case ASCII.openBracket:
      try open(.array)
      return nil
    case ASCII.quote:
      return JSONValue(kind: .string(try readString()), offset: start)
    case ASCII.minus, ASCII.plus, ASCII.point, ASCII.zero...ASCII.nine:
      return JSONValue(kind: .number(try readNumber()), offset: start)
    case let byte where ASCII.isLetter(byte):
      return JSONValue(kind: try readLiteral(), offset: start)
    default:
      throw unexpected(expected)
    }
  }

  private mutating func open(_ shape: OpenContainer.Shape) throws(JSONError) {
    guard containers.count < limits.maximumDepth else {
      throw error(.tooDeep(limit: limits.maximumDepth))
    }
    containers.append(OpenContainer(shape: shape, offset: position))
    position += 1
  }

  /// Reads on after an opening bracket or an element: the end of the container, which completes it,
  /// or what introduces the next element, and the element's beginning.
  private mutating func continueInnermostContainer() throws(JSONError) -> JSONValue? {
    let last = containers.count - 1
    let isArray = containers[last].shape == .array
    let closing = isArray ? ASCII.closeBracket : ASCII.closeBrace
    let isFirst = containers[last].isEmpty

    // 1. The end.
    skipWhitespace()
    if position < bytes.count, bytes[position] == closing {
      position += 1
      return containers.removeLast().value
    }

    // 2. The comma, which must not be the last thing before the end.
    if !isFirst {
      guard position < bytes.count, bytes[position] == ASCII.comma else {
        throw unexpected(isArray ? .commaOrArrayEnd : .commaOrObjectEnd)
      }
      let comma = position
      position += 1
      skipWhitespace()
      if position < bytes.count, bytes[position] == closing {
        throw error(.trailingComma, at: comma)
      }
    }

    // 3. The next element.
    if isArray {
      containers[last].isInsideElement = true
      return try readValueOrOpenContainer(expected: isFirst ? .valueOrArrayEnd : .value)
    }
    try readKey(expected: isFirst ? .keyOrObjectEnd : .key)
    return try readValueOrOpenContainer(expected: .value)
  }

  /// Reads a member's key and colon, and refuses a key that the object has.
  private mutating func readKey(expected: JSONError.Expectation) throws(JSONError) {
    let last = containers.count - 1
    guard position < bytes.count, bytes[position] == ASCII.quote else { throw unexpected(expected) }
    let offset = position
    let key = try readString()
    containers[last].key = key
    containers[last].keyOffset = offset
    containers[last].isInsideElement = true
    if let first = containers[last].object.member(key) {
      throw error(.duplicateKey(key, first: location(at: first.keyOffset)), at: offset)
    }
    skipWhitespace()
    guard position < bytes.count, bytes[position] == ASCII.colon else { throw unexpected(.colon) }
    position += 1
  }

  /// Reads `true`, `false` or `null`.
  private mutating func readLiteral() throws(JSONError) -> JSONValue.Kind {
    let word = wordHere()
    let kind: JSONValue.Kind
    switch word {
    case "true": kind = .bool(true)
    case "false": kind = .bool(false)
    case "null": kind = .null
    default: throw error(.invalidLiteral(word))
    }
    position += word.utf8.count
    return kind
  }

  mutating func skipWhitespace() {
    while position < bytes.count, ASCII.isWhitespace(bytes[position]) {
      position += 1
    }
  }
}
