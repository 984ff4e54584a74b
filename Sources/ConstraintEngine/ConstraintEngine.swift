// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutScene
import LinearProgram

/// Why programs give no layout.
public enum ConstraintEngineError: Error, Sendable, CustomStringConvertible {
  /// A program could not be solved, or the solver reached a limit.
  case program(SequentialError)
  /// The scene needs too many measurements.
  case measurements(MeasurementLimitReached)
  /// Relations conflict, do not settle, or could not be solved.
  case relations(RelationFailure)

  /// What happened and what to do.
  public var description: String {
    switch self {
    case .program(let error): "\(error)"
    case .measurements(let error): "\(error)"
    case .relations(let failure): "\(failure)"
    }
  }
}

/// Lays out a scene by linear programs: the sequential evaluation of SwiftUI's rules is the unique
/// optimum of a program, which a solver finds.
///
/// Finite lengths of the request are fixed variables, so that every rule that depends on them
/// reaches the solver.
public struct ConstraintEngine: Sendable {
  /// The solver of the programs.
  public var solver: any LinearSolver
  /// How programs are put together and solved.
  public var options: SequentialOptions

  /// What lays out views with relations; nil for an engine of its own for each layout.
  public var relations: RelationEngine?

  /// Makes an engine.
  public init(
    solver: any LinearSolver, options: SequentialOptions = .init(),
    relations: RelationEngine? = nil
  ) {
    self.solver = solver
    self.options = options
    self.relations = relations
  }

  /// What a layout by programs answers.
  public struct Answer: Sendable {
    /// The frames.
    public var frames: LayoutFrames
    /// The program with its rules, values and statistics.
    public var program: SequentialProgram
    /// The affine expressions of the frames in the programs' variables, by node.
    public var expressions: [FrameExpression?]
  }

  /// A frame before its variables are known.
  public struct FrameExpression: Sendable {
    /// The left edge in the container.
    public var x: LinearExpression
    /// The upper edge in the container.
    public var y: LinearExpression
    /// The width.
    public var width: LinearExpression
    /// The height.
    public var height: LinearExpression
  }

  /// Lays out a scene.
  ///
  /// - Throws: `ConstraintEngineError` when the solver fails or a limit is reached.
  public func layout(_ scene: SceneTree) throws(ConstraintEngineError) -> Answer {
    try DeepStack.run(depth: scene.depth) { () throws(ConstraintEngineError) in
      let relations =
        self.relations ?? RelationEngine(solver: solver, options: .init(programs: options))
      let compiler = Compiler(
        scene: scene, program: SequentialProgram(solver: solver, options: options),
        solver: solver, relations: relations)
      do throws(SequentialError) {
        let answer = try answer(compiler)
        if compiler.overloaded == nil && relations.failure == nil { return answer }
      } catch {
        throw .program(error)
      }
      if let failure = relations.failure { throw .relations(failure) }
      let origin = compiler.overloaded.map { scene[$0].origin } ?? SceneOrigin()
      throw .measurements(MeasurementLimitReached(origin: origin))
    }
  }

  private func answer(_ compiler: Compiler) throws(SequentialError) -> Answer {
    let size = try compiler.compile()
    try compiler.program.solve()
    var frames: [CGRect?] = []
    var expressions: [FrameExpression?] = []
    frames.reserveCapacity(compiler.placed.count)
    expressions.reserveCapacity(compiler.placed.count)
    // The program leaves the compiler meanwhile, so that reading it checks and copies nothing.
    var program = SequentialProgram(solver: solver, options: options)
    swap(&program, &compiler.program)
    for box in compiler.placed {
      frames.append(
        try box.map { (box) throws(SequentialError) in try program.rectangle(box) })
      expressions.append(
        box.map { FrameExpression(x: $0.x, y: $0.y, width: $0.width, height: $0.height) })
    }
    swap(&program, &compiler.program)
    let answered = CGSize(
      width: try compiler.number(size.width ?? 0), height: try compiler.number(size.height ?? 0))
    return Answer(
      frames: LayoutFrames(frames: frames, size: answered, warnings: try compiler.warnings()),
      program: compiler.program, expressions: expressions)
  }
}

extension Compiler {
  /// Compiles the scene: the root is offered the request, settled, and followers come last.
  func compile() throws(SequentialError) -> Offer {
    let proposal = scene.request.proposal
    let offer = Offer(
      width: parameter("width", proposal.width), height: parameter("height", proposal.height))
    let container = containerID(
      Offer(
        width: offer.width.flatMap { $0.isInfinite ? nil : $0 },
        height: offer.height.flatMap { $0.isInfinite ? nil : $0 }))
    guard let root = scene.root else { return .zero }
    let size = try size(of: root, offered: offer, in: container)
    let (width, height) = (size.width ?? 0, size.height ?? 0)
    var box = PlacedBox(x: 0, y: 0, width: width, height: height)
    if case .container = scene.request {
      // One variable each, since every place below repeats them.
      let middle = origin("the middle of the container", root)
      box.x = program.define(place(offer.width ?? 0, minus: width) / 2, origin: middle)
      box.y = program.define(place(offer.height ?? 0, minus: height) / 2, origin: middle)
    }
    try settle(root, offered: offer, box, container)
    try placeFollowers()
    return size
  }

  /// A number of points as a fixed variable; infinity is a constant.
  func parameter(_ name: String, _ length: CGFloat?) -> Length? {
    length.map { $0.isFinite ? program.parameter(name, value: Double($0)) : Length(Double($0)) }
  }

}

extension SequentialProgram {
  /// A box in numbers.
  fileprivate mutating func rectangle(
    _ box: Compiler.PlacedBox
  ) throws(SequentialError) -> CGRect {
    CGRect(
      x: try number(box.x), y: try number(box.y), width: try number(box.width),
      height: try number(box.height))
  }

  private mutating func number(_ length: Length) throws(SequentialError) -> Double {
    length.isConstant ? length.constant : try value(of: length)
  }
}
