// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

struct AvatarRow: View {
  var body: some View {
    ConstraintLayout {
      Circle().id("avatar")
      Text("Grace Hopper").id("name")
      Color.red.id("badge")
    } constraints: { items in
      let (avatar, name, badge) = (items["avatar"], items["name"], items["badge"])
      avatar.size.equal(to: CGSize(width: 40, height: 40))
      avatar.leading.equal(to: items.container.leading, plus: 16)
      avatar.centerY.equal(to: items.container.centerY)
      name.leading.equal(to: avatar.trailing, plus: 12)
      name.trailing.atMost(items.container.trailing, plus: -16)
      name.centerY.equal(to: avatar.centerY)
      badge.size.equal(to: CGSize(width: 16, height: 16))
      badge.centerX.equal(to: avatar.trailing, plus: -6).priority(.high)
      badge.centerY.equal(to: avatar.top, plus: 6)
    }
  }
}

/// Where the badge stands in a row of 200 x 72.
@MainActor func rowBadgeFrame() throws -> CGRect? {
  let host = LayoutHost(rootView: AvatarRow())
  return try host.layout(in: CGSize(width: 200, height: 72)).frame(of: "badge")
}
