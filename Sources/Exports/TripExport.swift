import Itinerary

package struct TripExport: Equatable, Sendable {
  package let content: ExportedText
  /// Sentences without a full stop about parts of the trip that the file cannot contain.
  package let remarks: [String]

  /// Equal documents give equal bytes.
  ///
  /// - Parameter document: made by ``TripDocument/init(printing:wording:timeline:with:)`` for a printout on a terminal.
  package init(
    of document: TripDocument, as format: ExportFormat, on paper: PaperSize = .letter,
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]] = { _ in [] }
  ) {
    content =
      switch format {
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
    var remarks = format == .ics ? document.adrift : format.isMap ? document.unplaced : []
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
    let displayed = missing.prefix(20).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits))"
    }
    let rest = missing.count > displayed.count ? " and \(missing.count - displayed.count) more" : ""
    return "no font on this machine has \(displayed.joined(separator: ", "))\(rest)"
  }
}

package enum ExportedText: Equatable, Sendable {
  case text(String)
  /// Lines as they are in the trip, which still have to be made safe.
  case lines([String])
  case printed(PrintedFile)
}

extension TripDocument {
  var leftOffMaps: [DocumentRow] { rows.filter { $0.location == nil && !$0.kind.isLeg } }

  package var unplaced: [String] {
    TripDocument.sentence(
      on: leftOffMaps, one: "is not on the map because its location is unknown",
      several: "are not on the map because their locations are unknown")
  }

  /// A sentence about the rows whose time is in an unknown zone, which calendars cannot contain; empty if there are
  /// none.
  fileprivate var adrift: [String] {
    TripDocument.sentence(
      on: rows.filter(\.isAdrift), one: "is an all-day event because its time zone is unknown",
      several: "are all-day events because their time zones are unknown")
  }

  private static func sentence(on rows: [DocumentRow], one: String, several: String) -> [String] {
    if rows.isEmpty { return [] }
    let names = rows.prefix(3).map(\.title).joined(separator: ", ")
    let more = rows.count > 3 ? " and \(rows.count - 3) more" : ""
    return [(rows.count == 1 ? "one row \(one): " : "\(rows.count) rows \(several): ") + names + more]
  }
}
