// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene

/// The custom layouts that nodes of the type `Layout` can name; none unless some are given.
public struct DocumentLayouts: Sendable {
  /// The layouts in the order in which messages list them.
  public let entries: [Entry]

  /// Registers layouts; of several with one name the first counts.
  public init(_ entries: [Entry] = []) {
    self.entries = entries
  }

  /// The names in the order of the entries.
  public var names: [String] { entries.map(\.name) }

  /// The layout of a name, nil where none has it.
  public subscript(name: String) -> Entry? { entries.first { $0.name == name } }
}

extension DocumentLayouts {
  /// A layout with its name and its parameters.
  public struct Entry: Sendable {
    /// The name by which documents call the layout.
    public let name: String
    /// The parameters in the order in which they are written.
    public let parameters: [Parameter]
    /// Makes the layout from the arguments that differ from defaults.
    public let make: @Sendable ([Argument]) -> LayoutBox
    /// The arguments from which a layout can be made again, without defaults; nil for other layouts.
    public let arguments: @Sendable (LayoutBox) -> [Argument]?

    /// Describes a layout whose parameters are properties of it; defaults are those of `standard`.
    public init<Arrangement: Layout & Sendable & SendableMetatype>(
      _ name: String, _ standard: Arrangement, _ properties: [Property<Arrangement>]
    ) {
      self.name = name
      parameters = properties.map {
        Parameter(name: $0.name, kind: $0.kind, defaultValue: $0.get(standard))
      }
      make = { arguments in
        var layout = standard
        for argument in arguments {
          properties.first { $0.name == argument.name }?.set(&layout, argument.value)
        }
        return LayoutBox(layout)
      }
      let orientation = LayoutBox(standard).stackOrientation
      arguments = { box in
        guard let layout = box.layout as? Arrangement, box.stackOrientation == orientation
        else { return nil }
        return properties.compactMap { property in
          guard let value = property.get(layout), value != property.get(standard) else {
            return nil
          }
          return Argument(name: property.name, value: value)
        }
      }
    }
  }

  /// A parameter of a layout.
  public struct Parameter: Sendable, Hashable {
    /// The key in `parameters`.
    public let name: String
    /// What the value is.
    public let kind: Kind
    /// The value of nodes that give none; nil where the layout decides, such as for gaps.
    public let defaultValue: Value?
  }

  /// What the value of a parameter is.
  public enum Kind: Sendable, Hashable {
    /// Any finite number.
    case number
    /// A finite number of at least 0.
    case notNegative
    /// A finite number above 0.
    case positive
    /// The name of a guide along an axis.
    case guide(Axis)
  }

  /// The value of a parameter.
  public enum Value: Sendable, Hashable {
    /// A finite number: points, degrees, or whatever the layout takes.
    case number(CGFloat)
    /// A guide.
    case guide(AlignmentKey)
  }

  /// A value that is given for a parameter.
  public struct Argument: Sendable, Hashable {
    /// The parameter's name.
    public let name: String
    /// The value, of the parameter's kind.
    public let value: Value

    /// Gives a value.
    public init(name: String, value: Value) {
      self.name = name
      self.value = value
    }
  }
}
