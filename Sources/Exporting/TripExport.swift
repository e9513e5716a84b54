import Atlas
import ItineraryCore
import Printing

/// A trip as a file of a format, with what is to be said about it.
package struct TripExport: Equatable, Sendable {
  package let content: ExportedText
  /// Sentences on what the file cannot have of the trip, without a full stop; none if it has all of it.
  package let remarks: [String]

  /// - Parameters:
  ///   - document: of ``TripDocument/init(printing:wording:)`` for a printout on a terminal, else with places.
  ///   - otherFonts: gives the files of fonts for characters that the carried font lacks.
  package init(
    of document: TripDocument, as format: ExportFormat, on paper: PaperSize,
    otherFonts: ([Unicode.Scalar]) -> [[UInt8]]
  ) {
    content = format.write(document, on: paper, otherFonts: otherFonts)
    var remarks = format.omissions(from: document)
    if case .printed(let file) = content, let sentence = file.undrawn { remarks.append(sentence) }
    self.remarks = remarks
  }

  /// The bytes of a file in UTF-8. Lines are those of a document for files, which holds nothing that acts on a terminal.
  package var bytes: [UInt8] {
    switch content {
    case .text(let text): Array(text.utf8)
    case .lines(let lines): Array((lines.joined(by: "\n") + "\n").utf8)
    case .printed(let file): file.bytes
    }
  }
}

extension TripDocument {
  /// Tells a trip to files, which are UTF-8 whatever the terminal can show.
  ///
  /// - Parameter zones: reads the rules of the zones of the given names.
  package init(filing trip: Trip, wording: Wording, zones: (Set<String>) -> Zones) {
    let places = TripPlaces(trip)
    var wording = wording
    wording.typography = .unicode
    wording.zones = zones(Set(trip.itinerary.items.compactMap { $0.game?.timeZone }).union(places.zoneNames))
    self.init(trip, wording: wording, places: places)
  }
}

extension PrintedFile {
  /// A sentence on the characters that no font could draw; nil if there are none.
  fileprivate var undrawn: String? {
    guard !missing.isEmpty else { return nil }
    let shown = missing.prefix(20).map { scalar in
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return "\(scalar) (U+\(String(repeating: "0", count: max(0, 4 - digits.utf8.count)))\(digits))"
    }
    let rest = missing.count > shown.count ? " and \(missing.count - shown.count) more" : ""
    return "no font on this machine draws \(shown.joined(by: ", "))\(rest)"
  }
}
