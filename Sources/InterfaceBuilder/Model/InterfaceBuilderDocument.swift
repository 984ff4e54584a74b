// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// An Interface Builder file as far as layout is concerned.
///
/// Views, guides and constraints are held flat and refer to one another by their positions in
/// ``views``, ``guides`` and ``constraints``. All lengths are points. Saved frames are in the parent's
/// coordinates with the origin at the top left and y growing downward on every platform.
public struct InterfaceBuilderDocument: Sendable {
  /// Whether a file holds loose objects or scenes.
  public enum Kind: String, Sendable, Hashable {
    /// A .xib file of loose objects.
    case xib
    /// A .storyboard file of scenes.
    case storyboard
  }

  /// What the file holds: loose objects or scenes.
  public var kind: Kind
  /// The system that the file is for.
  public var platform: InterfaceBuilderPlatform
  /// The build of Interface Builder that saved the file.
  public var toolsVersion: InterfaceBuilderToolsVersion
  /// The device whose screen the canvas shows; nil where the file names none.
  public var device: Device?
  /// The device whose screen files before Xcode 8 simulate; it brings no traits.
  public var simulatedScreen: String?
  /// Whether views are laid out by constraints at all (`useAutolayout`).
  public var usesAutoLayout = false
  /// Whether the file has variations by size class (`useTraitCollections`).
  public var usesTraitCollections = false
  /// Whether the file has safe area guides (`useSafeAreas`).
  public var usesSafeAreas = false
  /// Whether the file is shown while an app starts (`launchScreen`).
  public var isLaunchScreen = false
  /// The id of the controller that a storyboard starts with.
  public var initialController: String?
  /// The natural sizes of the images that the file mentions, by name.
  public var imageSizes: [String: CGSize] = [:]
  /// The names of images that are symbols of the system, whose sizes depend on where they stand.
  public var symbolNames: Set<String> = []
  /// The sizes that views drawn at design time had, by the id of the view.
  public var designedSizes: [String: DesignedSize] = [:]
  /// The scenes of a storyboard in document order.
  public var scenes: [Scene] = []
  /// The controllers in document order.
  public var controllers: [Controller] = []
  /// The ways between controllers in document order.
  public var segues: [Segue] = []
  /// The views that start a coordinate space of their own, in document order.
  public var roots: [Root] = []
  /// The views in document order: a parent stands before its children.
  public var views: [View] = []
  /// The guides in document order.
  public var guides: [Guide] = []
  /// The constraints in document order.
  public var constraints: [Constraint] = []
  /// What was not understood, or is faulty, and may matter, in document order.
  public var issues: [InterfaceBuilderIssue] = []

  init(
    kind: Kind, platform: InterfaceBuilderPlatform, toolsVersion: InterfaceBuilderToolsVersion
  ) {
    self.kind = kind
    self.platform = platform
    self.toolsVersion = toolsVersion
  }

  /// The position in ``views`` of the view with an id, in time linear in their number.
  public func viewIndex(id: String) -> Int? { views.firstIndex { $0.id == id } }

  /// The position in ``guides`` of the guide with an id, in time linear in their number.
  public func guideIndex(id: String) -> Int? { guides.firstIndex { $0.id == id } }

  /// The position in ``controllers`` of the controller with an id, in linear time.
  public func controllerIndex(id: String) -> Int? { controllers.firstIndex { $0.id == id } }

  /// The positions of the views below a root, the root's own first, in document order.
  public func views(ofRoot root: Int) -> [Int] { views.indices.filter { views[$0].root == root } }

  /// The saved frame of a view in the coordinates of its root view; nil if a frame is missing.
  ///
  /// The root view itself has its origin at 0, 0.
  public func savedFrameInRoot(of view: Int) -> CGRect? {
    guard var frame = views[view].savedFrame else { return nil }
    guard let parent = views[view].parent else {
      return CGRect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    }
    guard let outer = savedFrameInRoot(of: parent) else { return nil }
    frame.origin.x += outer.origin.x
    frame.origin.y += outer.origin.y
    return frame
  }
}

extension InterfaceBuilderDocument {
  /// The device and orientation of the canvas.
  public struct Device: Sendable, Hashable {
    /// The device's id, such as `retina6_1`.
    public var id: String
    /// How the device is held.
    public var orientation: InterfaceBuilderOrientation

    /// Makes a device of its parts.
    public init(id: String, orientation: InterfaceBuilderOrientation = .portrait) {
      self.id = id
      self.orientation = orientation
    }
  }

  /// The size that a view drawn at design time had; nil on an axis where it had none.
  public struct DesignedSize: Sendable, Hashable {
    /// The width in points.
    public var width: CGFloat?
    /// The height in points.
    public var height: CGFloat?
  }
}

/// How a device is held.
public enum InterfaceBuilderOrientation: String, Sendable, Hashable, CaseIterable {
  /// Upright.
  case portrait
  /// Across.
  case landscape
}
