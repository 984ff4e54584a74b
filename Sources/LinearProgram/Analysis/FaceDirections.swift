// SPDX-License-Identifier: GPL-3.0-or-later

/// How the roots of a component may move on its optimal face.
struct FaceDirections {
  /// The least and the greatest value of each root; equal where there is one only.
  private(set) var ranges: [ClosedRange<Double>] = []
  /// The positions of the roots with more than one value.
  private(set) var open: [Int] = []
  /// The directions, with a coordinate for each of these.
  private(set) var space = DirectionSpace()

  private let face: OptimalFace

  /// Finds the directions: the ends of each root show most of them; every relation that these
  /// points suggest is then tried out until all hold.
  init(_ face: OptimalFace) throws(PriorityError) {
    self.face = face
    let points = try findRanges()
    for point in points { _ = add(point) }
    while space.rows.count < open.count, try findMore() {}
  }

  /// Finds the end of each root in both directions, and answers the points there.
  private mutating func findRanges() throws(PriorityError) -> [[Double]] {
    var sums: [[(root: Int, factor: Double)]] = []
    for root in face.roots.indices { sums += [[(root, 1)], [(root, -1)]] }
    let ends = try face.minimise(sums)
    for root in face.roots.indices {
      let least = ends[2 * root]?.value ?? -.infinity
      let most = ends[2 * root + 1].map { -$0.value } ?? .infinity
      let value = face.values[root]
      if most - least > Self.rounding * (1 + value.magnitude) {
        open.append(root)
        ranges.append(least...most)
      } else {
        ranges.append(value...value)
      }
    }
    let endless = sums.indices.filter { ends[$0] == nil }
    let near = try endless.isEmpty ? [] : face.minimise(endless.map { sums[$0] }, inBox: true)
    return (ends + near).compactMap { $0?.point }
  }

  /// Wider than this, relative to 1 + the value, is open.
  private static let rounding = 1e-7

  private mutating func add(_ point: [Double]) -> Bool {
    space.add(open.map { point[$0] - face.values[$0] })
  }

  /// Tries out whether each other coordinate follows from the pivots; false when all do.
  private mutating func findMore() throws(PriorityError) -> Bool {
    var sums: [[(root: Int, factor: Double)]] = []
    for coordinate in open.indices where !space.pivots.contains(coordinate) {
      var sum = [(open[coordinate], 1.0)]
      for (row, factor) in space.dependence(of: coordinate) {
        sum.append((open[space.pivots[row]], -factor))
      }
      sums.append(sum)
      sums.append(sum.map { ($0.0, -$0.1) })
    }
    var isNew = false
    for end in try face.minimise(sums, inBox: true) {
      if let end, add(end.point) { isNew = true }
    }
    return isNew
  }
}
