import Itinerary

extension ExportFormat {
  /// Sentences about parts of a trip that a file of this format cannot contain; empty if it contains everything.
  package func omissions(from document: TripDocument) -> [String] {
    switch self {
    case .ics: document.adrift
    default: isMap ? document.unplaced : []
    }
  }
}

extension TripDocument {
  /// The rows that a map cannot show, besides legs, which are ways between places.
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
