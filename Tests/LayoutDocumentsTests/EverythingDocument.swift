// SPDX-License-Identifier: GPL-3.0-or-later

/// A document with every type of node, every modifier and every form of their values.
let everythingDocument = #"""
  {
    "version": 1,
    "proposal": {"width": "infinity", "height": null},
    "environment": {
      "layoutDirection": "rightToLeft", "displayScale": 3,
      "text": {"measurer": {"advance": 7, "lineHeight": 20, "ascent": 15.5}}
    },
    "alignments": {
      "mid": {"axis": "vertical", "default": "0.25 * height + center / 2 - 3"},
      "third": {"axis": "horizontal", "default": "width / 3"},
      "last": {"axis": "vertical", "default": "-mid"},
      "zero": {"axis": "horizontal", "default": 0}
    },
    "root": {"type": "VStack", "id": "root", "alignment": "third", "spacing": -2, "children": [
      {"type": "HStack", "alignment": "center", "children": [
        {"type": "Color", "modifiers": [
          {"frame": {"width": 10}}, {"frame": {"height": 2.5, "alignment": "topLeading"}},
          {"frame": {}}, {"frame": {"alignment": "top"}}, {"frame": {"width": -5, "height": 4}},
          {"frame": {"minWidth": "infinity", "idealHeight": 3, "maxHeight": "infinity"}},
          {"frame": {"minWidth": -1, "idealWidth": 2, "maxWidth": 3, "minHeight": 1}}
        ]},
        {"type": "Rectangle", "modifiers": [
          {"padding": 4}, {"padding": {}}, {"padding": {"top": -1, "leading": 2}},
          {"padding": {"edges": ["horizontal", "top"], "length": 5}}, {"padding": {"length": 1}},
          {"padding": {"edges": ["all"]}},
          {"fixedSize": {}}, {"fixedSize": {"horizontal": true}},
          {"aspectRatio": {"ratio": 1.5, "contentMode": "fit"}},
          {"aspectRatio": {"contentMode": "fill"}}
        ]},
        {"type": "RoundedRectangle", "modifiers": [
          {"offset": {"x": 1}}, {"position": {"x": 2, "y": -3}}, {"layoutPriority": -0.5},
          {"alignmentGuide": {"guide": "mid", "value": "last * 2 - top"}},
          {"alignmentGuide": {"guide": "leading", "value": -12}},
          {"alignmentGuide": {"guide": "bottom", "value": "1e-3 * width"}},
          {"id": "named"}
        ]},
        {"type": "Capsule"}, {"type": "Ellipse"}, {"type": "Circle", "id": "circle"},
        {"type": "Spacer"}, {"type": "Spacer", "minLength": 0}, {"type": "Divider"}
      ]},
      {"type": "ZStack", "alignment": {"horizontal": "third", "vertical": "mid"}, "children": [
        {"type": "Text", "text": "two\nlines \"quoted\" \\ ⌘", "font": "headline"},
        {"type": "Text", "text": "", "lineLimit": 2,
         "font": {"size": 9.5, "weight": "ultraLight", "design": "monospaced"}},
        {"type": "Text", "text": "plain"},
        {"type": "Image", "width": 10, "height": 20},
        {"type": "Image", "width": 1, "height": 2, "resizable": true,
         "capInsets": {"top": 1, "trailing": 2}},
        {"type": "Box"}, {"type": "Box", "width": 5, "height": {"maximum": 8}},
        {"type": "Box", "width": {"minimum": 1, "ideal": 2, "maximum": "infinity"},
         "height": {"minimum": 30}, "firstTextBaseline": 4, "lastTextBaseline": 5}
      ]},
      {"type": "Grid", "alignment": "bottomTrailing", "horizontalSpacing": 1,
       "verticalSpacing": 0, "children": [
        {"type": "GridRow", "alignment": "firstTextBaseline", "children": [
          {"type": "Color", "modifiers": [{"gridCellColumns": 2}]},
          {"type": "Color", "modifiers": [{"gridCellUnsizedAxes": ["vertical"]}]},
          {"type": "Color", "modifiers": [{"gridCellAnchor": [0.25, 1]}]},
          {"type": "Color", "modifiers": [{"gridColumnAlignment": "center"}]}
        ]},
        {"type": "GridRow", "children": [{"type": "Box"}],
         "modifiers": [{"gridCellAnchor": "top"}]},
        {"type": "Divider"}
      ]},
      {"type": "LazyVGrid", "alignment": "leading", "spacing": 2, "columns": [
        {"fixed": 10}, {"flexible": {}}, {"flexible": {"minimum": 5, "maximum": 50}},
        {"adaptive": {"minimum": 20}, "spacing": 3, "alignment": "top"}
      ], "children": [{"type": "Color"}]},
      {"type": "LazyHGrid", "rows": [{"adaptive": {"minimum": 5, "maximum": 6}}], "children": []},
      {"type": "LazyVStack", "alignment": "trailing", "children": [{"type": "Color"}]},
      {"type": "LazyHStack", "spacing": 3, "children": [{"type": "Color"}]},
      {"type": "ViewThatFits", "children": [{"type": "Color"}, {"type": "Box"}]},
      {"type": "ViewThatFits", "axes": ["horizontal"], "children": [{"type": "Color"}]},
      {"type": "ScrollView", "children": [{"type": "Color"}]},
      {"type": "ScrollView", "axes": ["horizontal", "vertical"], "children": [{"type": "Box"}]},
      {"type": "Group", "modifiers": [{"padding": 1}], "children": [
        {"type": "GeometryReader", "children": [{"type": "Circle"}]},
        {"type": "EmptyView"}
      ]},
      {"type": "Color", "modifiers": [
        {"overlay": {"content": [{"type": "Box", "id": "over"}]}},
        {"overlay": {"alignment": "centerFirstTextBaseline", "content": [
          {"type": "Box"}, {"type": "Color"}]}},
        {"background": {"alignment": "top", "content": [{"type": "Color"}]}},
        {"safeAreaInset": {"edge": "leading", "alignment": "mid", "spacing": 1,
          "content": [{"type": "Box"}]}},
        {"safeAreaInset": {"edge": "bottom", "content": [{"type": "Box"}]}},
        {"attach": {"content": {"type": "Circle"}}},
        {"attach": {"content": {"type": "Circle"}, "at": [1, 0.5], "by": "bottom",
          "offset": {"x": 1, "y": 2}}},
        {"attach": {"content": {"type": "Circle"},
          "at": {"horizontal": "third", "vertical": "center"}}}
      ]},
      {"type": "Color", "modifiers": [
        {"containerRelativeFrame": {"axes": ["horizontal"]}},
        {"containerRelativeFrame": {"axes": ["horizontal", "vertical"], "count": 4, "span": 3,
          "spacing": 10, "alignment": "bottom"}},
        {"matchedGeometryEffect": {"id": "hero"}},
        {"matchedGeometryEffect": {"id": "hero", "properties": ["position"], "anchor": "top",
          "isSource": false}},
        {"matchedGeometryEffect": {"id": "hero", "properties": ["position", "size"],
          "anchor": [0, 1], "isSource": false}}
      ]},
      {"type": "ConstraintLayout", "id": "card", "children": [
        {"type": "Text", "text": "title", "id": "title", "modifiers": [
          {"contentHugging": 251}, {"contentHugging": {"horizontal": "high"}},
          {"contentCompressionResistance": {"horizontal": 740, "vertical": "required"}}]},
        {"type": "Image", "width": 40, "height": 40, "id": "my id"},
        {"type": "Color", "modifiers": [{"id": "value"}]}
      ], "modifiers": [
        {"constraints": {"constraints": [
          "title.leading==self.leading + 8 @high", "value.top >= 20", "minimum line.top @10",
          "2 * title.width - 3 <= 'my id'.height + value.height / 4 @0.5",
          {"constraint": "\"my id\".width == 40", "name": "icon", "active": false},
          "V:|-[title]-(>=8@300)-[value(title)]" ,
          {"format": "[title]-gap-[\"my id\"]", "metrics": {"gap": 4, "more": 3},
            "options": ["alignAllTop", "directionLeftToRight"]},
          {"barrier": "labels", "edge": "trailing", "of": ["title", "my id"], "margin": 8},
          {"guideline": "third", "axis": "horizontal", "fraction": 0.25},
          {"guideline": "low", "axis": "vertical", "offset": -20},
          {"chain": ["title", "my id", "value"], "axis": "horizontal", "style": "packed",
            "bias": 0.25, "spacing": 8, "from": "third.leading + 4", "to": 90},
          {"chain": ["title", "value"], "axis": "vertical", "weights": [1, 2]},
          {"ratio": 1.5, "of": "value", "priority": "low"}
        ], "guides": ["line"], "gone": ["my id"], "margins": {"top": 1, "leading": 2}}},
        {"equalWidths": ["title", "value"]}, {"equalHeights": ["title", "my id"]}
      ]},
      {"type": "Color", "modifiers": [{"constraints": ["self.width >= 80"]}]},
      {"type": "Layout", "name": "Flow", "id": "flow", "children": [{"type": "Circle"}]},
      {"type": "Layout", "name": "Radial", "parameters": {"offset": 30}},
      {"type": "Layout", "name": "Header", "parameters": {"alignment": "mid",
        "minSpacing": 3, "idealSpacing": 5}, "children": [{"type": "Circle"}]},
      {"type": "Layout", "name": "EqualWidthVStack", "parameters": {"spacing": -1}},
      {"type": "Text", "text": "last", "modifiers": [
        {"environment": {"layoutDirection": "leftToRight", "displayScale": 1,
          "text": {"measurer": "fixed"}}},
        {"layoutValue": {"key": "rank", "value": 2}},
        {"layoutValue": {"key": "name", "value": "a"}},
        {"layoutValue": {"key": "flag", "value": false}},
        {"scaleEffect": 2}, {"scaleEffect": {"x": 2, "y": 3, "anchor": [0, 0]}},
        {"rotationEffect": {"degrees": 45, "anchor": "topLeading"}}, {"opacity": 0.5},
        {"hidden": true}, {"zIndex": -1}, {"clipped": true}
      ]}
    ]}
  }
  """#
