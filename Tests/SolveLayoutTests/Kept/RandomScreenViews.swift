// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

@testable import LayoutViews

/// A button that does something, by the number of its view.
struct Press: View {
  let own: Int
  let part: String
  let action: () -> Void

  var body: some View { Button("\(part)") { action() }.id("\(part)\(own)") }
}

struct EachView: View {
  let own: Int
  let inner: SpecView
  @State private var items = [3, 1, 2]

  var body: some View {
    VStack(spacing: 1) {
      ForEach(items, id: \.self) { item in
        HStack {
          Text("\(item)")
          inner
        }
      }
      Press(own: own, part: "add") { if items.count < 5 { items.append(items.count * 7) } }
      Press(own: own, part: "drop") { if !items.isEmpty { items.removeFirst() } }
      Press(own: own, part: "turn") { items.reverse() }
    }
  }
}

struct SwitchView: View {
  let own: Int
  let first: SpecView
  let second: SpecView
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst { first } else { second }
      if !isFirst { first }
      Press(own: own, part: "switch") { isFirst.toggle() }
    }
  }
}

struct CountView: View {
  let own: Int
  @State private var count = 1

  var body: some View {
    HStack(spacing: CGFloat(count)) {
      Rectangle().frame(width: CGFloat(count * 5), height: 4)
      Text(String(repeating: "n", count: count))
      Press(own: own, part: "count") { count = count % 6 + 1 }
    }
  }
}

struct SharingView: View {
  let own: Int
  let inner: SpecView
  @State private var value = 2

  var body: some View {
    VStack {
      SharedView(own: own, value: $value)
      inner
      CardView { Text(String(repeating: "s", count: value)) }
    }
  }
}

struct SharedView: View {
  let own: Int
  @Binding var value: Int

  var body: some View {
    HStack {
      Rectangle().frame(width: CGFloat(value), height: 2)
      Press(own: own, part: "share") { value = (value * 3) % 40 }
    }
  }
}

/// A container of somebody's own.
struct CardView<Content: View>: View {
  let content: () -> Content
  @State private var isWide = false

  init(@ViewBuilder content: @escaping () -> Content) { self.content = content }

  var body: some View {
    VStack {
      content()
      Button(isWide ? "wide card" : "card") { isWide.toggle() }
    }.padding(2)
  }
}

struct TwiceView: View {
  let inner: CardView<SpecView>

  var body: some View {
    inner
    inner.padding(1)
  }
}

struct SurroundedView: View {
  let own: Int
  let inner: SpecView
  @State private var limit = 1

  var body: some View {
    VStack {
      inner.environment(\.lineLimit, limit).font(limit == 2 ? .title : nil)
      Press(own: own, part: "limit") { limit = limit % 3 + 1 }
    }.environment(\.layoutDirection, limit == 3 ? .rightToLeft : .leftToRight)
  }
}

struct SurroundingsView: View {
  @Environment(\.lineLimit) var limit
  @Environment(\.layoutDirection) var direction

  var body: some View {
    Rectangle().frame(width: CGFloat(3 * (limit ?? 7)), height: direction == .rightToLeft ? 9 : 5)
  }
}

struct ReaderView: View {
  let inner: SpecView

  var body: some View {
    GeometryReader { proxy in
      VStack {
        Rectangle().frame(width: proxy.size.width / 3, height: 4)
        inner
        if proxy.size.height > 200 { CountView(own: -1) }
      }
    }.frame(minWidth: 30, maxWidth: 200, minHeight: 20, maxHeight: 300)
  }
}

struct HandingView: View {
  let own: Int
  @State private var value = 3

  var body: some View {
    Press(own: own, part: "hand") { value = (value * 5 + 1) % 23 }
      .preference(key: ScreenWidth.self, value: value)
  }
}

struct PlainRow: View {
  let count: Int
  @State private var extra = 0

  var body: some View {
    HStack {
      ForEach(0..<(count + extra), id: \.self) { _ in Rectangle().frame(width: 2, height: 2) }
    }
  }
}

struct ObservingView: View {
  let own: Int
  let inner: SpecView
  let report: (String) -> Void
  @State private var value = 0

  var body: some View {
    inner
      .onPreferenceChange(ScreenWidth.self) { report("\(own) hears \($0)") }
      .onChange(of: value, initial: own % 2 == 0) { report("\(own) from \($0) to \($1)") }
      .onGeometryChange(for: CGFloat.self, of: { $0.size.width.rounded() }) {
        report("\(own) is \($0) wide")
      }
    Press(own: own, part: "see") { value += 1 }
  }
}

struct SettlingView: View {
  let own: Int
  let inner: SpecView
  @State private var width = 0

  var body: some View {
    VStack {
      inner.onPreferenceChange(ScreenWidth.self) { width = $0 % 7 }
      Rectangle().frame(width: CGFloat(width * 4), height: 3)
    }
  }
}

struct LivingView: View {
  let own: Int
  let inner: SpecView
  let report: (String) -> Void
  @State private var isShown = true
  @State private var visits = 0

  var body: some View {
    VStack {
      if isShown {
        inner.onAppear {
          report("\(own) appears")
          visits += 1
        }.onDisappear { report("\(own) disappears") }
      }
      Text(String(repeating: "v", count: visits))
      Press(own: own, part: "show") { isShown.toggle() }
    }
  }
}

struct RenamedView: View {
  let own: Int
  let inner: SpecView
  @State private var name = 0

  var body: some View {
    VStack {
      inner.id(name)
      Press(own: own, part: "rename") { name = (name + 1) % 3 }
    }
  }
}

struct Wrapper: ViewModifier {
  let own: Int
  @State private var inset: CGFloat = 1

  func body(content: Content) -> some View {
    VStack {
      content.padding(inset)
      Press(own: own, part: "wrap") { inset = inset == 5 ? 1 : inset + 2 }
    }
  }
}

struct GuidedView: View {
  let own: Int
  let inner: SpecView
  @State private var shift: CGFloat = 0

  var body: some View {
    VStack(alignment: .leading) {
      inner.alignmentGuide(.leading) { $0[.leading] + shift }
      Press(own: own, part: "guide") { shift += 3 }
    }
  }
}

struct AnchoredView: View {
  let inner: SpecView

  var body: some View {
    inner
      .anchorPreference(key: ScreenBounds.self, value: .bounds) { [$0] }
      .overlayPreferenceValue(ScreenBounds.self) { anchors in
        GeometryReader { proxy in
          Rectangle().frame(width: anchors.first.map { proxy[$0].width / 2 } ?? 1, height: 1)
        }
      }
  }
}

struct MatchedView: View {
  let inner: SpecView
  @Namespace private var space

  var body: some View {
    HStack {
      inner.matchedGeometryEffect(id: 1, in: space)
      Rectangle().matchedGeometryEffect(id: 1, in: space, isSource: false)
    }
  }
}
