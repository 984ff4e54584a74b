// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import InterfaceBuilder
import SolveLayout
import Testing

/// Rules that hold for some views of one platform, with frames derived by hand.
@Suite(.enabled(if: GLPKSolver.isAvailable)) struct PlatformRuleTests {
  private func root(
    _ children: [String], _ constraints: [String], size: [Double] = [0, 0, 375, 667],
    inside: String = ""
  ) -> String {
    Sheet.view(
      "root", "view", size, managed: false, children: children, constraints: constraints,
      inside: inside)
  }

  @Test func layoutGuidesOfControllersAreAsHighAsTheBars() throws {
    let view = Sheet.view(
      "root", "view", [0, 0, 414, 896], "key=\"view\"", managed: false,
      children: [Sheet.view("a")],
      constraints: Sheet.constraints(
        "a.top = upper.bottom + 2", "a.bottom = lower.top - 3", "a.leading = root.leading",
        "a.width = 10"))
    let frames = try Sheet.frames(
      Sheet.phone(
        "<viewController id=\"vc\"><layoutGuides>"
          + "<viewControllerLayoutGuide type=\"top\" id=\"upper\"/>"
          + "<viewControllerLayoutGuide type=\"bottom\" id=\"lower\"/></layoutGuides>"
          + "\(view)</viewController>", device: "retina6_1"))
    // 44 above and 34 below are covered.
    #expect(frames["a"] == [0, 46, 10, 813])
  }

  @Test func aWrittenMarginCountsBesideThatOfTheCell() throws {
    let cell = { (attributes: String) in
      "<tableViewCell id=\"cell\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"60\"/>"
        + Sheet.view(
          "content", "tableViewCellContentView", [0, 0, 320, 60],
          "key=\"contentView\" \(attributes)", managed: false, children: [Sheet.view("a")],
          constraints: Sheet.constraints(
            "a.leading = content.leadingMargin", "a.trailing = content.trailingMargin",
            "a.top = content.topMargin", "a.bottom = content.bottomMargin"),
          inside:
            "<edgeInsets key=\"layoutMargins\" top=\"8\" left=\"30\" bottom=\"8\" right=\"8\"/>")
        + "</tableViewCell>"
    }
    // Alone: what is written. With the cell's own 11 above and below and 16 at the sides: the larger.
    #expect(try Sheet.frames(Sheet.phone(cell("")))["a"] == [30, 8, 282, 44])
    #expect(
      try Sheet.frames(Sheet.phone(cell("preservesSuperviewLayoutMargins=\"YES\"")))["a"]
        == [30, 11, 274, 38])
  }

  @Test func aTextViewThatDoesNotScrollIsAsLargeAsItsText() throws {
    let pin = Sheet.constraints("a.leading = root.leading", "a.top = root.top", "a.width = 200")
    let still = try Sheet.frames(
      Sheet.phone(
        root([Sheet.view("a", "textView", [0, 0, 200, 90], "scrollEnabled=\"NO\"")], pin)))
    #expect(still["a"] == [0, 0, 200, 90])
    // One that scrolls can be of any height.
    let scrolling = try Sheet.frames(
      Sheet.phone(root([Sheet.view("a", "textView", [0, 0, 200, 90])], pin)))
    #expect(scrolling["a"] == nil)
  }

  @Test func anIndicatorThatHidesWhenStoppedTakesItsRoom() throws {
    let box = { (id: String, element: String, more: String) in
      Sheet.view(
        id, element, [0, 0, 20, 20], more,
        constraints: Sheet.constraints("\(id).width = 20", "\(id).height = 20"))
    }
    let frames = try Sheet.frames(
      Sheet.phone(
        root(
          [
            Sheet.view(
              "stack", "stackView", [0, 0, 1, 1],
              children: [
                box("i", "activityIndicatorView", "hidden=\"YES\" hidesWhenStopped=\"YES\""),
                box("b", "view", ""),
              ])
          ], Sheet.constraints("stack.leading = root.leading", "stack.top = root.top"))))
    #expect(frames["b"] == [20, 0, 20, 20])
  }

  @Test func symbolsHaveTheirSavedSize() throws {
    let document = try Sheet.phone(
      root(
        [Sheet.view("a", "imageView", [0, 0, 20, 18], "image=\"star\"")],
        Sheet.constraints("a.leading = root.leading", "a.top = root.top")),
      after: "<resources><image name=\"star\" catalog=\"system\" width=\"128\" height=\"116\"/>"
        + "</resources>")
    #expect(try Sheet.frames(document)["a"] == [0, 0, 20, 18])
  }

  @Test func contentOfScrollViewsKeepsClearOfBarsAsAWhole() throws {
    let box = Sheet.view(
      "box", "view", [0, 0, 100, 100], children: [Sheet.view("a")],
      constraints: Sheet.constraints(
        "a.leading = box.leadingMargin", "a.top = box.topMargin", "a.width = 1", "a.height = 1"))
    let place = { (outer: String) in
      Sheet.constraints(
        "box.leading = \(outer).leading", "box.top = \(outer).top", "box.width = 100",
        "box.height = 100")
    }
    let screen = [0.0, 0, 414, 896]
    let plain = try Sheet.frames(
      Sheet.phone(root([box], place("root"), size: screen), device: "retina6_1"))
    // 8 and the 44 that the status bar covers.
    #expect(plain["a"] == [8, 52, 1, 1])
    let scroll = Sheet.view(
      "scroll", "scrollView", screen, children: [box], constraints: place("scroll"))
    let scrolled = try Sheet.frames(
      Sheet.phone(
        root(
          [scroll],
          Sheet.constraints(
            "scroll.leading = root.leading", "scroll.trailing = root.trailing",
            "scroll.top = root.top", "scroll.bottom = root.bottom"), size: screen),
        device: "retina6_1"))
    #expect(scrolled["a"] == [8, 8, 1, 1])
  }

  @Test(arguments: [("NO", 5.0), ("YES", 5)])
  func buttonsThatPullDownLookLikeThoseThatPopUp(pullsDown: String, outset: Double) throws {
    let cell =
      "<popUpButtonCell key=\"cell\" type=\"roundRect\" bezelStyle=\"roundedRect\" "
      + "imagePosition=\"only\" pullsDown=\"\(pullsDown)\"><font key=\"font\" metaFont=\"system\"/>"
      + "</popUpButtonCell>"
    let frames = try Sheet.frames(
      Sheet.mac(
        root(
          [Sheet.view("p", "popUpButton", [0, 0, 35, 19], inside: cell)],
          Sheet.constraints("p.leading = root.leading + 10", "p.top = root.top"))))
    #expect(frames["p"] == [10 - outset, 0, 35, 19])
  }
}
