// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

extension DocumentIssue.Kind {
  /// What happened and what was expected.
  var message: String {
    switch self {
    case .syntax(let kind): kind.message
    case .unexpected(let found, let expected, _):
      "found \(found) where \(expected.rawValue) was expected"
    case .unknownKey(let key, let owner, _, _):
      "\(MessageText.quoted(key)) is no key of \(owner)"
    case .missingKey(let key, let owner): "\(owner) needs the key \"\(key)\""
    case .conflictingKeys(let first, let second, let owner):
      "\(owner) cannot have both \"\(first)\" and \"\(second)\""
    case .unknownName(let name, let noun, _):
      "\(MessageText.quoted(name)) is no \(noun.rawValue)"
    case .unsupported(let name, let noun):
      "the \(noun.rawValue) \"\(name)\" is not supported by this version"
    case .repeatedName(let name): "\(MessageText.quoted(name)) stands in the list already"
    case .notOneKey(let count, let choice):
      "\(choice.rawValue); this one has \(count == 0 ? "none" : String(count))"
    case .wrongCount(let count, let name, let items): "found \(count) \(name) for \(items) items"
    case .unsupportedVersion(let version):
      "version \(version) of the document format is not supported; this is version 1"
    case .noRequest: "the document does not say what its root is offered"
    case .duplicateID(let id, let first):
      "the id \(MessageText.quoted(id)) is taken already, at \(first)"
    case .noID(let type): "\(type) is no view of its own and takes no id"
    case .noCellTrait(let name, _):
      "the modifier \"\(name)\" cannot stand on a GridRow, which is no view of its own"
    case .contradiction(let lower, let upper): "\(lower) is above \(upper)"
    case .guideOfOtherAxis(let name, let expected, _):
      "the guide \(MessageText.quoted(name)) is \(expected.cross.adjective); a "
        + "\(expected.adjective) one was expected"
    case .guideInsteadOfPair(let name, _):
      "\(MessageText.quoted(name)) is a guide of one axis where an alignment of both was expected"
    case .reservedGuideName(let name):
      "an own alignment cannot be called \(MessageText.quoted(name)), which has a meaning already"
    case .invalidGuideName(let name):
      "an own alignment cannot be called \(MessageText.quoted(name)), which is no plain name"
    case .circularGuides(let names):
      "the defaults of alignments read each other in a circle: " + Self.circle(names)
    case .tooManyGuideSteps(let limit):
      "the default of an alignment reads others over more than \(limit) steps"
    case .expression(let kind): kind.message
    case .constraint(let kind): kind.message
    case .visualFormat(let kind): kind.message
    case .unknownItem(let name, let known):
      ExpressionError.Kind.unknownItem(name, known: known).message
    case .itemOutside(let name):
      "the view \(MessageText.quoted(name)) stands outside of the view that the modifier is on"
    case .duplicateConstraintName(let name, let first):
      "the name \(MessageText.quoted(name)) is taken already, at \(first)"
    case .scene(let error): error.description
    }
  }

  /// What to do about it.
  var hint: String? {
    switch self {
    case .syntax(let kind): kind.hint
    case .unexpected(_, _, let correction?): "write \(correction)"
    case .unexpected(let found, let expected, nil): Self.hint(found: found, expected: expected)
    case .unknownKey(let key, let owner, let known, let remedy):
      Self.hint(key: key, owner: owner, known: known, remedy: remedy)
    case .missingKey: nil
    case .conflictingKeys: "remove one of them, or use two modifiers"
    case .unknownName(let name, .layout, let known): Self.hint(layout: name, known: known)
    case .unknownName(let name, _, let known): KnownNames.suggestion(for: name, among: known)
    case .unsupported(let name, .nodeType): SwiftUIIdiom.hint(type: name)
    case .unsupported(let name, _): SwiftUIIdiom.hint(modifier: name)
    case .repeatedName: "name each once"
    case .notOneKey(let count, .modifierName) where count > 1: "write an object for each modifier"
    case .notOneKey: nil
    case .wrongCount: "write one for each item"
    case .unsupportedVersion: "write \"version\": 1"
    case .noRequest:
      #"add "container": {"width": 390, "height": 844}, or a "proposal""#
    case .duplicateID: "ids are unique; rename one of the two"
    case .noID: "give the id to a view in it"
    case .noCellTrait(_, let known): "it takes \(KnownNames.list(known)); put others on the cells"
    case .contradiction: "exchange or change them"
    case .guideOfOtherAxis(_, _, let known): "use one of \(KnownNames.list(known))"
    case .guideInsteadOfPair(let name, .horizontal):
      "write {\"horizontal\": \"\(name)\", \"vertical\": \"center\"}"
    case .guideInsteadOfPair(let name, .vertical):
      "write {\"horizontal\": \"center\", \"vertical\": \"\(name)\"}"
    case .reservedGuideName: "choose another name"
    case .invalidGuideName: "use letters, digits and underscores, and a letter first"
    case .circularGuides: "give one of them a default that reads built-in guides only"
    case .tooManyGuideSteps: "let defaults read built-in guides directly"
    case .expression(let kind): kind.hint
    case .constraint(let kind): kind.hint
    case .visualFormat(let kind): kind.hint
    case .unknownItem(let name, let known): KnownNames.item(for: name, among: known)
    case .itemOutside: "put the modifier on a view around both"
    case .duplicateConstraintName: "names of constraints are unique; rename one of the two"
    case .scene: nil
    }
  }

  private static func hint(found: String, expected: DocumentIssue.Expectation) -> String? {
    switch expected {
    case .nodes: "write [ ] around a single node"
    case .node where found == "a list":
      "write one node, without [ ] around it; several go into a stack"
    case .onlyTrue: "leave the modifier out where it shall not apply"
    default: nil
    }
  }

  private static func hint(
    key: String, owner: String, known: [String], remedy: DocumentIssue.Remedy?
  ) -> String {
    switch remedy {
    case .isModifier: "it is a modifier: write it into the list \"modifiers\""
    case .takesNoChildren: "put the view and the others into a stack, or use an overlay"
    case nil:
      SwiftUIIdiom.hint(key: key, of: owner) ?? KnownNames.suggestion(for: key, among: known)
    }
  }

  /// The layouts are few, and not in the documentation of SwiftUI: all are named in any case.
  private static func hint(layout name: String, known: [String]) -> String {
    if known.isEmpty { return "none are registered; the reader's options take them" }
    let suggestion = KnownNames.suggestion(for: name, among: known)
    if KnownNames.closest(to: name, among: known) == nil { return suggestion }
    return "\(suggestion) known are \(KnownNames.list(known))"
  }

  private static func circle(_ names: [String]) -> String {
    (names + names.prefix(1)).joined(separator: " -> ")
  }
}

extension Axis {
  /// The axis as messages call what lies along it.
  var adjective: String { self == .horizontal ? "horizontal" : "vertical" }
}
