// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import Testing

@testable import InterfaceBuilder

@Suite struct ConstraintTests {
  @Test func absentPropertiesHaveTheirDefaults() throws {
    let document = try Fixtures.read(
      Fixtures.constrained("<constraint firstAttribute=\"height\" id=\"c\"/>"))
    let constraint = try #require(document.constraints.first)
    #expect(constraint.firstItem == .view(0))
    #expect(constraint.firstAttribute == .height)
    #expect(constraint.relation == .equal)
    #expect(constraint.secondItem == nil)
    #expect(constraint.secondAttribute == nil)
    #expect(constraint.multiplier == 1)
    #expect(constraint.constant == 0)
    #expect(constraint.priority == 1000)
    #expect(!constraint.hasConstant)
    #expect(constraint.owner == 0)
    #expect(document.issues.isEmpty)
  }

  @Test func everyPropertyIsRead() throws {
    let document = try Fixtures.read(
      Fixtures.constrained(
        """
        <constraint firstItem="field" firstAttribute="top" relation="greaterThanOrEqual" \
        secondItem="safe" secondAttribute="bottomMargin" constant="-8.5" multiplier="3:2" \
        priority="250.5" symbolic="YES" placeholder="YES" identifier="gap" id="c"/>
        """))
    let constraint = try #require(document.constraints.first)
    #expect(constraint.firstItem == .view(2))
    #expect(constraint.secondItem == .guide(0))
    #expect(constraint.secondAttribute == .bottomMargin)
    #expect(constraint.relation == .greaterThanOrEqual)
    #expect(constraint.constant == -8.5)
    #expect(constraint.hasConstant)
    #expect(constraint.multiplier == 1.5)
    #expect(constraint.priority == 250.5)
    #expect(constraint.isSymbolic && constraint.isPlaceholder)
    #expect(constraint.identifier == "gap")
    #expect(document.guides.map(\.kind) == [.safeArea])
  }

  @Test(arguments: [
    ("0.5", 0.5), ("1:4", 0.25), ("1/4", 0.25), ("3 : 2", 1.5), ("-2", -2),
  ])
  func multipliersHaveThreeForms(text: String, value: Double) {
    #expect(DocumentReader.factor(text) == value)
  }

  @Test(arguments: ["1:0", "", "a", "1:2:3", ":", "nan", "1e400", "inf:1"])
  func anUnusableMultiplierIsToldAndLeavesTheConstraintOut(text: String) throws {
    let document = try Fixtures.read(
      Fixtures.constrained(
        "<constraint firstAttribute=\"width\" multiplier=\"\(text)\" id=\"c\"/>"))
    #expect(document.constraints.isEmpty)
    #expect(document.issues.map(\.reason) == [.unusableMultiplier])
    #expect(document.issues.map(\.concernsConstraint) == [true])
  }

  @Test(arguments: InterfaceBuilderDocument.Attribute.allCases)
  func everyAttributeIsKnown(attribute: InterfaceBuilderDocument.Attribute) throws {
    let document = try Fixtures.read(
      Fixtures.constrained(
        """
        <constraint firstItem="name" firstAttribute="\(attribute.rawValue)" secondItem="field" \
        secondAttribute="\(attribute.rawValue)" id="c"/>
        """))
    #expect(document.constraints.map(\.firstAttribute) == [attribute])
    #expect(attribute.pairs(with: attribute))
  }

  @Test(
    arguments: [
      ("firstItem=\"ghost\" firstAttribute=\"top\"", .danglingReference),
      ("firstItem=\"c\" firstAttribute=\"width\"", .danglingReference),
      (
        "firstAttribute=\"top\" secondItem=\"ghost\" secondAttribute=\"top\"", .danglingReference
      ),
      ("firstAttribute=\"top\"", .missingAttribute),
      ("firstAttribute=\"top\" secondItem=\"name\"", .missingAttribute),
      ("secondItem=\"name\" secondAttribute=\"top\"", .missingAttribute),
      ("firstAttribute=\"top\" secondAttribute=\"top\"", .danglingReference),
      ("firstAttribute=\"waist\"", .unknownAttribute),
      ("firstAttribute=\"width\" relation=\"near\"", .unknownRelation),
      ("firstAttribute=\"width\" constant=\"nan\"", .unusableNumber),
      ("firstAttribute=\"width\" constant=\"1e300\"", .unusableNumber),
      ("firstAttribute=\"width\" constant=\"abc\"", .unusableNumber),
      ("firstAttribute=\"width\" priority=\"high\"", .unusableNumber),
      (
        "firstAttribute=\"top\" secondItem=\"name\" secondAttribute=\"leading\"",
        .mixedAttributes
      ),
      (
        "firstAttribute=\"width\" secondItem=\"name\" secondAttribute=\"leading\"",
        .mixedAttributes
      ),
    ] as [(String, InterfaceBuilderIssue.Reason)])
  func aConstraintThatCannotHoldIsToldAndLeftOut(
    attributes: String, reason: InterfaceBuilderIssue.Reason
  ) throws {
    let document = try Fixtures.read(
      Fixtures.constrained("<constraint \(attributes) id=\"c\"/>"))
    #expect(document.constraints.isEmpty)
    #expect(document.issues.map(\.reason) == [reason])
    #expect(document.issues.map(\.id) == ["c"])
  }

  @Test(
    arguments: [
      ("priority=\"1001\"", .priorityOutOfRange), ("priority=\"-1\"", .priorityOutOfRange),
      ("flavour=\"sweet\"", .unknownConstraintProperty), ("symbolic=\"1\"", .unknownValue),
    ] as [(String, InterfaceBuilderIssue.Reason)])
  func aFaultyPropertyIsToldAndTheConstraintKept(
    attribute: String, reason: InterfaceBuilderIssue.Reason
  ) throws {
    let document = try Fixtures.read(
      Fixtures.constrained("<constraint firstAttribute=\"width\" \(attribute) id=\"c\"/>"))
    #expect(document.constraints.count == 1)
    #expect(document.issues.map(\.reason) == [reason])
    #expect(document.constraints.allSatisfy { (0...1000).contains($0.priority) })
  }

  @Test func duplicateAndMissingIdsAreTold() throws {
    let document = try Fixtures.read(
      Fixtures.constrained(
        """
        <constraint firstAttribute="width" constant="1" id="c"/>
        <constraint firstAttribute="width" constant="2" id="c"/>
        <constraint firstAttribute="height" constant="3"/><spring id="s"/>
        """))
    #expect(document.constraints.map(\.constant) == [1, 3])
    #expect(
      document.issues.map(\.reason) == [
        .duplicateIdentifier, .missingIdentifier, .unknownLayoutElement,
      ])
  }
}
