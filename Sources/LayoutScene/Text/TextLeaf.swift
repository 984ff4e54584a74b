// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry

/// A text with everything that its measurement needs.
///
/// Both engines ask it the same way, since breaking lines is not linear.
public struct TextLeaf: Sendable {
  /// The text; line feeds start paragraphs.
  public var text: String
  /// The font.
  public var font: Font
  /// The greatest number of lines, or nil for as many as there is room for.
  public var lineLimit: Int?
  /// The measurer that knows the font.
  public var measurer: any TextMeasurer
  /// The side of a pixel in points; answers are rounded up to it.
  public var pixelLength: CGFloat

  /// Makes a text.
  public init(
    text: String, font: Font = .body, lineLimit: Int? = nil,
    measurer: any TextMeasurer = FixedTextMeasurer(), pixelLength: CGFloat = 1
  ) {
    self.text = text
    self.font = font
    self.lineLimit = lineLimit
    self.measurer = measurer
    self.pixelLength = pixelLength
  }

  /// What a text answers: its size and its baselines below its top, in points.
  public struct Answer: Sendable, Hashable {
    /// The size, rounded up to whole pixels.
    public var size: CGSize
    /// The first line's baseline, not rounded.
    public var firstBaseline: CGFloat
    /// The last line's baseline, not rounded.
    public var lastBaseline: CGFloat
  }

  /// The answer to a proposal.
  ///
  /// A width of 0 is answered by nothing at all; a narrower width wraps, and a lower height keeps
  /// the lines that fit but at least one. An empty text takes no room.
  public func answer(to proposal: ProposedViewSize) -> Answer {
    answer(to: proposal) { measurer.lineWidths(of: text, font: font, within: $0) }
  }

  /// The answer to a proposal, with the widths in points of the text's lines within a width, which
  /// must be what the measurer tells.
  package func answer(
    to proposal: ProposedViewSize, lines linesWithin: (CGFloat) -> [CGFloat]
  ) -> Answer {
    let width = proposal.width ?? .infinity
    guard !text.isEmpty, width > LineBreaking.tolerance else {
      return Answer(size: .zero, firstBaseline: 0, lastBaseline: 0)
    }
    let metrics = measurer.metrics(of: font)
    let lines = linesWithin(width)
    let kept = keptLines(of: lines.count, in: proposal.height ?? .infinity, metrics.lineHeight)
    let size = CGSize(
      width: roundedUp(lines.prefix(kept).max() ?? 0),
      height: roundedUp(CGFloat(kept) * metrics.lineHeight))
    return Answer(
      size: size, firstBaseline: metrics.ascent,
      lastBaseline: CGFloat(kept - 1) * metrics.lineHeight + metrics.ascent)
  }

  private func keptLines(of count: Int, in height: CGFloat, _ lineHeight: CGFloat) -> Int {
    let limit = min(count, max(lineLimit ?? count, 1))
    guard height.isFinite, lineHeight > 0 else { return limit }
    let fitting = ((height + LineBreaking.tolerance) / lineHeight).rounded(.down)
    return max(1, fitting < CGFloat(limit) ? Int(fitting) : limit)
  }

  private func roundedUp(_ length: CGFloat) -> CGFloat {
    ((length - LineBreaking.tolerance) / pixelLength).rounded(.up) * pixelLength + 0
  }
}
