// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ViewContext {
  /// Compares a value with the one seen last at this place, once layout has settled, and acts where
  /// they differ.
  ///
  /// - Parameters:
  ///   - source: what the value is, for messages.
  ///   - callsFirst: whether the first value counts as a difference.
  ///   - value: the value once layout has settled, or nil where there is none to compare.
  ///   - action: gets the old and the new value, which are the same the first time.
  func observe<Value: Equatable>(
    _ source: String, callsFirst: Bool, value: @escaping () -> Value?,
    _ action: @escaping (Value, Value) -> Void
  ) {
    let path = path
    record.add(.place(graph.place(at: path)))
    let connect = connected {}
    record.add(
      .action { graph in
        connect()
        guard let value = value() else { return }
        let old = graph.seen.updateValue(value, forKey: path) as? Value
        guard old.map({ $0 != value }) ?? callsFirst else { return }
        let text = FeedbackText.text(of: value)
        graph.firings.append(ViewGraph.Firing(path: path, source: source, value: text))
        action(old ?? value, value)
      })
  }
}
