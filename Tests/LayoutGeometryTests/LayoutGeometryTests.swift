// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import Testing

@Suite struct PixelRoundingTests {
  @Test func edgesAreRoundedSoThatNeighboursMeet() {
    let rounding = PixelRounding(displayScale: 1)
    let left = rounding.rounded(CGRect(x: 0, y: 0, width: 42.5, height: 10))
    let right = rounding.rounded(CGRect(x: 42.5, y: 0, width: 42.5, height: 10))
    #expect(left == CGRect(x: 0, y: 0, width: 43, height: 10))
    #expect(right == CGRect(x: 43, y: 0, width: 42, height: 10))
  }

  @Test func halvesGoUpAlsoBelowZero() {
    let rounding = PixelRounding(displayScale: 2)
    #expect(rounding.rounded(0.25) == 0.5)
    #expect(rounding.rounded(-0.25) == 0)
    #expect(rounding.rounded(CGFloat.infinity) == .infinity)
  }
}

@Suite struct ProposedViewSizeTests {
  @Test func unspecifiedLengthsBecomeTen() {
    let proposal = ProposedViewSize(width: nil, height: 30)
    #expect(proposal.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 30))
  }

  @Test func lengthsAreReachedByAxis() {
    var proposal = ProposedViewSize(.vertical, 5, cross: nil)
    #expect(proposal == ProposedViewSize(width: nil, height: 5))
    proposal[.horizontal] = 7
    #expect(proposal.width == 7)
  }
}

@Suite struct EdgeInsetsTests {
  @Test func anEdgeSetPicksTheInsets() {
    let insets = EdgeInsets([.top, .leading], 30)
    #expect(insets == EdgeInsets(top: 30, leading: 30, bottom: 0, trailing: 0))
    #expect(insets.total(.horizontal) == 30)
    #expect(insets[.bottom] == 0)
  }
}

@Suite struct NameSuggestionTests {
  @Test(arguments: [("widht", "width"), ("lable", "label"), ("Vstack", "VStack")])
  func aTypingErrorFindsItsName(typed: String, meant: String) {
    let names = ["height", "width", "label", "VStack"]
    #expect(NameSuggestion.closest(to: typed, among: names) == meant)
  }

  @Test func somethingElseFindsNothing() {
    #expect(NameSuggestion.closest(to: "banana", among: ["height", "width"]) == nil)
  }
}
