import Itinerary

/// A trip exported in a format, with remarks for the user.
package struct TripExport: Equatable, Sendable {
  package let content: ExportedText
  /// Sentences without a full stop about parts of the trip that the file cannot contain.
  package let remarks: [String]

  /// - Parameter document: made by ``TripDocument/init(printing:wording:timeline:with:)`` for a printout on a terminal.
  package init(
    of document: TripDocument, as format: ExportFormat, on paper: PaperSize,
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]]
  ) {
    content = format.write(document, on: paper, otherFonts: otherFonts)
    var remarks = format.omissions(from: document)
    if case .printed(let file) = content, let sentence = file.undrawn { remarks.append(sentence) }
    self.remarks = remarks
  }

  /// The bytes of the file in UTF-8. For lines, the document must be one for files, without control characters.
  package var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .lines(let lines): Array((lines.joined(separator: "\n") + "\n").utf8)
    case .printed(let file): file.bytes
    }
  }
}

extension PrintedFile {
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
    case .txt: .lines(TextExport.rows(of: document, hasIDs: false).map(\.line))
    }
  }
}

package enum ExportedText: Equatable, Sendable {
  case text(String)
  /// Lines as they are in the trip, which still have to be made safe.
  case lines([String])
  /// Pages, and the characters that could not be drawn on them.
  case printed(PrintedFile)
}
