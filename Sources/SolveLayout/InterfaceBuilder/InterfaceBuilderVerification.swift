// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder

/// The comparison of solved frames with those that Interface Builder saved in a file.
public struct InterfaceBuilderVerification: Sendable {
  /// A view with both frames, in points in the parent, origin top left.
  public struct View: Sendable {
    /// The id of the root view.
    public var root: String
    /// The id.
    public var id: String
    /// The element's name, such as `label`.
    public var element: String
    /// The name that the designer sees: a label, the text, or what the view is.
    public var label: String
    /// The saved frame; nil where the file has none.
    public var saved: CGRect?
    /// The solved frame; nil where the root could not be solved.
    public var solved: CGRect?
    /// Whether x, y, width and height have no other value that is as good.
    public var unique: [Bool]
    /// Whether each stays when lengths that stand in for those of text and controls move.
    public var independent: [Bool]
    /// Why the view does not count; nil where it does.
    public var exclusion: InterfaceBuilderLayout.Exclusion?
    /// Whether the view counts, is unique and lies within the tolerance of the saved frame.
    public var matches: Bool
    /// Why a view that counts does not match; nil where it does.
    public var cause: Cause?
  }

  /// Why a solved frame is not certainly the saved one.
  public struct Cause: Sendable, Hashable {
    /// The kinds of causes; the raw values are stable names for reports.
    public enum Kind: String, Sendable, Hashable, CaseIterable {
      /// The root has no layout.
      case unsolved
      /// Required constraints of the root contradict each other.
      case conflict
      /// The saved frames contradict a required constraint of the file.
      case stale
      /// Constraints leave the frame open.
      case ambiguous
      /// The file uses something that the rules leave out.
      case unsupported
      /// The frame depends on a length that stands in for that of text or of a control.
      case standIn
      /// None of these: the frames differ.
      case different
    }

    /// The kind.
    public var kind: Kind
    /// What exactly, in words.
    public var text: String
  }

  /// The number of views by outcome.
  public struct Totals: Sendable, Hashable {
    /// The views that count.
    public var counted = 0
    /// Those that match.
    public var matched = 0
    /// Those that match and depend on no stand-in.
    public var independent = 0

    /// Makes totals of nothing.
    public init() {}

    /// The share of counted views that match, from 0 to 1; 1 where none counts.
    public var score: Double { counted == 0 ? 1 : Double(matched) / Double(counted) }

    /// The sums of both.
    public static func + (one: Totals, other: Totals) -> Totals {
      var sum = one
      sum.counted += other.counted
      sum.matched += other.matched
      sum.independent += other.independent
      return sum
    }
  }

  /// How frames are compared.
  public struct Options: Sendable, Hashable {
    /// The largest difference of a matching coordinate in points; 1 unless given.
    public var tolerance: Double
    /// Whether roots are solved a second time to see what depends on stand-ins; true unless given.
    public var checksIndependence: Bool
    /// Whether the sizes of labels are measured, instead of the saved ones; false unless given.
    public var measuresText: Bool

    /// Makes options.
    public init(tolerance: Double = 1, checksIndependence: Bool = true, measuresText: Bool = false)
    {
      self.measuresText = measuresText
      self.tolerance = tolerance
      self.checksIndependence = checksIndependence
    }
  }

  /// The platform that the file is for.
  public var platform: InterfaceBuilderPlatform
  /// The views of all roots in document order.
  public var views: [View]
  /// What of the file was not understood or is left out.
  public var issues: [InterfaceBuilderIssue]
  /// The number of views by outcome.
  public var totals: Totals
}

extension InterfaceBuilderVerification {
  /// Solves every root of a document twice, with stand-ins as saved and moved, and compares.
  public init(
    _ document: InterfaceBuilderDocument, solver: InterfaceBuilderSolver,
    options: Options = .init()
  ) {
    let applied = document.applying(document.canvasTraits)
    platform = document.platform
    issues = document.issues
    views = []
    totals = Totals()
    let layouts = applied.layouts(.init(measuresText: options.measuresText))
    let moved =
      options.checksIndependence
      ? applied.layouts(.init(movesStandIns: true, measuresText: options.measuresText)) : []
    issues += layouts.flatMap(\.limitations).compactMap { $0.issue(in: applied) }
    for (index, layout) in layouts.enumerated() {
      let comparison = RootComparison(
        document: applied, layout: layout, moved: moved.isEmpty ? nil : moved[index],
        solver: solver, options: options)
      views += comparison.views()
    }
    for view in views where view.exclusion == nil {
      totals.counted += 1
      totals.matched += view.matches ? 1 : 0
      totals.independent += view.matches && !view.independent.contains(false) ? 1 : 0
    }
  }
}
