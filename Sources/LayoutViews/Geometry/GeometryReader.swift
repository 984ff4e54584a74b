// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// A view whose content depends on the size that it is given; it takes all that it is offered.
///
/// The content is evaluated with the size of the last layout; before the first one it is left out.
nonisolated public struct GeometryReader<Content: View>: View {
  /// The content for a geometry.
  public var content: (GeometryProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: PrimitiveView {
  @MainActor func elements(in context: ViewContext) -> [SceneElement] {
    let graph = context.graph
    let mark = "reader \(context.path)"
    context.record.add(
      .reader(
        mark: mark, path: context.path, inside: WeakPlace(place: context.record.place)))
    var children: [SceneElement] = []
    let size = graph.readerSizes[context.path]
    // Another size makes other views, which all have to be evaluated.
    var context = context
    if graph.usedSizes.updateValue(size, forKey: context.path) != .some(size) {
      context.keptRun = nil
    }
    if let size {
      let proxy = GeometryProxy(
        size: size, mark: mark, spaces: context.spaces, geometry: graph.geometry)
      children = context.elements(of: content(proxy), at: "content")
    }
    return [
      SceneElement(
        .node(.geometryReader), type: "GeometryReader", children: children,
        modifiers: [SceneModifier(.mark(mark))])
    ]
  }
}

/// What a geometry reader knows: its size, its frame, and where other views are.
nonisolated public struct GeometryProxy: Sendable {
  /// The reader's size in points.
  public let size: CGSize
  let mark: String
  let spaces: [String: String]
  let geometry: GeometryStore

  /// The insets of the safe area: none.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The reader's frame in points in a coordinate space; a name that no view around has stands for
  /// the global space, whose origin is the container's top left corner.
  public func frame(in space: CoordinateSpace) -> CGRect {
    guard space != .local else { return CGRect(origin: .zero, size: size) }
    let frame = geometry.frame(of: mark) ?? CGRect(origin: .zero, size: size)
    guard case .named(let name) = space, let spaceMark = spaces[name.key],
      let origin = geometry.frame(of: spaceMark)?.origin
    else { return frame }
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The reader's frame in points in a coordinate space.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The value of an anchor in the reader's own coordinates, in points from its top left corner;
  /// the value for a view of no size while the anchor's view has not been laid out.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    let source = geometry.frame(of: anchor.mark) ?? .zero
    let origin = (geometry.frame(of: mark) ?? .zero).origin
    return anchor.source.value(source.offsetBy(dx: -origin.x, dy: -origin.y))
  }
}
