// SPDX-License-Identifier: GPL-3.0-or-later

extension RelationDomain {
  /// The domain with relations in place of its formats, whose names may be those of its guides.
  ///
  /// - Throws: an error where a format cannot be used, with the place where it was written.
  package func withoutFormats() throws(SceneError) -> RelationDomain {
    var domain = self
    domain.formats = []
    let names = Set(guides.map(\.name))
    for format in formats {
      do throws(VisualFormatError) {
        domain.relations += try format.relations { names.contains($0) ? .guide($0) : .view($0) }
      } catch {
        throw .visualFormat(format.text, error, format.origin)
      }
    }
    return domain
  }
}
