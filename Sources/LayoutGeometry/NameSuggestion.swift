// SPDX-License-Identifier: GPL-3.0-or-later

/// Finds the known name that a misspelt one was most likely meant to be.
public enum NameSuggestion {
  /// Names longer than this are never compared: nobody mistypes them by a letter or two.
  private static let longestComparedName = 64

  /// The candidate closest to a name, or nil when none is close enough to be worth suggesting.
  ///
  /// The distance counts inserted, deleted, replaced and swapped neighbouring letters, each as one,
  /// and takes no notice of case. A name of 2 to 4 letters may be off by one, of 5 to 7 by two, of 8
  /// or more by three; a name of one letter only by its case. Of equally close candidates the first
  /// in the given order is answered.
  public static func closest(to name: String, among candidates: some Sequence<String>) -> String? {
    let letters = comparedLetters(of: name)
    guard !letters.isEmpty, letters.count <= longestComparedName else { return nil }

    var best: String?
    var bestDistance = min((letters.count + 1) / 3, 3) + 1
    for candidate in candidates {
      let candidateLetters = comparedLetters(of: candidate)
      guard abs(candidateLetters.count - letters.count) < bestDistance else { continue }
      let distance = editDistance(letters, candidateLetters)
      // A candidate that shares no letter with the name is no correction of it.
      guard distance < bestDistance, distance < max(letters.count, candidateLetters.count) else {
        continue
      }
      best = candidate
      bestDistance = distance
    }
    return best
  }

  private static func comparedLetters(of name: String) -> [Unicode.Scalar] {
    // One letter more than is ever compared is enough to see that a name is too long.
    Array(String(name.prefix(longestComparedName + 1)).lowercased().unicodeScalars)
  }

  /// The Damerau-Levenshtein distance in its restricted form: no letter is edited twice.
  private static func editDistance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
    var beforePrevious = [Int](repeating: 0, count: second.count + 1)
    var previous = Array(0...second.count)
    var current = previous
    for row in first.indices {
      current[0] = row + 1
      for column in second.indices {
        let replacement = previous[column] + (first[row] == second[column] ? 0 : 1)
        var cost = min(replacement, previous[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current[column + 1] = cost
      }
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return previous[second.count]
  }
}
