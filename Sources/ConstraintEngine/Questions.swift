// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene
import LinearProgram

extension Compiler {
  /// A question about one axis of a node, reduced to what the answer depends on.
  struct QuestionKey: Hashable {
    var node: NodeID
    var axis: Axis
    var offer: Offer
    var container: ContainerID

    /// A number that equal questions share; it costs a few steps for each term of the offer.
    var fingerprint: UInt64 {
      var mixed = UInt64(truncatingIfNeeded: node.index &* 2 &+ (axis == .horizontal ? 0 : 1))
      mixed.mix(UInt64(truncatingIfNeeded: container.index))
      mixed.mix(offer.width)
      mixed.mix(offer.height)
      return mixed
    }

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  /// A length of a node that is kept from being negative; asked again it is the same variable.
  struct Nonnegative: Equatable {
    var node: NodeID
    var length: Length

    /// A number that equal values share.
    var fingerprint: UInt64 {
      var mixed = UInt64(truncatingIfNeeded: node.index)
      mixed.mix(length)
      return mixed
    }
  }
}

extension UInt64 {
  /// Takes in a number, so that small differences spread over all bits.
  mutating func mix(_ number: UInt64) {
    self = (self ^ number) &* 0x9E37_79B9_7F4A_7C15
    self ^= self >> 29
  }

  /// Takes in a length.
  mutating func mix(_ length: Length?) {
    guard let length else { return mix(1) }
    // Adding 0 makes one of the two zeros, which are equal.
    mix((length.constant + 0).bitPattern)
    for term in length.terms {
      mix(UInt64(truncatingIfNeeded: term.variable.index))
      mix(term.coefficient.bitPattern)
    }
  }
}

/// The answers to the questions about lengths, places and plans that were asked.
typealias QuestionTable<Answer> = FingerprintTable<Compiler.QuestionKey, Answer>

/// The answers to the questions that were asked, found by fingerprint.
struct FingerprintTable<Key: Equatable, Answer> {
  private struct Entry {
    var key: Key
    var fingerprint: UInt64
    var answer: Answer
    /// The entry before it in the same bucket, -1 for none.
    var next: Int32
  }

  private var entries: [Entry] = []
  /// The last entry of each bucket, -1 for none; a power of two of them.
  private var buckets: [Int32]

  /// Makes a table with room for about so many answers.
  init(expecting count: Int = 16) {
    var size = 16
    while size < count { size *= 2 }
    buckets = [Int32](repeating: -1, count: size)
    entries.reserveCapacity(size)
  }

  /// The answer to a question that was asked before.
  func answer(to key: Key, _ fingerprint: UInt64) -> Answer? {
    var index = buckets[bucket(fingerprint)]
    while index >= 0 {
      let position = Int(index)
      if entries[position].fingerprint == fingerprint, entries[position].key == key {
        return entries[position].answer
      }
      index = entries[position].next
    }
    return nil
  }

  /// Keeps the answer to a question that was not asked before.
  mutating func keep(_ answer: Answer, for key: Key, _ fingerprint: UInt64) {
    if entries.count == buckets.count { grow() }
    let bucket = bucket(fingerprint)
    entries.append(
      Entry(key: key, fingerprint: fingerprint, answer: answer, next: buckets[bucket]))
    buckets[bucket] = Int32(entries.count - 1)
  }

  private func bucket(_ fingerprint: UInt64) -> Int {
    Int(truncatingIfNeeded: fingerprint & UInt64(buckets.count - 1))
  }

  private mutating func grow() {
    buckets = [Int32](repeating: -1, count: 2 * buckets.count)
    entries.reserveCapacity(buckets.count)
    for index in entries.indices {
      let bucket = bucket(entries[index].fingerprint)
      entries[index].next = buckets[bucket]
      buckets[bucket] = Int32(index)
    }
  }
}
