// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

struct ProfileRow: View {
  @State private var isExpanded = false

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      HStack {
        Circle().frame(width: 40, height: 40).id("avatar")
        Text("Grace Hopper").font(.headline)
        Spacer()
        Button("More") { isExpanded.toggle() }.id("more")
      }
      if isExpanded { Text("Rear admiral").id("rank") }
    }
    .padding(8)
  }
}

/// Where the second line stands once the button was pressed, or nil.
@MainActor func rankFrame() throws -> CGRect? {
  let host = LayoutHost(rootView: ProfileRow())
  let size = CGSize(width: 300, height: 100)
  guard try host.layout(in: size).frame(of: "rank") == nil else { return nil }
  try host.perform("more")
  return try host.layout(in: size, options: .init(checks: true)).frame(of: "rank")
}
