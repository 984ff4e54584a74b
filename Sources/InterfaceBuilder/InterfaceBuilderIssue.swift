// SPDX-License-Identifier: GPL-3.0-or-later

/// A fault or an unknown part of a file that may matter to layout; the rest was read.
public struct InterfaceBuilderIssue: Sendable, Hashable, CustomStringConvertible {
  /// The kind of a fault; the raw value is a stable name for reports.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// An id occurs on two things; the first keeps it.
    case duplicateIdentifier
    /// A reference leads to nothing that takes part in layout; the referring thing is left out.
    case danglingReference
    /// A constraint has no id; it is read.
    case missingIdentifier
    /// A constraint names no attribute where one is needed; it is left out.
    case missingAttribute
    /// A constraint names an attribute that is not known; it is left out.
    case unknownAttribute
    /// A constraint has a relation that is not known; it is left out.
    case unknownRelation
    /// A constraint carries a property that is not known; the property is ignored.
    case unknownConstraintProperty
    /// A number is no number, infinite or absurdly large; its default is taken, but a constraint is
    /// left out.
    case unusableNumber
    /// A frame's width or height is below 0; 0 is taken.
    case negativeSize
    /// A constraint's multiplier is neither a decimal, `a:b` nor `a/b`; it is left out.
    case unusableMultiplier
    /// A priority is outside 0 to 1000; it is moved inside.
    case priorityOutOfRange
    /// A view has no saved frame.
    case viewWithoutFrame
    /// A frame of macOS cannot be turned top down, since the parent's height is not known.
    case frameNotFlipped
    /// A guide's key or type is not known; constraints to it are left out.
    case unknownGuide
    /// An element looks as if it took part in layout, but is not known; it is ignored.
    case unknownLayoutElement
    /// A property has a value that is not known; its default is taken.
    case unknownValue
    /// A variation's traits are not known; the variation is ignored.
    case unknownVariation
    /// A variation changes something that is not known; that change is ignored.
    case unknownVariationProperty
    /// The document's version is not the one whose form is known.
    case unknownVersion
    /// The device of the canvas is not in the table; no traits are known.
    case unknownDevice
    /// A grid's cell names a row or column that it lacks; the cell has no place.
    case cellOutsideGrid
    /// A constraint pairs attributes that have nothing in common, such as a top and a leading edge; it
    /// is left out.
    case mixedAttributes
    /// A constraint leads to a view of another root; it is left out.
    case leavesRoot
    /// An element that a view has once occurs again; the first one counts.
    case repeatedElement
    /// A property changes where a view is seen or what it shows, and layout leaves it out.
    case ignoredProperty
  }

  /// The kind of the fault.
  public var reason: Reason
  /// The name of the element at fault.
  public var element: String
  /// The id of the element, or of the nearest one around it that has an id.
  public var id: String?
  /// Where the element stands.
  public var place: InterfaceBuilderPlace
  /// What exactly was found, and what was done about it.
  public var detail: String

  /// Makes an issue of its parts.
  public init(
    reason: Reason, element: String, id: String?, place: InterfaceBuilderPlace, detail: String
  ) {
    self.reason = reason
    self.element = element
    self.id = id
    self.place = place
    self.detail = detail
  }

  /// Whether a constraint is left out or not read as it was meant.
  public var concernsConstraint: Bool {
    switch reason {
    case .missingIdentifier: false
    case .unknownGuide, .mixedAttributes, .leavesRoot: true
    default: element.lowercased().contains("constraint")
    }
  }

  /// The place, the element and the fault in one line.
  public var description: String {
    let owner = id.map { "<\(element)> \($0)" } ?? "<\(element)>"
    return "\(place): \(owner): \(detail)"
  }
}
