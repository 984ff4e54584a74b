// SPDX-License-Identifier: GPL-3.0-or-later

import LayoutDocuments
import SolveLayout

/// `sweep`: tells how the layout changes with the width or the height.
struct SweepVerb {
  let arguments: ParsedArguments
  let surroundings: CommandSurroundings

  /// Reads, sweeps, and writes the regimes.
  func run() throws(CommandFailure) -> ExitStatus {
    // 1. Read.
    let (axis, range) = try range()
    let step = try step()
    let file = InputFile(argument: arguments.positional("FILE") ?? InputFile.standardInput)
    let document = try DocumentInput.read(file, for: arguments, in: surroundings)
    // 2. Sweep.
    let host = SceneHost(
      solver: surroundings.solver,
      options: .init(engine: arguments.choice("engine", as: EngineChoice.self) ?? .hybrid))
    var bar = ProgressBar(total: Self.progressSteps, surroundings: surroundings)
    var done = 0
    defer { bar.clear() }
    let sweep: LayoutSweep
    do throws(SweepError) {
      sweep = try host.sweep(
        document.scene, axis, range, options: SweepOptions(step: CGFloat(step))
      ) { share in
        while done < Int(share * Double(Self.progressSteps)) {
          bar.advance()
          done += 1
        }
      }
    } catch {
      throw CommandFailure(error, file: file.name)
    }
    bar.clear()
    // 3. Write.
    surroundings.writeError(PlacedMessage.text(document.warnings, file: file.name))
    try OutputFile(argument: arguments.text("output")).write(text(of: sweep), in: surroundings)
    return .done
  }

  private static let progressSteps = 100

  private func text(of sweep: LayoutSweep) -> String {
    switch arguments.text("format") {
    case "json": SweepJSON.text(of: sweep)
    case "svg": SweepSVG.text(of: sweep)
    default: SweepRendering.text(of: sweep)
    }
  }

  private func range() throws(CommandFailure) -> (Axis, ClosedRange<CGFloat>) {
    let (width, height) = (arguments.text("width"), arguments.text("height"))
    guard (width == nil) != (height == nil) else {
      throw CommandFailure(
        .usage,
        message: width == nil
          ? "sweep needs a range of lengths"
          : "options '--width' and '--height' exclude each other",
        hint: "write --width 320...1440 or --height 0...800; the other length is the document's or "
          + "that of --size")
    }
    let axis: Axis = width == nil ? .vertical : .horizontal
    return (axis, try lengths(width ?? height ?? "", option: width == nil ? "height" : "width"))
  }

  private func lengths(
    _ text: String, option: String
  ) throws(CommandFailure) -> ClosedRange<CGFloat> {
    let dots = text.firstRange(of: "...")
    guard let dots, let lower = ArgumentNumber.length(text[..<dots.lowerBound]),
      let upper = ArgumentNumber.length(text[dots.upperBound...])
    else {
      throw CommandFailure(
        .usage, message: "'--\(option)' must be a range of lengths, not '\(text)'",
        hint: "write both ends in points, finite and not negative: --\(option) 320...1440")
    }
    guard lower <= upper else {
      throw CommandFailure(
        .usage, message: "'--\(option)' must begin with the smaller length, not '\(text)'",
        hint: "did you mean \(text[dots.upperBound...])...\(text[..<dots.lowerBound])?")
    }
    return CGFloat(lower)...CGFloat(upper)
  }

  private func step() throws(CommandFailure) -> Double {
    let step = arguments.number("step") ?? 1
    guard step > 0 else {
      throw CommandFailure(
        .usage, message: "'--step' must be positive, not \(step)",
        hint: "write --step 0.5 or another distance in points, or leave it out for 1")
    }
    return step
  }
}

extension CommandFailure {
  /// The failure for a document that cannot be swept.
  init(_ error: SweepError, file: String) {
    switch error {
    case .layout(let error): self.init(error, file: file, verb: .sweep)
    case .badRange: self.init(.usage, message: error.message, hint: error.hint)
    case .tooManyLayouts, .tooManyRegimes, .notAffine:
      self.init(.notSettled, file: file, message: error.message, hint: error.hint)
    }
  }
}
