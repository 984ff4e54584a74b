// SPDX-License-Identifier: GPL-3.0-or-later

enum SVGFixture {
  static let card = ""
}
