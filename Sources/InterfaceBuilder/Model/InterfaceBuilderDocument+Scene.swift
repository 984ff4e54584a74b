// SPDX-License-Identifier: GPL-3.0-or-later

extension InterfaceBuilderDocument {
  /// A scene of a storyboard.
  public struct Scene: Sendable, Hashable {
    /// The id of the scene.
    public var id: String
    /// The position of its first controller in ``InterfaceBuilderDocument/controllers``.
    public var controller: Int?
  }

  /// A controller of views.
  public struct Controller: Sendable, Hashable {
    /// The id.
    public var id: String
    /// The element's name, such as `navigationController`.
    public var element: String
    /// The class of the app that stands in for the element's own.
    public var customClass: String?
    /// The name by which the app finds the controller.
    public var storyboardIdentifier: String?
    /// Where the element stands in the file.
    public var place: InterfaceBuilderPlace
    /// The position of the scene that holds it; nil in a .xib file.
    public var scene: Int?
    /// The position of its root in ``InterfaceBuilderDocument/roots``; nil if it has no view.
    public var root: Int?
    /// What the canvas shows around the view.
    public var metrics = SimulatedMetrics()
    /// Whether its own navigation bar lets the view reach below it; true where absent.
    public var hasTranslucentNavigationBar = true
    /// Whether its own navigation bar is hidden.
    public var hidesNavigationBar = false
    /// Whether its own tab bar lets the view reach below it; true where absent.
    public var hasTranslucentTabBar = true
    /// Whether its own toolbar is shown.
    public var showsToolbar = false
    /// Whether the tab bar is hidden while the controller is shown.
    public var hidesBottomBarWhenPushed = false
    /// Whether the view reaches below opaque bars.
    public var extendsUnderOpaqueBars = false
    /// The edges at which the view reaches below bars; nil where the file does not say.
    public var extendedEdges: [String]?
    /// Whether the file gives the canvas a size of its own.
    public var hasFreeformSize = false

    /// Whether the controller shows others below a navigation bar.
    public var isNavigation: Bool { element == "navigationController" }
    /// Whether the controller shows others above a tab bar.
    public var isTabBar: Bool { element == "tabBarController" }
  }

  /// A way from a controller to another.
  public struct Segue: Sendable, Hashable {
    /// The id; empty where the file has none.
    public var id: String
    /// The kind, such as `show`, `push`, `presentation`, `embed` or `relationship`.
    public var kind: String
    /// The relationship, such as `rootViewController` or `viewControllers`.
    public var relationship: String?
    /// The position of the controller from which it starts.
    public var source: Int
    /// The position of the controller to which it leads; nil if it is not in the file.
    public var destination: Int?
    /// The id of the destination as written.
    public var destinationID: String
    /// Where the element stands in the file.
    public var place: InterfaceBuilderPlace
  }

  /// What the canvas shows around a view, as the designer chose it.
  public struct SimulatedMetrics: Sendable, Hashable {
    /// The choice for a bar.
    public enum Bar: Sendable, Hashable {
      /// What the way to the controller implies.
      case inferred
      /// None.
      case none
      /// A status bar.
      case statusBar
      /// A navigation bar, and whether the view reaches below it.
      case navigationBar(isTranslucent: Bool, isPrompted: Bool)
      /// A tab bar, and whether the view reaches below it.
      case tabBar(isTranslucent: Bool)
      /// A toolbar, and whether the view reaches below it.
      case toolbar(isTranslucent: Bool)
    }

    /// The status bar.
    public var statusBar: Bar = .inferred
    /// The bar above the view.
    public var topBar: Bar = .inferred
    /// The bar below the view.
    public var bottomBar: Bar = .inferred
    /// Whether the view has a size of its own, not the screen's.
    public var isFreeform = false

    /// Makes metrics that are all inferred.
    public init() {}
  }

  /// A view that starts a coordinate space of its own.
  public struct Root: Sendable, Hashable {
    /// What holds a root view.
    public enum Holder: Sendable, Hashable {
      /// The controller at a position in ``InterfaceBuilderDocument/controllers``.
      case controller(Int)
      /// The Mac window with an id.
      case window(String)
      /// Nothing: the view is a loose object.
      case object
      /// A table or collection: the view is a cell in the view at a position, if that is known.
      case cell(parentView: Int?)
      /// A bar: the view is an item of it.
      case bar
    }

    /// The position of the view in ``InterfaceBuilderDocument/views``.
    public var view: Int
    /// What holds the view.
    public var holder: Holder
    /// What the canvas shows around the view.
    public var metrics: SimulatedMetrics
  }
}
