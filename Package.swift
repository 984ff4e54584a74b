// swift-tools-version: 6.2
// SPDX-License-Identifier: GPL-3.0-or-later

import PackageDescription

/// The settings of every Swift target: Swift 6 mode is the tools version's default.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// A library target of the house; the table in Notes/Architecture.md says who may import whom.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], swift: [SwiftSetting] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings + swift)
}

/// A test target beside its module, with the modules it may use beyond it.
func tests(
  _ module: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: module + "Tests", dependencies: [.init(stringLiteral: module)] + dependencies,
    resources: resources, swiftSettings: settings)
}

let package = Package(
  name: "SolveLayout",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "SolveLayout", targets: ["SolveLayout"]),
    .executable(name: "solve-layout", targets: ["solve-layout"]),
    .executable(name: "layout-benchmarks", targets: ["layout-benchmarks"]),
  ],
  traits: [
    .default(enabledTraits: ["GLPK"]),
    .trait(name: "GLPK", description: "The constraint engine's solver; needs libglpk."),
  ],
  targets: [
    // Floor 0
    module("LayoutGeometry"),
    module("LinearProgram"),
    .target(
      name: "CGLPK",
      cSettings: [.define("SOLVELAYOUT_GLPK", .when(traits: ["GLPK"]))],
      linkerSettings: [.linkedLibrary("glpk", .when(traits: ["GLPK"]))]),
    // Floor 1
    module("GLPKSolver", ["LinearProgram", "CGLPK"]),
    module("LayoutScene", ["LayoutGeometry"]),
    // Floor 2
    module("DirectEngine", ["LayoutGeometry", "LayoutScene"]),
    module("ConstraintEngine", ["LayoutGeometry", "LayoutScene", "LinearProgram"]),
    module("LayoutViews", ["LayoutGeometry", "LayoutScene"]),
    module("LayoutDocuments", ["LayoutGeometry", "LayoutScene"]),
    module("InterfaceBuilder", ["LayoutGeometry", "LayoutScene"]),
    module("LayoutRendering", ["LayoutGeometry", "LayoutScene"]),
    // Floor 3
    module(
      "LayoutHost",
      ["LayoutGeometry", "LayoutScene", "LinearProgram", "DirectEngine", "ConstraintEngine"]),
    // Floor 4
    module(
      "SolveLayout",
      [
        "LayoutGeometry", "LayoutScene", "LinearProgram", "GLPKSolver", "LayoutHost",
        "LayoutDocuments", "LayoutRendering", "LayoutViews", "ConstraintEngine", "InterfaceBuilder",
      ]),
    // Floor 5
    module(
      "SolveLayoutCommand",
      [
        "SolveLayout", "LayoutGeometry", "LinearProgram", "GLPKSolver", "ConstraintEngine",
        "InterfaceBuilder",
      ]),
    .executableTarget(
      name: "solve-layout", dependencies: ["SolveLayoutCommand"], swiftSettings: settings),
    .executableTarget(
      name: "layout-benchmarks",
      dependencies: [
        "LayoutScene", "LayoutGeometry", "LayoutHost", "DirectEngine", "ConstraintEngine",
        "LinearProgram", "GLPKSolver", "LayoutViews", "SolveLayout", "InterfaceBuilder",
      ],
      path: "Benchmarks/LayoutBenchmarks", swiftSettings: settings),
    // Tests
    tests("LayoutGeometry"),
    tests("LinearProgram", ["GLPKSolver"]),
    tests("GLPKSolver", ["LinearProgram"]),
    tests("LayoutScene", ["LayoutGeometry"]),
    tests("DirectEngine", ["LayoutScene", "LayoutGeometry", "LayoutDocuments"]),
    tests(
      "ConstraintEngine",
      [
        "LayoutScene", "LayoutGeometry", "LinearProgram", "GLPKSolver", "LayoutDocuments",
        "LayoutHost",
      ]),
    tests("LayoutViews", ["LayoutScene", "LayoutGeometry"]),
    tests("LayoutDocuments", ["SolveLayout", "LayoutScene", "LayoutGeometry"]),
    tests("InterfaceBuilder", ["LayoutScene", "LayoutGeometry"]),
    tests("LayoutRendering", ["LayoutScene", "LayoutGeometry", "LayoutDocuments"]),
    tests(
      "LayoutHost",
      [
        "SolveLayout", "LayoutScene", "LayoutGeometry", "LinearProgram", "GLPKSolver",
        "LayoutDocuments", "DirectEngine", "ConstraintEngine",
      ], resources: [.copy("Fixtures")]),
    tests(
      "SolveLayout",
      [
        "GLPKSolver", "LayoutViews", "LayoutScene", "LayoutGeometry", "InterfaceBuilder",
        "ConstraintEngine",
      ]),
    tests("SolveLayoutCommand", ["SolveLayout", "LinearProgram", "GLPKSolver"]),
  ]
)
