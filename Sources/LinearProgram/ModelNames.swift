// SPDX-License-Identifier: GPL-3.0-or-later

/// The names of a model's rows and columns, made fit for the text formats and unique.
///
/// The names keep letters, digits, `_` and `.` and change everything else to `_`. They never look
/// like a number or a word of the formats. A name that is taken already gets `_2`, `_3` and so on,
/// in the order of the model, so the same model always gets the same names.
struct ModelNames {
  /// The name of the objective.
  static let objective = "obj"
  /// The name of the column that carries the objective's constant.
  static let constant = "objective_constant"
  /// The name of the column that stands where the format asks for one and the model has none.
  static let placeholder = "no_column"

  let columns: [String]
  let rows: [String]

  init(_ model: LinearModel) {
    var columnNames = UniqueNames(reserved: [Self.constant, Self.placeholder])
    columns = model.columns.map { columnNames.name(for: $0.name, otherwise: "column") }
    var rowNames = UniqueNames(reserved: [Self.objective])
    rows = model.rows.map { rowNames.name(for: $0.name, otherwise: "row") }
  }
}

/// A set of names that grows without duplicates.
struct UniqueNames {
  private var used: Set<String>
  /// The last number tried behind a name, so that many equal names stay cheap.
  private var lastNumber: [String: Int] = [:]

  /// Formats limit names to 255 characters; this leaves room for a number.
  private static let lengthLimit = 200

  private static let words: Set<String> = [
    "min", "minimize", "minimise", "minimum", "max", "maximize", "maximise", "maximum", "subject",
    "such", "st", "bound", "bounds", "general", "generals", "gen", "integer", "integers", "int",
    "binary", "binaries", "bin", "free", "inf", "infinity", "end", "sos", "sec", "semi",
  ]

  init(reserved: Set<String>) {
    used = reserved
  }

  /// A new name close to the wish.
  mutating func name(for wish: String, otherwise fallback: String) -> String {
    let base = wish.isEmpty ? fallback : Self.sanitized(wish)
    if used.insert(base).inserted { return base }
    var number = lastNumber[base] ?? 1
    var name = base
    repeat {
      number += 1
      name = base + "_" + String(number)
    } while !used.insert(name).inserted
    lastNumber[base] = number
    return name
  }

  private static func sanitized(_ wish: String) -> String {
    var bytes: [UInt8] = []
    for character in wish.unicodeScalars.prefix(lengthLimit) {
      bytes.append(isAllowed(character) ? UInt8(truncatingIfNeeded: character.value) : 0x5F)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    guard let first = bytes.first else { return "_" }
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    // An e before a digit could be read as the exponent of the number before the name.
    let isExponent = (first | 0x20) == 0x65 && (bytes.count == 1 || isDigit(bytes[1]))
    let looksLikeNumber = first == 0x2E || isDigit(first) || isExponent
    return looksLikeNumber || words.contains(text.lowercased()) ? "_" + text : text
  }

  private static func isAllowed(_ character: Unicode.Scalar) -> Bool {
    switch character {
    case "a"..."z", "A"..."Z", "0"..."9", "_", ".": true
    default: false
    }
  }
}
