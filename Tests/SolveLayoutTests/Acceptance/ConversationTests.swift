// SPDX-License-Identifier: GPL-3.0-or-later

import GLPKSolver
import SolveLayout
import Testing

/// The widest of the measured views; nil is no view.
private enum SharedWidth: PreferenceKey, EnvironmentKey {
  static var defaultValue: CGFloat? { nil }

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    if let next = nextValue() { value = value.map { max($0, next) } ?? next }
  }
}

extension EnvironmentValues {
  fileprivate var sharedWidth: CGFloat? {
    get { self[SharedWidth.self] }
    set { self[SharedWidth.self] = newValue }
  }
}

/// Tells how wide the content is, and makes it as wide as the widest.
private struct SharingWidth: ViewModifier {
  @Environment(\.sharedWidth) private var width
  let alignment: Alignment

  func body(content: Content) -> some View {
    content
      .background(
        GeometryReader { reader in
          Color.clear.preference(key: SharedWidth.self, value: reader.size.width)
        }
      )
      .frame(width: width, alignment: alignment)
  }
}

/// Collects the widths from inside and hands the widest back down.
private struct WidthSharing: ViewModifier {
  @State private var width: CGFloat?

  func body(content: Content) -> some View {
    content
      .environment(\.sharedWidth, width)
      .onPreferenceChange(SharedWidth.self) { width = $0 }
  }
}

private struct Message: Sendable {
  var sender: String
  var text: String

  /// Words of so many letters.
  static func words(_ lengths: [Int]) -> String {
    lengths.map { String(repeating: "w", count: $0) }.joined(separator: " ")
  }

  /// A line of 43 letters, another, and one word.
  static let long = Message(
    sender: String(repeating: "s", count: 14), text: words(Array(repeating: 10, count: 9)))
  /// A line of 47 letters, or one of 41 and a word.
  static let short = Message(sender: "Anna", text: words([10, 10, 10, 8, 5]))
}

private struct Conversation: View {
  @State var messages: [Message] = [.long, .short]
  var sharesWidths = true
  /// Whether senders stay on one line, however narrow the shared width is.
  var keepsLines = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      ForEach(messages.indices, id: \.self) { index in
        HStack(alignment: .bottom, spacing: 3) {
          sender(index)
          Text(messages[index].text).lineLimit(nil).padding(6)
            .background(Color.blue.opacity(0.2)).id("bubble \(index)")
        }
      }
    }
    .id("stack")
    .modifier(WidthSharing())
    .frame(width: 480)
    .padding(12)
    .border(Color.gray)
    .padding(12)
    .id("conversation")
    .overlay { buttons }
  }

  @ViewBuilder private func sender(_ index: Int) -> some View {
    let padded = Text(messages[index].sender).id("text \(index)")
      .fixedSize(horizontal: keepsLines, vertical: false).padding(2).id("padded \(index)")
    if sharesWidths {
      padded.modifier(SharingWidth(alignment: .trailing)).id("frame \(index)")
    } else {
      padded.id("frame \(index)")
    }
  }

  @ViewBuilder private var buttons: some View {
    Button("Drop") { messages.removeFirst() }.id("drop")
    Button("Widen") { messages[1].sender = String(repeating: "s", count: 16) }.id("widen")
    Button("Narrow") { messages[0].sender = "Bo" }.id("narrow")
  }
}

/// A bubble that reads its height from a reader, which sees no more than the bubble's own frame.
private struct ReadingBubble: View {
  @State private var height: CGFloat = 28
  let lines: Int

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 8).fill(Color.red).opacity(0.9).id("bubble")
      GeometryReader { reader in
        Text(bubbleText(lines)).lineLimit(nil).multilineTextAlignment(.center)
          .onAppear { height = reader.size.height }
      }
    }
    .frame(width: 480, height: height)
  }
}

/// Every line fills more than half of the 480 points.
private func bubbleText(_ lines: Int) -> String {
  Message.words(Array(repeating: 40, count: lines))
}

@MainActor @Suite(.enabled(if: GLPKSolver.isAvailable)) struct ConversationTests {
  private func host(_ conversation: Conversation) -> LayoutHost {
    let host = LayoutHost(rootView: conversation)
    host.environment.textMeasurer = eightPointText
    return host
  }

  /// S2-05, S2-09: the numbers without equal widths.
  @Test func bubblesStartWhereTheirSenderEnds() throws {
    let laidOut = try BothEngines(Conversation(sharesWidths: false))
    laidOut.expect("conversation", 0, 0, 528, 140)
    laidOut.expect("stack", 26.5, 24, 475, 92)
    laidOut.expect("text 0", 28.5, 66, 112, 16)
    laidOut.expect("padded 0", 26.5, 64, 116, 20)
    laidOut.expect("bubble 0", 145.5, 24, 356, 60)
    laidOut.expect("padded 1", 26.5, 96, 36, 20)
    laidOut.expect("bubble 1", 65.5, 88, 388, 28)
    #expect(laidOut.rounds == 1)
  }

  /// S2-05 to S2-09: the numbers with equal widths, 116.
  @Test func bubblesStartWhereTheWidestSenderEnds() throws {
    let host = host(Conversation())
    let laidOut = try BothEngines(host, .proposal(nil, nil))
    #expect(laidOut.rounds == 2)
    laidOut.expect("conversation", 0, 0, 528, 156)
    laidOut.expect("stack", 26.5, 24, 475, 108)
    laidOut.expect("text 0", 28.5, 66, 112, 16)
    laidOut.expect("padded 0", 26.5, 64, 116, 20)
    laidOut.expect("frame 0", 26.5, 64, 116, 20)
    laidOut.expect("bubble 0", 145.5, 24, 356, 60)
    laidOut.expect("frame 1", 26.5, 112, 116, 20)
    laidOut.expect("padded 1", 106.5, 112, 36, 20)
    laidOut.expect("text 1", 108.5, 114, 32, 16)
    laidOut.expect("bubble 1", 145.5, 88, 340, 44)
    for row in 0..<2 {
      #expect(laidOut.frame("frame \(row)")?.maxY == laidOut.frame("bubble \(row)")?.maxY)
    }
    // S2-07: stable; another layout changes nothing.
    let again = try BothEngines(host, .proposal(nil, nil))
    #expect(again.rounds == 1)
    #expect(laidOut.results[0].changes(to: again.results[0]).isEmpty)
  }

  /// The widest one leaves: 36 is the maximum of who is left.
  @Test func theWidthShrinksWhenTheWidestLeaves() throws {
    let host = host(Conversation())
    _ = try BothEngines(host, .proposal(nil, nil))
    try host.perform("drop")
    let laidOut = try BothEngines(host, .proposal(nil, nil))
    #expect(laidOut.frame("frame 0")?.width == 36)
    // 36 + 3 + 388 in the middle of 480, one line.
    laidOut.expect("frame 0", 50.5, 32, 36, 20)
    laidOut.expect("bubble 0", 89.5, 24, 388, 28)
    laidOut.expect("conversation", 0, 0, 528, 76)
  }

  /// A message that is the widest now, and one that is no longer.
  @Test func theWidthFollowsSendersThatKeepTheirLine() throws {
    let host = host(Conversation(keepsLines: true))
    _ = try BothEngines(host, .proposal(nil, nil))
    try host.perform("widen")
    let wider = try BothEngines(host, .proposal(nil, nil))
    #expect(wider.frame("frame 0")?.width == 132)
    #expect(wider.frame("frame 1")?.width == 132)
    try host.perform("narrow")
    let same = try BothEngines(host, .proposal(nil, nil))
    #expect(same.frame("frame 0")?.width == 132)
    #expect(same.frame("padded 0")?.width == 20)
    try host.perform("drop")
    let lone = try BothEngines(host, .proposal(nil, nil))
    #expect(lone.frame("frame 0")?.width == 132)
  }

  /// Without that, who is offered 116 points breaks into lines of 112 and never asks for more.
  @Test func sendersThatBreakKeepTheSharedWidth() throws {
    let host = host(Conversation())
    _ = try BothEngines(host, .proposal(nil, nil))
    try host.perform("widen")
    let laidOut = try BothEngines(host, .proposal(nil, nil))
    #expect(laidOut.frame("frame 0")?.width == 116)
    #expect(laidOut.frame("padded 1")?.size == CGSize(width: 116, height: 36))
  }

  @Test func aMessageThatGetsNarrowerLetsTheOthersFollow() throws {
    let host = host(Conversation())
    _ = try BothEngines(host, .proposal(nil, nil))
    try host.perform("narrow")
    let laidOut = try BothEngines(host, .proposal(nil, nil))
    #expect(laidOut.frame("frame 0")?.width == 36)
    #expect(laidOut.frame("frame 1")?.width == 36)
    #expect(laidOut.frame("padded 0")?.width == 20)
  }

  /// No message, no width: nothing is written, one round.
  @Test func anEmptyConversationIsSettledAtOnce() throws {
    let laidOut = try BothEngines(Conversation(messages: []))
    #expect(laidOut.rounds == 1)
    laidOut.expect("conversation", 0, 0, 528, 48)
  }

  @Test func oneMessageIsAsWideAsItsSender() throws {
    let laidOut = try BothEngines(Conversation(messages: [.short]))
    #expect(laidOut.rounds == 2)
    laidOut.expect("frame 0", 50.5, 32, 36, 20)
    laidOut.expect("bubble 0", 89.5, 24, 388, 28)
  }

  @Test func sendersOfOneWidthStayWhereTheyAre() throws {
    let messages: [Message] = [.short, .short]
    let before = try BothEngines(Conversation(messages: messages, sharesWidths: false))
    let after = try BothEngines(Conversation(messages: messages))
    for name in ["frame 0", "frame 1", "bubble 0", "bubble 1", "conversation"] {
      #expect(before.frame(name) == after.frame(name))
    }
  }

  /// S2-01: a reader sees its own frame, however many lines the text has.
  @Test(arguments: 1...3) func aReaderDoesNotSeeTheTextsHeight(lines: Int) throws {
    let laidOut = try BothEngines(ReadingBubble(lines: lines))
    laidOut.expectSize(480, 28)
    laidOut.expect("bubble", 0, 0, 480, 28)
  }

  /// S2-02, S2-04: the background is as high as the text, lines of 14 with 7 above and below.
  @Test(arguments: [(1, CGFloat(28)), (2, 42), (3, 56)])
  func theBackgroundIsAsHighAsTheText(lines: Int, height: CGFloat) throws {
    let view = Text(bubbleText(lines)).lineLimit(nil).multilineTextAlignment(.center)
      .padding(.vertical, 7).frame(width: 480)
      .background { RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.9)).id("bubble") }
    let host = LayoutHost(rootView: view)
    host.environment.textMeasurer = FixedTextMeasurer(
      numbers: .init(advance: 8, lineHeight: 14, ascent: 11))
    let laidOut = try BothEngines(host, .proposal(nil, nil))
    laidOut.expectSize(480, height)
    laidOut.expect("bubble", 0, 0, 480, height)
  }

  /// S2-03: the total is 504 wide and 48 higher than the lines; 60 words of four letters are six.
  @Test(arguments: [(60, 6), (1, 1), (11, 1), (12, 2), (33, 3)])
  func theFirstAnswerNeedsNoMeasuring(words: Int, lines: Int) throws {
    let view = Text(Message.words(Array(repeating: 4, count: words))).id("text")
      .fixedSize(horizontal: false, vertical: true)
      .padding(12).id("padded")
      .frame(width: 480).id("framed")
      .background(RoundedRectangle(cornerRadius: 8).fill(Color.red.opacity(0.9)).id("shape"))
      .padding(12)
    let laidOut = try BothEngines(view, .proposal(600, nil))
    let height = CGFloat(lines) * 16
    laidOut.expectSize(504, height + 48)
    laidOut.expect("framed", 12, 12, 480, height + 24)
    laidOut.expect("shape", 12, 12, 480, height + 24)
    if words == 60 {
      laidOut.expect("padded", 24, 12, 456, 120)
      laidOut.expect("text", 36, 24, 432, 96)
    }
    #expect(laidOut.rounds == 1)
  }
}
