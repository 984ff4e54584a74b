// SPDX-License-Identifier: GPL-3.0-or-later

/// The bars that the canvas shows around a root view.
public struct InterfaceBuilderBars: Sendable, Hashable {
  /// How a bar covers a view.
  public enum Bar: String, Sendable, Hashable {
    /// There is no bar.
    case none
    /// The view reaches below the bar.
    case translucent
    /// The view ends at the bar.
    case opaque
  }

  /// The navigation bar.
  public var navigation: Bar = .none
  /// Whether the navigation bar has a prompt above its title.
  public var isPrompted = false
  /// The tab bar.
  public var tab: Bar = .none
  /// The toolbar.
  public var toolbar: Bar = .none
  /// Whether the designer took the status bar away.
  public var hidesStatusBar = false
  /// Whether the view stands inside another controller's.
  public var isEmbedded = false
  /// Whether the view has a size of its own, not the screen's.
  public var isFreeform = false

  /// Makes bars of which there are none.
  public init() {}
}

extension InterfaceBuilderDocument {
  /// The bars around a root, by what its designer chose and what the ways to its controller imply.
  ///
  /// A navigation controller's root and what is shown or pushed from there has its navigation bar;
  /// the controllers of a tab bar controller have its tab bar, and pass it on. Going in circles
  /// adds nothing, so that circular ways end.
  public func bars(aroundRoot root: Int) -> InterfaceBuilderBars {
    var bars = InterfaceBuilderBars()
    let metrics = roots[root].metrics
    if case .controller(let controller) = roots[root].holder {
      bars = impliedBars()[controller]
      bars.isFreeform = controllers[controller].hasFreeformSize
    }
    bars.isFreeform = bars.isFreeform || metrics.isFreeform
    bars.hidesStatusBar = metrics.statusBar == .none
    switch metrics.topBar {
    case .none: bars.navigation = .none
    case .navigationBar(let isTranslucent, let isPrompted):
      bars.navigation = isTranslucent ? .translucent : .opaque
      bars.isPrompted = isPrompted
    case .inferred, .statusBar, .tabBar, .toolbar: break
    }
    switch metrics.bottomBar {
    case .none: (bars.tab, bars.toolbar) = (.none, .none)
    case .tabBar(let isTranslucent): bars.tab = isTranslucent ? .translucent : .opaque
    case .toolbar(let isTranslucent): bars.toolbar = isTranslucent ? .translucent : .opaque
    case .inferred, .statusBar, .navigationBar: break
    }
    return bars
  }

  /// The bars that the ways between controllers imply, for each controller.
  func impliedBars() -> [InterfaceBuilderBars] {
    var bars = [InterfaceBuilderBars](repeating: .init(), count: controllers.count)
    var waysOut = [[Segue]](repeating: [], count: controllers.count)
    for segue in segues { waysOut[segue.source].append(segue) }
    var waiting = Array(controllers.indices.reversed())
    // Bars are only ever added, four kinds to a controller: circular ways come to rest.
    while let source = waiting.popLast() {
      for segue in waysOut[source] {
        guard let destination = segue.destination else { continue }
        let joined = bars[destination].joined(
          with: barsPassed(along: segue, from: bars[source], to: controllers[destination]))
        if joined != bars[destination] {
          bars[destination] = joined
          waiting.append(destination)
        }
      }
    }
    return bars
  }

  /// The bars that a controller has because one way leads to it.
  private func barsPassed(
    along segue: Segue, from source: InterfaceBuilderBars, to destination: Controller
  ) -> InterfaceBuilderBars {
    var passed = InterfaceBuilderBars()
    let holder = controllers[segue.source]
    switch (segue.kind, segue.relationship) {
    case ("relationship", "rootViewController") where holder.isNavigation:
      passed = source
      if !holder.hidesNavigationBar {
        passed.navigation = holder.hasTranslucentNavigationBar ? .translucent : .opaque
      }
      if holder.showsToolbar { passed.toolbar = .translucent }
    case ("relationship", "viewControllers") where holder.isTabBar:
      passed.tab = holder.hasTranslucentTabBar ? .translucent : .opaque
    case ("show", _), ("push", _):
      if source.navigation != .none, !destination.isNavigation { passed = source }
    case ("embed", _):
      passed.isEmbedded = true
    default: break
    }
    if destination.hidesBottomBarWhenPushed { passed.tab = .none }
    return passed
  }
}

extension InterfaceBuilderBars {
  /// These bars with others added where there is none.
  fileprivate func joined(with others: Self) -> Self {
    var bars = self
    if bars.navigation == .none { bars.navigation = others.navigation }
    if bars.tab == .none { bars.tab = others.tab }
    if bars.toolbar == .none { bars.toolbar = others.toolbar }
    bars.isEmbedded = bars.isEmbedded || others.isEmbedded
    return bars
  }
}
