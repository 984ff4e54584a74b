// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutDocuments

/// Reads fixture files: an object with `cases`, each with `name`, `document` and `expect`.
///
/// Other members say where a case comes from and are not read.
struct FixtureReader {
  private let json: JSONDocument

  /// Reads a fixture; nil where the text is a JSON object without `cases`, or no JSON at all, so
  /// that it is for the reader of documents.
  static func read(_ bytes: [UInt8]) throws(SourceFault) -> Fixture? {
    guard let json = try? JSONDocument.read(bytes), case .object(let root) = json.root.kind,
      let cases = root["cases"]
    else { return nil }
    return try FixtureReader(json: json).fixture(root, cases)
  }

  /// How many cases a fixture has; nil where the text is none.
  static func caseCount(_ bytes: [UInt8]) -> Int? {
    guard let json = try? JSONDocument.read(bytes), case .object(let root) = json.root.kind,
      case .array(let cases) = root["cases"]?.kind
    else { return nil }
    return cases.count
  }

  private func fixture(
    _ root: JSONObject, _ cases: JSONValue
  ) throws(SourceFault) -> Fixture {
    var tolerance = Fixture.defaultTolerance
    if let value = root["tolerance"] {
      tolerance = try number(value, JSONPath().key("tolerance"))
    }
    let path = JSONPath().key("cases")
    var read: [Fixture.Case] = []
    for (index, value) in try array(cases, path).enumerated() {
      read.append(try self.case(value, path.index(index)))
    }
    return Fixture(json: json, tolerance: tolerance, cases: read)
  }

  private func `case`(_ value: JSONValue, _ path: JSONPath) throws(SourceFault) -> Fixture.Case {
    let object = try object(value, path)
    let name = try member("name", of: object, value, path)
    guard case .string(let text) = name.kind else {
      throw fault(name, path.key("name"), expected: "a string")
    }
    let document = try member("document", of: object, value, path)
    let expected = try member("expect", of: object, value, path)
    return Fixture.Case(
      name: text, document: document,
      expectation: try expectation(expected, path.key("expect")))
  }

  // MARK: Expectations

  private func expectation(
    _ value: JSONValue, _ path: JSONPath
  ) throws(SourceFault) -> Fixture.Expectation {
    let object = try object(value, path)
    var expectation = Fixture.Expectation()
    if let size = object["size"] {
      let sides = try numbers(size, path.key("size"), names: ["width", "height"])
      expectation.size = CGSize(width: sides[0], height: sides[1])
    }
    if let frames = object["frames"] {
      let framesPath = path.key("frames")
      for member in try self.object(frames, framesPath).members {
        let edges = try numbers(
          member.value, framesPath.key(member.key), names: ["x", "y", "width", "height"])
        let frame = CGRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
        expectation.frames.append((member.key, frame))
      }
    }
    if let absent = object["absent"] {
      let absentPath = path.key("absent")
      for (index, element) in try array(absent, absentPath).enumerated() {
        guard case .string(let id) = element.kind else {
          throw fault(element, absentPath.index(index), expected: "an id")
        }
        expectation.absent.append(id)
      }
    }
    return expectation
  }

  /// Numbers as a list in the order of their names, or as an object.
  private func numbers(
    _ value: JSONValue, _ path: JSONPath, names: [String]
  ) throws(SourceFault) -> [CGFloat] {
    var numbers: [CGFloat] = []
    switch value.kind {
    case .array(let elements) where elements.count == names.count:
      for (index, element) in elements.enumerated() {
        numbers.append(try number(element, path.index(index)))
      }
    case .object(let object):
      for name in names {
        numbers.append(
          try number(try member(name, of: object, value, path), path.key(name)))
      }
    default:
      throw fault(
        value, path, expected: "a list or an object of \(names.joined(separator: ", "))")
    }
    return numbers
  }

  private func number(_ value: JSONValue, _ path: JSONPath) throws(SourceFault) -> CGFloat {
    switch value.kind {
    case .number(let number): return CGFloat(number)
    case .string("infinity"): return .infinity
    case .string("-infinity"): return -.infinity
    default: throw fault(value, path, expected: "a number or \"infinity\"")
    }
  }

  // MARK: Values

  private func object(_ value: JSONValue, _ path: JSONPath) throws(SourceFault) -> JSONObject {
    guard case .object(let object) = value.kind else {
      throw fault(value, path, expected: "an object")
    }
    return object
  }

  private func array(_ value: JSONValue, _ path: JSONPath) throws(SourceFault) -> [JSONValue] {
    guard case .array(let elements) = value.kind else {
      throw fault(value, path, expected: "an array")
    }
    return elements
  }

  private func member(
    _ key: String, of object: JSONObject, _ value: JSONValue, _ path: JSONPath
  ) throws(SourceFault) -> JSONValue {
    guard let member = object[key] else {
      throw SourceFault(
        SourceDiagnostic(
          message: "\"\(key)\" is missing", location: json.location(of: value), path: path))
    }
    return member
  }

  private func fault(_ value: JSONValue, _ path: JSONPath, expected: String) -> SourceFault {
    SourceFault(
      SourceDiagnostic(
        message: "expected \(expected), found \(value.kindName)",
        location: json.location(of: value), path: path))
  }
}

/// A mistake in a file that is no layout document.
struct SourceFault: Error {
  let diagnostic: SourceDiagnostic

  init(_ diagnostic: SourceDiagnostic) {
    self.diagnostic = diagnostic
  }
}
