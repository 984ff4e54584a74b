// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The median times of a sweep over its sizes as an SVG picture, both scales logarithmic.
struct Chart {
  private struct Line {
    var engine: String
    var points: [(size: Double, time: Double)]
  }

  private let title: String
  private let sizeMeaning: String
  private let lines: [Line]
  private let horizontal: LogScale
  private let vertical: LogScale

  /// A chart of what was measured; nil where no engine has two sizes.
  init?(_ sweep: Sweep) {
    var lines: [Line] = []
    for measurement in sweep.measurements {
      guard let figures = measurement.figures, figures.median > 0 else { continue }
      let point = (size: Double(measurement.size), time: figures.median)
      if let index = lines.firstIndex(where: { $0.engine == measurement.engine }) {
        lines[index].points.append(point)
      } else {
        lines.append(Line(engine: measurement.engine, points: [point]))
      }
    }
    guard lines.contains(where: { $0.points.count > 1 }) else { return nil }
    title = "\(sweep.workload) \(sweep.title), \(sweep.phase)"
    sizeMeaning = sweep.sizeMeaning
    self.lines = lines
    let points = lines.flatMap(\.points)
    horizontal = LogScale(points.map(\.size), from: 70, to: 560, wholeDecades: false)
    vertical = LogScale(points.map(\.time), from: 360, to: 50, wholeDecades: true)
  }

  private static let colours = [
    "#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#444444", "#882255",
    "#117733", "#999933",
  ]

  /// The picture.
  var svg: String {
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 420" font-family="sans-serif" \
      font-size="12">
      <rect width="720" height="420" fill="#ffffff"/>
      <text x="70" y="28" font-size="15">\(escaped(title))</text>

      """
    svg += verticalAxis + horizontalAxis
    for (index, line) in lines.enumerated() { svg += picture(of: line, index) }
    return svg + "</svg>\n"
  }

  private var verticalAxis: String {
    vertical.decades.map { decade in
      let y = rounded(vertical.position(decade))
      return """
        <line x1="70" y1="\(y)" x2="560" y2="\(y)" stroke="#dddddd"/>
        <text x="64" y="\(rounded(vertical.position(decade) + 4))" text-anchor="end">\
        \(shortNumber(decade).trimmedZeros) ms</text>

        """
    }.joined()
  }

  private var horizontalAxis: String {
    let sizes = Set(lines.flatMap(\.points).map(\.size)).sorted()
    let ticks = sizes.map { size in
      let x = rounded(horizontal.position(size))
      return """
        <line x1="\(x)" y1="50" x2="\(x)" y2="364" stroke="#eeeeee"/>
        <text x="\(x)" y="380" text-anchor="middle">\(Int(size))</text>

        """
    }
    return ticks.joined()
      + "<text x=\"315\" y=\"404\" text-anchor=\"middle\">\(escaped(sizeMeaning))</text>\n"
  }

  private func picture(of line: Line, _ index: Int) -> String {
    let colour = Self.colours[index % Self.colours.count]
    let places = line.points.map {
      (rounded(horizontal.position($0.size)), rounded(vertical.position($0.time)))
    }
    let path = places.map { "\($0.0),\($0.1)" }.joined(separator: " ")
    // More engines than colours are told apart by dashes.
    let dash = index < Self.colours.count ? "" : " stroke-dasharray=\"5 3\""
    let dots = places.map { "<circle cx=\"\($0.0)\" cy=\"\($0.1)\" r=\"3\" fill=\"\(colour)\"/>\n" }
    let y = 60 + 20 * index
    return """
      <polyline points="\(path)" fill="none" stroke="\(colour)" stroke-width="2"\(dash)/>
      \(dots.joined())\
      <line x1="576" y1="\(y)" x2="596" y2="\(y)" stroke="\(colour)" stroke-width="2"\(dash)/>
      <text x="602" y="\(y + 4)">\(escaped(line.engine))</text>

      """
  }

  private func rounded(_ number: Double) -> String { String(format: "%.1f", number) }

  private func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
  }
}

/// Places numbers on a line by their logarithm.
struct LogScale {
  private let low: Double
  private let high: Double
  private let start: Double
  private let end: Double

  /// A scale that holds some positive numbers between two places.
  init(_ numbers: [Double], from start: Double, to end: Double, wholeDecades: Bool) {
    let logarithms = numbers.map { log10($0) }
    var (low, high) = (logarithms.min() ?? 0, logarithms.max() ?? 1)
    if wholeDecades { (low, high) = (low.rounded(.down), high.rounded(.up)) }
    if high - low < 1e-9 { high = low + 1 }
    (self.low, self.high, self.start, self.end) = (low, high, start, end)
  }

  /// The place of a number.
  func position(_ number: Double) -> Double {
    start + (log10(number) - low) / (high - low) * (end - start)
  }

  /// The powers of ten on the scale.
  var decades: [Double] {
    guard low.rounded(.up) <= high else { return [] }
    return (Int(low.rounded(.up))...Int(high.rounded(.down))).map { pow(10, Double($0)) }
  }
}

extension String {
  /// A decimal number without zeros at its end.
  fileprivate var trimmedZeros: String {
    guard contains(".") else { return self }
    var text = self
    while text.last == "0" { text.removeLast() }
    if text.last == "." { text.removeLast() }
    return text
  }
}
