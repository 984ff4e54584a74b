// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import InterfaceBuilder

/// What is questionable about the layout of an Interface Builder file.
public struct InterfaceBuilderLint: Sendable {
  /// How a file is looked at.
  public struct Options: Sendable, Hashable {
    /// The device for whose screen roots are laid out; the file's own unless given.
    ///
    /// Saved frames tell nothing about another screen, so that none is called stale then.
    public var canvas: InterfaceBuilderDocument.Device?
    /// By how much a saved coordinate may differ in points; 1 unless given.
    public var tolerance: Double

    /// Makes options.
    public init(canvas: InterfaceBuilderDocument.Device? = nil, tolerance: Double = 1) {
      self.canvas = canvas
      self.tolerance = tolerance
    }
  }

  /// The findings in the order of their places.
  public var findings: [InterfaceBuilderFinding] = []

  /// Looks at every root of a document.
  public init(
    _ document: InterfaceBuilderDocument, solver: InterfaceBuilderSolver,
    options: Options = .init()
  ) {
    // 1. What was not understood.
    findings = document.issues.map { InterfaceBuilderFinding($0) }
    // 2. What each root has.
    let applied = document.applying(document.traits(on: options.canvas))
    for layout in applied.layouts(.init(canvas: options.canvas)) {
      let root = RootLint(document: applied, layout: layout, solver: solver, options: options)
      findings += layout.limitations.compactMap { $0.issue(in: applied) }
        .map { InterfaceBuilderFinding($0) }
      findings += root.findings()
    }
    // 3. In order, each once.
    findings.sort { one, other in
      (one.line, one.column, one.fingerprint) < (other.line, other.column, other.fingerprint)
    }
    var seen: Set<InterfaceBuilderFinding> = []
    findings.removeAll { !seen.insert($0).inserted }
  }
}

extension InterfaceBuilderFinding {
  /// What was not understood: a warning where a constraint does not count as it was meant.
  fileprivate init(_ issue: InterfaceBuilderIssue) {
    self.init(
      rule: .unsupported, level: issue.concernsConstraint ? .warning : .note, id: issue.id,
      text: "\(issue.element): \(issue.detail)", line: issue.place.line,
      column: issue.place.column)
  }
}
