// SPDX-License-Identifier: GPL-3.0-or-later

extension InterfaceBuilderMacBaselines {
  /// Era, element, look, frame height and font size, then the distance in points.
  ///
  /// Evidence: 702 of 716 pairs of baselines in public files for the Mac fit such a table; entries
  /// seen in at least two repositories, and the round rectangle, the switch, the field 22 high and
  /// the small check box 14 high, which were seen less. `-` stands for what a file leaves out.
  static let table = """
    A|button|push|rounded|-|-|-|32|13 13
    A|textField|-|-|16|13 3
    A|textField|bezel|-|21|13 6
    B|button|check|regularSquare|-|-|-|18|13 4
    B|button|check|regularSquare|small|-|-|14|11 3
    B|button|check|regularSquare|small|-|-|16|11 4
    B|button|push|rounded|-|-|-|32|13 13
    B|button|push|rounded|small|-|-|27|11 11
    B|button|radio|regularSquare|-|-|-|18|13 4
    B|button|roundRect|roundedRect|-|-|-|19|12 5
    B|popUpButton|roundedRect|small|border|no|17|11 5
    B|popUpButton|rounded|-|borderAndBezel|no|25|14 10
    B|popUpButton|rounded|small|borderAndBezel|no|22|11 8
    B|switch|25|13 11
    B|textField|-|-|14|11 3
    B|textField|-|-|16|13 3
    B|textField|bezel|-|19|11 5
    B|textField|bezel|-|21|13 6
    B|textField|bezel|-|22|13 7
    C|button|check|regularSquare|-|-|-|16|13 3
    C|button|push|rounded|-|-|-|24|13 7
    C|popUpButton|rounded|-|borderAndBezel|no|24|13 7
    C|textField|-|-|16|13 3
    C|textField|bezel|-|24|13 7
    """
}
