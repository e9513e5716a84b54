import Itinerary

/// A trip exported in a format, with remarks for the user.
package struct TripExport: Equatable, Sendable {
  package let content: ExportedText
  /// Sentences without a full stop about parts of the trip that the file cannot contain; empty if it contains
  /// everything.
  package let remarks: [String]

  /// - Parameters:
  ///   - document: made by ``TripDocument/init(printing:wording:)`` for a printout on a terminal, otherwise with
  ///     places.
  ///   - otherFonts: returns font files for characters that the built-in font lacks.
  package init(
    of document: TripDocument, as format: ExportFormat, on paper: PaperSize,
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]]
  ) {
    content = format.write(document, on: paper, otherFonts: otherFonts)
    var remarks = format.omissions(from: document)
    if case .printed(let file) = content, let sentence = file.undrawn { remarks.append(sentence) }
    self.remarks = remarks
  }

  /// The bytes of the file in UTF-8. For lines, the document must be one for files, which contains no control
  /// characters.
  package var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .lines(let lines): Array((lines.joined(separator: "\n") + "\n").utf8)
    case .printed(let file): file.bytes
    }
  }
}

extension TripDocument {
  /// Makes the document of a trip for files, which are UTF-8 whatever the terminal can show.
  ///
  /// - Parameter rules: how the user travels.
  package init(filing trip: Trip, wording: Wording, rules: TravelRules, with extras: ExportFormat.Extras = []) {
    var wording = wording
    wording.typography = .unicode
    self.init(trip, wording: wording, places: TripPlaces(trip), rules: rules, with: extras)
  }
}

extension PrintedFile {
  /// A sentence about the characters that no font could draw, if any.
  fileprivate var undrawn: String? {
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(20).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits))"
    }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    return "no font on this machine has \(shown.joined(separator: ", "))\(rest)"
  }
}

extension ExportFormat {
  /// Writes a trip. Equal documents give equal bytes.
  ///
  /// - Parameters:
  ///   - document: made by ``TripDocument/init(printing:wording:)`` for a printout, otherwise with places.
  ///   - paper: the size of the pages, for formats with pages.
  ///   - otherFonts: returns font files for characters that the built-in font lacks.
  package func write(
    _ document: TripDocument, on paper: PaperSize = .letter,
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]] = { _ in [] }
  ) -> ExportedText {
    switch self {
    case .pdf: .printed(PrintedTrip(document).file(on: paper, otherFonts: otherFonts))
    case .html: .text(HTMLExport.text(of: document))
    case .ics: .text(CalendarExport.text(of: document))
    case .gpx: .text(GPXExport.text(of: document))
    case .kml: .text(KMLExport.text(of: document))
    case .geojson: .text(GeoJSONExport.text(of: document))
    case .md: .text(MarkdownExport.text(of: document))
    case .csv: .text(TableExport.text(of: document))
    case .txt: .lines(TextExport.lines(of: document, hasIDs: false))
    }
  }
}

package enum ExportedText: Equatable, Sendable {
  /// The whole content of a file.
  case text(String)
  /// Lines as they are in the trip, which still have to be made safe.
  case lines([String])
  /// Pages, and the characters that could not be drawn on them.
  case printed(PrintedFile)
}
