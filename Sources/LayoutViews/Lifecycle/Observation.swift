// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

extension ViewContext {
  /// Compares a value with the one seen last at this place, once layout has settled, and acts where
  /// they differ.
  ///
  /// - Parameters:
  ///   - value: the value of this evaluation.
  ///   - source: what the value is, for messages.
  ///   - callsFirst: whether the first value counts as a difference.
  ///   - action: gets the old and the new value, which are the same the first time.
  func observe<Value: Equatable>(
    _ value: Value, as source: String, callsFirst: Bool,
    _ action: @escaping (Value, Value) -> Void
  ) {
    let (graph, path) = (graph, path)
    graph.present.insert(path)
    graph.actions.append(
      connected {
        let old = graph.seen.updateValue(value, forKey: path) as? Value
        guard old.map({ $0 != value }) ?? callsFirst else { return }
        graph.firings.append(
          ViewGraph.Firing(path: path, source: source, value: String(describing: value)))
        action(old ?? value, value)
      })
  }
}
