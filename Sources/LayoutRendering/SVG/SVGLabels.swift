// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// Finds room for the names of views: in the middle of leaves and at the corners of containers,
/// never on a text or on each other.
struct SVGLabels {
  /// A name with its place.
  struct Label {
    let text: String
    let colour: String
    let size: CGFloat
    /// The room that the name takes.
    let frame: CGRect
    /// Whether the name runs upwards.
    let isUpright: Bool

    /// Writes the name.
    func draw(in writer: inout SVGWriter) {
      // A lower-case letter's middle is about a third of the size above the baseline.
      let x = isUpright ? frame.midX + 0.35 * size : frame.midX
      let y = isUpright ? frame.midY : frame.midY + 0.35 * size
      let (left, top) = (LengthText.text(x), LengthText.text(y))
      if isUpright {
        writer.text(
          text,
          [
            "transform": "translate(\(left) \(top)) rotate(-90)",
            "font-size": LengthText.text(size), "fill": colour,
          ])
      } else {
        writer.text(
          text, ["x": left, "y": top, "font-size": LengthText.text(size), "fill": colour])
      }
    }
  }

  private(set) var labels: [Label] = []
  private let figures: [SVGFigure]

  /// Finds room for the names of figures, leaves first.
  init(_ figures: [SVGFigure]) {
    self.figures = figures
    for (index, figure) in figures.enumerated() where figure.isLeaf && Self.showsName(figure) {
      if let label = leafLabel(figure, at: index) { labels.append(label) }
    }
    for figure in figures where !figure.isLeaf {
      if let label = containerLabel(figure) { labels.append(label) }
    }
  }

  /// Texts say what they are, and springs and lines are too thin.
  private static func showsName(_ figure: SVGFigure) -> Bool {
    switch figure.kind {
    case .text, .spacer, .divider: false
    default: true
    }
  }

  /// The name in the middle of a leaf, upright where only that fits; small and at the corner where
  /// something stands in front of the middle.
  private func leafLabel(_ figure: SVGFigure, at index: Int) -> Label? {
    let frame = figure.frame
    let front = figures[(index + 1)...]
    // A badge at an edge leaves the middle to the name.
    let middle = frame.insetBy(dx: 0.3 * frame.width, dy: 0.3 * frame.height)
    let isCovered = !isFree(middle, of: front)
    for size in (isCovered ? [8, 7] : [11, 9, 7.5]) as [CGFloat] {
      let room = CGSize(width: TypeWidths.width(of: figure.name) * size, height: size)
      let centred = CGRect(
        x: frame.midX - room.width / 2, y: frame.midY - size / 2, width: room.width, height: size)
      let upright = CGRect(
        x: frame.midX - size / 2, y: frame.midY - room.width / 2, width: size, height: room.width)
      let corner = CGRect(x: frame.minX + 6, y: frame.minY + 3, width: room.width, height: size)
      let places = isCovered ? [(corner, false)] : [(centred, false), (upright, true)]
      for (place, isUpright) in places
      where frame.insetBy(dx: 2, dy: 1).contains(place) && isFree(place, of: front) {
        return Label(
          text: figure.name, colour: figure.colours.ink, size: size, frame: place,
          isUpright: isUpright)
      }
    }
    return nil
  }

  /// The name above a container's upper edge, or inside of it.
  private func containerLabel(_ figure: SVGFigure) -> Label? {
    let frame = figure.frame
    let size: CGFloat = 7
    let width = TypeWidths.width(of: figure.name) * size
    guard width <= frame.width else { return nil }
    // A type says little about a small container, and pictures are full of them.
    guard figure.isNamed || (frame.width >= 100 && frame.height >= 24) else { return nil }
    let places = [
      CGRect(x: frame.minX + 1, y: frame.minY - size - 1, width: width, height: size),
      CGRect(x: frame.minX + 3, y: frame.minY + 2, width: width, height: size),
    ]
    guard let place = places.first(where: { isFree($0, of: figures[...]) }) else { return nil }
    return Label(
      text: figure.name, colour: figure.colours.ink, size: size, frame: place, isUpright: false)
  }

  /// Whether neither the leaves among some figures nor a name stands in a place.
  private func isFree(_ place: CGRect, of figures: ArraySlice<SVGFigure>) -> Bool {
    !labels.contains { $0.frame.insetBy(dx: -1, dy: -1).intersects(place) }
      && !figures.contains { $0.isLeaf && !$0.isBackground && $0.frame.intersects(place) }
  }
}
