// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutScene

/// Why a description has no form as a document.
public enum DocumentWritingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// A number is undefined, or infinite where documents need a finite one.
  case number(Double)
  /// A measurer is none that documents can name.
  case measurer
  /// A font has a weight or design that documents do not know.
  case font(Font)
  /// An environment has another font than body, which documents cannot say.
  case environmentFont
  /// A guide is not among the guides that were given.
  case undeclaredGuide(String)
  /// What is described as a view is none that documents have.
  case view(type: String, SceneOrigin)
  /// What is described as a modifier is none that documents have.
  case modifier(SceneOrigin)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .number(let number): "the number \(number) cannot stand in a document"
    case .measurer: "a document can only name the fixed text measurer"
    case .font(let font): "the font weight \(font.weight) or design \(font.design) is unknown"
    case .environmentFont:
      "a document cannot change the environment's font; give a font to each text"
    case .undeclaredGuide(let name): "the guide '\(name)' is used but not declared"
    case .view(let type, _): "the view '\(type)' is resolved already or no view of a document"
    case .modifier: "a modifier is no modifier of a document"
    }
  }
}
