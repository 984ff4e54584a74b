// SPDX-License-Identifier: GPL-3.0-or-later

/// What is known of one engine at one piece of work: figures, or why there are none.
struct Measurement: Codable {
  var workload: String
  var size: Int
  var phase: String
  var engine: String
  /// The figures, after the answers were found equal.
  var figures: Figures?
  /// Why nothing was measured, such as "not installed".
  var note: String?
}
