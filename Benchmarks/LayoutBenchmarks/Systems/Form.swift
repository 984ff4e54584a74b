// SPDX-License-Identifier: GPL-3.0-or-later

import LinearProgram

extension SystemWorkload {
  /// W1: a form of a title and rows of a label and a field, in the manner of enaml's.
  ///
  /// Everything is inside margins, labels as wide as the widest, fields to the right edge, natural heights
  /// strong, natural widths weak. The window's width and height are parameters; the drag cycles
  /// through six windows.
  static let form = SystemWorkload(
    identifier: "W1", title: "form", sizeMeaning: "rows", fullSizes: [3, 10, 30],
    quickSizes: [3], isUnique: true, system: form(rows:)
  ) { rows in
    let height = Double(100 + 40 * rows)
    let windows = [
      [400.0, height], [600, height + 100], [800, height + 700], [1_200, height + 300],
      [400, height + 300], [800, height],
    ]
    return (0..<600).map { windows[$0 % windows.count] }
  }

  private static func form(rows: Int) -> BenchmarkSystem {
    var random = SeededGenerator(seed: 1)
    var form = BenchmarkSystem()
    let width = form.parameter("width", 600)
    let height = form.parameter("height", Double(300 + 40 * rows))
    let (left, right) = (form.variable("left"), form.variable("right"))
    let (top, bottom) = (form.variable("top"), form.variable("bottom"))
    let middle = form.variable("middle")
    form.add([(left, 1)], .equal, 10)
    form.add([(top, 1)], .equal, 10)
    form.add([(right, 1), (width, -1)], .equal, -10)
    form.add([(bottom, 1), (height, -1)], .equal, -10)
    let title = box("title", natural: (119, 24), keepsWidth: true, in: &form)
    form.add([(title.left, 1), (left, -1)], .equal, 0)
    form.add([(title.top, 1), (top, -1)], .equal, 0)
    form.add([(title.left, 1), (title.width, 1), (right, -1)], .lessThanOrEqual, 0)
    var above = title
    for row in 0..<rows {
      let natural = (random.points(20...120), 16.0)
      let label = box("label\(row)", natural: natural, keepsWidth: true, in: &form)
      let field = box("field\(row)", natural: (125, 21), keepsWidth: false, in: &form)
      form.add([(label.left, 1), (left, -1)], .equal, 0)
      form.add([(label.left, 1), (label.width, 1), (middle, -1)], .equal, -8)
      form.add([(field.left, 1), (middle, -1)], .equal, 0)
      form.add([(field.left, 1), (field.width, 1), (right, -1)], .equal, 0)
      form.add([(field.top, 1), (above.top, -1), (above.height, -1)], .equal, 10)
      // The label's middle is the field's.
      form.add(
        [(label.top, 2), (label.height, 1), (field.top, -2), (field.height, -1)], .equal, 0)
      above = field
    }
    form.add([(above.top, 1), (above.height, 1), (bottom, -1)], .lessThanOrEqual, 0)
    return form
  }

  private typealias Box = (left: Int, top: Int, width: Int, height: Int)

  /// A control: at least its natural size, strongly as high, and
  /// labels weakly as wide.
  private static func box(
    _ name: String, natural: (width: Double, height: Double), keepsWidth: Bool,
    in form: inout BenchmarkSystem
  ) -> Box {
    let box: Box = (
      form.variable("\(name).left", lower: 0), form.variable("\(name).top", lower: 0),
      form.length("\(name).width"), form.length("\(name).height")
    )
    form.add([(box.width, 1)], .greaterThanOrEqual, natural.width, .defaultHigh)
    form.add([(box.height, 1)], .greaterThanOrEqual, natural.height, .defaultHigh)
    form.add([(box.height, 1)], .equal, natural.height, .defaultHigh)
    if keepsWidth { form.add([(box.width, 1)], .equal, natural.width, .defaultLow) }
    return box
  }
}
