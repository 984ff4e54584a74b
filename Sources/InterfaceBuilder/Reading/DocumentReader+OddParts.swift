// SPDX-License-Identifier: GPL-3.0-or-later

/// Telling of parts of a view that are read, but not all of them as they were meant.
extension DocumentReader {
  /// The names in an autoresizing mask.
  static let autoresizingFlags: Set<String> = [
    "key", "widthSizable", "heightSizable", "flexibleMinX", "flexibleMaxX", "flexibleMinY",
    "flexibleMaxY",
  ]

  /// Elements of views whose sizes and behaviour are known.
  private static let knownViews: Set<String> = [
    "activityIndicatorView", "arskView", "arscnView", "box", "browser", "button", "clipView",
    "collectionReusableView", "collectionView", "collectionViewCell",
    "collectionViewCellContentView",
    "colorWell", "comboBox", "containerView", "customView", "datePicker", "glkView", "gridView",
    "imageView", "imageWell", "label", "levelIndicator", "mapView", "matrix", "mtkView",
    "navigationBar", "openGLView", "outlineView", "pageControl", "pathControl", "pdfView",
    "pickerView", "popUpButton", "predicateEditor", "progressIndicator", "progressView",
    "ruleEditor", "sceneKitView", "scnView", "scrollView", "scroller", "searchBar", "searchField",
    "secureTextField", "segmentedControl", "skView", "slider", "splitView", "stackView", "stepper",
    "switch", "tabBar", "tableCellView", "tableHeaderView", "tableView", "tableViewCell",
    "tableViewCellContentView", "tabView", "textField", "textView", "tokenField", "toolbar", "view",
    "visualEffectView", "webView", "window", "wkWebView",
  ]

  /// Tells of an unknown kind of view, a second frame, and what moves a view after layout.
  mutating func reportOddParts(of element: Int) {
    let name = xml[element].name
    if !Self.knownViews.contains(name) {
      report(.unknownLayoutElement, element, "this kind of view is not known; it has no own size")
    }
    var frames = 0
    for child in xml[element].children {
      let key = xml.attribute("key", of: child) ?? ""
      switch (xml[child].name, key) {
      case ("rect", "frame"):
        frames += 1
        if frames > 1 { report(.repeatedElement, child, "a second frame is ignored") }
      case ("affineTransform", _), ("edgeInsets", "contentInset"), ("inset", "contentInset"):
        report(.ignoredProperty, child, "“\(key)” does not change what constraints lead to")
      default: break
      }
    }
  }
}
