// SPDX-License-Identifier: GPL-3.0-or-later

import SolveLayout

/// Where a tag behind a title stands: at first, in a wider window, and with a longer title.
func tagPlaces() throws -> [CGFloat?] {
  let document = try LayoutDocument.read(
    """
    {"version": 1, "container": {"width": 100, "height": 40},
     "root": {"type": "HStack", "spacing": 8, "children": [
       {"type": "Text", "id": "title", "text": "four"},
       {"type": "Box", "id": "tag", "width": 20, "height": 20}]}}
    """)
  let session = try LayoutSession(document.scene, host: SceneHost())
  let wider = { try session.resize(to: CGSize(width: 200, height: 40)) }
  let longer = { try session.setText("fourfour", of: "title") }
  return [session.answer, try wider(), try longer()].map { $0.frame(of: "tag")?.minX }
}
