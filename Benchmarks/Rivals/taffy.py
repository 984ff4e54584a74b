# SPDX-License-Identifier: GPL-3.0-or-later
"""Times Taffy's own code on nested stacks of ten: python3 taffy.py FOLDER LEVELS RUNS WIDTH...

The tree is made beforehand; what is timed is the one native call that computes the layout.
Answers one JSON object: the times in milliseconds of first layouts and of layouts after the
width changed, and the frames of the first layout as x, y, width and height in tree order.
"""

import json
import sys
import time

folder, levels, runs, width, other_width, height = sys.argv[1], *map(float, sys.argv[2:7])
sys.path.insert(0, folder)
from stretchable import taffylib  # noqa: E402
from stretchable.style import PCT, PT, Size, Style  # noqa: E402
from stretchable.style import FlexDirection  # noqa: E402
from stretchable.style.geometry.size import SizeAvailableSpace  # noqa: E402


def style(is_row, is_root):
    direction = FlexDirection.ROW if is_row else FlexDirection.COLUMN
    size = Size(100 * PCT, 100 * PCT) if is_root else Size()
    return Style(
        flex_direction=direction, flex_grow=0 if is_root else 1, flex_basis=0 * PT, size=size
    ).to_dict()


styles = {(row, root): style(row, root) for row in (False, True) for root in (False, True)}


def build(taffy, level, is_row, is_root, nodes):
    node = taffylib.node_create(taffy, styles[is_row, is_root])
    nodes.append((node, []))
    own = nodes[-1][1]
    if level > 0:
        for _ in range(10):
            child = build(taffy, level - 1, not is_row, False, nodes)
            own.append(child)
            taffylib.node_add_child(taffy, node, child)
    return node


def compute(taffy, root, width):
    space = SizeAvailableSpace(width * PT, height * PT).to_dict()
    start = time.perf_counter()
    taffylib.node_compute_layout(taffy, root, space)
    return (time.perf_counter() - start) * 1e3


def frames(taffy, nodes):
    index = {node: place for place, (node, _) in enumerate(nodes)}
    result = [None] * len(nodes)

    def visit(node, x, y):
        layout = taffylib.PyLayout()
        taffylib.node_get_layout(taffy, node, layout)
        frame = [x + layout.x, y + layout.y, layout.width, layout.height]
        result[index[node]] = frame
        for child in nodes[index[node]][1]:
            visit(child, frame[0], frame[1])

    visit(nodes[0][0], 0, 0)
    return [number for frame in result for number in frame]


first, again, answer = [], [], []
for run in range(int(runs) + 1):
    taffy = taffylib.init()
    taffylib.disable_rounding(taffy)
    nodes = []
    root = build(taffy, int(levels), False, True, nodes)
    times = compute(taffy, root, width)
    if run == 0:
        answer = frames(taffy, nodes)
    else:
        # The first run only warms up.
        first.append(times)
        again.append(compute(taffy, root, other_width))
    taffylib.free(taffy)
print(json.dumps({"first": first, "again": again, "frames": answer}))
