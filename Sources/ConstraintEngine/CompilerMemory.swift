// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene
import LinearProgram

/// What the compiler reads and changes at nearly every step.
///
/// It lies in memory of its own, which the compiler owns: each access to a stored property of a
/// class is checked for overlaps while the program runs, tens of thousands of times a layout.
struct CompilerMemory {
  var program: SequentialProgram
  var lengths: QuestionTable<Length>
  var settled: SettledAnswers
  var nonnegatives: FingerprintTable<Compiler.Nonnegative, Length>
  var placed: [Compiler.PlacedBox?]
  /// Own lengths that are kept from being negative, with what they would be.
  var unclamped: [Compiler.OwnLength: Length] = [:]
  /// How many different lengths of each node were compiled.
  var measured: [Int]
  /// The texts of the nodes' origins, made once.
  var places: [String?]
  /// The sums that were put together last for places along each axis.
  var placeSums = (horizontal: PlaceSum(), vertical: PlaceSum())

  /// A place in a box in the container's coordinates, with what it was put together from.
  struct PlaceSum {
    var start: Length = 0
    var place: Length = 0
    var sum: Length = 0
  }

  /// Makes the memory of a compiler that knows nothing yet.
  init(program: SequentialProgram, nodeCount: Int) {
    self.program = program
    lengths = QuestionTable(expecting: 2 * nodeCount)
    settled = SettledAnswers(nodeCount: nodeCount)
    nonnegatives = FingerprintTable(expecting: nodeCount / 2)
    placed = [Compiler.PlacedBox?](repeating: nil, count: nodeCount)
    measured = [Int](repeating: 0, count: nodeCount)
    places = [String?](repeating: nil, count: nodeCount)
  }
}

extension Compiler {
  var program: SequentialProgram {
    @inline(__always) _read { yield memory.pointee.program }
    @inline(__always) _modify { yield &memory.pointee.program }
  }

  var lengths: QuestionTable<Length> {
    @inline(__always) _read { yield memory.pointee.lengths }
    @inline(__always) _modify { yield &memory.pointee.lengths }
  }

  var settled: SettledAnswers {
    @inline(__always) _read { yield memory.pointee.settled }
    @inline(__always) _modify { yield &memory.pointee.settled }
  }

  var nonnegatives: FingerprintTable<Nonnegative, Length> {
    @inline(__always) _read { yield memory.pointee.nonnegatives }
    @inline(__always) _modify { yield &memory.pointee.nonnegatives }
  }

  var placed: [PlacedBox?] {
    @inline(__always) _read { yield memory.pointee.placed }
    @inline(__always) _modify { yield &memory.pointee.placed }
  }

  var unclamped: [OwnLength: Length] {
    @inline(__always) _read { yield memory.pointee.unclamped }
    @inline(__always) _modify { yield &memory.pointee.unclamped }
  }

  var measured: [Int] {
    @inline(__always) _read { yield memory.pointee.measured }
    @inline(__always) _modify { yield &memory.pointee.measured }
  }

  var places: [String?] {
    @inline(__always) _read { yield memory.pointee.places }
    @inline(__always) _modify { yield &memory.pointee.places }
  }

  /// A place in a box in the container's coordinates; children alike on a line share one.
  func placeSum(_ place: Length, from start: Length, _ axis: Axis, _ node: NodeID) -> Length {
    if axis == .horizontal {
      return sum(start, place, &memory.pointee.placeSums.horizontal, node)
    }
    return sum(start, place, &memory.pointee.placeSums.vertical, node)
  }

  private func sum(
    _ start: Length, _ place: Length, _ last: inout CompilerMemory.PlaceSum, _ node: NodeID
  ) -> Length {
    if place == last.place, start == last.start { return last.sum }
    let sum = start + place
    // A sum that becomes a variable belongs to its node.
    if sum.terms.count > Self.longestSum { return shortened(sum, "a view's place", node) }
    last = .init(start: start, place: place, sum: sum)
    return sum
  }
}
