import ItineraryCore
import Printing

extension ExportFormat {
  /// Writes a trip. The same document gives the same bytes.
  ///
  /// - Parameters:
  ///   - document: of ``TripDocument/init(printing:wording:)`` for a printout, else with places.
  ///   - paper: the size of the pages, where there are any.
  ///   - otherFonts: gives the files of fonts for characters that the carried font lacks.
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
    case .txt: .lines(TextExport.lines(of: document))
    }
  }
}

/// A trip as a format has it.
package enum ExportedText: Equatable, Sendable {
  /// The whole content of a file.
  case text(String)
  /// Lines as they are in the trip, still to be made safe for where they go.
  case lines([String])
  /// Pages, and what could not be drawn on them.
  case printed(PrintedFile)
}
