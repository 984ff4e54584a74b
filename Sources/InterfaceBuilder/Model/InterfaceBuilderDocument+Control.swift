// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension InterfaceBuilderDocument {
  /// What a control looks like, as far as sizes, outsets and baselines depend on it.
  ///
  /// Values are the file's own words; nil means that the file does not say.
  public struct Control: Sendable, Hashable {
    /// The element of the Mac cell inside the control, such as `buttonCell`.
    public var cell: String?
    /// The size class of a Mac control: `small`, `mini` or `large`; nil is regular.
    public var size: String?
    /// The type: `type` of a Mac cell or tab view, `buttonType` on iOS, `sliderType`, `boxType`.
    public var type: String?
    /// The bezel of a Mac button or text field.
    public var bezelStyle: String?
    /// The border of a Mac cell, box or scroll view, or of an iOS text field.
    public var borderStyle: String?
    /// The style of a progress or activity indicator, segmented control, table or cell.
    public var style: String?
    /// Where a Mac button has its image, such as `only`.
    public var imagePosition: String?
    /// Where a box has its title; `noTitle` for none.
    public var titlePosition: String?
    /// Where a Mac slider has its tick marks.
    public var tickMarkPosition: String?
    /// The number of a Mac slider's tick marks.
    public var tickMarkCount = 0
    /// Whether a pop-up button pulls down.
    public var pullsDown = false
    /// Whether a text field or view can be edited.
    public var isEditable = false
    /// Whether a text view scrolls; one that does not is as large as its text.
    public var isScrollEnabled = true
    /// Whether the background is drawn.
    public var drawsBackground: Bool?
    /// The font of the text.
    public var font: Font?
    /// The largest number of lines of an iOS label, 1 where absent; 0 is without limit.
    public var numberOfLines = 1
    /// How a Mac cell or iOS label breaks lines.
    public var lineBreakMode: String?
    /// The width at which text wraps, in points.
    public var preferredMaxLayoutWidth: CGFloat?
    /// The widths of the segments in points, 0 for as wide as needed.
    public var segmentWidths: [CGFloat] = []
    /// The accessory of a table cell.
    public var accessoryType: String?
    /// The height of a table's rows or of a cell, in points; nil where absent or automatic.
    public var rowHeight: CGFloat?
    /// The insets of the content, in points.
    public var contentInsets: InterfaceBuilderInsets?
    /// The margins around the content of a Mac box, in points.
    public var contentMargins: CGSize?
    /// Whether a scroll view has a horizontal scroller; nil where the file does not say.
    public var hasHorizontalScroller: Bool?
    /// Whether a scroll view has a vertical scroller; nil where the file does not say.
    public var hasVerticalScroller: Bool?
    /// Whether a split view's divider is vertical.
    public var isVertical = false

    /// Makes a control of which nothing is known.
    public init() {}
  }

  /// A font as far as lengths depend on it.
  public struct Font: Sendable, Hashable {
    /// The size in points; nil where neither the file nor the font's role tells it.
    public var pointSize: CGFloat?
    /// The name of a font that is not the system's.
    public var name: String?
    /// The text style, such as `UICTFontTextStyleBody` or `headline`.
    public var textStyle: String?
    /// Whether the font is the system's own.
    public var isSystem: Bool { name == nil }

    /// Makes a font of its parts.
    public init(pointSize: CGFloat?, name: String? = nil, textStyle: String? = nil) {
      self.pointSize = pointSize
      self.name = name
      self.textStyle = textStyle
    }
  }
}
