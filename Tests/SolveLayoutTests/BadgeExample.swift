// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

/// The frame of a badge on the corner of an avatar.
func badgeFrame() throws -> CGRect? {
  let document = try LayoutDocument.read(
    """
    {"version": 1, "container": {"width": 100, "height": 100},
     "root": {"type": "Circle", "modifiers": [
       {"padding": 20},
       {"attach": {"content": {"type": "Color", "id": "badge",
                               "modifiers": [{"frame": {"width": 24, "height": 24}}]},
                   "at": "topTrailing", "by": "center"}}]}}
    """)
  let host = SceneHost(options: .init(engine: .constraints, checks: true))
  let answer = try host.layout(document.scene)
  guard answer.check?.agree == true else { return nil }
  return answer.frame(of: "badge")
}
