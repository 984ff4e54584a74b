// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation

/// The safe area that Interface Builder simulates around a root view, in points.
///
/// Evidence: 98.7 % of the 4,201 constraints to safe areas in some 2,350 public files for iOS and
/// tvOS hold in the saved frames with these figures. Those for phones held across, for the screens
/// 402 × 874 and 440 × 956, and for iPads other than 9.7 and 12.9 inches are the makers' and were
/// not measured.
public enum InterfaceBuilderSafeArea {
  /// What the safe area of a root view depends on.
  public struct Conditions: Sendable, Hashable {
    /// The device of the canvas; nil for files without one, taken as a phone with a home button.
    public var device: InterfaceBuilderDevice?
    /// How the device is held.
    public var orientation: InterfaceBuilderOrientation
    /// The build of Interface Builder.
    public var build: Int
    /// The bars around the view.
    public var bars: InterfaceBuilderBars
    /// The saved frame of the root view; nil if it has none.
    public var rootFrame: CGRect?
    /// The size of the screen on which that frame was saved; the device's own unless given.
    public var savedScreen: CGSize?

    /// Makes conditions of their parts.
    public init(
      device: InterfaceBuilderDevice?, orientation: InterfaceBuilderOrientation = .portrait,
      build: Int, bars: InterfaceBuilderBars = .init(), rootFrame: CGRect? = nil,
      savedScreen: CGSize? = nil
    ) {
      self.device = device
      self.orientation = orientation
      self.build = build
      self.bars = bars
      self.rootFrame = rootFrame
      self.savedScreen = savedScreen
    }
  }

  /// The insets of the whole screen by device and build, without bars.
  public static func screenInsets(
    device: InterfaceBuilderDevice?, orientation: InterfaceBuilderOrientation = .portrait,
    build: Int
  ) -> InterfaceBuilderInsets {
    guard let device else { return .init(top: 20) }
    switch (device.idiom, device.screen) {
    case (.tv, _): return .init(left: 80, top: 60, right: 80, bottom: 60)
    case (.pad, .rounded): return .init(top: 24, bottom: 20)
    case (.pad, _): return .init(top: 20)
    case (_, .rounded):
      let factor: CGFloat = (23727..<26000).contains(build) ? 2 : 1
      let top = factor * notch(of: device.id, build: build)
      if orientation == .portrait { return .init(top: top, bottom: factor * 34) }
      return .init(left: top, right: top, bottom: factor * 21)
    default:
      if orientation == .landscape { return .zero }
      return .init(top: build < 14800 || build >= 21701 ? 20 : 0)
    }
  }

  /// The height of the notch or island of a phone upright.
  private static func notch(of device: String, build: Int) -> CGFloat {
    switch device {
    case "retina5_9": build >= 21701 ? 50 : build >= 21507 ? 47 : 44
    case "retina6_1": build >= 21225 ? 48 : 44
    case "retina6_0", "retina6_7": build >= 21507 ? 47 : 44
    case "retina6_12", "retina6_72": 59
    case "retina6_3", "retina6_9": 62
    default: 44
    }
  }

  /// The insets of a root view: the screen's, changed by bars and by the view's own frame.
  public static func insets(_ conditions: Conditions) -> InterfaceBuilderInsets {
    let bars = conditions.bars
    var insets = screenInsets(
      device: conditions.device, orientation: conditions.orientation, build: conditions.build)
    let screen =
      conditions.savedScreen ?? conditions.device?.screenSize(conditions.orientation)
    let shortfall = shortfall(of: conditions.rootFrame, from: screen)
    let isOwnSize = bars.isEmbedded || bars.isFreeform
    if isOwnSize { trim(&insets, conditions, screen: screen) }
    let isSheet =
      !isOwnSize && shortfall > 0 && shortfall < 100 && ![49, 64, 83].contains(shortfall)
    addNavigationBar(&insets, conditions, isSheet: isSheet)
    let startsBelowBar = (conditions.rootFrame?.origin.y ?? 0) > 0
    // A screen's height less 64 ends at a status and a navigation bar, 49 more at a tab bar, too.
    let endsAtBoth = !isOwnSize && shortfall == 64 + 49
    if bars.navigation == .opaque || startsBelowBar || shortfall == 64 || endsAtBoth {
      insets.top = 0
    }
    // A view that starts below a bar but kept the screen's height reaches out of the screen.
    if startsBelowBar {
      insets.bottom += max((conditions.rootFrame?.maxY ?? 0) - (screen?.height ?? .infinity), 0)
    }
    if bars.tab == .translucent { insets.bottom += 49 }
    if bars.toolbar == .translucent { insets.bottom += 44 }
    if bars.tab == .opaque || bars.toolbar == .opaque || shortfall == 49 || shortfall == 83
      || endsAtBoth
    {
      insets.bottom = 0
    }
    return insets
  }

  private static func addNavigationBar(
    _ insets: inout InterfaceBuilderInsets, _ conditions: Conditions, isSheet: Bool
  ) {
    if isSheet { insets.top = 0 }
    guard conditions.bars.navigation == .translucent else { return }
    if conditions.device?.idiom == .tv {
      insets.top = 205
    } else if isSheet {
      insets.top = 56
    } else {
      insets.top += conditions.build >= 24400 ? 54 : 44
    }
  }

  /// Trims the insets of a view with a size of its own, as builds before 21000 did.
  private static func trim(
    _ insets: inout InterfaceBuilderInsets, _ conditions: Conditions, screen: CGSize?
  ) {
    guard conditions.build < 21000, let screen, let frame = conditions.rootFrame else { return }
    if conditions.build < 14800, frame.size.height < 400 {
      insets = .zero
    } else if frame.size.width <= screen.width {
      let gap = max(screen.height - frame.size.height, 0)
      insets.bottom = max(insets.bottom - gap, 0)
    }
  }

  /// By how much a root view is shorter than the screen; 0 where either is not known.
  private static func shortfall(of frame: CGRect?, from screen: CGSize?) -> CGFloat {
    guard let frame, let screen else { return 0 }
    return screen.height - frame.size.height
  }
}

extension InterfaceBuilderDocument {
  /// The simulated safe area of a root view, in points; none on macOS and for cells and bars.
  public func safeAreaInsets(ofRoot root: Int) -> InterfaceBuilderInsets {
    safeAreaInsets(ofRoot: root, shownOn: nil)
  }

  /// The safe area of a root that is shown on another device than the one it was saved for.
  func safeAreaInsets(ofRoot root: Int, shownOn shown: Device?) -> InterfaceBuilderInsets {
    guard platform != .macOS else { return .zero }
    let view = views[roots[root].view]
    switch roots[root].holder {
    case .bar, .cell, .window: return .zero
    case .object where ["tableViewCell", "tableCellView"].contains(view.element): return .zero
    case .object, .controller: break
    }
    var bars = bars(aroundRoot: root)
    let own = device ?? simulatedScreen.map { Device(id: $0) }
    // A cell by itself never fills the screen.
    if view.element.hasPrefix("collection"), roots[root].holder == .object {
      bars.isFreeform = true
    }
    return InterfaceBuilderSafeArea.insets(
      .init(
        device: (shown?.id ?? own?.id).flatMap { InterfaceBuilderDevice.named($0) },
        orientation: shown?.orientation ?? own?.orientation ?? .portrait,
        build: toolsVersion.build, bars: bars, rootFrame: view.savedFrame,
        savedScreen: own.flatMap { own in
          InterfaceBuilderDevice.named(own.id)?.screenSize(own.orientation)
        }))
  }
}
