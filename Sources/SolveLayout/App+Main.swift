// SPDX-License-Identifier: GPL-3.0-or-later

import Foundation
import LayoutGeometry
import LayoutHost
import LayoutRendering
import LayoutViews

extension App {
  /// Lays the first window out, writes the frames to standard output, and returns.
  ///
  /// Arguments: `--size WxH` in points (390x844 by default, an iPhone's), and `--format` with one of
  /// table (the default), tree, json and svg. What goes wrong is written to standard error, and the
  /// program ends with status 1.
  public static func main() {
    do throws(AppFailure) {
      let arguments = try AppArguments(CommandLine.arguments.dropFirst())
      let host = LayoutHost(rootView: Self().body.windowView)
      let result: LayoutResult
      do throws(LayoutHostError) {
        result = try host.layout(in: arguments.size)
      } catch { throw AppFailure(text: "\(error)") }
      FileHandle.standardOutput.write(Data(arguments.text(of: result).utf8))
    } catch {
      FileHandle.standardError.write(Data("error: \(error.text)\n".utf8))
      exit(1)
    }
  }
}

/// What a program could not do.
struct AppFailure: Error {
  var text: String
}

/// The arguments of a program that lays its window out.
struct AppArguments {
  static let formats = ["table", "tree", "json", "svg"]

  var size = CGSize(width: 390, height: 844)
  var format = "table"

  init(_ arguments: some Sequence<String>) throws(AppFailure) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, ["--size", "--format"].contains(name) else {
        throw AppFailure(text: "unknown argument '\(argument)'; use --size WxH or --format NAME")
      }
      guard let value = parts.count > 1 ? parts[1] : rest.next() else {
        throw AppFailure(text: "\(name) needs a value")
      }
      if name == "--size" { try read(size: value) } else { try read(format: value) }
    }
  }

  private mutating func read(size text: String) throws(AppFailure) {
    let sides = text.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) }
    guard sides.count == 2, let width = sides[0], let height = sides[1], width >= 0, height >= 0,
      width.isFinite, height.isFinite
    else {
      throw AppFailure(
        text: "--size needs a width and a height in points such as 390x844, not "
          + "'\(text)'")
    }
    size = CGSize(width: width, height: height)
  }

  private mutating func read(format text: String) throws(AppFailure) {
    guard Self.formats.contains(text) else {
      throw AppFailure(
        text: "--format is one of \(Self.formats.joined(separator: ", ")), not '\(text)'")
    }
    format = text
  }

  func text(of result: LayoutResult) -> String {
    switch format {
    case "tree": TreeRendering.text(of: result.report)
    case "json": AnswerJSON.text(of: result.report)
    case "svg": SVGRendering.text(of: result.report)
    default: TableRendering.text(of: result.report)
    }
  }
}
