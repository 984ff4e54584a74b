// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutDocuments
import LayoutGeometry
import LayoutViews

extension DocumentLayouts {
  /// The layouts that come with the package, under the names that `solve-layout` knows.
  ///
  /// Each takes any number of children. Lengths are points, angles degrees; defaults are those of
  /// the layouts' initializers.
  public static let standard = DocumentLayouts([
    Entry("EqualWidthHStack", EqualWidthHStack(), [.number("spacing", \.spacing)]),
    Entry("EqualWidthVStack", EqualWidthVStack(), [.number("spacing", \.spacing)]),
    Entry(
      "Radial", RadialLayout(),
      [
        Property(
          "offset", .number, get: { .number(CGFloat(plainDegrees($0.offset))) },
          set: { if case .number(let degrees) = $1 { $0.offset = .degrees(Double(degrees)) } })
      ]),
    Entry(
      "Header", HeaderLayout(),
      [
        .guide("alignment", \.alignment), .number("minSpacing", \.minSpacing, .notNegative),
        .number("idealSpacing", \.idealSpacing, .notNegative),
      ]),
    Entry(
      "WideFirstGrid", WideFirstGrid(),
      [
        .number("minimumColumnWidth", \.minimumColumnWidth, .positive),
        .number("gap", \.gap, .notNegative),
      ]),
    Entry(
      "Flow", FlowLayout(),
      [
        .guide("alignment", \.alignment), .number("spacing", \.spacing, .notNegative),
        .number("lineSpacing", \.lineSpacing, .notNegative),
      ]),
  ])

  /// The degrees of an angle without what the way through radians adds to round numbers.
  private static func plainDegrees(_ angle: Angle) -> Double {
    let rounded = (angle.degrees * 1e9).rounded() / 1e9
    return Angle(degrees: rounded) == angle ? rounded : angle.degrees
  }
}
