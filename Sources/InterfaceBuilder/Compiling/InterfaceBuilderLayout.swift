// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutScene

/// A root view of an Interface Builder file as a scene: all views below it flat in one container,
/// related by linear relations.
///
/// Places are points from the root view's left upper corner, y down. The box of a view is its
/// alignment rectangle, not its frame.
public struct InterfaceBuilderLayout: Sendable {
  /// The position of the root in ``InterfaceBuilderDocument/roots`` of the document it was made of.
  public var root: Int
  /// The id of the root view.
  public var id: String
  /// The size in points for which the root is laid out.
  public var size: CGSize
  /// The container with a flexible box for each view below the root, and the relations.
  public var element: SceneElement
  /// The relations and guides that the container carries.
  public var domain: RelationDomain
  /// Where each relation of ``domain`` comes from, in the same order.
  public var sources: [Source]
  /// The views below the root, parents first.
  public var boxes: [Box]
  /// What the file asks for and the rules leave out, in the order found.
  public var limitations: [Limitation]

  /// Where a relation comes from.
  public enum Source: Sendable, Hashable {
    /// A constraint of the file, by its position in ``InterfaceBuilderDocument/constraints``.
    case constraint(Int)
    /// The size or saved frame that the file gives a view, by the view's position.
    case given(Int)
    /// The length that stands in for that of text or of a control, by the view's position.
    case standIn(Int)
    /// The arrangement of a stack or grid, by the view's position.
    case arrangement(Int)
    /// The length of an image, of a view drawn at design time or of a placeholder.
    case intrinsic(Int)
    /// The room that a scroll view's content takes, by the view's position.
    case scrollContent(Int)

    /// Whether the relation belongs to what Interface Builder asks, not to what stands in for it.
    public var isStandIn: Bool {
      if case .standIn = self { return true }
      return false
    }
  }

  /// A view below the root.
  public struct Box: Sendable {
    /// The view's position in ``InterfaceBuilderDocument/views``.
    public var view: Int
    /// The id, which is also the scene's.
    public var id: String
    /// The position of the parent in ``InterfaceBuilderLayout/boxes``; nil for the root itself.
    public var parent: Int?
    /// The saved frame in the parent, origin top left; nil if the file has none.
    public var savedFrame: CGRect?
    /// By how much the frame is larger than the box.
    public var outsets: InterfaceBuilderInsets
    /// Why the view does not count in comparisons; nil where it counts.
    public var exclusion: Exclusion?
    /// Whether it is hidden in a stack or grid, or lies in a view that is.
    public var isDetached = false
  }

  /// Why a view does not count when solved frames are compared with saved ones.
  public enum Exclusion: String, Sendable, Hashable, CaseIterable {
    /// Its frame follows its parent's by an autoresizing mask.
    case autoresized
    /// Interface Builder holds it at the saved frame.
    case fixedFrame
    /// No constraint ties it to anything outside, so that Interface Builder holds its frame.
    case unconstrained
    /// It, or its root, is marked as not where constraints lead.
    case misplaced
    /// It is hidden in a stack or grid, or lies in a view that is.
    case hidden
    /// The file has no frame of it.
    case noFrame
  }

  /// Something that the rules leave out.
  public struct Limitation: Sendable, Hashable {
    /// The position of the view in ``InterfaceBuilderDocument/views``.
    public var view: Int
    /// What is left out, in words.
    public var text: String
    /// The position of the constraint that is left out; nil where it is something else.
    public var constraint: Int?
  }

  /// How a layout is made.
  public struct Options: Sendable, Hashable {
    /// The size of root views in points; their saved sizes unless given.
    public var rootSize: CGSize?
    /// The device for whose screen roots are laid out instead of the document's own, whose traits
    /// ``InterfaceBuilderDocument/applying(_:)`` has to be given; none unless given.
    public var canvas: InterfaceBuilderDocument.Device?
    /// Whether lengths that stand in for those of text and controls are moved by 3 to 11 points,
    /// by which results that depend on them are told; false unless given.
    public var movesStandIns: Bool
    /// Whether labels have the sizes that the fixed measurer finds for their texts, instead of those
    /// that were saved; false unless given.
    public var measuresText: Bool
    /// Whether the root has the size that it is offered, unless constraints want another one, instead
    /// of being required to have its own; false unless given.
    public var followsOffer: Bool

    /// Makes options.
    public init(
      rootSize: CGSize? = nil, canvas: InterfaceBuilderDocument.Device? = nil,
      movesStandIns: Bool = false, measuresText: Bool = false, followsOffer: Bool = false
    ) {
      self.followsOffer = followsOffer
      self.measuresText = measuresText
      self.rootSize = rootSize
      self.canvas = canvas
      self.movesStandIns = movesStandIns
    }
  }
}

extension InterfaceBuilderDocument {
  /// The layout of each root, in order; a root without a saved frame has none.
  ///
  /// Apply the traits first: ``applying(_:)``.
  public func layouts(
    _ options: InterfaceBuilderLayout.Options = .init()
  ) -> [InterfaceBuilderLayout] {
    let plan = LayoutPlan(self)
    return roots.indices.compactMap { layout(ofRoot: $0, options, plan) }
  }

  /// The layout of one root; nil if its view has no saved frame.
  public func layout(
    ofRoot root: Int, _ options: InterfaceBuilderLayout.Options = .init()
  ) -> InterfaceBuilderLayout? {
    layout(ofRoot: root, options, LayoutPlan(self))
  }

  private func layout(
    ofRoot root: Int, _ options: InterfaceBuilderLayout.Options, _ plan: LayoutPlan
  ) -> InterfaceBuilderLayout? {
    guard let frame = views[roots[root].view].savedFrame else { return nil }
    let size = options.rootSize ?? options.canvas.flatMap { self.size(ofRoot: root, on: $0) }
    var compiler = LayoutCompiler(
      document: self, plan: plan, root: root, size: size ?? frame.size,
      safeArea: safeAreaInsets(ofRoot: root, size: options.rootSize, on: options.canvas),
      options: options)
    return compiler.compile()
  }
}
