// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// A layout of one's own.
///
/// - Proposal to children: what its code asks and places them with.
/// - Own size: what its code answers, a constant.
/// - Placement: where its code places them; the places are constants, and what a child is proposed
///   there is a fixed variable, so that the rules inside the child reach the solver.
/// - Linear rows: none of its own; those of a `ConstraintLayoutProtocol` are its placement.
extension Compiler {
  /// A running layout belongs to a node and to the container of relative frames inside.
  struct RunKey: Hashable {
    var node: NodeID
    var container: ContainerID
  }

  /// A running layout with what keeps its children answering.
  struct CustomRun {
    var run: any LayoutRunning
    var source: CustomSource
  }

  func customSize(
    _ box: LayoutBox, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> CGSize {
    let key = question(.horizontal, node, offer, container)
    if let known = customSizes[key] { return known }
    let size = customRun(box, node, container).size(for: try proposal(offer))
    try throwDeferred()
    customSizes[key] = size
    return size
  }

  func customGuide(
    _ box: LayoutBox, _ key: AlignmentKey, _ node: NodeID, _ offer: Offer, _ container: ContainerID
  ) throws(SequentialError) -> Length? {
    let size = try customSize(box, node, offer, container)
    let value = customRun(box, node, container).explicitGuide(
      key, in: size, proposal: try proposal(offer))
    try throwDeferred()
    return value.map { Length($0.isNaN ? .infinity : Double($0)) }
  }

  func placeCustom(
    _ layout: LayoutBox, _ node: NodeID, _ offer: Offer, _ box: PlacedBox,
    _ container: ContainerID
  ) throws(SequentialError) {
    let run = customRun(layout, node, container)
    let size = try customSize(layout, node, offer, container)
    let proposal = try proposal(offer)
    if let constraints = run.constraints(in: size, proposal: proposal) {
      try throwDeferred()
      return try placeConstrained(constraints, node, box, container)
    }
    let places = run.places(in: size, proposal: proposal)
    try throwDeferred()
    for (child, place) in zip(scene.children(of: node), places) {
      let origin = Offer(
        width: Length(Double(place.frame.origin.x)), height: Length(Double(place.frame.origin.y)))
      let inner = Offer(
        width: parameter("proposed width", place.proposal.width),
        height: parameter("proposed height", place.proposal.height))
      try self.place(child, at: origin, offered: inner, inside: node, box, container)
    }
    for fault in run.faults { note(fault, at: node) }
  }

  private func customRun(
    _ box: LayoutBox, _ node: NodeID, _ container: ContainerID
  ) -> any LayoutRunning {
    let known = dependencies[node.index].readsContainer ? container : ContainerID(index: 0)
    let key = RunKey(node: node, container: known)
    if let run = runs[key] { return run.run }
    let source = CustomSource(compiler: self, container: known)
    let guides = scene.children(of: node).contains { !dependencies[$0.index].guides.isEmpty }
    let context = LayoutContext(source: source, mayHaveGuides: guides)
    let run = box.run(on: scene.subviews(of: node, in: context))
    runs[key] = CustomRun(run: run, source: source)
    return run
  }

  /// An offer as numbers; solves what it depends on.
  func proposal(_ offer: Offer) throws(SequentialError) -> ProposedViewSize {
    var proposal = ProposedViewSize.unspecified
    if let width = offer.width { proposal.width = CGFloat(try number(width)) }
    if let height = offer.height { proposal.height = CGFloat(try number(height)) }
    return proposal
  }

  /// Throws what went wrong in a call from somebody's code.
  func throwDeferred() throws(SequentialError) {
    guard let error = deferredError else { return }
    deferredError = nil
    throw error
  }
}

/// Answers the questions of somebody's code with numbers.
final class CustomSource: LayoutSubviewSource {
  private unowned let compiler: Compiler
  private let container: ContainerID

  init(compiler: Compiler, container: ContainerID) {
    self.compiler = compiler
    self.container = container
  }

  func size(of node: NodeID, for proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: number { (compiler) throws(SequentialError) in
        try compiler.length(.horizontal, of: node, offered: Offer(proposal), in: self.container)
      },
      height: number { (compiler) throws(SequentialError) in
        try compiler.length(.vertical, of: node, offered: Offer(proposal), in: self.container)
      })
  }

  func guide(_ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize) -> CGFloat {
    number { (compiler) throws(SequentialError) in
      try compiler.guide(key, of: node, offered: Offer(proposal), in: self.container)
    }
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, for proposal: ProposedViewSize
  ) -> CGFloat? {
    do throws(SequentialError) {
      let value = try compiler.explicitGuide(
        key, of: node, offered: Offer(proposal), in: container)
      return try value.map { (value) throws(SequentialError) in
        CGFloat(try compiler.number(value))
      }
    } catch {
      compiler.deferredError = error
      return nil
    }
  }

  /// A node's size and guides as code sees them.
  func dimensions(of node: NodeID, for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(
      size: size(of: node, for: proposal),
      guide: { self.guide($0, of: node, for: proposal) },
      explicitGuide: { self.explicitGuide($0, of: node, for: proposal) })
  }

  private func number(
    _ length: (Compiler) throws(SequentialError) -> Length
  ) -> CGFloat {
    do throws(SequentialError) {
      return CGFloat(try compiler.number(try length(compiler)))
    } catch {
      compiler.deferredError = error
      return 0
    }
  }
}

extension Offer {
  /// A proposal of numbers.
  init(_ proposal: ProposedViewSize) {
    self.init(
      width: proposal.width.map { Length(Double($0)) },
      height: proposal.height.map { Length(Double($0)) })
  }
}
