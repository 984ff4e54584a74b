// SPDX-License-Identifier: GPL-3.0-or-later

/// Why a text is no JSON that can be used, and where.
public struct JSONError: Error, Hashable, Sendable {
  /// What the grammar allows at a place.
  public enum Expectation: Hashable, Sendable {
    /// Any value.
    case value
    /// A value or the end of an array that is still empty.
    case valueOrArrayEnd
    /// A key in double quotes.
    case key
    /// A key in double quotes or the end of an object that is still empty.
    case keyOrObjectEnd
    /// The colon between a key and its value.
    case colon
    /// What follows an array's element.
    case commaOrArrayEnd
    /// What follows an object's member.
    case commaOrObjectEnd
  }

  /// What is wrong with a number's spelling.
  public enum NumberFault: Hashable, Sendable {
    /// A zero stands before other digits.
    case leadingZero
    /// A plus sign stands before the number.
    case leadingPlus
    /// No digit stands before the decimal point.
    case noIntegerDigits
    /// No digit stands after the decimal point.
    case noFractionDigits
    /// No digit stands after the `e`.
    case noExponentDigits
    /// A minus sign stands before something that is no digit.
    case noDigits
  }

  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// There is nothing but white space.
    case emptyInput
    /// The text is longer than the reader's limit.
    case inputTooLarge(bytes: Int, limit: Int)
    /// A byte begins no well-formed UTF-8 sequence.
    case invalidUTF8(byte: UInt8)
    /// The text ends too early; `unclosed` is where the innermost open array or object begins.
    case unexpectedEnd(expected: Expectation, unclosed: SourceLocation?)
    /// Something else stands where one of a few things must.
    case unexpected(found: String, expected: Expectation)
    /// More text follows the value.
    case trailingText(found: String)
    /// A comma stands before a closing bracket or brace.
    case trailingComma
    /// A comment, which JSON does not have.
    case comment
    /// A bare word that is not `true`, `false` or `null`.
    case invalidLiteral(String)
    /// A number that is not written as JSON writes numbers.
    case invalidNumber(text: String, fault: NumberFault)
    /// A number too large for `Double`.
    case numberOutOfRange(text: String)
    /// A control character inside of a string.
    case controlCharacter(UInt8)
    /// A string without its closing quote.
    case unterminatedString
    /// A backslash before something that makes no escape.
    case invalidEscape(String)
    /// Half of a surrogate pair.
    case loneSurrogate(UInt16)
    /// More arrays and objects are nested than the reader's limit allows.
    case tooDeep(limit: Int)
    /// A key that the object has already; `first` is where it stands the first time.
    case duplicateKey(String, first: SourceLocation)
  }

  /// What happened.
  public let kind: Kind

  /// Where it happened in the text.
  public let location: SourceLocation

  /// The innermost value that was being read.
  public let path: JSONPath

  /// Makes an error about a place.
  public init(kind: Kind, location: SourceLocation, path: JSONPath) {
    self.kind = kind
    self.location = location
    self.path = path
  }

  /// The error as a message with a hint.
  public var diagnostic: SourceDiagnostic {
    SourceDiagnostic(message: kind.message, hint: kind.hint, location: location, path: path)
  }
}

extension JSONError: CustomStringConvertible {
  /// The error as it is shown for a text without a file's name.
  public var description: String { diagnostic.rendered() }
}
