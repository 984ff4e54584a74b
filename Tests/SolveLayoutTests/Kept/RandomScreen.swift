// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

@testable import LayoutViews

/// A view of a random screen as it is described; numbers name controls and states.
indirect enum ScreenSpec {
  case text(Int)
  case block(CGFloat, CGFloat)
  case flexible
  case spacer
  case stack(Int, [Int])
  case each(Int, Int)
  case switching(Int, Int, Int)
  case counter(Int)
  case sharing(Int, Int)
  case surrounded(Int, Int)
  case surroundings
  case reader(Int)
  case frameReader
  case handing(Int)
  case overlaid(Int)
  case observing(Int, Int)
  case settling(Int, Int)
  case living(Int, Int)
  case named(Int, Int)
  case renamed(Int, Int)
  case modified(Int, Int)
  case wrapped(Int, Int)
  case guided(Int, Int)
  case decorated(Int, Int)
  case anchored(Int)
  case matched(Int)
  case equal(Int)
  case shared(Int)
}

/// The descriptions by number, and who hears of events.
///
/// Functions, so that views hold no objects.
struct ScreenPlan {
  let spec: (Int) -> ScreenSpec
  let report: (String) -> Void
}

/// Makes random screens from a seed.
struct ScreenGenerator {
  private var random: ScreenRandom
  private(set) var specs: [ScreenSpec] = []

  init(seed: UInt64) { random = ScreenRandom(state: seed) }

  /// A view with a number of levels below; answers its number.
  mutating func view(_ depth: Int) -> Int {
    let spec = depth == 0 ? leaf() : parent(depth - 1)
    specs.append(spec)
    return specs.count - 1
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int {
    Int.random(in: range, using: &random)
  }

  private mutating func leaf() -> ScreenSpec {
    switch number(0...9) {
    case 0: .text(number(0...9))
    case 1: .block(CGFloat(number(1...60)), CGFloat(number(1...40)))
    case 2: .flexible
    case 3: .spacer
    case 4: .handing(specs.count)
    case 5: .surroundings
    case 6: .frameReader
    default: .counter(specs.count)
    }
  }

  private mutating func views(_ depth: Int) -> [Int] {
    let count = number(1...3)
    return (0..<count).map { _ in view(number(0...depth)) }
  }

  private mutating func parent(_ depth: Int) -> ScreenSpec {
    let kind = number(0...26)
    if kind < 9 { return .stack(kind, views(depth)) }
    let inner = view(depth)
    let own = specs.count
    switch kind {
    case 9: return .each(own, inner)
    case 10: return .switching(own, inner, view(number(0...depth)))
    case 11: return .sharing(own, inner)
    case 12: return .surrounded(own, inner)
    case 13: return .reader(inner)
    case 14: return .overlaid(inner)
    case 15: return .observing(own, inner)
    case 16: return .settling(own, inner)
    case 17: return .living(own, inner)
    case 18: return .named(number(0...3), inner)
    case 19: return .renamed(own, inner)
    case 20: return .modified(number(0...6), inner)
    case 21: return .wrapped(own, inner)
    case 22: return .guided(own, inner)
    case 23: return .decorated(inner, view(number(0...depth)))
    case 24: return .anchored(inner)
    case 25: return number(0...3) == 0 ? .matched(inner) : .shared(inner)
    default: return number(0...5) == 0 ? .equal(inner) : .stack(0, [inner, view(0)])
    }
  }
}

/// SplitMix64.
struct ScreenRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}

enum ScreenWidth: PreferenceKey {
  static var defaultValue: Int { 0 }
  // Not associative: the order and grouping of reductions show.
  static func reduce(value: inout Int, nextValue: () -> Int) {
    value = (2 * value + nextValue()) % 97
  }
}

enum ScreenBounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

/// A view of the screen: made of others, without a state of its own.
struct SpecView: View {
  let number: Int
  let plan: ScreenPlan

  private func inner(_ number: Int) -> SpecView { SpecView(number: number, plan: plan) }

  var body: some View { content }

  private var content: AnyView {
    switch plan.spec(number) {
    case .text(let words): AnyView(Text(String(repeating: "word ", count: words) + "end"))
    case .block(let width, let height): AnyView(Rectangle().frame(width: width, height: height))
    case .flexible: AnyView(Circle())
    case .spacer: AnyView(Spacer())
    case .stack(let kind, let views): stack(kind, ForEach(views, id: \.self) { inner($0) })
    case .each(let own, let view): AnyView(EachView(own: own, inner: inner(view)))
    case .switching(let own, let first, let second):
      AnyView(SwitchView(own: own, first: inner(first), second: inner(second)))
    case .counter(let own): AnyView(CountView(own: own))
    case .sharing(let own, let view): AnyView(SharingView(own: own, inner: inner(view)))
    case .surrounded(let own, let view): AnyView(SurroundedView(own: own, inner: inner(view)))
    case .surroundings: AnyView(SurroundingsView())
    case .reader(let view): AnyView(ReaderView(inner: inner(view)))
    case .frameReader:
      AnyView(
        GeometryReader { proxy in
          Text("\(Int(proxy.frame(in: .global).minY)) \(Int(proxy.frame(in: .global).minX))")
        }.frame(width: 50, height: 20))
    case .handing(let own): AnyView(HandingView(own: own))
    case .overlaid(let view):
      AnyView(
        inner(view).overlayPreferenceValue(ScreenWidth.self) { width in
          PlainRow(count: width % 4)
        })
    case .observing(let own, let view):
      AnyView(ObservingView(own: own, inner: inner(view), report: plan.report))
    case .settling(let own, let view): AnyView(SettlingView(own: own, inner: inner(view)))
    case .living(let own, let view):
      AnyView(LivingView(own: own, inner: inner(view), report: plan.report))
    case .named(let name, let view): AnyView(inner(view).id("name\(name)"))
    case .renamed(let own, let view): AnyView(RenamedView(own: own, inner: inner(view)))
    case .modified(let kind, let view): modified(kind, inner(view))
    case .wrapped(let own, let view): AnyView(inner(view).modifier(Wrapper(own: own)))
    case .guided(let own, let view): AnyView(GuidedView(own: own, inner: inner(view)))
    case .decorated(let view, let other):
      AnyView(inner(view).padding(3).overlay(alignment: .bottom) { inner(other) })
    case .anchored(let view): AnyView(AnchoredView(inner: inner(view)))
    case .matched(let view): AnyView(MatchedView(inner: inner(view)))
    case .equal(let view): AnyView(inner(view).equalWidths(in: "all"))
    case .shared(let view):
      // One value of a view at two places.
      AnyView(TwiceView(inner: CardView { inner(view) }))
    }
  }

  private func stack(_ kind: Int, _ content: some View) -> AnyView {
    switch kind {
    case 0: AnyView(HStack { content })
    case 1: AnyView(HStack(alignment: .firstTextBaseline, spacing: 3) { content })
    case 2: AnyView(VStack(alignment: .leading) { content })
    case 3: AnyView(ZStack(alignment: .topTrailing) { content })
    case 4: AnyView(LazyVStack { content })
    case 5: AnyView(ViewThatFits { content })
    case 6: AnyView(Grid { GridRow { content } })
    case 7: AnyView(ScrollView { content })
    default: AnyView(VStack(spacing: 2) { content })
    }
  }

  private func modified(_ kind: Int, _ view: SpecView) -> AnyView {
    switch kind {
    case 0: AnyView(view.padding())
    case 1: AnyView(view.frame(maxWidth: .infinity, alignment: .leading))
    case 2: AnyView(view.fixedSize())
    case 3: AnyView(view.layoutPriority(1))
    case 4: AnyView(view.offset(x: 3, y: 4).frame(minHeight: 30))
    case 5: AnyView(view.environment(\.layoutDirection, .rightToLeft))
    default: AnyView(view.aspectRatio(2, contentMode: .fit))
    }
  }
}
