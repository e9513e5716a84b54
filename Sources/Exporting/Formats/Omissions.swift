import ItineraryCore

extension ExportFormat {
  /// Sentences on what a file of this format cannot have of a trip; none if it has all of it.
  package func omissions(from document: TripDocument) -> [String] {
    switch self {
    case .ics: document.adrift
    default: isMap ? document.unplaced : []
    }
  }
}

extension TripDocument {
  /// A sentence on the rows that no map can show; none if there are none. Legs are not among them: they are the ways between
  /// rows.
  package var unplaced: [String] {
    let left = rows.filter { $0.location == nil && !$0.isLeg }
    guard let first = left.first else { return [] }
    return left.count == 1
      ? ["one row is not on the map, since nothing tells where it is: \(first.title)"]
      : ["\(left.count) rows are not on the map, since nothing tells where they are: \(TripDocument.names(left))"]
  }

  /// A sentence on the rows whose time no calendar can have, since it is that of an unknown zone; none if there are none.
  fileprivate var adrift: [String] {
    let left = rows.filter(\.isAdrift)
    guard let first = left.first else { return [] }
    return left.count == 1
      ? ["one row is all day in the calendar, since nothing tells its time zone: \(first.title)"]
      : [
        "\(left.count) rows are all day in the calendar, since nothing tells their time zones: "
          + TripDocument.names(left)
      ]
  }

  /// The first titles of some rows, and how many more there are.
  private static func names(_ rows: [Row]) -> String {
    rows.prefix(3).map(\.title).joined(by: ", ") + (rows.count > 3 ? " and \(rows.count - 3) more" : "")
  }
}

extension TripDocument.Row {
  /// Whether the row is a way, not a place.
  package var isLeg: Bool { if case .leg = kind { true } else { false } }
}
