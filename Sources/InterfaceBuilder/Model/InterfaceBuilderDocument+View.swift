// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

extension InterfaceBuilderDocument {
  /// A view with what the file says about its layout.
  public struct View: Sendable {
    /// The id, unique in a sound file.
    public var id: String
    /// The element's name, such as `label`.
    public var element: String
    /// Where the element stands in the file.
    public var place: InterfaceBuilderPlace
    /// The position of the root that the view belongs to, in ``InterfaceBuilderDocument/roots``.
    public var root = 0
    /// The position of the parent view; nil for a root.
    public var parent: Int?
    /// The positions of the child views in document order, whatever their slot.
    public var children: [Int] = []
    /// How the view sits in its parent.
    public var slot: Slot = .subview
    /// The class of the app that stands in for the element's own.
    public var customClass: String?
    /// The name that the designer gave the view.
    public var userLabel: String?
    /// The text or title that the view shows, without formatting.
    public var text: String?
    /// The name of the image that the view shows.
    public var image: String?
    /// The frame in the parent's coordinates, origin top left, y down; nil if the file has none.
    ///
    /// For a root view this is the frame as written, without turning it top down.
    public var savedFrame: CGRect?
    /// How the frame follows the parent's where no constraints do, turned top down on macOS.
    public var autoresizing: Autoresizing = []
    /// Whether constraints alone place the view
    /// (`translatesAutoresizingMaskIntoConstraints="NO"`).
    public var isManaged = false
    /// Whether Interface Builder pins the saved frame (`fixedFrame`).
    public var isFrameFixed = false
    /// Whether the view is hidden.
    public var isHidden = false
    /// Whether the saved frame is not the one that constraints lead to.
    public var isMisplaced = false
    /// Whether Interface Builder found that constraints leave the frame open.
    public var isAmbiguous = false
    /// What of ambiguity Interface Builder does not check: `off` or `ignoreSizes`.
    public var ambiguityCheck: String?
    /// The content hugging priorities; 250 where absent.
    public var hugging = Priorities(horizontal: 250, vertical: 250)
    /// The compression resistance priorities; 750 where absent.
    public var compressionResistance = Priorities(horizontal: 750, vertical: 750)
    /// The width that stands in for the intrinsic one at design time.
    public var placeholderWidth: PlaceholderLength?
    /// The height that stands in for the intrinsic one at design time.
    public var placeholderHeight: PlaceholderLength?
    /// The layout margins that are written, in points.
    public var layoutMargins: InterfaceBuilderInsets?
    /// Whether the margins grow to the superview's.
    public var preservesSuperviewLayoutMargins = false
    /// Whether the margins grow by the safe area; true where absent.
    public var insetsLayoutMarginsFromSafeArea = true
    /// Whether the margins follow the readable width.
    public var followsReadableWidth = false
    /// What a control looks like, as far as sizes depend on it.
    public var control = Control()
    /// The arrangement of a stack view.
    public var stack: Stack?
    /// The arrangement of a grid view.
    public var grid: Grid?
    /// What changes with traits; empty after ``InterfaceBuilderDocument/applying(_:)``.
    public var variations: [ViewVariation] = []

    init(id: String, element: String, place: InterfaceBuilderPlace) {
      self.id = id
      self.element = element
      self.place = place
    }
  }

  /// How a view sits in its parent.
  public enum Slot: Sendable, Hashable {
    /// It starts a coordinate space of its own.
    case root
    /// It is in the parent's `subviews`; in a stack it is arranged.
    case subview
    /// It is in the leading or upper gravity area of a Mac stack.
    case beginning
    /// It is in the middle gravity area of a Mac stack.
    case middle
    /// It is in the trailing or lower gravity area of a Mac stack.
    case end
    /// It is the content of a cell of a grid: the position in ``Grid/cells``.
    case gridCell(Int)
    /// It is the view of a tab: the tab's position.
    case tab(Int)
    /// It fills a named place, such as `contentView` or `tableHeaderView`.
    case keyed(String)
    /// It stands in a list of another name, such as `items`.
    case listed(String)
  }

  /// How a frame follows its parent's; in top-left coordinates on every platform.
  public struct Autoresizing: OptionSet, Sendable, Hashable {
    /// The flags as bits.
    public let rawValue: UInt8

    /// Makes flags of bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The width follows.
    public static let width = Autoresizing(rawValue: 1)
    /// The height follows.
    public static let height = Autoresizing(rawValue: 2)
    /// The distance to the left side follows.
    public static let left = Autoresizing(rawValue: 4)
    /// The distance to the right side follows.
    public static let right = Autoresizing(rawValue: 8)
    /// The distance to the upper side follows.
    public static let top = Autoresizing(rawValue: 16)
    /// The distance to the lower side follows.
    public static let bottom = Autoresizing(rawValue: 32)
  }

  /// A priority from 0 to 1000 for each axis.
  public struct Priorities: Sendable, Hashable {
    /// The priority of the width.
    public var horizontal: Double
    /// The priority of the height.
    public var vertical: Double

    /// Makes priorities of both axes.
    public init(horizontal: Double, vertical: Double) {
      self.horizontal = horizontal
      self.vertical = vertical
    }
  }

  /// A length that stands in for an intrinsic one.
  public enum PlaceholderLength: Sendable, Hashable {
    /// A length in points.
    case points(CGFloat)
    /// The axis has no intrinsic length.
    case none
  }
}
