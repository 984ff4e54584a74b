// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

// Short names for descriptions, so that a test reads like the SwiftUI that it stands for.

func color(_ id: String? = nil) -> SceneElement {
  SceneElement(.node(.flexible), type: "Color", id: id)
}

func box(_ width: CGFloat, _ height: CGFloat, _ id: String? = nil) -> SceneElement {
  box(width: .init(fixed: width), height: .init(fixed: height), id)
}

func box(
  width: Box.Range = .flexible, height: Box.Range = .flexible, baseline: CGFloat? = nil,
  _ id: String? = nil
) -> SceneElement {
  let box = Box(
    width: width, height: height, firstTextBaseline: baseline, lastTextBaseline: baseline)
  return SceneElement(.node(.box(box)), type: "Box", id: id)
}

func circle(_ id: String? = nil) -> SceneElement {
  SceneElement(.node(.circle), type: "Circle", id: id)
}

func text(_ string: String, _ id: String? = nil) -> SceneElement {
  SceneElement(.text(string, font: nil, lineLimit: nil), type: "Text", id: id)
}

func spacer(_ minLength: CGFloat? = nil) -> SceneElement {
  SceneElement(.spacer(minLength: minLength), type: "Spacer")
}

func divider(_ id: String? = nil) -> SceneElement {
  SceneElement(.divider, type: "Divider", id: id)
}

func container(_ kind: NodeKind, _ children: [SceneElement]) -> SceneElement {
  SceneElement(.node(kind), type: "Container", children: children)
}

func hStack(
  alignment: AlignmentKey? = nil, spacing: CGFloat? = nil, _ children: SceneElement...
) -> SceneElement {
  container(
    .stack(Stack(axis: .horizontal, alignment: alignment, spacing: spacing)), children)
}

func vStack(
  alignment: AlignmentKey? = nil, spacing: CGFloat? = nil, _ children: SceneElement...
) -> SceneElement {
  container(.stack(Stack(axis: .vertical, alignment: alignment, spacing: spacing)), children)
}

func lazyVStack(
  alignment: AlignmentKey? = nil, spacing: CGFloat? = nil, _ children: SceneElement...
) -> SceneElement {
  container(
    .lazyStack(Stack(axis: .vertical, alignment: alignment, spacing: spacing)), children)
}

func zStack(alignment: Alignment = .center, _ children: SceneElement...) -> SceneElement {
  container(.zStack(alignment), children)
}

func grid(
  alignment: Alignment = .center, spacing: CGFloat? = nil, _ rows: SceneElement...
) -> SceneElement {
  container(
    .grid(
      GridContainer(alignment: alignment, horizontalSpacing: spacing, verticalSpacing: spacing)),
    rows)
}

func gridRow(alignment: AlignmentKey? = nil, _ cells: SceneElement...) -> SceneElement {
  SceneElement(.gridRow(alignment: alignment), type: "GridRow", children: cells)
}

func lazyVGrid(
  _ columns: [LazyGridItem], spacing: CGFloat? = nil, _ children: [SceneElement]
) -> SceneElement {
  container(.lazyGrid(LazyGrid(axis: .horizontal, items: columns, spacing: spacing)), children)
}

func viewThatFits(_ axes: Axis.Set, _ children: SceneElement...) -> SceneElement {
  container(.viewThatFits(axes), children)
}

func scrollView(_ axes: Axis.Set, _ children: SceneElement...) -> SceneElement {
  container(.scrollView(axes), children)
}

func geometryReader(_ children: SceneElement...) -> SceneElement {
  container(.geometryReader, children)
}

extension SceneElement {
  func modified(_ kind: SceneModifier.Kind) -> SceneElement {
    var element = self
    element.modifiers.append(SceneModifier(kind))
    return element
  }

  func modified(by kind: NodeKind) -> SceneElement { modified(.node(kind)) }

  func id(_ id: String) -> SceneElement { modified(.id(id)) }

  func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, _ alignment: Alignment = .center
  ) -> SceneElement {
    modified(by: .fixedFrame(FixedFrame(width: width, height: height, alignment: alignment)))
  }

  func frame(
    width: FlexibleFrame.Limits, height: FlexibleFrame.Limits = .init(),
    _ alignment: Alignment = .center
  ) -> SceneElement {
    modified(by: .flexibleFrame(FlexibleFrame(width: width, height: height, alignment: alignment)))
  }

  func padding(_ insets: EdgeInsets) -> SceneElement { modified(by: .padding(insets)) }

  func fixedSize(_ axes: Axis.Set = .both) -> SceneElement { modified(by: .fixedSize(axes)) }

  func aspectRatio(_ ratio: CGFloat?, _ mode: ContentMode) -> SceneElement {
    modified(by: .aspectRatio(AspectRatio(ratio: ratio, contentMode: mode)))
  }

  func offset(_ x: CGFloat, _ y: CGFloat) -> SceneElement {
    modified(by: .offset(CGPoint(x: x, y: y)))
  }

  func position(_ x: CGFloat, _ y: CGFloat) -> SceneElement {
    modified(by: .position(CGPoint(x: x, y: y)))
  }

  func layoutPriority(_ priority: Double) -> SceneElement {
    modified(by: .layoutPriority(priority))
  }

  func guide(_ key: AlignmentKey, _ value: GuideExpression) -> SceneElement {
    modified(by: .alignmentGuide(AlignmentGuide(key: key, value: value)))
  }

  func overlay(alignment: Alignment = .center, _ content: SceneElement...) -> SceneElement {
    modified(.overlay(alignment, content: content))
  }

  func background(alignment: Alignment = .center, _ content: SceneElement...) -> SceneElement {
    modified(.background(alignment, content: content))
  }

  func attach(_ attachment: Attachment, _ content: SceneElement...) -> SceneElement {
    modified(.attachment(attachment, content: content))
  }

  func inset(
    _ edge: Edge, alignment: AlignmentKey? = nil, spacing: CGFloat? = nil,
    _ content: SceneElement...
  ) -> SceneElement {
    modified(
      .safeAreaInset(
        SafeAreaInset(edge: edge, alignment: alignment, spacing: spacing), content: content))
  }

  func matched(
    _ id: String, isSource: Bool, anchor: UnitPoint = .center,
    _ properties: MatchedGeometry.Properties = .frame
  ) -> SceneElement {
    modified(
      by: .matchedGeometry(
        MatchedGeometry(id: id, properties: properties, anchor: anchor, isSource: isSource)))
  }

  func relativeFrame(_ frame: ContainerRelativeFrame) -> SceneElement {
    modified(by: .containerRelativeFrame(frame))
  }

  func cellColumns(_ count: Int) -> SceneElement { modified(.gridCellColumns(count)) }

  func unsized(_ axes: Axis.Set) -> SceneElement { modified(.gridCellUnsizedAxes(axes)) }

  func cellAnchor(_ anchor: UnitPoint) -> SceneElement { modified(.gridCellAnchor(anchor)) }

  func columnAlignment(_ key: AlignmentKey) -> SceneElement {
    modified(.gridColumnAlignment(key))
  }

  func direction(_ direction: LayoutDirection) -> SceneElement {
    modified(.environment(.init(layoutDirection: direction)))
  }
}
