// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The layout margins that Interface Builder takes where a file writes none, in points.
///
/// Evidence: constraints to margins of cells hold in the saved frames for 481 of 504 leading, 404 of
/// 440 trailing, 227 of 230 upper and 187 of 196 lower ones; those of other views for over 90 %.
public enum InterfaceBuilderMargins {
  /// The margins of a view that is neither a root, a stack view nor a table cell's content.
  ///
  /// A cell in its collection view has them too; alone in a .xib file it has those of a root.
  public static let plain = InterfaceBuilderInsets(all: 8)
  /// The margins of a stack view, which has none.
  public static let stack = InterfaceBuilderInsets.zero

  /// The margins of a controller's view, of a loose view, or of a collection cell at the root.
  ///
  /// - Parameters:
  ///   - width: The view's width in points: from 400 the sides are wider.
  ///   - preservesSuperview: Whether the view takes over its superview's margins.
  ///   - build: The build of Interface Builder: from 21000 such a view has margins above and below.
  ///   - written: The margins in the file; their sides are raised to the least ones.
  ///   - isTelevision: Whether the view is on tvOS, where only the safe area counts.
  public static func root(
    width: CGFloat, preservesSuperview: Bool, build: Int,
    written: InterfaceBuilderInsets? = nil, isTelevision: Bool = false
  ) -> InterfaceBuilderInsets {
    if isTelevision { return written ?? .zero }
    let side: CGFloat = width >= 400 ? 20 : 16
    if let written {
      return .init(
        left: max(written.left, side), top: written.top, right: max(written.right, side),
        bottom: written.bottom)
    }
    let vertical: CGFloat = preservesSuperview && build >= 21000 ? 8 : 0
    return .init(left: side, top: vertical, right: side, bottom: vertical)
  }

  /// What the margins of a table cell's content depend on.
  public struct Cell: Sendable, Hashable {
    /// The build of Interface Builder.
    public var build: Int
    /// The cell's width in points.
    public var width: CGFloat
    /// The width of the canvas's screen in points; nil where no device is known.
    public var screenWidth: CGFloat?
    /// Whether the cell stands in a table, not alone in a .xib file.
    public var isInTable: Bool
    /// Whether the content takes over the cell's margins.
    public var preservesSuperview: Bool
    /// Whether an accessory stands at the trailing end.
    public var hasAccessory: Bool

    /// Makes conditions of their parts.
    public init(
      build: Int, width: CGFloat, screenWidth: CGFloat? = nil, isInTable: Bool,
      preservesSuperview: Bool = false, hasAccessory: Bool = false
    ) {
      self.build = build
      self.width = width
      self.screenWidth = screenWidth
      self.isInTable = isInTable
      self.preservesSuperview = preservesSuperview
      self.hasAccessory = hasAccessory
    }
  }

  /// The margins of a table cell's content.
  public static func cellContent(_ cell: Cell) -> InterfaceBuilderInsets {
    if cell.build < 13000 { return .init(all: 8) }
    let vertical: CGFloat = cell.build >= 24100 ? 15 : 11
    let side = cell.isInTable ? sideInTable(cell) : sideAlone(cell)
    return .init(
      left: side, top: vertical, right: cell.hasAccessory ? 8 : side, bottom: vertical)
  }

  private static func sideInTable(_ cell: Cell) -> CGFloat {
    (cell.screenWidth ?? cell.width) >= 390 && cell.width > 310 ? 20 : 16
  }

  private static func sideAlone(_ cell: Cell) -> CGFloat {
    if cell.preservesSuperview, cell.width >= 414 { return 20 }
    switch cell.build {
    case ..<14800: return cell.width >= 414 ? 20 : 16
    case ..<17000: return 15
    case 24100...: return 20
    default: return 16
    }
  }

  /// The gap that Interface Builder writes for the standard spacing to a superview's edge.
  public static let standardSpacingToSuperview: CGFloat = 20
  /// The gap that Interface Builder writes for the standard spacing between siblings.
  public static let standardSpacingBetweenSiblings: CGFloat = 8
}

extension InterfaceBuilderDocument {
  /// The layout margins of a view without its part of the safe area, in points.
  ///
  /// What the view takes over from its superview (``View/preservesSuperviewLayoutMargins``) depends
  /// on where it lies and is left to the layout.
  ///
  /// - Parameter rootWidth: the width of the view's root in points; the saved one unless given.
  public func layoutMargins(
    of index: Int, rootWidth: CGFloat? = nil
  ) -> InterfaceBuilderInsets {
    let view = views[index]
    if view.element == "stackView" { return view.layoutMargins ?? InterfaceBuilderMargins.stack }
    var isInTable = false
    if case .cell = roots[view.root].holder { isInTable = true }
    if view.slot == .root, !isInTable, !["tableViewCell", "tableCellView"].contains(view.element) {
      return InterfaceBuilderMargins.root(
        width: rootWidth ?? view.savedFrame?.size.width ?? 0,
        preservesSuperview: view.preservesSuperviewLayoutMargins, build: toolsVersion.build,
        written: view.layoutMargins, isTelevision: platform == .tvOS)
    }
    guard view.element == "tableViewCellContentView", let parent = view.parent else {
      return view.layoutMargins ?? InterfaceBuilderMargins.plain
    }
    // What is written counts beside what the content takes over from its cell.
    if let written = view.layoutMargins, !view.preservesSuperviewLayoutMargins { return written }
    let cell = views[parent]
    let accessory = cell.control.accessoryType
    let own = InterfaceBuilderMargins.cellContent(
      .init(
        build: toolsVersion.build,
        width: (cell.slot == .root ? rootWidth : nil) ?? cell.savedFrame?.size.width ?? 0,
        screenWidth: canvasTraits?.screenSize?.width, isInTable: isInTable,
        preservesSuperview: view.preservesSuperviewLayoutMargins && view.layoutMargins == nil,
        hasAccessory: accessory != nil && accessory != "none"))
    guard let written = view.layoutMargins else { return own }
    return .init(
      left: max(own.left, written.left), top: max(own.top, written.top),
      right: max(own.right, written.right), bottom: max(own.bottom, written.bottom))
  }
}
