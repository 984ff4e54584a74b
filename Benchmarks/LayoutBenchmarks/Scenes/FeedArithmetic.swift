// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The feed's frames as a programmer would work them out for this one layout, with the same
/// measuring of texts.
struct FeedArithmetic {
  private struct Texts {
    var name: TextLeaf
    var time: TextLeaf
    var words: TextLeaf
  }

  private let texts: [Texts]

  init(cells: [FeedCell], scene: SceneTree) {
    let pixel = 1 / scene.displayScale
    texts = cells.map { cell in
      Texts(
        name: TextLeaf(text: cell.name, pixelLength: pixel),
        time: TextLeaf(text: cell.time, pixelLength: pixel),
        words: TextLeaf(text: cell.words, pixelLength: pixel))
    }
  }

  /// The frames in tree order.
  func frames() -> [CGRect] {
    var frames: [CGRect] = [.zero]
    frames.reserveCapacity(1 + 13 * texts.count)
    var y: CGFloat = 0
    for cell in texts {
      let height = add(cell, top: y, to: &frames)
      y += height + FeedCell.cellGap
    }
    let height = max(0, y - FeedCell.cellGap)
    frames[0] = CGRect(x: 0, y: 0, width: Feed.size.width, height: height)
    // The whole stands in the middle of the container.
    let shift = (Feed.size.height - height) / 2
    for index in frames.indices { frames[index].origin.y += shift }
    return frames
  }

  /// Adds a cell's frames and answers its height.
  private func add(_ cell: Texts, top: CGFloat, to frames: inout [CGRect]) -> CGFloat {
    let left = FeedCell.avatar + FeedCell.gap
    let width = Feed.size.width - left
    let line = ProposedViewSize(width: width, height: nil)
    let name = cell.name.answer(to: line).size
    let time = cell.time.answer(to: line).size
    let words = cell.words.answer(to: line).size
    let head = max(name.height, time.height)
    let wordsTop = top + head + FeedCell.lineGap
    let footTop = wordsTop + words.height + FeedCell.lineGap
    let foot = FeedCell.button.height
    let height = max(FeedCell.avatar, footTop + foot - top)
    let footWidth = FeedCell.badge + 3 * (FeedCell.gap + FeedCell.button.width)
    frames.append(CGRect(x: 0, y: top, width: Feed.size.width, height: height))
    frames.append(CGRect(x: 0, y: top, width: FeedCell.avatar, height: FeedCell.avatar))
    frames.append(CGRect(x: left, y: top, width: width, height: footTop + foot - top))
    frames.append(CGRect(x: left, y: top, width: width, height: head))
    frames.append(
      CGRect(
        x: left, y: top + (head - name.height) / 2, width: name.width, height: name.height))
    let spacer = left + name.width + FeedCell.gap
    frames.append(
      CGRect(
        x: spacer, y: top + head / 2,
        width: width - name.width - time.width - 2 * FeedCell.gap, height: 0))
    frames.append(
      CGRect(
        x: left + width - time.width, y: top + (head - time.height) / 2, width: time.width,
        height: time.height))
    frames.append(CGRect(x: left, y: wordsTop, width: words.width, height: words.height))
    frames.append(CGRect(x: left, y: footTop, width: footWidth, height: foot))
    frames.append(
      CGRect(
        x: left, y: footTop + (foot - FeedCell.badge) / 2, width: FeedCell.badge,
        height: FeedCell.badge))
    for index in 0..<3 {
      let x =
        left + FeedCell.badge + FeedCell.gap
        + CGFloat(index) * (FeedCell.button.width + FeedCell.gap)
      frames.append(CGRect(origin: CGPoint(x: x, y: footTop), size: FeedCell.button))
    }
    return height
  }

  /// The frames as a list of coordinates.
  func coordinates(_ frames: [CGRect]) -> [Double] {
    frames.flatMap {
      [Double($0.origin.x), Double($0.origin.y), Double($0.width), Double($0.height)]
    }
  }
}
