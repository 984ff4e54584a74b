// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutGeometry
import LayoutScene

/// One thing that keeps a document from being used, and where it stands.
public struct DocumentIssue: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: Hashable, Sendable {
    /// The text is no JSON.
    case syntax(JSONError.Kind)
    /// A value is of the wrong kind or out of its range; where it is likely, what to write.
    case unexpected(found: String, expected: Expectation, write: String? = nil)
    /// An object has a key that it does not take.
    case unknownKey(String, owner: String, known: [String], remedy: Remedy?)
    /// An object lacks a key that it needs.
    case missingKey(String, owner: String)
    /// Two keys of an object exclude each other.
    case conflictingKeys(String, String, owner: String)
    /// A name is none of those that can stand here.
    case unknownName(String, Noun, known: [String])
    /// A name is known, but this version cannot use it.
    case unsupported(String, Noun)
    /// A name stands twice in a list.
    case repeatedName(String)
    /// An object that must have exactly one of some keys has none or several.
    case notOneKey(count: Int, Choice)
    /// A list has more or fewer elements than another one needs.
    case wrongCount(Int, String, items: Int)
    /// The document is written in another version of the format.
    case unsupportedVersion(String)
    /// Neither the document nor the caller says what the root is offered.
    case noRequest
    /// Two levels of views have one name.
    case duplicateID(String, first: SourceLocation)
    /// A view that is no level of its own has a name.
    case noID(type: String)
    /// A row of a grid has a modifier that is no cell trait.
    case noCellTrait(String, known: [String])
    /// A limit contradicts another one.
    case contradiction(lower: String, upper: String)
    /// A guide belongs to the axis that is not meant.
    case guideOfOtherAxis(String, expected: Axis, known: [String])
    /// A guide of one axis stands where a pair is needed.
    case guideInsteadOfPair(String, axis: Axis)
    /// A document's own guide has a name that means something already.
    case reservedGuideName(String)
    /// A document's own guide has a name that expressions cannot contain.
    case invalidGuideName(String)
    /// The defaults of guides read each other in a circle.
    case circularGuides([String])
    /// The defaults of guides read each other along too many steps.
    case tooManyGuideSteps(limit: Int)
    /// An expression cannot be read.
    case expression(ExpressionError.Kind)
    /// A constraint cannot be read.
    case constraint(ConstraintError.Kind)
    /// A Visual Format string cannot be read.
    case visualFormat(VisualFormatError.Kind)
    /// A constraint or a list speaks of something that is no view inside and no guide.
    case unknownItem(String, known: [String])
    /// A constraint or a list speaks of a view that does not stand inside.
    case itemOutside(String)
    /// Two constraints have one name.
    case duplicateConstraintName(String, first: SourceLocation)
    /// The views cannot be put together into a scene.
    case scene(SceneError)
  }

  /// What can stand at a place; the raw value is how messages name it.
  public enum Expectation: String, Hashable, Sendable {
    /// The whole document.
    case document = "an object with the document's keys"
    /// Any object.
    case object = "an object"
    /// Any list.
    case list = "a list"
    /// Any string.
    case string = "a string"
    /// A string that is not empty.
    case name = "a string of at least one character"
    /// Either truth value.
    case bool = "true or false"
    /// A switch that can only be on.
    case onlyTrue = "true"
    /// Any finite number.
    case number = "a number"
    /// A finite number that is not negative.
    case notNegative = "a number of at least 0"
    /// A finite number above 0.
    case positive = "a number above 0"
    /// A whole number above 0.
    case wholeNumber = "a whole number of at least 1"
    /// A number or infinity.
    case length = "a number or \"infinity\""
    /// A number or infinity, not negative.
    case notNegativeLength = "a number of at least 0 or \"infinity\""
    /// A side of a proposal.
    case proposal = "a number of at least 0, null or \"infinity\""
    /// The side of a box.
    case side = "a number of at least 0 or an object of minimum, ideal and maximum"
    /// A view.
    case node = "a node, an object with a type"
    /// A list of views.
    case nodes = "a list of nodes"
    /// Views of a modifier with what is said about them.
    case content = "an object with the key \"content\""
    /// A modifier.
    case modifier = "an object with a modifier's name as its key"
    /// A list of at least one grid item.
    case items = "a list of at least one item"
    /// Guides of both axes.
    case alignment = "an alignment's name or an object of horizontal and vertical"
    /// A guide.
    case guide = "a guide's name"
    /// A point of a view.
    case anchor = "an alignment's name or a unit point [x, y]"
    /// A number or an expression.
    case value = "a number or an expression in a string"
    /// A font.
    case font = "a text style's name or an object of size, weight and design"
    /// A measurer.
    case measurer = "\"fixed\" or an object of advance, lineHeight and ascent"
    /// Amounts of padding.
    case padding = "a number or an object of edges"
    /// Factors.
    case scale = "a number or an object of x, y and anchor"
    /// What a custom layout reads from a child.
    case layoutValue = "a number, a string, true or false"
    /// Constraints with what belongs to them.
    case constraints = "a list of constraints or an object with the key \"constraints\""
    /// A constraint in one of its forms.
    case constraint = "a constraint in a string or an object"
    /// How much a constraint matters.
    case priority = "a number from 0 to 1000 or a priority's name"
    /// How much constraints matter along both axes.
    case priorities = "a priority or an object of horizontal and vertical"
    /// A share of something.
    case share = "a number from 0 to 1"
    /// A place along an axis.
    case place = "a number of points or a place in a string"
    /// Properties of a shared geometry.
    case properties = "a list of \"position\", \"size\" and \"frame\""
  }

  /// What a name stands for; the raw value is how messages call it.
  public enum Noun: String, Hashable, Sendable {
    /// The type of a node.
    case nodeType = "type"
    /// The name of a modifier.
    case modifier
    /// The name of a registered layout.
    case layout = "registered layout"
    /// A pair of guides.
    case alignment
    /// A guide of one axis.
    case guide
    /// A point of a view.
    case anchor
    /// Horizontal or vertical.
    case axis
    /// An edge or several.
    case edge
    /// A text style.
    case textStyle = "text style"
    /// A font's weight.
    case weight = "font weight"
    /// A font's design.
    case design = "font design"
    /// How a ratio fills its room.
    case contentMode = "content mode"
    /// From left to right or back.
    case layoutDirection = "layout direction"
    /// A text measurer.
    case measurer
    /// A property of a shared geometry.
    case property
    /// How much a constraint matters.
    case priority
    /// How a chain shares its room.
    case chainStyle = "chain style"
    /// An option of a Visual Format string.
    case formatOption = "format option"
  }

  /// Keys of which an object must have exactly one; the raw value is how messages name the object.
  public enum Choice: String, Hashable, Sendable {
    /// The name of a modifier.
    case modifierName = "a modifier has exactly one key, its name"
    /// The size of a grid item.
    case itemSize = "a grid item has exactly one of fixed, flexible and adaptive"
    /// What an object among constraints is.
    case constraint =
      "an object among constraints has exactly one of constraint, format, barrier, guideline, chain and ratio"
    /// Where a guideline stands.
    case guideline = "a guideline has exactly one of fraction and offset"
    /// What the root is offered.
    case request = "a document has exactly one of container and proposal"
  }

  /// What to do about a key in the wrong place.
  public enum Remedy: Hashable, Sendable {
    /// The key is a modifier's name.
    case isModifier
    /// The view cannot have children.
    case takesNoChildren
  }

  /// What is wrong.
  public let kind: Kind

  /// Where it stands in the text.
  public let location: SourceLocation

  /// Where it stands in the tree of values.
  public let path: JSONPath

  /// Makes an issue about a place.
  public init(kind: Kind, location: SourceLocation, path: JSONPath) {
    self.kind = kind
    self.location = location
    self.path = path
  }

  /// The issue as a message with a hint.
  public var diagnostic: SourceDiagnostic {
    SourceDiagnostic(message: kind.message, hint: kind.hint, location: location, path: path)
  }
}
