// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutHost
import SolveLayout

/// W12: a screen written in this package's SwiftUI, of about 1,000 views: made, laid out for the
/// first time, and laid out again after a button changed one row's state.
struct Screen: Workload {
  let identifier = "W12"
  let title = "screen in Swift"
  let sizeMeaning = "views"

  func sizes(quick: Bool) -> [Int] { quick ? [100] : [100, 1_000] }

  func cases(size: Int, rivals: Rivals) throws -> [Case] {
    let rows = size / ScreenRow.views
    let engines = [EngineChoice.direct, .hybrid, .constraints]
    return [
      Case(phase: "build", entrants: [build(rows)]),
      Case(phase: "first layout", entrants: engines.map { first(rows, $0) }),
      Case(phase: "state change", entrants: engines.map { change(rows, $0) }),
    ]
  }

  /// Layout hosts belong to the main thread, on which the benchmarks run.
  private static func onMain<Value>(
    _ work: @MainActor () throws -> Value
  ) rethrows -> Value {
    try MainActor.assumeIsolated { Unchecked(try work()) }.value
  }

  private func build(_ rows: Int) -> Entrant {
    Entrant(
      engine: "direct", answer: { Answer() },
      trial: .plain { Self.onMain { _ = LayoutHost(rootView: ScreenView(rows: rows)) } })
  }

  private func first(_ rows: Int, _ engine: EngineChoice) -> Entrant {
    let layout = { @MainActor (host: LayoutHost) in try Self.layout(host, engine) }
    return Entrant(
      engine: engine.rawValue,
      answer: {
        Answer(frames: try Self.onMain { try layout(LayoutHost(rootView: ScreenView(rows: rows))) })
      },
      trial: .repeated {
        let host = Self.onMain { Unchecked(LayoutHost(rootView: ScreenView(rows: rows))) }
        return { try Self.onMain { _ = try layout(host.value) } }
      })
  }

  /// A button in the middle row is pressed, again and again.
  private func change(_ rows: Int, _ engine: EngineChoice) -> Entrant {
    let press = { @MainActor (host: LayoutHost) in
      try host.perform("row\(rows / 2)")
      return try Self.layout(host, engine)
    }
    let open = {
      try Self.onMain {
        let host = LayoutHost(rootView: ScreenView(rows: rows))
        _ = try Self.layout(host, engine)
        return Unchecked(host)
      }
    }
    return Entrant(
      engine: engine.rawValue,
      answer: {
        let host = try open()
        return Answer(frames: try Self.onMain { try press(host.value) })
      },
      trial: .repeated {
        let host = try open()
        return { try Self.onMain { _ = try press(host.value) } }
      })
  }

  @MainActor
  private static func layout(_ host: LayoutHost, _ engine: EngineChoice) throws -> [Double] {
    let size = CGSize(width: 390, height: 844)
    let result = try host.layout(in: size, options: .init(engine: engine))
    return result.views.flatMap {
      [
        Double($0.frame.origin.x), Double($0.frame.origin.y), Double($0.frame.width),
        Double($0.frame.height),
      ]
    }
  }
}

/// Hands a value of the main thread through closures that run on it.
struct Unchecked<Value>: @unchecked Sendable {
  let value: Value
  init(_ value: Value) { self.value = value }
}

/// Rows under each other.
struct ScreenView: View {
  let rows: Int

  var body: some View {
    VStack(spacing: 4) {
      ForEach(0..<rows, id: \.self) { ScreenRow(index: $0) }
    }
  }
}

/// A row of ten views with a state of its own.
struct ScreenRow: View {
  /// The views that one row adds to the screen.
  nonisolated static let views = 10

  let index: Int
  @State private var isOn = false

  var body: some View {
    HStack(spacing: 8) {
      Circle().frame(width: 24, height: 24)
      VStack(alignment: .leading, spacing: 2) {
        Text("Row \(index)")
        Text(isOn ? "A longer line that is shown now" : "Off")
      }
      Spacer()
      HStack(spacing: 4) {
        Rectangle().frame(width: 16, height: 16)
        Button(isOn ? "Turn off" : "Turn on") { isOn.toggle() }.id("row\(index)")
      }
    }
  }
}
