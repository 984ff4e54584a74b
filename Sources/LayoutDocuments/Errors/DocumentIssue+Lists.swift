// SPDX-License-Identifier: GPL-3.0-or-later

extension DocumentIssue.Kind {
  /// A long list of names in the hint, and the hint that refers to it; nil where there is none.
  struct LongList: Hashable {
    let names: [String]
    let reference: String
  }

  var longList: LongList? {
    switch self {
    case .unknownName(let name, let noun, let known)
    where KnownNames.isLongList(for: name, among: known):
      LongList(names: known, reference: "known \(noun.plural) are listed above")
    case .unknownKey(let key, let owner, let known, nil)
    where KnownNames.isLongList(for: key, among: known)
      && SwiftUIIdiom.hint(key: key, of: owner) == nil:
      LongList(names: known, reference: "the keys of \(owner) are listed above")
    default: nil
    }
  }
}

extension DocumentIssue.Noun {
  /// Several of them, as messages call them.
  fileprivate var plural: String {
    switch self {
    case .axis: "axes"
    case .property: "properties"
    case .priority: "priorities"
    default: rawValue + "s"
    }
  }
}
