// SPDX-License-Identifier: GPL-3.0-or-later

extension InterfaceBuilderMacBaselines {
  /// Entries like those of ``table`` that were seen in one repository only.
  static let rareTable = """
    A|popUpButton|rounded|-|borderAndBezel|no|25|14 9
    A|textField|-|-|14|11 3
    A|textField|-|-|17|13 3
    A|textField|-|-|18|12 3
    A|textField|bezel|-|22|13 6
    B|button|check|regularSquare|-|-|-|16|13 4
    B|button|check|regularSquare|-|-|-|21|13 4
    B|button|help|helpButton|-|-|-|25|13 10
    B|button|help|helpButton|-|-|-|26|13 10
    B|button|help|helpButton|small|-|-|19|11 6
    B|button|push|rounded|-|-|only|32|13 13
    B|button|radio|regularSquare|small|-|-|15|11 3.5
    B|button|roundRect|roundedRect|-|-|-|19|11 6
    B|button|roundRect|roundedRect|small|-|-|17|11 5
    B|button|roundTextured|texturedRounded|-|-|-|23|13 8
    B|button|square|shadowlessSquare|small|-|only|21|11 10.5
    B|comboBox|-|25|13 9
    B|popUpButton|roundedRect|small|borderAndBezel|no|17|11 5
    B|popUpButton|roundedRect|small|borderAndBezel|no|20|11 5
    B|popUpButton|rounded|-|borderAndBezel|no|19|14 4
    B|popUpButton|rounded|-|borderAndBezel|no|25|13 10
    B|popUpButton|rounded|-|borderAndBezel|no|26|13 10
    B|popUpButton|rounded|small|borderAndBezel|no|22|13 8
    B|popUpButton|texturedRounded|-|border|no|24|13 7
    B|secureTextField|-|21|13 6
    B|segmentedControl|rounded|-|24|13 7
    B|slider|linear|above|-|no|28|13 12
    B|slider|linear|above|small|no|20|13 6
    B|slider|linear|above|small|yes|20|13 6
    B|slider|linear|below|small|yes|20|13 6
    B|stepper|-|28|13 9
    B|stepper|small|22|11 8
    B|switch|26|13 9
    B|switch|31|13 14
    B|textField|-|-|13|11 3
    B|textField|-|-|14|12 3
    B|textField|-|-|15|11 3
    B|textField|-|-|15|12 3
    B|textField|-|-|15|13 3
    B|textField|-|-|17|13 4
    B|textField|-|-|18|13 5
    B|textField|-|-|20|13 1
    B|textField|bezel|-|17|11 5
    B|textField|bezel|-|18|11 5
    B|textField|bezel|-|20|13 5
    B|textField|bezel|-|24|13 7
    B|tokenField|-|21|13 6
    C|button|check|regularSquare|small|-|-|14|11 3
    C|button|check|regularSquare|small|-|-|16|11 4
    C|button|help|helpButton|-|-|-|24|13 7
    C|button|inline|inline|-|-|-|16|11 3
    C|button|push|rounded|-|-|-|32|13 13
    C|button|push|rounded|large|-|-|28|13 9
    C|button|push|rounded|small|-|-|14|11 3
    C|button|radio|regularSquare|-|-|-|16|13 3
    C|imageView|-|14|13 2.5
    C|popUpButton|rounded|-|borderAndBezel|no|25|14 10
    C|popUpButton|rounded|-|borderAndBezel|no|26|14 11
    C|popUpButton|rounded|small|borderAndBezel|no|14|11 3
    C|popUpButton|rounded|small|borderAndBezel|no|20|11 6
    C|popUpButton|rounded|small|borderAndBezel|no|22|11 8
    C|secureTextField|-|21|13 6
    C|stepper|-|26|13 8
    C|textField|-|-|14|11 3
    C|textField|-|-|17|11 6
    C|textField|bezel|-|19|11 5
    C|textField|bezel|-|21|13 6
    C|textField|bezel|-|22|11 7
    """
}
