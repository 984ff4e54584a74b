// SPDX-License-Identifier: GPL-3.0-or-later
// Yoga behind a C interface: a tree of flex containers whose leaves grow.

#include <yoga/Yoga.h>

#include <cstdint>
#include <vector>

extern "C" {

// Nodes in tree order, parents first. A grow factor above 0 shares the parent's length; a length
// below 0 is left to Yoga.
struct yoga_tree {
  int32_t nodes;
  const int32_t *parents;    // -1 for the root
  const int32_t *is_row;     // 1 for a row, 0 for a column
  const double *grow;
  const double *widths;
  const double *heights;
};

// The arguments are the members of `yoga_tree`.
void *yoga_open(int32_t nodes, const int32_t *parents, const int32_t *is_row, const double *grow,
                const double *widths, const double *heights);
void yoga_layout(void *session, double width, double height);
void yoga_frames(void *session, double *frames);
void yoga_close(void *session);
}

namespace {
struct Session {
  YGConfigRef config;
  std::vector<YGNodeRef> nodes;
  std::vector<int32_t> parents;
};
}  // namespace

void *yoga_open(int32_t nodes, const int32_t *parents, const int32_t *is_row, const double *grow,
                const double *widths, const double *heights) {
  yoga_tree tree = {nodes, parents, is_row, grow, widths, heights};
  auto session = new Session();
  session->config = YGConfigNew();
  // Frames are compared exactly, so they are not rounded to pixels.
  YGConfigSetPointScaleFactor(session->config, 0);
  std::vector<uint32_t> counts(tree.nodes, 0);
  for (int32_t index = 0; index < tree.nodes; index++) {
    auto node = YGNodeNewWithConfig(session->config);
    YGNodeStyleSetFlexDirection(
        node, tree.is_row[index] ? YGFlexDirectionRow : YGFlexDirectionColumn);
    if (tree.grow[index] > 0) {
      YGNodeStyleSetFlexGrow(node, static_cast<float>(tree.grow[index]));
      YGNodeStyleSetFlexBasis(node, 0);
    }
    if (tree.widths[index] >= 0) {
      YGNodeStyleSetWidth(node, static_cast<float>(tree.widths[index]));
    }
    if (tree.heights[index] >= 0) {
      YGNodeStyleSetHeight(node, static_cast<float>(tree.heights[index]));
    }
    session->nodes.push_back(node);
    session->parents.push_back(tree.parents[index]);
    if (tree.parents[index] >= 0) {
      YGNodeInsertChild(
          session->nodes[tree.parents[index]], node, counts[tree.parents[index]]++);
    }
  }
  return session;
}

void yoga_layout(void *session, double width, double height) {
  auto &opened = *static_cast<Session *>(session);
  YGNodeCalculateLayout(
      opened.nodes[0], static_cast<float>(width), static_cast<float>(height), YGDirectionLTR);
}

// Four numbers a node: the place in the root, the width and the height.
void yoga_frames(void *session, double *frames) {
  auto &opened = *static_cast<Session *>(session);
  for (size_t index = 0; index < opened.nodes.size(); index++) {
    auto node = opened.nodes[index];
    auto parent = opened.parents[index];
    double x = parent < 0 ? 0 : frames[4 * parent], y = parent < 0 ? 0 : frames[4 * parent + 1];
    frames[4 * index] = x + YGNodeLayoutGetLeft(node);
    frames[4 * index + 1] = y + YGNodeLayoutGetTop(node);
    frames[4 * index + 2] = YGNodeLayoutGetWidth(node);
    frames[4 * index + 3] = YGNodeLayoutGetHeight(node);
  }
}

void yoga_close(void *session) {
  auto opened = static_cast<Session *>(session);
  YGNodeFreeRecursive(opened->nodes[0]);
  YGConfigFree(opened->config);
  delete opened;
}
