// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// Constraints, autoresizing masks and margins, with frames derived by hand.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct PlainConstraintTests {
  private func root(
    _ children: [String], _ constraints: [String], _ attributes: String = "",
    size: [Double] = [0, 0, 375, 667], inside: String = ""
  ) -> String {
    Sheet.view(
      "root", "view", size, attributes, managed: false, children: children,
      constraints: constraints, inside: inside)
  }

  @Test func edgesSizesAndCentresPlaceViews() throws {
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("a"), Sheet.view("b")],
          Sheet.constraints(
            "a.leading = root.leading + 10", "a.top = root.top + 20", "a.width = 100",
            "a.height = 40", "b.leading = a.trailing + 8", "root.trailing = b.trailing + 16",
            "b.centerY = a.centerY", "b.height = a.height * 0.5"))))
    #expect(frames["a"] == [10, 20, 100, 40])
    // 375 - 16 - 118 = 241 wide, centred on y 40.
    #expect(frames["b"] == [118, 30, 241, 20])
  }

  @Test func aFactorOfAPlaceCountsFromTheViewThatHoldsTheConstraint() throws {
    let inner = Sheet.view(
      "box", children: [Sheet.view("a")],
      constraints: Sheet.constraints(
        "a.centerX = box.centerX * 0.5", "a.top = box.top", "a.width = 20", "a.height = 20"))
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [inner],
          Sheet.constraints(
            "box.leading = root.leading + 100", "box.top = root.top + 50", "box.width = 200",
            "box.height = 80"))))
    // A quarter of the box's 200 points is 50 from its own edge, wherever the box is.
    #expect(frames["a"] == [40, 0, 20, 20])
  }

  @Test func masksFollowAParentThatConstraintsSize() throws {
    // Saved at 100 × 100, the box becomes 200 × 160.
    let masks: [(String, String, [Double])] = [
      ("fills", "widthSizable=\"YES\" heightSizable=\"YES\"", [10, 10, 180, 140]),
      ("stays", "flexibleMaxX=\"YES\" flexibleMaxY=\"YES\"", [10, 10, 80, 80]),
      ("end", "flexibleMinX=\"YES\" flexibleMinY=\"YES\"", [110, 70, 80, 80]),
      ("none", "", [10, 10, 80, 80]),
      // 10 and 10 share the 100 more points.
      ("middle", "flexibleMinX=\"YES\" flexibleMaxX=\"YES\"", [60, 10, 80, 80]),
      // 10, 80 and 10 share them as 1 : 8 : 1.
      (
        "shares", "flexibleMinX=\"YES\" widthSizable=\"YES\" flexibleMaxX=\"YES\"",
        [20, 10, 160, 80]
      ),
    ]
    let children = masks.map { name, mask, _ in
      Sheet.view(
        name, "view", [10, 10, 80, 80], managed: false,
        inside: "<autoresizingMask key=\"autoresizingMask\" \(mask)/>")
    }
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("box", "view", [0, 0, 100, 100], children: children)],
          Sheet.constraints(
            "box.leading = root.leading", "box.top = root.top", "box.width = 200",
            "box.height = 160"))))
    for (name, _, expected) in masks { #expect(frames[name] == expected, "\(name)") }
  }

  @Test func aMacViewWithoutFlagsKeepsItsDistanceToTheLowerEdge() throws {
    let child = Sheet.view(
      "a", "customView", [10, 10, 80, 80], managed: false,
      inside: "<autoresizingMask key=\"autoresizingMask\"/>")
    let frames = try Sheet.frames(
      Sheet.mac(
        root(
          [Sheet.view("box", "customView", [0, 0, 100, 100], children: [child])],
          Sheet.constraints(
            "box.leading = root.leading", "box.top = root.top", "box.width = 200",
            "box.height = 160"), size: [0, 0, 375, 667])))
    #expect(frames["a"] == [10, 70, 80, 80])
  }

  @Test func outsetsAreOutsideOfWhatIsAligned() throws {
    let phone = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("s", "switch", [0, 0, 51, 31])],
          Sheet.constraints("root.trailing = s.trailing + 10", "s.top = root.top"))))
    // 49 points are aligned, 2 more stand out on the right.
    #expect(phone["s"] == [316, 0, 51, 31])
    let button =
      "<buttonCell key=\"cell\" type=\"push\" bezelStyle=\"rounded\" borderStyle=\"border\" "
      + "title=\"OK\"><font key=\"font\" metaFont=\"system\"/></buttonCell>"
    let mac = try Sheet.frames(
      Sheet.mac(
        root(
          [Sheet.view("b", "button", [0, 0, 94, 32], inside: button)],
          Sheet.constraints("b.leading = root.leading + 20", "b.top = root.top + 20"))))
    // 7 points stand out on the left and 5 above.
    #expect(mac["b"] == [13, 15, 94, 32])
  }

  @Test(arguments: [("retina6_1", 44.0, 818.0), ("retina4_7", 0, 667)])
  func theSafeAreaDependsOnTheDevice(device: String, top: Double, height: Double) throws {
    let screen = device == "retina6_1" ? [0.0, 0, 414, 896] : [0, 0, 375, 667]
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [Sheet.view("a")],
          Sheet.constraints(
            "a.leading = safe.leading", "a.trailing = safe.trailing", "a.top = safe.top",
            "a.bottom = safe.bottom"), size: screen,
          inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"), device: device))
    #expect(frames["a"] == [0, top, screen[2], height])
  }

  @Test func marginsOfRootsPlainAndPreservingViews() throws {
    let pin = { (id: String, outer: String) in
      Sheet.constraints(
        "\(id).leading = \(outer).leadingMargin", "\(id).trailing = \(outer).trailingMargin",
        "\(id).top = \(outer).topMargin", "\(id).height = 10")
    }
    let box = { (id: String, attributes: String) in
      Sheet.view(
        id, "view", [4, 0, 367, 100], attributes, children: [Sheet.view("in-\(id)")],
        constraints: pin("in-\(id)", id))
    }
    let edges = { (id: String) in
      Sheet.constraints(
        "\(id).leading = root.leading + 4", "\(id).trailing = root.trailing - 4",
        "\(id).top = root.top + 300", "\(id).height = 100")
    }
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [
            Sheet.view("a"), box("plain", ""),
            box("keeps", "preservesSuperviewLayoutMargins=\"YES\""),
          ],
          pin("a", "root") + edges("plain") + edges("keeps"))))
    #expect(frames["a"] == [16, 0, 343, 10])
    #expect(frames["in-plain"] == [8, 8, 351, 10])
    // The root's 16 less the 4 that the view is away from its edge.
    #expect(frames["in-keeps"] == [12, 8, 343, 10])
  }

  @Test func aScrollViewsEdgesMeanItsContentForWhatIsInside() throws {
    let scroll = Sheet.view(
      "scroll", "scrollView",
      children: [
        Sheet.view(
          "content", children: [Sheet.view("deep")],
          constraints: Sheet.constraints(
            "deep.top = content.top + 5", "deep.leading = content.leading + 5",
            "deep.width = 10", "deep.height = 10"))
      ],
      constraints: Sheet.constraints(
        "content.leading = scroll.leading + 10", "content.top = scroll.top + 10",
        "scroll.trailing = content.trailing + 10", "scroll.bottom = content.bottom + 10",
        "content.width = scroll.width - 20", "content.height = 2000"))
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [scroll],
          Sheet.constraints(
            "scroll.leading = root.leading", "scroll.trailing = root.trailing",
            "scroll.top = root.top + 100", "scroll.bottom = root.bottom"))))
    #expect(frames["scroll"] == [0, 100, 375, 567])
    #expect(frames["content"] == [10, 10, 355, 2000])
    #expect(frames["deep"] == [5, 5, 10, 10])
  }

  @Test func guidesOfScrollViewsMeanContentAndFrame() throws {
    let scroll = Sheet.view(
      "scroll", "scrollView", children: [Sheet.view("content")],
      constraints: Sheet.constraints(
        "content.leading = inner.leading", "content.trailing = inner.trailing",
        "content.top = inner.top", "content.bottom = inner.bottom",
        "content.width = outer.width * 2", "content.height = outer.height"),
      inside: "<viewLayoutGuide key=\"contentLayoutGuide\" id=\"inner\"/>"
        + "<viewLayoutGuide key=\"frameLayoutGuide\" id=\"outer\"/>")
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [scroll],
          Sheet.constraints(
            "scroll.leading = root.leading", "scroll.trailing = root.trailing",
            "scroll.top = root.top", "scroll.height = 200"))))
    #expect(frames["content"] == [0, 0, 750, 200])
  }

  @Test func baselinesOfTextsOfDifferentSizes() throws {
    let label = { (id: String, height: Double, size: Double) in
      Sheet.view(
        id, "label", [0, 0, 50, height], "text=\"x\"",
        inside: "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"\(size)\"/>")
    }
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [label("a", 40, 20), label("b", 20, 10)],
          Sheet.constraints(
            "a.leading = root.leading", "a.top = root.top + 100", "b.leading = a.trailing",
            "b.firstBaseline = a.firstBaseline"))))
    // Each baseline is half the height - half a line + the ascent below the top:
    // 20 - 11.93359 + 19.04296 = 27.10937 and 10 - 5.966795 + 9.52148 = 13.554685.
    #expect(frames["a"] == [0, 100, 50, 40])
    #expect(frames["b"]?[1] == 113.555)
  }
}
