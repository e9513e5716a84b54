import TripCore

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

/// An exported trip in the form of its format.
package enum ExportedText: Equatable, Sendable {
  /// The whole content of a file.
  case text(String)
  /// Lines as they are in the trip, which still have to be made safe.
  case lines([String])
  /// Pages, and the characters that could not be drawn on them.
  case printed(PrintedFile)
}
