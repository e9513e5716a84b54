import Exports
import Itinerary
import TestSupport

extension Trip {
  /// The trip as it is written to files, with the zones of the tests and with warnings.
  func document() -> TripDocument {
    var wording = Wording(zones: TestZones.all, cities: cityNames)
    wording.doubleHeaders = DoubleHeaders(itinerary)
    return TripDocument(filing: self, wording: wording, rules: .standard, with: .warnings)
  }

  func exported(_ format: ExportFormat) -> String {
    switch TripExport(of: document(), as: format).content {
    case .text(let text): text
    case .lines(let lines): lines.joined(separator: "\n")
    case .printed(let file): String(decoding: file.bytes, as: UTF8.self)
    }
  }
}

extension HostileTrip {
  static func make(_ seed: UInt64) -> Trip {
    var random = SplitMix64(seed: seed)
    return make(&random)
  }
}

/// The scalars of a text that no file may contain, other than LF, and CR before it.
func unsafeScalars(in text: String) -> [String] {
  var last: Unicode.Scalar = " "
  var found: [String] = []
  for scalar in text.unicodeScalars {
    defer { last = scalar }
    let category = scalar.properties.generalCategory
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    let isBad = [.control, .format, .lineSeparator, .paragraphSeparator, .surrogate].contains(category)
    if isBad, !isJoiner, scalar != "\n", scalar != "\r" { found.append("U+\(String(scalar.value, radix: 16))") }
    if last == "\r", scalar != "\n" { found.append("CR alone") }
    if (scalar.value & 0xFFFE) == 0xFFFE { found.append("a noncharacter") }
  }
  return found
}
