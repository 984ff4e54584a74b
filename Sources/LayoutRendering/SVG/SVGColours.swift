// SPDX-License-Identifier: GPL-3.0-or-later

/// The colours of a view: one soft hue for the fill, the outline and what is written on it.
struct SVGColours: Sendable, Hashable {
  let fill: String
  let stroke: String
  let ink: String

  /// Hues in degrees, neighbours far apart.
  private static let hues = [212, 158, 32, 262, 340, 188, 48, 286, 12, 128]

  /// The colours of a type at a depth and a place among its siblings.
  init(type: String, depth: Int, place: Int, isBackground: Bool) {
    let count = Self.hues.count
    let hue = Self.hues[(Self.hash(of: type) % count + depth + place) % count]
    let lightness = isBackground ? 96 : 86 - min(depth, 4)
    fill = Self.hexadecimal(hue: hue, saturation: isBackground ? 50 : 72, lightness: lightness)
    stroke = Self.hexadecimal(
      hue: hue, saturation: isBackground ? 28 : 48, lightness: isBackground ? 82 : 58)
    ink = Self.hexadecimal(hue: hue, saturation: 48, lightness: 30)
  }

  /// A hash that is the same in every process.
  private static func hash(of text: String) -> Int {
    let hash = text.utf8.reduce(2_166_136_261) { (hash: UInt32, byte) in
      (hash ^ UInt32(byte)) &* 16_777_619
    }
    return Int(hash >> 8)
  }

  /// A colour of a hue in degrees, a saturation and a lightness in percent, as `#rrggbb`.
  static func hexadecimal(hue: Int, saturation: Int, lightness: Int) -> String {
    let light = Double(lightness) / 100
    let range = Double(saturation) / 100 * min(light, 1 - light)
    let channels = [0, 8, 4].map { offset in
      let turn = (Double(offset) + Double(hue) / 30).truncatingRemainder(dividingBy: 12)
      return light - range * max(-1, min(turn - 3, 9 - turn, 1))
    }
    return "#"
      + channels.map { channel in
        let digits = String(Int((channel * 255).rounded()), radix: 16)
        return digits.count < 2 ? "0" + digits : digits
      }.joined()
  }
}
