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
  /// A sentence about the rows that a map cannot show; empty if none. Legs do not count, because they are
  /// ways between places.
  package var unplaced: [String] {
    let left = rows.filter { $0.location == nil && !$0.isLeg }
    guard let first = left.first else { return [] }
    return left.count == 1
      ? ["one row is not on the map because its location is unknown: \(first.title)"]
      : ["\(left.count) rows are not on the map because their locations are unknown: \(TripDocument.names(left))"]
  }

  /// A sentence about the rows whose time is in an unknown zone, which calendars cannot contain; empty if there are
  /// none.
  fileprivate var adrift: [String] {
    let left = rows.filter(\.isAdrift)
    guard let first = left.first else { return [] }
    return left.count == 1
      ? ["one row is an all-day event because its time zone is unknown: \(first.title)"]
      : [
        "\(left.count) rows are all-day events because their time zones are unknown: "
          + TripDocument.names(left)
      ]
  }

  /// The first titles of some rows, and the number of further ones.
  private static func names(_ rows: [DocumentRow]) -> String {
    rows.prefix(3).map(\.title).joined(separator: ", ") + (rows.count > 3 ? " and \(rows.count - 3) more" : "")
  }
}

extension DocumentRow {
  package var isLeg: Bool { if case .leg = kind { true } else { false } }
}
